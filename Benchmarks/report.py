#!/usr/bin/env python3
"""Writes Benchmarks/results/README.md from the figures beside it. Python's standard library only."""

import json
import pathlib

RESULTS = pathlib.Path(__file__).resolve().parent / "results"


def load(name):
    path = RESULTS / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


ACCURACY = load("accuracy.json")
SPEED = {**load("footprint.json"), **load("latency.json")}
ODD = load("odd_strings.json")


def percent(value):
    return "-" if value is None else f"{value * 100:.1f} %"


def number(value, places=0, unit=""):
    return "-" if value is None else f"{value:,.{places}f}{unit}"


def figure(name, key):
    """Returns the mean of a figure over a set's seeds, or None."""
    return ACCURACY.get(name, {}).get("mean", {}).get(key)


def row(what, target, reached, is_kept):
    """Returns a row of a table of targets; `is_kept` is None where nothing was measured."""
    mark = "-" if is_kept is None else "yes" if is_kept else "**no**"
    return f"| {what} | {target} | {reached} | {mark} |"


def share(what, name, key, target, at_least=True):
    """Returns the row of a share that must reach a target, or stay below it."""
    value = figure(name, key)
    bound = f"{'at least' if at_least else 'at most'} {target:g} %"
    kept = None if value is None else (value * 100 >= target) == at_least or value * 100 == target
    reached = "-" if value is None else f"{value * 100:.2f} %"
    return row(what, bound, reached, kept)


def most(what, value, target, unit, places=0, scale=1.0):
    """Returns the row of a number that must not exceed a target."""
    reached = None if value is None else value * scale
    return row(what, f"{number(target, 2 if target < 1 else 0)}{unit} or less",
               number(reached, places, unit), None if reached is None else reached <= target)


HEAD = "| figure | target | reached | kept |\n|---|--:|--:|---|"


def first_targets():
    """Training, routing and measuring."""
    training = [figure("clinc150", "bytes"), figure("clinc150", "train_seconds")]
    return [
        HEAD,
        share("CLINC150 test accuracy", "clinc150", "accuracy", 93.4),
        share("BANKING77 test accuracy", "banking77", "accuracy", 91.7),
        share("MASSIVE zh-CN valid accuracy, trained on 90 % of train", "massive-zh-CN",
              "accuracy", 83.5),
        share("… trained on all of train", "massive-zh-CN", "full_accuracy", 83.5),
        share("… of the latter without valid rows that stand in train", "massive-zh-CN",
              "full_fresh_accuracy", 83.5),
        share("MASSIVE en-US valid accuracy, trained on 90 % of train", "massive-en-US",
              "accuracy", 86.5),
        share("… trained on all of train", "massive-en-US", "full_accuracy", 86.5),
        share("… of the latter without valid rows that stand in train", "massive-en-US",
              "full_fresh_accuracy", 86.5),
        share("CLINC150, 5 rows an intent", "clinc150-5shot", "accuracy", 73.5),
        share("CLINC150, 10 rows an intent", "clinc150-10shot", "accuracy", 82),
        most("model file, CLINC150", training[0], 1_363_148, " bytes"),
        most("training, CLINC150, by the clock", training[1], 60, " s", 1),
        most("one classification / fastText's, p50", SPEED.get("classify_ratio"), 0.5, " x", 2),
        most("one decision of the router / fastText's, p50", SPEED.get("route_ratio"), 0.5, " x",
             2),
        most("checked load, median of 200", SPEED.get("load_median_milliseconds"), 2, " ms", 2),
        most("resident memory after 10,000 texts", SPEED.get("resident_bytes"), 25, " MB", 1,
             1e-6),
        most("`intent classify` from start to end, median of 30",
             SPEED.get("one_shot_median_milliseconds"), 30, " ms", 1),
    ]


