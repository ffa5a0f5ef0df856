"""To-do list and notes."""

import datetime

from store import Refusal, next_identifier
from words import choose, payload

TODO = [
    r"^(?:.*?\b)?(?:add|put|stick|pop|chuck|jot|include|sticking|adding|putting)\s+(.+?)\s+"
    r"(?:to|on|onto|in|into)\s+(?:the|my|our|this)?\s*[\w' -]*?(?:list|to-?dos?|groceries|tasks|"
    r"chores|agenda)\b",
    r"(?:to-?do|task|shopping list|reminder)\s*[:,]\s*(.+)$",
    r"^(?:.*?\b)?(?:add|put|note down|jot down)\s+(.+)$",
    r"(?:清单|待办|列表|购物单)(?:里|上|中)?(?:添|加|记|写|放)?(?:上|入|进)?(?:一[条个项])?[:：，,]\s*(.+)$",
    r"(?:把|将)(.+?)(?:加|添|记|写|放|列)(?:到|进|入|在|上)",
    r"(?:清单|待办|列表|购物单)(?:里|上|中)?(?:添加|增加|添|加|记|写|放)(?:上|入|进|一[条个项])?(.+)$",
    r"(?:添加|增加|新建|创建|加|记)(?:一[条个项])?(?:待办|任务)(?:事项)?[:：，,]?\s*(.+)$",
]
NOTE = [
    r"(?:note|memo|remember this|write this down|write down|jot down|notes?)\b[^:,]*[:,]\s*(.+)$",
    r"(?:note down|write down|jot down|make a note(?: that| of| about)?|take a note(?: that| of)?|"
    r"note that)\s+(.+)$",
    r"(?:笔记|备忘|备忘录|便签|小本本上?|记一下|记下来?|记录一下)[:：，,\s]\s*(.+)$",
    r"(?:记一下|记下|记录一下|写一条笔记|记条笔记|记个笔记)(.+)$",
]


def add_todo(text, store):
    """Puts something on the list."""
    what = payload(text, TODO)
    with store.changing("todos") as items:
        item = {"id": next_identifier(items), "what": what, "done": False}
        items.append(item)
        left = sum(not other["done"] for other in items)
    return {"text": choose(text, f"On the list: {what}. {left} to do.",
                           f"已加入清单：{what}。还有 {left} 项待办。"),
            "items": [item], "changed": {"todos_open": left},
            "undo": store.undo_record("todos", remove=[item["id"]])}


def list_todos(text, store):
    """Reads the list out."""
    items = [item for item in store.read("todos") if not item["done"]]
    lines = "\n".join(f"{item['id']}. {item['what']}" for item in items)
    return {"text": choose(text, f"{len(items)} to do\n{lines}" if items else "Nothing to do.",
                           f"{len(items)} 项待办\n{lines}" if items else "没有待办事项。"),
            "items": items}


def complete_todo(text, store):
    """Ticks off what the command names; asks where it could be several."""
    with store.changing("todos") as items:
        found = [item for item in items if not item["done"] and is_named(item["what"], text)]
        if not found:
            raise Refusal(choose(text, "Nothing on the list matches that.", "清单上没有这一项。"))
        if len(found) > 1:
            names = ", ".join(item["what"] for item in found)
            raise Refusal(choose(text, f"Which one: {names}?", f"是哪一项：{names}？"))
        before = dict(found[0])
        found[0]["done"] = True
        left = sum(not item["done"] for item in items)
    return {"text": choose(text, f"Done: {found[0]['what']}. {left} to do.",
                           f"已完成：{found[0]['what']}。还有 {left} 项待办。"),
            "items": found, "changed": {"todos_open": left},
            "undo": store.undo_record("todos", put=[before])}


def is_named(what, text):
    """Tells whether a command names an item: all its words, or its characters in a row."""
    what, text = what.lower(), text.lower()
    words = [word for word in what.split() if len(word) > 2]
    return what in text or bool(words) and all(word in text for word in words)


def add_note(text, store):
    """Writes a note down."""
    what = payload(text, NOTE)
    with store.changing("notes") as items:
        item = {"id": next_identifier(items), "what": what,
                "date": datetime.date.today().isoformat()}
        items.append(item)
    return {"text": choose(text, f"Noted: {what}", f"已记下：{what}"), "items": [item],
            "changed": {"notes": len(items)}, "undo": store.undo_record("notes", remove=[item["id"]])}


def search_notes(text, store):
    """Finds the notes that share the most with a command, the newest first."""
    scored = [(len(pieces(item["what"]) & pieces(text)), item) for item in store.read("notes")]
    best = max((score for score, _ in scored), default=0)
    found = [item for score, item in reversed(scored) if best and score == best][:5]
    found = found or [item for _, item in reversed(scored)][:3]
    lines = "\n".join(f"{item['date']}  {item['what']}" for item in found)
    return {"text": lines or choose(text, "There are no notes.", "还没有笔记。"), "items": found}


COMMON = set("the a an my me is are was what where when note notes for of to in on about did i and "
             "find show read search".split()) | set("我的了是在有没记笔查找一下看备忘过什么")


def pieces(text):
    """Returns words, and single Chinese characters, without the commonest."""
    found = {word.strip(".,?!:'\"").lower() for word in text.split()}
    found |= {sign for sign in text if "\u3400" <= sign <= "\u9fff"}
    return found - COMMON - {""}
