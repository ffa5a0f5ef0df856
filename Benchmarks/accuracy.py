#!/usr/bin/env python3
"""Trains and judges models on public data sets with the built `intent`.

  Benchmarks/accuracy.py [--only SET[,SET...]] [--seeds 0,1,2] [--work FOLDER]

`intent` is found on the PATH, the data sets by INTENT_DATASETS, the judge of predictions files
(metrics.py) by INTENT_PEERS; without the judge the comparison with it is left out. Results go into
Benchmarks/results/accuracy.json, from which Benchmarks/report.py writes the table. A set that is
not measured now keeps the figures that stand there. Python's standard library only.
"""

import argparse
import csv
import datetime
import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "results" / "accuracy.json"
RATES = (0.01, 0.02, 0.05)


# ---- rows

def read(path):
    """Returns a file's rows as (text, intent)."""
    with open(path, newline="", encoding="utf-8") as file:
        return [(row["text"], row["intent"]) for row in csv.DictReader(file)]


def write(path, rows):
    """Writes rows, (text, intent), as CSV."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["text", "intent"])
        writer.writerows(rows)
    return path


def sample(rows, shots, seed):
    """Draws so many rows of each intent by a seed."""
    texts = {}
    for text, intent in rows:
        texts.setdefault(intent, []).append(text)
    generator = random.Random(seed)
    drawn = [
        (text, intent) for intent in sorted(texts)
        for text in generator.sample(sorted(texts[intent]), min(shots, len(texts[intent])))]
    generator.shuffle(drawn)
    return drawn


def halves(rows, seed):
    """Cuts rows into two halves by a seed."""
    rows = list(rows)
    random.Random(seed).shuffle(rows)
    return rows[:len(rows) // 2], rows[len(rows) // 2:]


# ---- the command

class Bench:
    """Runs `intent` and keeps what it made in a folder."""

    def __init__(self, data, peers, work, seeds):
        self.data, self.peers, self.work, self.seeds = data, peers, work, seeds
        self.commands = []

    def run(self, *arguments):
        """Runs intent, records the command, and returns seconds by the clock and of processors."""
        arguments = [str(argument) for argument in arguments]
        self.commands.append("intent " + " ".join(self.shorten(part) for part in arguments))
        before, start = processor_seconds(), time.monotonic()
        result = subprocess.run(
            ["intent", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)
        if result.returncode != 0:
            sys.exit(f"error: {self.commands[-1]} failed with {result.returncode}:\n"
                     f"{result.stdout}{result.stderr}")
        return time.monotonic() - start, processor_seconds() - before

    def shorten(self, part):
        for folder, name in ((self.data, "$INTENT_DATASETS"), (self.work, "out"), (ROOT, ".")):
            part = part.replace(f"{folder}/", f"{name}/")
        return part

    def train(self, name, training, seed=1, validation=(), out_of_scope=(), options=()):
        """Trains a model and returns its path and what it took."""
        model = self.work / f"{name}.intentmodel"
        arguments = ["train", training, "--out", model, "--seed", seed, "--quiet"]
        for path in validation:
            arguments += ["--validation", path]
        for path in out_of_scope:
            arguments += ["--out-of-scope", path]
        wall, processor = self.run(*arguments, *options)
        return model, {
            "bytes": model.stat().st_size, "train_seconds": wall,
            "train_processor_seconds": processor}

    def evaluate(self, model, tests, out_of_scope=(), validation=(), routes=None):
        """Returns the report of `intent evaluate` as a dictionary."""
        report = self.work / "report.json"
        arguments = ["evaluate", model, *tests, "--json", report, "--quiet"]
        for path in out_of_scope:
            arguments += ["--out-of-scope", path]
        for path in validation:
            arguments += ["--validation", path]
        if routes is not None:
            arguments += ["--routes", routes]
        self.run(*arguments)
        return json.loads(report.read_text(encoding="utf-8"))

    def predict(self, model, name, files):
        """Writes a predictions file and returns its path."""
        path = self.work / f"{name}.predictions.csv"
        self.run("predict", model, *files, "--out", path)
        return path

    def predictions(self, model, name, files):
        """Returns the rows of a predictions file."""
        with open(self.predict(model, name, files), newline="", encoding="utf-8") as file:
            return list(csv.DictReader(file))

    @staticmethod
    def output(*arguments):
        """Returns what intent prints."""
        return subprocess.run(
            ["intent", *map(str, arguments)], stdout=subprocess.PIPE, text=True, check=True).stdout


def processor_seconds():
    """Returns the processor seconds of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


