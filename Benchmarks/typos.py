#!/usr/bin/env python3
"""Measures how typing slips and missing blanks cost accuracy on CLINC150.

  Benchmarks/typos.py [--seeds 0,1,2,3,4]

Takes the models of Benchmarks/accuracy.py (--only clinc150) from .build/benchmarks; `intent` is found
on the PATH, the data set by INTENT_DATASETS. 1,000 in-scope rows of val and of test are drawn and
changed by a fixed seed, the same for every model. The means go into Benchmarks/results/typos.json.
"""

import argparse
import csv
import datetime
import json
import subprocess
import sys

from accuracy import ROOT, folder, machine, mean, read, write
from side_by_side import perturbed

RESULTS = ROOT / "Benchmarks" / "results" / "typos.json"
WORK = ROOT / ".build" / "benchmarks"


def accuracy(model, rows, work):
    """Returns the share of rows whose best intent is right."""
    file, out = write(work / "typos.csv", rows), work / "typos.predictions.csv"
    subprocess.run(["intent", "predict", model, file, "--out", out], check=True)
    with open(out, newline="", encoding="utf-8") as predictions:
        return sum(row["gold"] == row["pred"] for row in csv.DictReader(predictions)) / len(rows)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", default="0,1,2,3,4", help="the models to measure")
    seeds = parser.parse_args().seeds.split(",")
    data = folder("INTENT_DATASETS")
    if data is None:
        sys.exit("error: INTENT_DATASETS must name the folder of the public data sets")
    models = [WORK / f"clinc150-{seed}.intentmodel" for seed in seeds]
    missing = [str(model) for model in models if not model.exists()]
    if missing:
        sys.exit(f"error: no {', '.join(missing)}: run Benchmarks/accuracy.py --only clinc150 "
                 f"--seeds {','.join(seeds)} first")
    found = {}
    for part in ("val", "test"):
        kinds = perturbed(read(data / "clinc150" / f"{part}.csv"))
        found[part] = mean([
            {kind: accuracy(model, rows, WORK) for kind, rows in kinds.items()}
            for model in models])
        print(part, json.dumps({kind: round(value, 4) for kind, value in found[part].items()}))
    RESULTS.write_text(json.dumps(
        {"date": datetime.date.today().isoformat(), "machine": machine(),
         "command": "Benchmarks/typos.py --seeds " + ",".join(seeds), **found}, indent=1) + "\n",
        encoding="utf-8")


if __name__ == "__main__":
    main()
