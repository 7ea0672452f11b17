"""People by their names in what games say: a game calls seats by its colours, the table knows who sits there."""

import re
from functools import lru_cache

import htpy as h

from baumeister.text import Language
from baumeister.web.pages.parts import colour_name, seat_class, seat_name
from baumeister.web.pages.view_models import TablePage

People = tuple[tuple[str, str, str], ...]
"""For each seat: what the game calls it, what it is called at this table, its classes."""


def people(page: TablePage, language: Language) -> People:
    """Return who sits at a table, as `by_name` takes it."""
    numbers = range(1, page.game.seats + 1)
    return tuple(
        (colour_name(page, number)[language], seat_name(page, number)[language], seat_class(page, number)) for number in numbers
    )


def by_name(sentence: str, who: People) -> list[h.Node]:
    """Return a sentence of a game in which every seat has its person's name, in the colour of its pieces."""
    found = {said: (name, kind) for said, name, kind in who}
    pieces = _seats(tuple(found)).split(sentence)
    return [h.b(class_=["by", found[piece][1]])[found[piece][0]] if piece in found else piece for piece in pieces]


@lru_cache(maxsize=256)
def _seats(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)")
