"""A bot that sits at a table by its API: baumeister arena manhattan --bots "table:python arena_seat.py" random.

The arena says by the environment where the table is; the same program plays at the tables of a server.
"""

import json
import os
import random
from collections.abc import Iterable
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TABLE = f"{os.environ['BAUMEISTER_SERVER']}/api/v1/tables/{os.environ['BAUMEISTER_TABLE']}"
WHO = {"authorization": f"Bearer {os.environ['BAUMEISTER_SECRET']}", "content-type": "application/json"}


def ask(path: str, **sent: str | int) -> Any:
    """Return what the table answers."""
    body = json.dumps(sent).encode() if sent else None
    with urlopen(Request(f"{TABLE}/{path}", body, WHO)) as answer:  # noqa: S310 - an address of our own
        return json.load(answer)


def play(events: Iterable[bytes]) -> None:
    """Move whenever there is something to choose, until the game is over."""
    for _ in events:  # each says that something happened, or that the server lives
        found = ask("moves")
        if found["moves"]:
            try:
                ask("moves", move=random.choice(found["moves"]), seq=found["seq"])
            except HTTPError as refused:  # 409: it came too late; the next event shows where we are
                refused.close()
        elif found["actor"] == -1:
            print("scores", ask("record")["scores"])
            return


with urlopen(Request(f"{TABLE}/events?after=0", headers=WHO)) as events:  # noqa: S310 - an address of our own
    play(events)
