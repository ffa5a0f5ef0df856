"""What a command says: whether it is Chinese, its payload without the words of command, its numbers."""

import re

HAN = re.compile(r"[\u3400-\u9fff]")
ENGLISH_NUMBERS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
}
HAN_DIGITS = {"零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6,
              "七": 7, "八": 8, "九": 9}
HAN_UNITS = {"十": 10, "百": 100, "千": 1000}
HAN_NUMBER = re.compile(r"[零〇一二两三四五六七八九十百千万]+(?:点[零〇一二三四五六七八九]+)?")
# "一下", "一笔": a way of asking, not a one.
NO_NUMBER = re.compile(r"一[下笔些起定样共直边]")
ENGLISH_NUMBER = re.compile(
    r"\b(?:(?:" + "|".join(ENGLISH_NUMBERS) + r"|hundred|thousand)(?:[ -](?:and )?)?)+\b", re.I)


def is_chinese(text):
    return HAN.search(text) is not None


def choose(text, english, chinese):
    """Returns the answer in the language of the command."""
    return chinese if is_chinese(text) else english


def with_digits(text):
    """Writes numbers in words as digits: "twenty five" is 25, "三十二块五" is 32.5块."""
    text = re.sub(r"(\d),(?=\d{3}\b)", r"\1", text)
    text = re.sub(rf"({HAN_NUMBER.pattern}|\d+)块([零一二两三四五六七八九\d])(?![十百千万\d])",
                  lambda found: f"{han_value(found[1])}.{han_value(found[2])}块", text)
    text = HAN_NUMBER.sub(
        lambda found: found[0] if NO_NUMBER.match(text, found.start()) else str(han_value(found[0])),
        text)
    return ENGLISH_NUMBER.sub(lambda found: english_value(found[0]), text)


def english_value(words):
    total = part = 0
    for word in re.split(r"[ -]+", words.lower().strip()):
        if word == "hundred":
            part = max(part, 1) * 100
        elif word == "thousand":
            total, part = total + max(part, 1) * 1000, 0
        elif word != "and":
            part += ENGLISH_NUMBERS.get(word, 0)
    tail = " " if words.endswith(" ") else ""
    return f"{total + part}{tail}"


def han_value(digits):
    """Returns the value of a number in Chinese characters; "两千三" is 2,300."""
    if digits.isdigit():
        return int(digits)
    whole, _, fraction = digits.partition("点")
    if whole and all(sign in HAN_DIGITS for sign in whole):
        value = int("".join(str(HAN_DIGITS[sign]) for sign in whole))
    else:
        value = han_sum(whole)
    if not fraction:
        return value
    return float(f"{value}." + "".join(str(HAN_DIGITS[sign]) for sign in fraction))


def han_sum(digits):
    total = section = number = 0
    unit = 1
    for sign in digits:
        if sign in HAN_DIGITS:
            number = HAN_DIGITS[sign]
            unit = 1 if sign in "零〇" else unit
        elif sign in HAN_UNITS:
            unit = HAN_UNITS[sign]
            section += max(number, 1) * unit
            number = 0
        else:
            total += max(section + number, 1) * 10_000
            section, number, unit = 0, 0, 10_000
    return total + section + number * max(1, unit // 10)


def numbers(text):
    """Returns the numbers of a command, in their order."""
    return [float(found) for found in re.findall(r"(?<![\w.])\d+(?:\.\d+)?|\d+(?:\.\d+)?",
                                                 with_digits(text))]


def payload(text, patterns):
    """Returns what is left of a command when the first pattern that fits has taken its frame off."""
    text = text.strip().strip("。.!！")
    for pattern in patterns:
        found = re.search(pattern, text, re.I)
        if found and found[1].strip(" ,，:：、。.\"“”"):
            return found[1].strip(" ,，:：、。.\"“”")
    return text


def spell(number):
    """Returns a number without needless digits."""
    return f"{round(number, 6):g}" if abs(number) < 1e6 else f"{round(number, 2):,.10g}"
