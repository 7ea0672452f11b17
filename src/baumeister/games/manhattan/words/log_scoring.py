"""The log of a round's scoring (MH 4): who gets points for what, and why nobody gets them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from baumeister.games.manhattan.rules.components import COLOURS_IN_PLAY, LOTS, PLACES
from baumeister.games.manhattan.rules.scoring import (
    BUILDING,
    HIGHEST,
    MAJORITY,
    NOBODY,
    NOWHERE,
    ROUND_ITEMS,
    building_count,
    height,
    itemise_round,
    majority,
)
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.parts import lot_part
from baumeister.games.manhattan.words.phrases import (
    buildings,
    colours_of,
    floors,
    lot,
    owner_name,
    points_for,
    with_floors,
)
from baumeister.present.words import LogLine
from baumeister.text import Text, join, listed

NONE_STANDS = Text("No building stands, nobody owns the highest", "Es steht kein Gebäude, niemand hat das höchste")
OWNS_HIGHEST = Text(
    "{owner} owns the highest building, {lot} with {floors}: {points}",
    "{owner} besitzt das höchste Gebäude, {lot} mit {dative}: {points}",
)
EQUALLY_HIGH = Text(
    "{lots} are equally high ({floors}), nobody owns the highest building",
    "{lots} sind gleich hoch ({floors}), niemand hat das höchste Gebäude",
)
OWNS_MOST = Text(
    "City {city}: {owner} owns the most buildings ({counts}): {points}",
    "Stadt {city}: {owner} besitzt die meisten Gebäude ({counts}): {points}",
)
EQUALLY_MANY = Text(
    "City {city}: {owners} own {buildings} each, nobody has the majority",
    "Stadt {city}: {owners} besitzen je {buildings}, niemand hat die Mehrheit",
)
OWNS = Text("{owner} owns {buildings}: {points}", "{owner} besitzt {buildings}: {points}")
OWNS_NONE = Text("{owner} owns no building", "{owner} besitzt kein Gebäude")


class Item(NamedTuple):
    """A row of `itemise_round`."""

    seat: int
    points: int
    reason: int
    subject: int


def scoring(view: State) -> Iterator[LogLine]:
    """Say what a round's scoring gives on the board as it stands, in the order of the rules."""
    items = _items(view)
    yield from (_highest(view, item) for item in items if item.reason == HIGHEST)
    yield from (_majority(view, item) for item in items if item.reason == MAJORITY)
    for seat in range(view.seats):
        for colour in colours_of(view, seat):
            owned = [item for item in items if item.reason == BUILDING and view.top[item.subject] == colour]
            yield _buildings(view, seat, colour, owned)


def _items(view: State) -> list[Item]:
    items = np.zeros((ROUND_ITEMS, len(Item._fields)), np.int64)
    return [Item(*row) for row in items[: itemise_round(view, items)].tolist()]


def _highest(view: State, item: Item) -> LogLine:
    """MH 4.1: three points for the highest building; nobody gets them if there are several."""
    if item.subject == NOWHERE:
        return _line(view, "MH 4.1", NONE_STANDS, [])
    most = height(view, item.subject)
    lots = [place for place in range(PLACES) if height(view, place) == most]
    if item.seat == NOBODY:
        return _line(view, "MH 4.1", EQUALLY_HIGH.format(lots=join(map(lot, lots)), floors=floors(most)), lots)
    colour = int(view.top[item.subject])
    text = OWNS_HIGHEST.format(
        owner=owner_name(view, colour),
        lot=lot(item.subject),
        floors=floors(most),
        dative=with_floors(most),
        points=points_for(view, colour, item.points),
    )
    return _line(view, "MH 4.1", text, lots, item.seat, item.points)


def _majority(view: State, item: Item) -> LogLine:
    """MH 4.2: two points for the most buildings in a city; nobody gets them if several colours own as many."""
    city = item.subject
    counts = [building_count(view, city, colour) for colour in range(COLOURS_IN_PLAY[view.seats])]
    winner, most = majority(view, city)
    leaders = [colour for colour, count in enumerate(counts) if count == most]
    lots = [place for place in range(city * LOTS, city * LOTS + LOTS) if view.top[place] in leaders]
    if winner == NOBODY:
        owners = join(owner_name(view, colour) for colour in leaders)
        text = EQUALLY_MANY.format(city=CITY_LETTERS[city], owners=owners, buildings=buildings(most))
        return _line(view, "MH 4.2", text, lots)
    text = OWNS_MOST.format(
        city=CITY_LETTERS[city],
        owner=owner_name(view, winner),
        counts=_ranked(view, counts),
        points=points_for(view, winner, item.points),
    )
    return _line(view, "MH 4.2", text, lots, item.seat, item.points)


def _ranked(view: State, counts: Sequence[int]) -> Text:
    """Say how many buildings of a city each colour owns, the most first."""
    colours = sorted((colour for colour, count in enumerate(counts) if count), key=lambda colour: -counts[colour])
    return listed(
        Text("{owner} {count}", "{owner} {count}").format(owner=owner_name(view, colour), count=counts[colour])
        for colour in colours
    )


def _buildings(view: State, seat: int, colour: int, items: Sequence[Item]) -> LogLine:
    """MH 4.3, 4.4: one point for each building of a colour."""
    points = sum(item.points for item in items)
    text = (OWNS if items else OWNS_NONE).format(
        owner=owner_name(view, colour), buildings=buildings(len(items)), points=points_for(view, colour, points)
    )
    return _line(view, "MH 4.3", text, [item.subject for item in items], seat, points)


def _line(view: State, rule: str, text: Text, lots: Sequence[int], seat: int = NOBODY, points: int = 0) -> LogLine:
    gains = tuple(points if other == seat else 0 for other in range(view.seats))
    return LogLine(text, 0, tuple(map(lot_part, lots)), gains, rule)
