#!/usr/bin/env python3
"""Measures how early `intent validate` ranks labels that are known to be wrong.

  Benchmarks/label_errors.py [--share 0.02] [--seeds 1,2,3]

Exchanges the labels of a share of CLINC150's training rows (INTENT_DATASETS names the folder of public data sets)
and counts how many of them stand among the first ranked label errors: as many as were exchanged, then 3 % of the
rows. Rows that were labelled wrong from the start count against the ranking. `intent` is taken from the PATH.
Writes Benchmarks/results/label_errors.json; exits with 1 when fewer than 80 % stand among the first 3 %.
Standard library only."""
import argparse, csv, json, os, random, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RESULTS = os.path.join(ROOT, "Benchmarks", "results", "label_errors.json")
FIRST, FLOOR = 0.03, 0.8


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return [(row["text"], row["intent"]) for row in csv.DictReader(file)]


def exchanged(rows, share, seed):
    """Returns the rows with other labels for a share of them, and the lines of those in the file to be written."""
    chance = random.Random(seed)
    intents = sorted({intent for _, intent in rows})
    chosen = sorted(chance.sample(range(len(rows)), round(share * len(rows))))
    rows = list(rows)
    for index in chosen:
        text, intent = rows[index]
        rows[index] = text, chance.choice([other for other in intents if other != intent])
    return rows, {index + 2 for index in chosen}


def ranked(rows):
    """Returns the lines of the label errors that the command finds, the likeliest first, and the seconds it took."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "train.csv")
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows([("text", "intent"), *rows])
        start = time.monotonic()
        done = subprocess.run(["intent", "validate", path, "--json", "--quiet"], capture_output=True, text=True,
                              check=True)
        seconds = time.monotonic() - start
    findings = [f for f in json.loads(done.stdout) if f["kind"] == "label_error"]
    return [int(f["place"].rsplit(":", 1)[1]) for f in findings], seconds


def measure(rows, share, seed):
    changed, lines = exchanged(rows, share, seed)
    found, seconds = ranked(changed)
    first = round(FIRST * len(rows))
    return {
        "seed": seed, "rows": len(rows), "exchanged": len(lines), "suspected": len(found),
        "among_the_first_exchanged": len(lines & set(found[:len(lines)])) / len(lines),
        "among_the_first_3_percent": len(lines & set(found[:first])) / len(lines),
        "seconds": round(seconds, 1),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=float, default=0.02)
    parser.add_argument("--seeds", default="1,2,3")
    options = parser.parse_args()
    rows = read(os.path.join(os.environ["INTENT_DATASETS"], "clinc150", "train.csv"))
    runs = [measure(rows, options.share, int(seed)) for seed in options.seeds.split(",")]
    result = {
        "data": "clinc150/train.csv", "share": options.share,
        "command": f"Benchmarks/label_errors.py --share {options.share} --seeds {options.seeds}",
        "suspected_unchanged": len(ranked(rows)[0]), "runs": runs,
    }
    with open(RESULTS, "w", encoding="utf-8") as file:
        json.dump(result, file, indent=2)
        file.write("\n")
    print(json.dumps(result, indent=2))
    return 0 if min(run["among_the_first_3_percent"] for run in runs) >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
