"""Units of measure. Currencies need rates of the day, which a device offline does not have."""

import re

from store import Refusal
from words import choose, numbers, spell

# Each unit: its dimension, what it is worth in the dimension's own unit, and its names.
UNITS = [
    ("length", 0.001, "mm millimetre millimetres millimeter millimeters 毫米"),
    ("length", 0.01, "cm centimetre centimetres centimeter centimeters 厘米 公分"),
    ("length", 1, "m metre metres meter meters 米 公尺"),
    ("length", 1000, "km kilometre kilometres kilometer kilometers 公里 千米"),
    ("length", 0.0254, "inch inches 英寸"), ("length", 0.3048, "ft foot feet 英尺"),
    ("length", 0.9144, "yd yard yards 码"), ("length", 1609.344, "mile miles 英里"),
    ("mass", 0.001, "g gram grams 克"), ("mass", 1, "kg kilo kilos kilogram kilograms 公斤 千克"),
    ("mass", 0.5, "斤"), ("mass", 0.05, "两"), ("mass", 1000, "tonne tonnes 吨"),
    ("mass", 0.028349523125, "oz ounce ounces 盎司"), ("mass", 0.45359237, "lb lbs pound pounds 磅"),
    ("mass", 6.35029318, "stone"),
    ("volume", 0.001, "ml millilitre millilitres milliliter milliliters 毫升"),
    ("volume", 1, "l litre litres liter liters 升"), ("volume", 0.2365882365, "cup cups 杯"),
    ("volume", 0.473176473, "pint pints 品脱"), ("volume", 3.785411784, "gallon gallons 加仑"),
    ("volume", 0.01478676478125, "tablespoon tablespoons tbsp 汤匙"),
    ("volume", 0.00492892159375, "teaspoon teaspoons tsp 茶匙"),
    ("area", 1, "平方米 平米"), ("area", 10_000, "hectare hectares 公顷"),
    ("area", 4046.8564224, "acre acres 英亩"), ("area", 2000 / 3, "亩"),
    ("speed", 1 / 3.6, "km/h kph kmh"), ("speed", 0.44704, "mph"),
    ("time", 1, "second seconds 秒"), ("time", 60, "minute minutes 分钟"),
    ("time", 3600, "hour hours 小时"), ("time", 86_400, "day days 天"),
    ("temperature", 1, "celsius centigrade 摄氏度 摄氏"), ("temperature", 2, "fahrenheit 华氏度 华氏"),
]
NAMES = {name: (dimension, worth, names.split()[0])
         for dimension, worth, names in UNITS for name in names.split()}
PATTERN = re.compile(
    "|".join(sorted((re.escape(name) if not name.isascii() else rf"(?<![a-z]){re.escape(name)}(?![a-z])"
                     for name in NAMES), key=len, reverse=True)))


def convert(text, store):
    """Converts the first amount between the two units of a command; does not look at the store."""
    found = [NAMES[name] for name in PATTERN.findall(text.lower())]
    pairs = [(one, other) for one in found for other in found
             if one[0] == other[0] and one[1] != other[1]]
    if not pairs:
        raise Refusal(choose(text, "I need two units of one kind, such as miles and kilometres.",
                             "需要两个同类的单位，例如英里和公里。"))
    source, target = direction(text, *pairs[0])
    amount = (numbers(text) or [1])[0]
    value = converted(amount, source, target)
    return {"text": f"{spell(amount)} {source[2]} = {spell(value)} {target[2]}", "value": value}


def direction(text, first, second):
    """Of "how many grams in an ounce" the first unit is the one that is asked for."""
    asks_first = re.search(r"how (?:many|much)\s+[\w/]+\s+(?:in|is|are|make|to|does)\b", text.lower())
    return (second, first) if asks_first and not text[:asks_first.start()].strip().isdigit() else (
        first, second)


def converted(amount, source, target):
    if source[0] != "temperature":
        return amount * source[1] / target[1]
    return amount * 9 / 5 + 32 if source[1] == 1 else (amount - 32) * 5 / 9
