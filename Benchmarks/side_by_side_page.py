#!/usr/bin/env python3
"""Writes the table and the plot of the side-by-side run from Benchmarks/results/side_by_side.json.

  Benchmarks/side_by_side_page.py

Writes results/side_by_side.md and results/side_by_side.svg, and the table between the marks
`<!-- side by side -->` and `<!-- end -->` of the README. Python's standard library only.
"""

import json
import math
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "Benchmarks" / "results"
LABELS = {
    "intent_router": "Intent Router", "fasttext": "fastText",
    "tfidf_lr": "TF-IDF + logistic regression", "tfidf_svm": "TF-IDF + linear SVM",
}
OURS = "intent_router"
SETS = {"clinc150": "CLINC150", "banking77": "BANKING77", "massive-en-US": "MASSIVE en-US",
        "massive-zh-CN": "MASSIVE zh-CN"}


def percent(value, places=1):
    return "–" if value is None else f"{value * 100:.{places}f} %"


def ratio(value, ours):
    """Returns how many times ours a figure is, in two digits."""
    if value is None or not ours:
        return "–"
    times = value / ours
    return f"{times:.0f} x" if times >= 10 else f"{times:.1f} x" if times >= 1 else f"{times:.2f} x"


def table(head, rows):
    """Returns a Markdown table, numbers to the right."""
    align = "|---|" + "--:|" * (len(head) - 1)
    return ["| " + " | ".join(head) + " |", align] + ["| " + " | ".join(row) + " |" for row in rows]


def summary(results):
    """The README's table: CLINC150, one row a contestant, costs as ratios to ours."""
    found = results["clinc150"]["contestants"]
    ours = found[OURS]
    rows = []
    for name, figures in found.items():
        robust = figures["robustness"]
        rows.append([
            LABELS[name], percent(figures["accuracy"]), f"{figures['auroc']:.3f}",
            f"{percent(figures['coverage_2'])} ({percent(figures['got_2'])})",
            f"{(robust['clean'] - robust['one typo']) * 100:.1f} / "
            f"{(robust['clean'] - robust['two typos']) * 100:.1f}",
            percent(robust["no blanks"]), ratio(figures["bytes"], ours["bytes"]),
            ratio(figures["p50"], ours["p50"]),
            ratio(figures["lines_per_second"], ours["lines_per_second"]),
            ratio(figures["peak_bytes"], ours["peak_bytes"]),
            ratio(figures["train_seconds"], ours["train_seconds"])])
    return table(
        ["CLINC150", "accuracy", "AUROC", "coverage at 2 % (got)", "points lost, 1 / 2 typos",
         "without blanks", "model bytes", "latency p50", "lines a second", "memory", "training"],
        rows)


def every_set(results):
    """Accuracy and coverage on each set."""
    rows = []
    for name in LABELS:
        row = [LABELS[name]]
        for key in SETS:
            figures = results.get(key, {}).get("contestants", {}).get(name, {})
            row.append(percent(figures.get("accuracy"), 2))
        rows.append(row)
    return table(["accuracy", *SETS.values()], rows)


def absolute(results):
    """What CLINC150 took, in units."""
    rows = []
    for name, figures in results["clinc150"]["contestants"].items():
        rows.append([
            LABELS[name], f"{figures['bytes'] / 1e6:.2f} MB", f"{figures['train_seconds']:.1f} s",
            f"{figures['train_processor_seconds']:.1f} s", f"{figures['p50']:.1f} µs",
            f"{figures['p99']:.1f} µs", f"{figures['lines_per_second']:,.0f}",
            f"{figures['one_shot_seconds'] * 1000:.0f} ms", f"{figures['peak_bytes'] / 1e6:.0f} MB"])
    return table(
        ["CLINC150", "model", "training", "… of processors", "p50", "p99", "lines a second",
         "one text, whole command", "peak memory, 100,000 lines"], rows)


def abstention(results):
    rows = []
    for name, figures in results["clinc150"]["contestants"].items():
        rows.append([LABELS[name], f"{figures['auroc']:.4f}", percent(figures["joint_accuracy"])] + [
            f"{percent(figures[f'coverage_{rate}'])} ({percent(figures[f'got_{rate}'])})"
            for rate in (1, 2, 5)])
    return table(["CLINC150, 18 % out of scope", "AUROC", "joint accuracy",
                  *(f"coverage at {rate} % (got)" for rate in (1, 2, 5))], rows)


def robustness(results):
    found = results["clinc150"]["contestants"]
    kinds = list(found[OURS]["robustness"])
    return table(["accuracy, 1,000 rows", *kinds], [
        [LABELS[name], *(percent(figures["robustness"][kind]) for kind in kinds)]
        for name, figures in found.items()])


# ---- the plot

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 690, 40, 330

STYLE = """
  .page { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .line { stroke: #d1d9e0; stroke-width: 1 } .mark { fill: #6e7781; fill-opacity: .55 }
  .ours { fill: #0969da; fill-opacity: .8 } text { font: 13px system-ui, sans-serif }
  .title { font-weight: 600; font-size: 15px }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } .ink { fill: #f0f6fc } .soft { fill: #9198a1 }
    .line { stroke: #3d444d } .mark { fill: #9198a1 } .ours { fill: #4493f8 }
  }
"""


