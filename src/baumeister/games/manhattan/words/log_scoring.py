"""The log of a round's scoring (MH 4): points with their reasons, and why nobody gets them."""

from collections.abc import Callable, Iterator, Sequence

from baumeister.core.items import Item
from baumeister.games.manhattan.rules.components import COLOURS_IN_PLAY, LOTS, PLACES
from baumeister.games.manhattan.rules.scoring import (
    BUILDING,
    HIGHEST,
    MAJORITY,
    NOBODY,
    NOWHERE,
    building_count,
    height,
    majority,
)
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.items import round_items
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.parts import city_parts, lot_part
from baumeister.games.manhattan.words.phrases import (
    buildings,
    floors,
    lot,
    owner_name,
    points_for,
    with_floors,
)
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text, join, listed

NONE_STANDS = Text("There are no buildings, so nobody scores", "Es steht kein Gebäude, niemand punktet")
OWNS_HIGHEST = Text(
    "{owner} owns the tallest building, {lot} with {floors}: {points}",
    "{owner} besitzt das höchste Gebäude, {lot} mit {dative}: {points}",
)
EQUALLY_HIGH = Text(
    "{lots} tie for the tallest building ({floors}), so nobody scores it",
    "{lots} sind gleich hoch ({floors}), für das höchste Gebäude punktet niemand",
)
OWNS_MOST = Text(
    "City {city}: {owner} has the most buildings{counts}: {points}",
    "Stadt {city}: {owner} hat die meisten Gebäude{counts}: {points}",
)
EQUALLY_MANY = Text(
    "City {city}: {owners} tie with {buildings} each, so nobody scores",
    "Stadt {city}: {owners} haben je {buildings}, niemand hat die Mehrheit",
)
OWNS = Text("{owner} owns {buildings}: {points}", "{owner} besitzt {buildings}: {points}")
OWNS_NONE = Text("{owner} owns no buildings", "{owner} besitzt kein Gebäude")

COUNT, IN_BRACKETS = Text("{owner} {count}", "{owner} {count}"), Text(" ({counts})", " ({counts})")

Saying = tuple[Text, Sequence[int]]
"""A sentence and the lots that it is about."""


def scoring(view: State) -> Iterator[LogLine]:
    """Tell a round's scoring of the board as it stands, in the order of the rules; a seat's colours side by side."""
    items = sorted(round_items(view), key=lambda item: (item.reason, item.seat if item.reason == BUILDING else 0))
    for before, item in zip([None, *items], items, strict=False):
        rule, say = SAYINGS[item.reason]
        text, lots = say(view, item)
        gains = tuple(item.points if seat == item.seat else 0 for seat in range(view.seats))
        is_together = before is not None and before.reason == item.reason == BUILDING
        around = city_parts(item.subject) if item.reason == MAJORITY else ()
        yield LogLine(text, 0, (*map(lot_part, lots), *around), gains, rule, together=is_together)


def majorities(view: State) -> Iterator[tuple[int, Sequence[int], Text, Sequence[int]]]:
    """Return of every city with buildings the colours that have the most now, several if they tie, what is said, their lots."""
    for item in round_items(view):
        if item.reason == MAJORITY:
            yield item.subject, _leaders(view, item.subject), *_majority(view, item)


def tallest(view: State) -> tuple[Text, Sequence[int], bool] | None:
    """Return what would be said of the tallest building now, its lot or those of equals, whether it is alone; None at first."""
    item = next(item for item in round_items(view) if item.reason == HIGHEST)
    return None if item.subject == NOWHERE else (*_highest(view, item), item.seat != NOBODY)


def _highest(view: State, item: Item) -> Saying:
    if item.subject == NOWHERE:
        return NONE_STANDS, []
    most = height(view, item.subject)
    lots = [place for place in range(PLACES) if height(view, place) == most]
    if item.seat == NOBODY:
        return EQUALLY_HIGH.format(lots=join(map(lot, lots)), floors=floors(most)), lots
    colour = int(view.top[item.subject])
    text = OWNS_HIGHEST.format(
        owner=owner_name(view, colour),
        lot=lot(item.subject),
        floors=floors(most),
        dative=with_floors(most),
        points=points_for(view, colour, item.points),
    )
    return text, lots


def _majority(view: State, item: Item) -> Saying:
    city, places = CITY_LETTERS[item.subject], _places(item.subject)
    winner, most = majority(view, item.subject)
    leaders = _leaders(view, item.subject)
    lots = _owned(view, leaders, places)
    if winner == NOBODY:
        owners = join(owner_name(view, colour) for colour in leaders)
        return EQUALLY_MANY.format(city=city, owners=owners, buildings=buildings(most)), lots
    owner, points = owner_name(view, winner), points_for(view, winner, item.points)
    return OWNS_MOST.format(city=city, owner=owner, counts=_ranked(view, _counts(view, item.subject)), points=points), lots


def _leaders(view: State, city: int) -> list[int]:
    """Return the colours that own the most buildings in a city."""
    counts = _counts(view, city)
    return [colour for colour, count in enumerate(counts) if count == max(counts)]


def _counts(view: State, city: int) -> list[int]:
    places = _places(city)
    return [building_count(view, colour, places.start, places.stop) for colour in range(COLOURS_IN_PLAY[view.seats])]


def _places(city: int) -> range:
    return range(city * LOTS, (city + 1) * LOTS)


def _ranked(view: State, counts: Sequence[int]) -> Text:
    """Say in brackets how many buildings of a city each colour owns, the most first; nothing of a single owner."""
    colours = sorted((colour for colour, count in enumerate(counts) if count), key=lambda colour: -counts[colour])
    if len(colours) == 1:
        return NO_TEXT
    return IN_BRACKETS.format(
        counts=listed(COUNT.format(owner=owner_name(view, colour), count=counts[colour]) for colour in colours)
    )


def _buildings(view: State, item: Item) -> Saying:
    colour, lots = item.subject, _owned(view, [item.subject], range(PLACES))
    owner, points = owner_name(view, colour), points_for(view, colour, item.points)
    return (OWNS if lots else OWNS_NONE).format(owner=owner, buildings=buildings(len(lots)), points=points), lots


def _owned(view: State, colours: Sequence[int], places: range) -> list[int]:
    return [place for place in places if view.top[place] in colours]


SAYINGS: dict[int, tuple[str, Callable[[State, Item], Saying]]] = {
    HIGHEST: ("MH 4.1", _highest),
    MAJORITY: ("MH 4.2", _majority),
    BUILDING: ("MH 4.3", _buildings),
}
"""A reason's rule, and the sentence for an item of it."""