# ---- figures

def figures(report):
    """Returns the figures of a report that the table shows."""
    own, chosen = report["own_decisions"], report["validation_thresholds"]
    found = {
        "rows": report["in_scope_rows"], "out_of_scope_rows": report["out_of_scope_rows"],
        "accuracy": report["classification"]["accuracy"],
        "macro_f1": report["classification"]["macro_f1"],
        "auroc": report["out_of_scope"]["auroc"],
        "fpr_at_95_tpr": report["out_of_scope"]["fpr_at_95_tpr"],
        "ece": report["calibration"]["ece"],
        "own_coverage": own["coverage"], "own_misroute_rate": own["misroute_rate"],
        "own_joint_accuracy": own["joint_accuracy"],
    }
    if chosen is None:
        return found
    if chosen["max_overall"]:
        found["joint_accuracy"] = chosen["max_overall"]["joint_accuracy"]
    if chosen["max_overall_prior_matched"]:
        found["prior_matched_joint_accuracy"] = (
            chosen["max_overall_prior_matched"]["joint_accuracy"])
    for rate in chosen["rates"]:
        for kind in ("plain", "prior_matched", "cautious", "oracle"):
            if rate[kind]:
                key = f"{kind}_{rate['rate'] * 100:g}"
                found[f"{key}_coverage"] = rate[kind]["coverage"]
                found[f"{key}_misroute_rate"] = rate[kind]["misroute_rate"]
    return found


def promises(bench, model, files):
    """Returns what the model's promises bring on test rows: coverage and the rate got."""
    rows = bench.predictions(model, "promises", files)
    card = json.loads(bench.output("inspect", model, "--json"))
    found = {}
    for threshold in card["thresholds"]:
        if threshold["basis"] != "promise" or threshold.get("tier"):
            continue
        routed = [row for row in rows if float(row["confidence"]) >= threshold["value"]]
        in_scope = sum(row["gold"] != "oos" for row in routed)
        right = sum(row["gold"] == row["pred"] for row in routed)
        key = f"promise_{threshold['maxMisrouteRate'] * 100:g}"
        found[f"{key}_coverage"] = in_scope / sum(row["gold"] != "oos" for row in rows)
        found[f"{key}_misroute_rate"] = 1 - right / max(1, len(routed))
    return found


def mean(runs):
    """Returns the mean of each figure over runs."""
    keys = [key for key in runs[0] if isinstance(runs[0][key], (int, float))]
    return {key: sum(run[key] for run in runs) / len(runs) for key in keys
            if all(isinstance(run.get(key), (int, float)) for run in runs)}


def summary(note, runs):
    """Returns what is stored of a set: the mean over its runs, and the runs."""
    return {"note": note, "mean": mean(runs), "runs": runs}


# ---- the sets

def clinc150(bench):
    """Full data; validation rows and real out-of-scope rows for calibration."""
    data = bench.data / "clinc150"
    calibration = [data / "oos_val.csv", data / "oos_train_plus.csv"]
    runs = []
    for seed in bench.seeds:
        model, made = bench.train(
            f"clinc150-{seed}", data / "train.csv", seed, [data / "val.csv"], calibration)
        report = bench.evaluate(
            model, [data / "test.csv"], [data / "oos_test.csv"],
            [data / "val.csv", *calibration])
        runs.append({"seed": seed, **made, **figures(report), **promises(
            bench, model, [data / "test.csv", data / "oos_test.csv"])})
    return summary("test + oos_test (18 % out of scope); thresholds chosen on "
                   "val + oos_val + oos_train_plus", runs)


