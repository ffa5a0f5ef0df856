#!/usr/bin/env python3
"""Routes strings that no skill should answer, and counts those that would have run: the target is 0.

  Benchmarks/odd_strings.py NAME=MODEL [NAME=MODEL...]

NAME is `clinc150` (English; no route map, every trusted intent counts as routed) or `assistant`
(English and Chinese, with the routes.json beside the model): it says which strings are odd. `intent`
is found on the PATH; with INTENT_PEERS the odd strings of the peers' comparison are routed, too. The
result goes into Benchmarks/results/odd_strings.json. A string that stands in the training rows (by
INTENT_DATASETS for clinc150) may run and is counted apart. Exits with 1 when anything else does.
"""

import csv
import datetime
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / "results" / "odd_strings.json"

# Odd for everyone. None is a command that either model knows.
COMMON = {
    "nothing": ["", " ", "\t", "\u3000", "\u200b", "\ufeff"],
    "punctuation": ["?", "...", "!!!", "—", "(", "\"\"", "###", "¿", "。", "，，，"],
    "gibberish": [
        "asdf qwer zxcv", "xyzzy plugh", "fjdksla;", "qqqqqqqqqqqqqqqq", "lkj lkj lkj", "blorp",
        "zzzz zzzz", "hjkl hjkl asdf", "wqeruyt xcvbmn poiuy", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ],
    "letters": ["a", "x", "i", "e", "z z", "é"],
    "lone words": ["the", "how", "what", "and", "of", "with", "my", "for", "which", "hmm", "huh?"],
    "numbers": ["12345", "3.14159", "0", "1e9", "٤٢", "192.168.0.1", "2026-02-30", "1/0"],
    "emoji": ["😀", "❤️❤️", "🤷🏽‍♀️", "👍👍👍", "🇩🇪", "🏠🔥"],
    "code": [
        "SELECT * FROM users;", "DROP TABLE intents; --", "<script>alert(1)</script>",
        "for (int i = 0; i < n; i++) {", "git push --force origin main", "rm -rf /tmp/x",
        "{\"intent\": \"light_off\", \"confidence\": 1}", "def __init__(self):", "#!/bin/sh",
        "NullPointerException at Main.java:42", "http://example.com/a?b=c", "\u0000\u0000",
    ],
    "file names": [
        "light_off.csv", "IMG_2041.JPG", "timer_set_v2_final.docx", "weather-2024.tar.gz",
        "alarm.mp3", "transfer_money.py", "TODO.txt", "play_music(1).swift",
    ],
    "other languages": [
        "quelle heure est-il", "привет, как дела", "¿dónde está la biblioteca?", "wie geht es dir",
        "مرحبا كيف حالك", "안녕하세요", "こんにちは、元気ですか", "γειά σου κόσμε", "שלום עולם",
        "नमस्ते दुनिया", "merhaba dünya", "mi ne komprenas", "nunc est bibendum",
    ],
    "long": [
        "The city council voted on Tuesday to approve a new budget that raises spending on roads "
        "and bridges by eleven percent, after months of debate over whether the money should go to "
        "schools instead. Opponents said that the decision would push back the opening of two "
        "libraries, while the mayor called it a long overdue investment. The plan still needs the "
        "signature of the governor, who has not said whether she will sign it. Residents at the "
        "meeting spoke for more than three hours, many of them about noise and traffic near the "
        "harbour, where construction is due to begin in spring.",
        "lorem ipsum dolor sit amet " * 200,
        "light " * 400,
        "x" * 5000,
    ],
    "requests for a language model": [
        "write a haiku about the fall of rome",
        "prove that the square root of two is irrational",
        "refactor this python function to use async io",
        "summarise the attached contract in three bullets",
        "who would win, a bear or a shark",
        "explain the difference between a monad and a functor",
        "is free will compatible with determinism",
        "draft an apology from a pirate to a mermaid",
    ],
}

# Commands that the assistant knows, for a model that knows no Chinese.
CHINESE = {
    "Chinese": ["今天天气怎么样", "关灯", "你好", "帮我设一个闹钟", "谢谢你", "一二三", "的"],
}

