#!/usr/bin/env python3
"""The assistant's skills that work on a small local store: lists, notes, expenses, sums, units, clock.

Called by the router, never by hand: reads one JSON object on standard input,

  {"skill": "add_todo", "text": "add oat milk to the shopping list", "arguments": {}}

and writes one on standard output: `text` for the user, `items` with stable identifiers where there
are any, `changed` with a summary of what is different now, and `undo` for what can be taken back.
With {"skill": …, "undo": …}, given what an earlier answer held, it takes that back.

INTENT_STORE names the folder of the store. Exit status: 0 done, 2 not understood or not possible
(the reason for the user is on standard error), 70 a fault of the program. Python's standard
library only.
"""

import json
import os
import sys

import clock
import lists
import money
import sums
import units
from store import Refusal, Store

SKILLS = {
    "add_todo": lists.add_todo, "list_todos": lists.list_todos,
    "complete_todo": lists.complete_todo, "add_note": lists.add_note,
    "search_notes": lists.search_notes, "add_expense": money.add_expense,
    "sum_expenses": money.sum_expenses, "calculate_number": sums.calculate,
    "convert_unit": units.convert, "show_clock": clock.show,
}


def answer(request):
    """Returns the answer to a request."""
    store = Store(os.environ.get("INTENT_STORE", ""))
    if "undo" in request:
        return store.undo(request["undo"])
    skill = SKILLS.get(request.get("skill"))
    if skill is None:
        raise Refusal(f"no skill {request.get('skill')!r} (have: {', '.join(sorted(SKILLS))})")
    return skill(request.get("text", ""), store)


def main():
    try:
        request = json.load(sys.stdin)
        if not isinstance(request, dict):
            raise Refusal("the request is not a JSON object")
        json.dump(answer(request), sys.stdout, ensure_ascii=False)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)
    except json.JSONDecodeError as error:
        print(f"the request is not JSON: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
