"""Games played by a program at once, to some turn or to their end."""

import random
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import APIRequestContext

CLIENTS = count(1)
GUEST = 2


class Finished(NamedTuple):
    """A table's id, and for each seat the link by which a browser takes it."""

    id: str
    links: Sequence[str]


class Playing:
    """A table at which a program has all seats, and plays without looking."""

    def __init__(self, api: APIRequestContext, game: str, seats: int, names: Sequence[str] = ()) -> None:
        called = names or [f"Guest {seat + 1}" for seat in range(seats)]
        places = [{"place": "here" if seat else "you", "name": called[seat]} for seat in range(seats)]
        table = _ask(api, "/tables", {"game": game, "seats": places})
        self._api, self._keys, self._now, self._rng = api, table["keys"], table["table"], random.Random(3)
        self.id, self.links = str(self._now["id"]), [key["link"] for key in self._keys]
        self.moves = 0

    @property
    def actor(self) -> int:
        """Return who has to move; 0 at the end."""
        return int(self._now["actor"])

    def play(self) -> None:
        """Play a move."""
        secret = next(key["secret"] for key in self._keys if key["seat"] == self.actor)
        moves = _ask(self._api, f"/tables/{self.id}/moves", None, secret)["moves"]
        self._now = _ask(self._api, f"/tables/{self.id}/moves", {"move": self._rng.choice(moves)}, secret)
        self.moves += 1

    def play_until_the_guest(self, moves: int) -> None:
        """Play so many moves, and on until it is the second seat's turn."""
        while self.actor > 0 and (self.moves < moves or self.actor != GUEST):
            self.play()

    def play_out(self) -> None:
        """Play to the end."""
        while self.actor > 0:
            self.play()


def finished(api: APIRequestContext, game: str, seats: int, names: Sequence[str] = ()) -> Finished:
    """Play a game to its end without looking."""
    table = Playing(api, game, seats, names)
    table.play_out()
    return Finished(table.id, table.links)


def _ask(api: APIRequestContext, path: str, body: object, secret: str = "") -> Any:
    number = next(CLIENTS)  # one client is limited
    headers = {"x-forwarded-for": f"10.3.{number >> 8}.{number & 255}", "authorization": f"Bearer {secret}"}
    return api.fetch(f"/api/v1{path}", method="POST" if body else "GET", data=body, headers=headers).json()