# Odd for a model that knows Chinese.
CHINESE_ODDITIES = {
    "Chinese": [
        "的", "了", "吗", "啊啊啊啊", "呵呵呵", "嗯", "然后", "锟斤拷烫烫烫", "床前明月光，疑是地上霜",
        "为什么天是蓝色的", "写一首关于秋天的诗", "龘龘龘", "红烧肉为什么要先焯水",
        "用三句话解释量子纠缠", "开灯.csv", "孔子是哪一年出生的",
        "市议会周二投票通过了新的预算案，将道路和桥梁的支出提高百分之十一。此前几个月里，各方一直在争论这笔钱是否应当用于学校。"
        "反对者表示，这一决定会推迟两座图书馆的开放，而市长则称这是一项早该进行的投资。",
    ],
}

SETS = {"clinc150": [COMMON, CHINESE], "assistant": [COMMON, CHINESE_ODDITIES]}


def strings(name):
    """Returns (kind, text) for each odd string of a set."""
    found = [(kind, text) for part in SETS[name] for kind, texts in part.items()
             for text in texts]
    known = {text for _, text in found}
    return found + [("peers' list", text) for text in peers_strings(name) if text not in known]


def peers_strings(name):
    """Returns the odd strings of the peers' comparison, where it is at hand."""
    folder = os.environ.get("INTENT_PEERS")
    if not folder or not pathlib.Path(folder, "bench_robust.py").exists():
        return []
    sys.path.insert(0, folder)
    import bench_robust
    # A question about the weather in Chinese is no oddity for a model that knows Chinese.
    return [text for text in bench_robust.ODD
            if name == "clinc150" or text not in CHINESE["Chinese"]]


def training_texts(name):
    """Returns the training utterances of a set, as far as they are at hand."""
    datasets = pathlib.Path(os.environ.get("INTENT_DATASETS", "."))
    files = {"clinc150": [datasets / "clinc150" / "train.csv"],
             "assistant": sorted((HERE.parent / "data" / "assistant").glob("train.*.csv"))}
    found = set()
    for path in files[name]:
        if path.exists():
            with open(path, newline="", encoding="utf-8") as file:
                found.update(row["text"].casefold() for row in csv.DictReader(file))
    return found


def route(model, texts):
    """Returns one decision for each text."""
    lines = "".join(json.dumps({"text": text}) + "\n" for text in texts)
    result = subprocess.run(
        ["intent", "route", model, "--jsonl", "--quiet"], input=lines, text=True,
        stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


def is_routed(decision):
    """Tells whether a decision trusts the intent, whatever the map says about it."""
    action = decision["decision"]
    return action["action"] != "hand_over" or action["reason"] in (
        "unmapped_intent", "never_local", "no_promise")


def measure(name, model):
    """Routes every odd string and returns what came out."""
    odd = strings(name)
    decisions = route(model, [text for _, text in odd])
    assert len(decisions) == len(odd), "one decision for each string"
    routed = [
        {"kind": kind, "text": text[:60], "intent": decision["intent"]["name"],
         "acceptance": decision["receipt"]["acceptance"],
         "threshold": decision["receipt"]["threshold"], "action": decision["decision"]["action"]}
        for (kind, text), decision in zip(odd, decisions) if is_routed(decision)]
    known = training_texts(name)
    trained = [row for row in routed if row["text"].casefold() in known]
    routed = [row for row in routed if row["text"].casefold() not in known]
    reasons = {}
    for decision in decisions:
        reason = decision["decision"].get("reason", decision["decision"]["action"])
        reasons[reason] = reasons.get(reason, 0) + 1
    return {"strings": len(odd), "routed": len(routed), "routed_strings": routed,
            "routed_training_rows": [row["text"] for row in trained],
            "reasons": dict(sorted(reasons.items())), "date": datetime.date.today().isoformat()}


def main():
    pairs = [argument.split("=", 1) for argument in sys.argv[1:]]
    if not pairs or any(len(pair) != 2 or pair[0] not in SETS for pair in pairs):
        sys.exit(__doc__)
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for name, model in pairs:
        results[name] = measure(name, model)
        print(f"{name}: {results[name]['routed']} of {results[name]['strings']} routed")
        for row in results[name]["routed_strings"]:
            print(f"  {row['kind']}: {row['text']!r} -> {row['intent']} "
                  f"({row['acceptance']:.3f}, threshold {row['threshold']:.3f})")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(
        json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.exit(any(results[name]["routed"] for name, _ in pairs))


if __name__ == "__main__":
    main()
