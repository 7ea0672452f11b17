"""Finished games, played by a program at once."""

import random
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import APIRequestContext

CLIENTS = count(1)


class Finished(NamedTuple):
    """A table's id, and for each seat the link by which a browser takes it."""

    id: str
    links: Sequence[str]


def finished(api: APIRequestContext, game: str, seats: int, names: Sequence[str] = ()) -> Finished:
    """Play a game to its end without looking."""
    called = names or [f"Guest {seat + 1}" for seat in range(seats)]
    places = [{"place": "here" if seat else "you", "name": called[seat]} for seat in range(seats)]
    table = _ask(api, "/tables", {"game": game, "seats": places})
    keys, now, rng = table["keys"], table["table"], random.Random(3)
    while now["actor"] > 0:
        secret = next(key["secret"] for key in keys if key["seat"] == now["actor"])
        moves = _ask(api, f"/tables/{now['id']}/moves", None, secret)["moves"]
        now = _ask(api, f"/tables/{now['id']}/moves", {"move": rng.choice(moves)}, secret)
    return Finished(str(now["id"]), [key["link"] for key in keys])


def _ask(api: APIRequestContext, path: str, body: object, secret: str = "") -> Any:
    number = next(CLIENTS)  # one client is limited
    headers = {"x-forwarded-for": f"10.3.{number >> 8}.{number & 255}", "authorization": f"Bearer {secret}"}
    return api.fetch(f"/api/v1{path}", method="POST" if body else "GET", data=body, headers=headers).json()
