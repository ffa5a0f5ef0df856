"""Time and date of the device."""

import datetime
import re

from words import choose

ENGLISH_DATE = re.compile(r"\b(?:date|day|today|month|year|monday|tuesday|wednesday|thursday|friday|"
                          r"saturday|sunday)\b", re.I)
CHINESE_DATE = re.compile(r"几号|日期|星期|礼拜|周几|几月|今年|农历|阴历|哪天")
WEEKDAYS = "一二三四五六日"


def show(text, store):
    """Tells the time, or the date where the command asks for that; does not look at the store."""
    now = datetime.datetime.now()
    clock, date = now.strftime("%H:%M"), now.date().isoformat()
    if ENGLISH_DATE.search(text) or CHINESE_DATE.search(text):
        spoken = choose(text, f"{now.strftime('%A')}, {date}",
                        f"{date}，星期{WEEKDAYS[now.weekday()]}")
    else:
        spoken = choose(text, f"It is {clock}.", f"现在是 {clock}。")
    return {"text": spoken, "time": clock, "date": date}
