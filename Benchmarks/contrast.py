#!/usr/bin/env python3
"""Counts how often the assistant model takes a sentence about a command for the command.

  Benchmarks/contrast.py [MODEL] [--list]     (`intent` is taken from the PATH)

Two sets: data/assistant/contrast.csv, written by hand, and one made from the commands of the test files
by frames of this script. A twin counts as wrong when the decision is to run a skill; a confirmation is counted apart.
Standard library only."""
import collections, csv, json, os, random, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = os.path.join(ROOT, "data", "assistant")
ROUTES = os.path.join(ROOT, "Models", "assistant", "routes.json")
KINDS = ("negated", "question", "reported", "several_commands")

FRAMES = {
    "en": {
        "negated": ["whatever you do, don't {}", "there is no need to {} now", "I would rather not {}"],
        "question": ["did somebody {}", "how often do people {}", "why would anyone {}"],
        "reported": ["grandma told the nurse to {}", "last week I forgot to {}", "he wants his brother to {}"],
        "several_commands": ["{} and {}", "{}, then {}"],
    },
    "zh": {
        "negated": ["现在先不用{}", "我说了别{}", "你可千万不要{}"],
        "question": ["刚才谁{}了", "为啥总有人{}", "昨天有没有{}"],
        "reported": ["爷爷让护士{}", "上周我忘了{}", "他想叫他弟弟{}"],
        "several_commands": ["{}，然后{}", "{}，顺便{}"],
    },
}
NO_COMMAND = ("_query", "_list", "_read", "greeting_say", "help_show", "action_cancel", "action_undo")
# A row that begins so does not fit the English frames.
UNFIT = set("what what's how is are can could would will do does did i i'm it it's who when where why am my any "
            "hello hi hey good the a an please which has have should we there".split())


def rows(name):
    with open(os.path.join(DATA, name), newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def written():
    return [(r["language"], r["kind"], r["text"]) for r in rows("contrast.csv")]


def made(seed=1):
    chance = random.Random(seed)
    result = []
    for language, frames in FRAMES.items():
        commands = [(r["text"].rstrip(".!?。！？"), r["intent"]) for r in rows(f"test.{language}.csv")
                    if not r["intent"].endswith(NO_COMMAND)]
        if language == "en":
            commands = [(t[0].lower() + t[1:], i) for t, i in commands
                        if t.split()[0].lower().strip(",") not in UNFIT]
        for text, intent in commands:
            result.append((language, "positive", text))
            for kind in KINDS:
                other = chance.choice([t for t, i in commands if i != intent])
                result.append((language, kind, chance.choice(frames[kind]).format(text, other)))
    return result


def decide(model, texts):
    lines = "".join(text.replace("\n", " ") + "\n" for text in texts)
    done = subprocess.run(["intent", "route", model, "--routes", ROUTES, "--json", "--quiet"], input=lines,
                          capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def report(title, examples, model, listed):
    counts = collections.defaultdict(collections.Counter)
    for (language, kind, text), decision in zip(examples, decide(model, [e[2] for e in examples])):
        action = decision["decision"]["action"]
        counts[language, kind][action] += 1
        if listed and kind != "positive" and action == "run":
            print(f"  {kind}\t{text}\t{decision['intent']['name']}")
    print(f"### {title}\n\n| language | kind | rows | run | confirmed | run % |\n|---|---|--:|--:|--:|--:|")
    for language in FRAMES:
        twins = sum((counts[language, kind] for kind in KINDS), collections.Counter())
        for name, count in [(k, counts[language, k]) for k in ("positive",) + KINDS] + [("all twins", twins)]:
            total = sum(count.values())
            print(f"| {language} | {name} | {total} | {count['run']} | {count['confirm']} | "
                  f"{100 * count['run'] / max(1, total):.1f} |")
    print()


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--list"]
    model = arguments[0] if arguments else os.path.join(ROOT, "Models", "assistant", "assistant.intentmodel")
    for title, examples in (("Written by hand", written()), ("Made from the test rows", made())):
        report(title, examples, model, "--list" in sys.argv)
