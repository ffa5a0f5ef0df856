"""The store: one JSON file for each kind of thing, written whole or not at all, one writer at a time."""

import fcntl
import hashlib
import json
import os
import pathlib
import tempfile
from contextlib import contextmanager


class Refusal(Exception):
    """Something that the user must be told: not understood, or not possible."""


class Store:
    """The folder of the store."""

    def __init__(self, folder):
        if not folder:
            raise Refusal("INTENT_STORE does not name a folder for the store")
        self.folder = pathlib.Path(folder)

    def read(self, name):
        """Returns the items of a kind, oldest first."""
        path = self.path(name)
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise Refusal(f"{path} cannot be read: {error}; mend it or move it away") from error
        if not isinstance(content, list):
            raise Refusal(f"{path} is not a list of items; mend it or move it away")
        return content

    @contextmanager
    def changing(self, name):
        """Gives the items to change, and writes them when the block ends without an error."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / f".{name}.lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            items = self.read(name)
            yield items
            self.write(name, items)

    def write(self, name, items):
        handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=f".{name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(items, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, self.path(name))

    def path(self, name):
        return self.folder / f"{name}.json"

    def fingerprint(self, name):
        """Identifies the state of a kind's items."""
        content = json.dumps(self.read(name), ensure_ascii=False, sort_keys=True)
        return hashlib.sha256(content.encode("utf-8")).hexdigest()[:16]

    def undo_record(self, name, remove=(), put=()):
        """Returns what takes a change back: items to remove or to put as they were, and the state
        that the change left."""
        return {"name": name, "state": self.fingerprint(name), "remove": list(remove),
                "put": list(put)}

    def undo(self, record):
        """Takes a change back, unless the items have changed since."""
        name = record.get("name") if isinstance(record, dict) else None
        if name not in ("todos", "notes", "expenses"):
            raise Refusal("this is nothing that can be taken back")
        if self.fingerprint(name) != record.get("state"):
            raise Refusal(f"the {name} have changed since: nothing was taken back")
        put = {item["id"]: item for item in record.get("put", [])}
        with self.changing(name) as items:
            items[:] = [put.get(item["id"], item) for item in items
                        if item["id"] not in record.get("remove", [])]
        return {"text": f"Taken back: the {name} are as before.", "changed": {name: len(items)}}


def next_identifier(items):
    """Returns a number that no item has."""
    return 1 + max((item["id"] for item in items), default=0)
