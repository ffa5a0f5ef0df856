"""Sums: reads an expression out of the words and works it out, without `eval`."""

import math
import re

from store import Refusal
from words import choose, spell, with_digits

# In their order: what is longer comes first.
WORDS = [
    (r"to the power of|的(\d+)次方", "^"), (r"multiplied by|times|乘以|乘上|乘|×|\bx\b", "*"),
    (r"divided by|over|除以|÷", "/"), (r"\bplus\b|\band\b|加上|加|\+", "+"),
    (r"\bminus\b|\bless\b|减去|减|−", "-"), (r"percent of|% of|的?百分之", "%"),
    (r"the square root of|square root of|根号", "√"),
]
TOKEN = re.compile(r"\d+(?:\.\d+)?|[-+*/^%√()]")


def calculate(text, store):
    """Works out a sum; a read-only skill, so that the store is not looked at."""
    expression = translated(text)
    tokens = TOKEN.findall(expression)
    while tokens and tokens[0] in "+*/^%)":
        tokens.pop(0)
    while tokens and tokens[-1] in "+-*/^%√(":
        tokens.pop()
    if not any(token[0].isdigit() for token in tokens) or len(tokens) < 2:
        raise Refusal(choose(text, "I could not read a sum in that.", "没看懂要算什么。"))
    value = Parser(list(tokens), text).value()
    spelled = " ".join(tokens).replace("%", "% of")
    return {"text": f"{spelled} = {spell(value)}", "value": value}


def translated(text):
    """Returns a command with signs for words and digits for numbers."""
    text = with_digits(re.sub("的一半", "/2 ", text.lower()))
    text = re.sub(r"half of (\S+)", r"\1/2", text)
    text = re.sub(r"double (\S+)", r"2*\1", text)
    text = re.sub(r"(\d+(?:\.\d+)?) (?:squared)|(\d+(?:\.\d+)?)的平方", r"\1\2^2", text)
    for words, sign in WORDS:
        text = re.sub(words, f" {sign} ", text)
    return text


class Parser:
    """A recursive descent over the tokens: sums of products of powers."""

    def __init__(self, tokens, text):
        self.tokens, self.text = tokens, text

    def value(self):
        try:
            value = self.sum()
            if self.tokens:
                raise ValueError
            if not math.isfinite(value):
                raise OverflowError
        except (ValueError, IndexError):
            raise Refusal(choose(self.text, "I could not read that sum.", "没看懂这个算式。")) from None
        except ZeroDivisionError:
            raise Refusal(choose(self.text, "Nothing can be divided by zero.", "不能除以零。")) from None
        except OverflowError:
            raise Refusal(choose(self.text, "That number is too large.", "这个数太大了。")) from None
        return value

    def peek(self):
        return self.tokens[0] if self.tokens else ""

    def sum(self):
        value = self.product()
        while self.peek() in ("+", "-"):
            value = value + self.product() if self.tokens.pop(0) == "+" else value - self.product()
        return value

    def product(self):
        value = self.power()
        while self.peek() in ("*", "/", "%"):
            sign = self.tokens.pop(0)
            other = self.power()
            value = value * other if sign == "*" else (
                value / other if sign == "/" else value / 100 * other)
        return value

    def power(self):
        value = self.atom()
        if self.peek() == "^":
            self.tokens.pop(0)
            exponent = self.power()
            if abs(exponent) > 1000:
                raise OverflowError
            value = float(value) ** exponent
            if isinstance(value, complex):
                raise ValueError
        return value

    def atom(self):
        token = self.tokens.pop(0)
        if token == "-":
            return -self.atom()
        if token == "√":
            return math.sqrt(self.atom())
        if token == "(":
            value = self.sum()
            if self.tokens.pop(0) != ")":
                raise ValueError
            return value
        return float(token)
