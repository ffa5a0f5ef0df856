"""Expenses."""

import datetime
import re

from store import Refusal, next_identifier
from words import choose, numbers, spell, with_digits


def add_expense(text, store):
    """Records what was spent, and on what."""
    found = amounts(text)
    if not found:
        raise Refusal(choose(text, "How much was it?", "花了多少钱？"))
    with store.changing("expenses") as items:
        item = {"id": next_identifier(items), "amount": found[-1] if len(found) == 1 else found[0],
                "what": text.strip(), "date": datetime.date.today().isoformat()}
        items.append(item)
        total = sum(other["amount"] for other in items if is_this_month(other))
    return {"text": choose(text, f"Recorded: {spell(item['amount'])}. This month: {spell(total)}.",
                           f"已记账：{spell(item['amount'])}。本月共 {spell(total)}。"),
            "items": [item], "changed": {"month_total": total},
            "undo": store.undo_record("expenses", remove=[item["id"]])}


def amounts(text):
    """Returns the amounts of a command: those with a currency, else all numbers."""
    digits = with_digits(text)
    money = re.findall(
        r"[$€£¥￥]\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:[$€£¥￥]|元|块|人民币|yuan|rmb|euros?|"
        r"dollars?|bucks?|pounds?|quid|francs?)", digits, re.I)
    return [float(before or after) for before, after in money] or numbers(text)


def sum_expenses(text, store):
    """Tells what was spent this month, this year where the command says so, or today."""
    items = [item for item in store.read("expenses") if is_meant(item, text.lower())]
    total = sum(item["amount"] for item in items)
    return {"text": choose(text, f"{spell(total)} in {len(items)} entries.",
                           f"共 {spell(total)}，{len(items)} 笔。"),
            "items": items, "total": total}


def is_meant(item, text):
    today = datetime.date.today()
    if "today" in text or "今天" in text or "今日" in text:
        return item["date"] == today.isoformat()
    if "year" in text or "今年" in text:
        return item["date"][:4] == f"{today.year}"
    return is_this_month(item)


def is_this_month(item):
    return item["date"][:7] == datetime.date.today().isoformat()[:7]