def abstention_targets():
    """Abstention and promises."""
    odd = {name: result["routed"] for name, result in ODD.items()}
    strings = ", ".join(f"{name} {routed} of {ODD[name]['strings']}"
                        for name, routed in odd.items())
    lines = [
        HEAD,
        share("CLINC150 AUROC", "clinc150", "auroc", 96.5),
        share("joint accuracy", "clinc150", "joint_accuracy", 90),
        share("… threshold chosen at the test rows' share of out of scope", "clinc150",
              "prior_matched_joint_accuracy", 90),
        share("ranking only, 1 %: coverage", "clinc150", "prior_matched_1_coverage", 62),
        share("… rate got", "clinc150", "prior_matched_1_misroute_rate", 1, at_least=False),
        share("… with a standard error to spare: coverage", "clinc150", "cautious_1_coverage",
              62),
        share("… rate got", "clinc150", "cautious_1_misroute_rate", 1, at_least=False),
        share("… coverage of the best threshold on the test rows (ceiling)", "clinc150",
              "oracle_1_coverage", 62),
        share("ranking only, 2 %: coverage", "clinc150", "prior_matched_2_coverage", 77),
        share("… rate got", "clinc150", "prior_matched_2_misroute_rate", 2, at_least=False),
        share("… with a standard error to spare: coverage", "clinc150", "cautious_2_coverage",
              77),
        share("… rate got", "clinc150", "cautious_2_misroute_rate", 2, at_least=False),
        share("… coverage of the best threshold on the test rows (ceiling)", "clinc150",
              "oracle_2_coverage", 77),
        share("ECE of the confidence, in scope", "clinc150", "ece", 2, at_least=False),
        row("odd strings routed", "0", strings or "-", not any(odd.values()) if odd else None),
    ]
    for language in ("en", "zh"):
        name = f"assistant-{language}"
        lines += [
            share(f"contrast set, {language}: rows that run the positive command", name,
                  "contrast_run_rate", 2, at_least=False),
            share("… run it or ask before", name, "contrast_run_or_asked_rate", 2,
                  at_least=False),
            share("… coverage of the positive twins", name, "contrast_twin_coverage", 80),
        ]
    return lines + [language_gap("auroc", "AUROC", 2), language_gap("prior_matched_5_coverage",
                                                                    "coverage at 5 %", 8)]


def language_gap(key, name, target):
    """Returns the row of what Chinese lies behind English."""
    english, chinese = figure("massive_oos-en-US", key), figure("massive_oos-zh-CN", key)
    what = f"massive_oos: {name}, Chinese behind English"
    if english is None or chinese is None:
        return row(what, f"{target} points", "-", None)
    gap = (english - chinese) * 100
    return row(what, f"{target} points or less",
               f"{gap:.1f} points ({percent(english)}, {percent(chinese)})", gap <= target)