def plot(results):
    """Accuracy against model bytes (logarithmic); a mark's area is its latency's logarithm."""
    found = results["clinc150"]["contestants"]
    accuracies = [figures["accuracy"] * 100 for figures in found.values()]
    low, high = math.floor(min(accuracies)) - 1, math.ceil(max(accuracies)) + 1
    exponents = (6, 8)

    def x(size):
        place = (math.log10(size) - exponents[0]) / (exponents[1] - exponents[0])
        return LEFT + place * (RIGHT - LEFT)

    def y(accuracy):
        return BOTTOM - (accuracy - low) / (high - low) * (BOTTOM - TOP)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
             'aria-labelledby="title text">',
             '<title id="title">Accuracy on CLINC150 against model size</title>',
             f'<desc id="text">{describe(found)}</desc>', f"<style>{STYLE}</style>",
             f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
             f'<text class="ink title" x="{LEFT}" y="24">CLINC150: accuracy against model size; '
             "the larger the mark, the slower</text>"]
    for accuracy in range(low, high + 1):
        parts.append(f'<line class="line" x1="{LEFT}" x2="{RIGHT}" y1="{y(accuracy):.1f}" '
                     f'y2="{y(accuracy):.1f}"/><text class="soft" text-anchor="end" '
                     f'x="{LEFT - 8}" y="{y(accuracy) + 4:.1f}">{accuracy} %</text>')
    for size in (1e6, 1e7, 1e8):
        parts.append(f'<line class="line" x1="{x(size):.1f}" x2="{x(size):.1f}" y1="{TOP}" '
                     f'y2="{BOTTOM}"/><text class="soft" text-anchor="middle" x="{x(size):.1f}" '
                     f'y="{BOTTOM + 20}">{size / 1e6:.0f} MB</text>')
    parts.append(f'<text class="soft" text-anchor="middle" x="{(LEFT + RIGHT) / 2}" '
                 f'y="{BOTTOM + 44}">model file (logarithmic)</text>')
    crowd = sorted((figures["accuracy"] for figures in found.values()
                    if x(figures["bytes"]) > WIDTH * 0.62), reverse=True)
    for name, figures in found.items():
        radius = 5 + 6 * math.log10(figures["p50"] / min(f["p50"] for f in found.values()))
        center = x(figures["bytes"]), y(figures["accuracy"] * 100)
        label = f'{LABELS[name]}, {latency(figures["p50"])}'
        kind = "ours" if name == OURS else "mark"
        parts.append(
            f'<circle class="{kind}" cx="{center[0]:.1f}" cy="{center[1]:.1f}" r="{radius:.1f}"/>')
        if figures["accuracy"] not in crowd:
            parts.append(f'<text class="ink" x="{center[0] + radius + 8:.1f}" '
                         f'y="{center[1] + 4:.1f}">{label}</text>')
            continue
        # At the right edge labels stand above the best and below the others.
        is_best = figures["accuracy"] == crowd[0]
        height = center[1] - radius - 7 if is_best else center[1] + radius + 16
        parts.append(f'<text class="ink" text-anchor="end" x="{center[0] + radius:.1f}" '
                     f'y="{height:.1f}">{label}</text>')
    return "\n".join(parts + ["</svg>", ""])


def latency(microseconds):
    if microseconds < 1000:
        return f"{microseconds:.0f} µs"
    return f"{microseconds / 1000:.1f} ms"


def describe(found):
    return "; ".join(
        f"{LABELS[name]}: {percent(figures['accuracy'])}, {figures['bytes'] / 1e6:.1f} MB, "
        f"{latency(figures['p50'])} a text" for name, figures in found.items())


# ---- pages

def provenance(results):
    lines = []
    for key, name in SETS.items():
        if key in results:
            run = results[key]
            lines.append(f"- {name}: {run['date']}, {run['machine']}, load {run['load']:.2f} before "
                         f"the run, `{run['command']}`")
    return lines


def page(results):
    return "\n".join([
        "# Side by side", "",
        "Made by `Benchmarks/side_by_side.py` and `Benchmarks/side_by_side_page.py`. Everybody is "
        "trained on the training rows in the same run on the same machine and judged by the same "
        "script; thresholds are prior-matched point estimates on the validation rows, no promises. "
        "Read times as ratios.", "",
        "![Accuracy against model size](side_by_side.svg)", "", "## Accuracy", "",
        *every_set(results), "",
        "BANKING77: test rows; MASSIVE: valid rows, trained on train; nothing was given to validate "
        "on, so that Intent Router sets a tenth of its training rows aside.", "",
        "## Abstention", "", *abstention(results), "", "## Robustness", "", *robustness(results), "",
        "## Costs", "", *absolute(results), "",
        "*One text* and *lines a second* are whole commands, process start included. Latency p50 and "
        "p99: one text at a time inside a process.", "", "## Runs", "", *provenance(results), ""])


def update_readme(lines):
    path = ROOT / "README.md"
    text = path.read_text(encoding="utf-8")
    start, end = "<!-- side by side -->\n", "<!-- end -->"
    if start not in text:
        return
    head, rest = text.split(start, 1)
    _, tail = rest.split(end, 1)
    path.write_text(head + start + "\n".join(lines) + "\n" + end + tail, encoding="utf-8")


def main():
    results = json.loads((RESULTS / "side_by_side.json").read_text(encoding="utf-8"))
    (RESULTS / "side_by_side.md").write_text(page(results), encoding="utf-8")
    (RESULTS / "side_by_side.svg").write_text(plot(results), encoding="utf-8")
    run = results["clinc150"]
    update_readme([
        *summary(results), "",
        f"One run on {run['date']} ({run['machine']}), `{run['command']}`; costs as multiples of "
        "Intent Router's. More: [Benchmarks/results/side_by_side.md](Benchmarks/results/side_by_side.md)."])


if __name__ == "__main__":
    main()
