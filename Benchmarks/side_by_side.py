#!/usr/bin/env python3
"""Trains and measures IntentRouter and its peers in one run on one machine, on the public data sets.

  Benchmarks/side_by_side.py [--only SET[,SET...]] [--work FOLDER]

`intent` and `fasttext` are found on the PATH, the data sets by INTENT_DATASETS, the judge of
predictions files (metrics.py) by INTENT_PEERS; scikit-learn must be importable by this Python. What
the peers are: Benchmarks/peers.py. Results go into Benchmarks/results/side_by_side.json, from which
Benchmarks/side_by_side_page.py writes the table and the plot. A set that is not measured now keeps
the figures that stand there.

Everybody is trained on the training rows alone; IntentRouter calibrates on the validation rows, on
which the judge chooses everybody's thresholds. Times are of whole commands, each a process of its
own; `latency` is one text at a time inside a process (IntentRouter and fastText in one process, by
the program `latency`; scikit-learn in Python).
"""

import argparse
import csv
import datetime
import itertools
import json
import os
import pathlib
import random
import subprocess
import sys
import time

from accuracy import ROOT, folder, machine, read, write

RESULTS = ROOT / "Benchmarks" / "results" / "side_by_side.json"
PEERS = ROOT / "Benchmarks" / "peers.py"
RATES = (0.01, 0.02, 0.05)
NAMES = ("intent_router", "fasttext", "tfidf_lr", "tfidf_svm")


# ---- commands

class Commands:
    """What a contestant runs to train, to predict and to answer once."""

    def __init__(self, name, work):
        self.name = name
        self.suffix = {"intent_router": ".intentmodel", "fasttext": ".bin"}.get(name, ".joblib")
        self.work = work

    def model(self, data):
        return self.work / f"{data}-{self.name}{self.suffix}"

    def train(self, data, train, validation, out_of_scope):
        if self.name != "intent_router":
            return [sys.executable, PEERS, "train", self.name, train, self.model(data)]
        command = ["intent", "train", train, "--out", self.model(data), "--seed", "0", "--quiet"]
        if validation:
            command += ["--validation", validation]
        return command + [part for path in out_of_scope for part in ("--out-of-scope", path)]

    def predict(self, data, file, out):
        if self.name == "intent_router":
            return ["intent", "predict", self.model(data), file, "--out", out]
        return [sys.executable, PEERS, "predict", self.name, self.model(data), file, out]

    def throughput(self, data, rows, lines):
        """The whole command on a large file; fastText's own reads plain lines."""
        if self.name == "fasttext":
            return ["fasttext", "predict-prob", self.model(data), lines]
        return self.predict(data, rows, os.devnull)


def run(command):
    """Runs a command; returns seconds by the clock, of processors, and peak memory in bytes."""
    start = time.monotonic()
    child = subprocess.Popen(
        [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, command))} failed with {child.returncode}")
    return {"seconds": time.monotonic() - start, "processor_seconds": usage.ru_utime + usage.ru_stime,
            "peak_bytes": usage.ru_maxrss * 1024}


# ---- perturbed rows

def with_typos(text, count, generator):
    """Changes a letter in so many words of four letters or more: swap, drop, double or replace."""
    words = text.split(" ")
    places = [index for index, word in enumerate(words) if len(word) >= 4 and word.isalpha()]
    for index in generator.sample(places, min(count, len(places))):
        word = words[index]
        at = generator.randrange(len(word) - 1)
        other = generator.choice("abcdefghijklmnopqrstuvwxyz")
        words[index] = generator.choice([
            word[:at] + word[at + 1] + word[at] + word[at + 2:], word[:at] + word[at + 1:],
            word[:at] + word[at] + word[at:], word[:at] + other + word[at + 1:]])
    return " ".join(words)


def perturbed(rows, seed=0):
    """Returns copies of 1,000 rows, by what was done to them."""
    generator = random.Random(seed)
    rows = generator.sample(rows, min(1000, len(rows)))
    changes = {
        "clean": lambda text: text,
        "one typo": lambda text: with_typos(text, 1, generator),
        "two typos": lambda text: with_typos(text, 2, generator),
        "upper case": str.upper,
        "final mark": lambda text: text[:1].upper() + text[1:] + "?",
        "doubled blanks": lambda text: "  " + text.replace(" ", "  ") + " ",
        "no blanks": lambda text: text.replace(" ", ""),
    }
    return {name: [(change(text), intent) for text, intent in rows]
            for name, change in changes.items()}


# ---- figures

def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def judged(metrics, test, validation):
    """Returns the judge's figures that the table shows."""
    found = metrics.evaluate(
        metrics.load(test), metrics.load(validation) if validation else None, RATES)
    figures = {"accuracy": found["acc_in"], "auroc": found["auroc"]}
    if "max-overall" in found:
        figures["joint_accuracy"] = found["max-overall"]["overall"]
    for rate in RATES:
        chosen = found.get(f"cov@{rate * 100:g}% prior-matched") or found.get(f"cov@{rate * 100:g}%")
        if chosen:
            figures[f"coverage_{rate * 100:g}"] = chosen["coverage"]
            figures[f"got_{rate * 100:g}"] = chosen["misroute"]
    return figures