def sets_table():
    """Every set with its main figures."""
    lines = [
        "| set | accuracy | macro-F1 | AUROC | joint | own decisions: coverage (got) | 2 % chosen "
        "on validation: coverage (got) | 5 % | oracle 2 % / 5 % | ECE | bytes | training s "
        "(processor s) |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, result in ACCURACY.items():
        found = result.get("mean")
        if not found:
            continue
        cells = [
            name, percent(found.get("accuracy")), percent(found.get("macro_f1")),
            percent(found.get("auroc")), percent(found.get("joint_accuracy")),
            pair(found, "own"), pair(found, "prior_matched_2"), pair(found, "prior_matched_5"),
            f"{percent(found.get('oracle_2_coverage'))} / "
            f"{percent(found.get('oracle_5_coverage'))}",
            number(found.get("ece"), 3), number(found.get("bytes")),
            f"{number(found.get('train_seconds'), 0)} "
            f"({number(found.get('train_processor_seconds'), 0)})",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def pair(found, key):
    if found.get(f"{key}_coverage") is None:
        return "-"
    return f"{percent(found[f'{key}_coverage'])} ({percent(found[f'{key}_misroute_rate'])})"


def promises():
    """What the promises in CLINC150's models brought on the test rows."""
    found = ACCURACY.get("clinc150", {}).get("mean", {})
    rates = [key.removeprefix("promise_").removesuffix("_coverage") for key in found
             if key.startswith("promise_") and key.endswith("_coverage")]
    lines = ["| promise in the model | coverage on test | rate got |", "|--:|--:|--:|"]
    return lines + [
        f"| at most {rate} % | {percent(found[f'promise_{rate}_coverage'])} | "
        f"{percent(found[f'promise_{rate}_misroute_rate'])} |"
        for rate in sorted(rates, key=float)]


def notes():
    """How each set was measured."""
    lines = []
    for name, result in ACCURACY.items():
        seeds = ", ".join(str(run["seed"]) for run in result.get("runs", []) if "seed" in run)
        lines.append(
            f"- **{name}**: {result['note']}" + (f"; seeds {seeds}" if seeds else "")
            + f" ({result['date']}, {result['machine']}, load {result['load']})")
    return lines


def commands():
    """The first seed's commands of each set."""
    lines = []
    for result in ACCURACY.values():
        runs = max(1, len(result.get("runs", [])))
        lines += result["commands"][:max(1, len(result["commands"]) // runs)]
    return lines


def speed():
    """Latency and footprint in sentences."""
    if not SPEED:
        return ["Not measured."]
    return [
        f"{SPEED['machine']}, load {SPEED['load']:.2f} while measured: read ratios.",
        "",
        "| | p50 | p99 | accuracy on these texts |", "|---|--:|--:|--:|",
        *[f"| {title} | {number(SPEED.get(f'{key}_p50_microseconds'), 1, ' µs')} | "
          f"{number(SPEED.get(f'{key}_p99_microseconds'), 1, ' µs')} | "
          f"{percent(SPEED.get(f'{key}_accuracy'))} |"
          for title, key in (("`IntentClassifier.classify`", "classify"),
                             ("`IntentRouter.route`", "route"),
                             ("fastText `predictLine`", "fastText"))],
        "",
        f"Checked load: best {number(SPEED.get('load_best_milliseconds'), 2)} ms, median "
        f"{number(SPEED.get('load_median_milliseconds'), 2)} ms of 200. Throughput: "
        f"{number(SPEED.get('threads_1_per_second'))} classifications a second on one thread, "
        f"{number(SPEED.get('threads_4_per_second'))} on four at once; "
        f"{number(SPEED.get('threads_1_processor_microseconds'), 1)} and "
        f"{number(SPEED.get('threads_4_processor_microseconds'), 1)} µs of a processor each. "
        f"`intent classify` over 10,000 lines has a peak of "
        f"{number((SPEED.get('command_peak_bytes') or 0) / 1e6, 1)} MB.",
    ]


def agreement():
    found = ACCURACY.get("agreement")
    if not found:
        return "Not compared."
    return (f"`metrics.py` and `intent evaluate --validation` differ by at most "
            f"{found['largest_difference']:.1e} over {len(found['pairs'])} figures: accuracy, "
            "AUROC, joint accuracy, coverage and misroute rate at 1, 2 and 5 %.")


def main():
    text = "\n".join([
        "# Results", "",
        "Made by `make bench` (`Benchmarks/run`), from the JSON files beside this page. Figures are "
        "means over the seeds. Public test sets serve for reporting only.", "",
        "## Targets: training, routing, measuring", "", *first_targets(), "",
        "## Targets: abstention", "", *abstention_targets(), "",
        "The promise's own trial: [promise.md](promise.md).", "",
        "## Every set", "", *sets_table(), "",
        "*Own decisions*: at the model's own thresholds. *Got*: the share of wrong ones among all "
        "that are routed. *Chosen on validation*: prior-matched point estimates, no promises. "
        "*Oracle*: chosen on the test rows, a ceiling.", "", *promises(), "",
        "## Speed and memory", "", *speed(), "",
        "## Agreement with the judge", "", agreement(), "",
        "## How", "", *notes(), "",
        "The first seed's commands:", "", "```sh", *commands(), "```", "",
    ])
    (RESULTS / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