def banking77(bench):
    """Full data; a tenth of the training rows set aside by default."""
    data = bench.data / "banking77"
    runs = []
    for seed in bench.seeds:
        model, made = bench.train(f"banking77-{seed}", data / "train.csv", seed)
        runs.append({"seed": seed, **made, **figures(bench.evaluate(model, [data / "test.csv"]))})
    return summary("test; a tenth of the training rows set aside by default", runs)


def massive(bench, language):
    """Trained on train alone; reported on valid, and on valid without the rows of train."""
    data = bench.data / "massive" / language
    known = {text for text, _ in read(data / "train.csv")}
    fresh = write(
        bench.work / f"massive-{language}-fresh.csv",
        [row for row in read(data / "valid.csv") if row[0] not in known])
    runs = []
    for seed in bench.seeds:
        model, made = bench.train(f"massive-{language}-{seed}", data / "train.csv", seed)
        run = {"seed": seed, **made, **figures(bench.evaluate(model, [data / "valid.csv"]))}
        full, _ = bench.train(
            f"massive-{language}-full-{seed}", data / "train.csv", seed, [data / "valid.csv"])
        for prefix, trained, tests in (("fresh", model, fresh), ("full", full, data / "valid.csv"),
                                       ("full_fresh", full, fresh)):
            found = figures(bench.evaluate(trained, [tests]))
            run |= {f"{prefix}_rows": found["rows"], f"{prefix}_accuracy": found["accuracy"]}
        runs.append(run)
    return summary("valid, not given as validation, so that a tenth of train is set aside; `full`: "
                   "trained on all of train with --validation valid, whose rows serve the "
                   "calibration alone; `fresh`: valid without the rows that stand word for word "
                   "in train", runs)


def massive_oos(bench, language):
    """Half of valid and of oos_valid calibrates, the other halves report; the seed cuts them."""
    data = bench.data / "massive_oos" / language
    runs = []
    for seed in bench.seeds:
        name = f"massive_oos-{language}-{seed}"
        parts = {}
        for kind in ("valid", "oos_valid"):
            calibration, report = halves(read(data / f"{kind}.csv"), seed)
            parts[kind] = write(bench.work / f"{name}-{kind}-calibration.csv", calibration)
            parts[f"{kind}_report"] = write(bench.work / f"{name}-{kind}-report.csv", report)
        model, made = bench.train(
            name, data / "train.csv", seed, [parts["valid"]], [parts["oos_valid"]])
        report = bench.evaluate(
            model, [parts["valid_report"]], [parts["oos_valid_report"]],
            [parts["valid"], parts["oos_valid"]])
        runs.append({"seed": seed, **made, **figures(report)})
    return summary("half of valid and of oos_valid calibrates, the other halves report (cut by "
                   "the seed)", runs)


def hint3(bench):
    """No validation rows and no out-of-scope rows: what is set aside by default decides."""
    data = bench.data / "hint3_sofmattress"
    runs = []
    for seed in bench.seeds:
        model, made = bench.train(f"hint3-{seed}", data / "train.csv", seed)
        report = bench.evaluate(
            model, [data / "test.csv"], [data / "oos_test.csv"],
            [data / "test.csv", data / "oos_test.csv"])
        run = {key: value for key, value in figures(report).items()
               if not key.startswith(("plain", "prior_matched", "joint"))}
        runs.append({"seed": seed, **made, **run})
    return summary("test + oos_test (36 % out of scope); no such rows to calibrate with, so no "
                   "promise; `oracle` thresholds are chosen on the test rows", runs)


def few_shot(bench, shots):
    """So many rows an intent, drawn from train; the whole of val calibrates."""
    data = bench.data / "clinc150"
    rows = read(data / "train.csv")
    runs = []
    for seed in bench.seeds:
        name = f"clinc150-{shots}shot-{seed}"
        training = write(bench.work / f"{name}.csv", sample(rows, shots, seed))
        model, made = bench.train(name, training, seed, [data / "val.csv"])
        report = bench.evaluate(model, [data / "test.csv"], [data / "oos_test.csv"])
        runs.append({"seed": seed, **made, **figures(report)})
    return summary(f"{shots} rows an intent drawn from train by the seed; --validation val; "
                   "no out-of-scope rows to calibrate with", runs)