class SideBySide:
    """One run over the sets."""

    def __init__(self, data, metrics, work):
        self.data, self.metrics, self.work = data, metrics, work

    def rows(self, name, *paths):
        """Joins files into one and returns its path."""
        return write(self.work / f"{name}.csv", [row for path in paths for row in read(path)])

    def measure(self, name, train, test, validation=None, calibration=(), perturb=False):
        """Returns every contestant's figures on a set; test, validation: lists of files."""
        test_file = self.rows(f"{name}-test", *test)
        validation_file = self.rows(f"{name}-validation", *validation) if validation else None
        found = {}
        for contestant in NAMES:
            commands = Commands(contestant, self.work)
            training = run(commands.train(
                name, train, validation[0] if validation else None, calibration))
            found[contestant] = {
                "train_seconds": training["seconds"],
                "train_processor_seconds": training["processor_seconds"],
                "bytes": commands.model(name).stat().st_size,
                **judged(self.metrics, self.predictions(commands, name, test_file),
                         validation_file
                         and self.predictions(commands, name, validation_file))}
            if perturb:
                found[contestant]["robustness"] = self.robustness(commands, name, read(test[0]))
            print(name, contestant, json.dumps(found[contestant]), flush=True)
        return found

    def predictions(self, commands, name, file):
        out = self.work / f"{file.stem}-{commands.name}.predictions.csv"
        run(commands.predict(name, file, out))
        return out

    def robustness(self, commands, name, rows):
        """Returns the accuracy on each kind of perturbed rows."""
        accuracy = {}
        for kind, changed in perturbed(rows).items():
            file = write(self.work / f"{name}-{kind.replace(' ', '-')}.csv", changed)
            with open(self.predictions(commands, name, file), newline="", encoding="utf-8") as found:
                rows = list(csv.DictReader(found))
            accuracy[kind] = sum(row["gold"] == row["pred"] for row in rows) / len(rows)
        return accuracy

    def speed(self, name, test):
        """Returns what each contestant takes: one text, one command, 100,000 lines; in turns."""
        rows = read(test)
        many = list(itertools.islice(itertools.cycle(rows), 100_000))
        large = write(self.work / "large.csv", many)
        one = write(self.work / "one.csv", rows[:1])
        lines = self.work / "large.txt"
        lines.write_text("".join(text.lower() + "\n" for text, _ in many), encoding="utf-8")
        single = self.work / "one.txt"
        single.write_text(rows[0][0].lower() + "\n", encoding="utf-8")
        found = {contestant: {} for contestant in NAMES}
        for contestant, figures in found.items():
            commands = Commands(contestant, self.work)
            repeats = 3 if contestant in ("intent_router", "fasttext") else 1
            runs = [run(commands.throughput(name, large, lines)) for _ in range(repeats)]
            figures["lines_per_second"] = len(many) / min(part["seconds"] for part in runs)
            figures["peak_bytes"] = min(part["peak_bytes"] for part in runs)
            figures["one_shot_seconds"] = min(
                run(commands.throughput(name, one, single))["seconds"]
                for _ in range(5 * repeats))
        self.latency(name, test, found)
        return found

    def latency(self, name, test, found):
        """Adds p50 and p99 of one text at a time, in microseconds."""
        report = self.work / "latency.json"
        subprocess.run(
            [ROOT / "Benchmarks" / "latency.sh", Commands("intent_router", self.work).model(name),
             "--fasttext", Commands("fasttext", self.work).model(name), "--test", test,
             "--json", report], check=True, stdout=subprocess.DEVNULL)
        race = json.loads(report.read_text(encoding="utf-8"))
        for contestant, key in (("intent_router", "classify"), ("fasttext", "fastText")):
            for share in ("p50", "p99"):
                found[contestant][share] = race[f"{key}_{share}_microseconds"]
        sample = write(self.work / "latency.csv", random.Random(1).sample(read(test), 1000))
        for contestant in ("tfidf_lr", "tfidf_svm"):
            output = subprocess.run(
                [sys.executable, PEERS, "latency", contestant,
                 Commands(contestant, self.work).model(name), sample],
                check=True, stdout=subprocess.PIPE, text=True).stdout
            durations = json.loads(output)
            found[contestant]["p50"] = percentile(durations, 0.5)
            found[contestant]["p99"] = percentile(durations, 0.99)

    # ---- the sets

    def clinc150(self):
        data = self.data / "clinc150"
        others = [data / "oos_val.csv", data / "oos_train_plus.csv"]
        found = self.measure(
            "clinc150", data / "train.csv", [data / "test.csv", data / "oos_test.csv"],
            [data / "val.csv", *others], others, perturb=True)
        for contestant, figures in self.speed("clinc150", data / "test.csv").items():
            found[contestant] |= figures
        return found

    def banking77(self):
        data = self.data / "banking77"
        return self.measure("banking77", data / "train.csv", [data / "test.csv"])

    def massive(self, language):
        data = self.data / "massive" / language
        return self.measure(f"massive-{language}", data / "train.csv", [data / "valid.csv"])


SETS = {
    "clinc150": SideBySide.clinc150,
    "banking77": SideBySide.banking77,
    "massive-en-US": lambda run: run.massive("en-US"),
    "massive-zh-CN": lambda run: run.massive("zh-CN"),
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(SETS), help="the sets to measure")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build" / "side-by-side")
    options = parser.parse_args()
    unknown = [name for name in options.only.split(",") if name not in SETS]
    if unknown:
        parser.error(f"unknown set {', '.join(unknown)} (have: {', '.join(SETS)})")
    data, judge = folder("INTENT_DATASETS"), folder("INTENT_PEERS")
    if data is None or judge is None:
        sys.exit("error: INTENT_DATASETS and INTENT_PEERS must name the folders of the data sets "
                 "and of the judge metrics.py")
    sys.path.insert(0, str(judge))
    import metrics
    options.work.mkdir(parents=True, exist_ok=True)
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    side_by_side = SideBySide(data, metrics, options.work)
    for name in options.only.split(","):
        load = os.getloadavg()[0]
        contestants = SETS[name](side_by_side)
        results[name] = {
            "date": datetime.date.today().isoformat(), "machine": machine(), "load": load,
            "command": f"Benchmarks/side_by_side.py --only {name}", "contestants": contestants}
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