# ---- the assistant's own set

def assistant(bench, language):
    """The shipped model on the project's own test rows of a language, and on the contrast set."""
    data = ROOT / "data" / "assistant"
    folder = ROOT / "Models" / "assistant"
    model = assistant_model(bench)
    validation = [data / f"validation.{language}.csv",
                  data / f"out_of_scope_calibration.{language}.csv"]
    report = bench.evaluate(
        model, [data / f"test.{language}.csv"], [data / f"out_of_scope_test.{language}.csv"],
        validation)
    routed = bench.evaluate(
        model, [data / f"test.{language}.csv"], [data / f"out_of_scope_test.{language}.csv"],
        routes=folder / "routes.json")
    run = {"bytes": model.stat().st_size, **figures(report), **contrast(model, language),
           "routes_coverage": routed["own_decisions"]["coverage"],
           "routes_misroute_rate": routed["own_decisions"]["misroute_rate"]}
    return summary("test rows of the language; `routes`: decided with Models/assistant/routes.json; "
                   "`contrast`: data/assistant/contrast.csv, likewise", [run])


def assistant_model(bench):
    """Returns the shipped model, or one made by its command where none is shipped."""
    model = ROOT / "Models" / "assistant" / "assistant.intentmodel"
    if model.exists():
        return model
    model = bench.work / "assistant" / "assistant.intentmodel"
    if not model.exists():
        model.parent.mkdir(exist_ok=True)
        subprocess.run(
            [ROOT / "Models" / "assistant" / "train.sh", model], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.copy(ROOT / "Models" / "assistant" / "routes.json", model.parent)
    return model


def contrast(model, language):
    """Returns how many negated, asked and reported commands run, and how many positive twins.

    Running is `run`; asking first is `confirm` and counted apart. A row of several commands must
    not run the one that its group is about.
    """
    path = ROOT / "data" / "assistant" / "contrast.csv"
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["language"] == language]
    decisions = route(model, [row["text"] for row in rows])
    positive = {row["group"]: row["intent"] for row in rows if row["kind"] == "positive"}
    tally = {"ran": [], "asked": []}
    twins = handled = 0
    for row, decision in zip(rows, decisions, strict=True):
        action, name = decision["decision"]["action"], decision["intent"]["name"]
        if row["kind"] == "positive":
            twins += 1
            handled += action != "hand_over" and name == row["intent"]
        elif action != "hand_over" and name == positive.get(row["group"]):
            tally["ran" if action == "run" else "asked"].append(row["text"])
    others = len(rows) - twins
    return {"contrast_rows": others, "contrast_run_rate": len(tally["ran"]) / max(1, others),
            "contrast_run_or_asked_rate": sum(map(len, tally.values())) / max(1, others),
            "contrast_twins": twins, "contrast_twin_coverage": handled / max(1, twins),
            "contrast_ran_texts": tally["ran"], "contrast_asked_texts": tally["asked"]}


def route(model, texts):
    """Routes texts and returns one decision for each."""
    lines = "".join(json.dumps({"text": text}) + "\n" for text in texts)
    result = subprocess.run(
        ["intent", "route", str(model), "--jsonl", "--quiet"], input=lines, text=True,
        stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


# ---- agreement with the judge

def agreement(bench):
    """The judge of predictions files against `intent evaluate --validation`."""
    if bench.peers is None:
        return None
    sys.path.insert(0, str(bench.peers))
    import metrics
    data = bench.data / "clinc150"
    seed = bench.seeds[0]
    model = bench.work / f"clinc150-{seed}.intentmodel"
    if not model.exists():
        return None
    test, validation = ([data / "test.csv", data / "oos_test.csv"],
                        [data / "val.csv", data / "oos_val.csv"])
    ours = figures(bench.evaluate(model, test, validation=validation))
    judged = metrics.evaluate(
        metrics.load(bench.predict(model, "clinc150-test", test)),
        metrics.load(bench.predict(model, "clinc150-val", validation)), RATES)
    pairs = {"accuracy": (ours["accuracy"], judged["acc_in"]),
             "auroc": (ours["auroc"], judged["auroc"]),
             "joint_accuracy": (ours["joint_accuracy"], judged["max-overall"]["overall"])}
    for rate in RATES:
        for kind, suffix in (("plain", ""), ("prior_matched", " prior-matched"),
                             ("oracle", " oracle")):
            theirs = judged[f"cov@{rate * 100:g}%{suffix}"]
            for figure, key in (("coverage", "coverage"), ("misroute_rate", "misroute")):
                name = f"{kind}_{rate * 100:g}_{figure}"
                pairs[name] = (ours[name], theirs[key])
    return {"note": "CLINC150, val + oos_val against test + oos_test; [intent evaluate, "
                    "metrics.py]",
            "largest_difference": max(abs(a - b) for a, b in pairs.values()),
            "pairs": {name: list(pair) for name, pair in pairs.items()}}


SETS = {
    "clinc150": clinc150,
    "agreement": agreement,
    "banking77": banking77,
    "massive-zh-CN": lambda bench: massive(bench, "zh-CN"),
    "massive-en-US": lambda bench: massive(bench, "en-US"),
    "massive_oos-zh-CN": lambda bench: massive_oos(bench, "zh-CN"),
    "massive_oos-en-US": lambda bench: massive_oos(bench, "en-US"),
    "hint3_sofmattress": hint3,
    "clinc150-5shot": lambda bench: few_shot(bench, 5),
    "clinc150-10shot": lambda bench: few_shot(bench, 10),
    "assistant-en": lambda bench: assistant(bench, "en"),
    "assistant-zh": lambda bench: assistant(bench, "zh"),
}


# ---- the run

def machine():
    """Returns the kind of machine, without its name."""
    text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    models = [line.split(":", 1)[1].strip() for line in text.splitlines()
              if line.startswith("model name")]
    return f"{models[0] if models else 'unknown processor'}, {os.cpu_count()} cores"


def folder(variable):
    """Returns the folder that an environment variable names, or None."""
    path = os.environ.get(variable)
    return pathlib.Path(path).resolve() if path and pathlib.Path(path).is_dir() else None


def options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(SETS), help="the sets to measure")
    parser.add_argument("--seeds", default="0,1,2")
    parser.add_argument("--sets", action="store_true", help="list the sets and do nothing")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build" / "benchmarks")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.only.split(",") if name not in SETS]
    if unknown:
        parser.error(f"unknown set {', '.join(unknown)} (have: {', '.join(SETS)})")
    return chosen


def store(name, result):
    """Writes one set's result beside those that stand there."""
    everything = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    everything[name] = result
    ordered = {key: everything[key] for key in SETS if key in everything}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(
        json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main():
    chosen = options()
    if chosen.sets:
        print(*SETS, sep="\n")
        return
    data = folder("INTENT_DATASETS")
    if data is None:
        sys.exit("error: INTENT_DATASETS must name the folder of the public data sets")
    chosen.work.mkdir(parents=True, exist_ok=True)
    seeds = [int(seed) for seed in chosen.seeds.split(",")]
    for name in chosen.only.split(","):
        bench = Bench(data, folder("INTENT_PEERS"), chosen.work.resolve(), seeds)
        start = time.monotonic()
        result = SETS[name](bench)
        if result is None:
            print(f"{name}: left out", flush=True)
            continue
        result.update(
            date=datetime.date.today().isoformat(), machine=machine(),
            load=round(os.getloadavg()[0], 2), commands=bench.commands)
        store(name, result)
        accuracy = result.get("mean", {}).get("accuracy")
        print(f"{name}: {time.monotonic() - start:.0f} s"
              + (f", accuracy {accuracy:.4f}" if accuracy else ""), flush=True)


if __name__ == "__main__":
    main()
