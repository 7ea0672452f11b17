"""Manhattan's scoring with its reasons (MH 4), in plain Python, apart from the kernels that it is compared with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from baumeister.games.manhattan.rules.components import CITIES, LOTS
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.move_decoding import colours_in_play, tower_height
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.phrases import COLOURS, buildings, floors, lot, points_for, with_floors
from baumeister.text import Text, join, listed

HIGHEST_POINTS, MAJORITY_POINTS = 3, 2

NO_HIGHEST = Text("No building stands, nobody owns the highest", "Es steht kein Gebäude, niemand hat das höchste")
HIGHEST = Text(
    "{colour} owns the highest building, {lot} with {floors}: {points}",
    "{colour} besitzt das höchste Gebäude, {lot} mit {dative}: {points}",
)
EQUALLY_HIGH = Text(
    "{lots} are equally high ({floors}), nobody owns the highest building",
    "{lots} sind gleich hoch ({floors}), niemand hat das höchste Gebäude",
)
MAJORITY = Text(
    "City {city}: {colour} owns the most buildings ({counts}): {points}",
    "Stadt {city}: {colour} besitzt die meisten Gebäude ({counts}): {points}",
)
NO_MAJORITY = Text(
    "City {city}: {colours} own {buildings} each, nobody has the majority",
    "Stadt {city}: {colours} besitzen je {buildings}, niemand hat die Mehrheit",
)
OWNS = Text("{colour} owns {buildings}: {points}", "{colour} besitzt {buildings}: {points}")
OWNS_NONE = Text("{colour} owns no building", "{colour} besitzt kein Gebäude")


@dataclass(frozen=True)
class Award:
    """One reason for points, or why nobody gets them: its rule, a sentence, each seat's gain, the lots it is about."""

    rule: str
    text: Text
    gain: tuple[int, ...]
    lots: tuple[int, ...]


def awards(state: State) -> list[Award]:
    """Return all reasons of a round's scoring, in the order of the rules."""
    cities = (majority(state, city) for city in range(CITIES))
    return [highest(state), *(award for award in cities if award is not None), *owned_buildings(state)]


def total(state: State) -> tuple[int, ...]:
    """Return what each seat gains in a scoring: the sum of its reasons."""
    return tuple(map(sum, zip(*(award.gain for award in awards(state)), strict=True)))


def highest(state: State) -> Award:
    """MH 4.1: three points to the owner of the highest building; nobody if two or more are equally high."""
    heights = {number: tower_height(state, number) for number, top in enumerate(state.top.tolist()) if top >= 0}
    most = max(heights.values(), default=0)
    lots = [number for number, height in heights.items() if height == most]
    if len(lots) == 1:
        colour = int(state.top[lots[0]])
        sentence = HIGHEST.format(
            colour=COLOURS[colour],
            lot=lot(lots[0]),
            floors=floors(most),
            dative=with_floors(most),
            points=points_for(state, colour, HIGHEST_POINTS),
        )
        return _award(state, "MH 4.1", sentence, lots, colour, HIGHEST_POINTS)
    sentence = EQUALLY_HIGH.format(lots=join(map(lot, lots)), floors=floors(most)) if lots else NO_HIGHEST
    return _award(state, "MH 4.1", sentence, lots)


def majority(state: State, city: int) -> Award | None:
    """MH 4.2: two points to the colour that alone owns the most buildings in a city; None where no building stands."""
    owned = {colour: _owned(state, colour, range(city * LOTS, city * LOTS + LOTS)) for colour in colours_in_play(state)}
    ranks = sorted((colour for colour in owned if owned[colour]), key=lambda colour: -len(owned[colour]))
    if not ranks:
        return None
    most = len(owned[ranks[0]])
    leaders = [colour for colour in ranks if len(owned[colour]) == most]
    lots = sorted(number for colour in leaders for number in owned[colour])
    if len(leaders) == 1:
        sentence = MAJORITY.format(
            city=CITY_LETTERS[city],
            colour=COLOURS[leaders[0]],
            counts=_counts([(colour, len(owned[colour])) for colour in ranks]),
            points=points_for(state, leaders[0], MAJORITY_POINTS),
        )
        return _award(state, "MH 4.2", sentence, lots, leaders[0], MAJORITY_POINTS)
    colours = join(COLOURS[colour] for colour in leaders)
    sentence = NO_MAJORITY.format(city=CITY_LETTERS[city], colours=colours, buildings=buildings(most))
    return _award(state, "MH 4.2", sentence, lots)


def owned_buildings(state: State) -> Iterator[Award]:
    """MH 4.3, 4.4: one point for each building; a sentence for each colour, a player's two after one another."""
    for colour in sorted(colours_in_play(state), key=lambda colour: colour % int(state.seats)):
        lots = _owned(state, colour, range(CITIES * LOTS))
        count = len(lots)
        sentence = OWNS if count else OWNS_NONE
        sentence = sentence.format(colour=COLOURS[colour], buildings=buildings(count), points=points_for(state, colour, count))
        yield _award(state, "MH 4.3", sentence, lots, colour, count)


def _award(state: State, rule: str, text: Text, lots: Sequence[int], colour: int = 0, points: int = 0) -> Award:
    gain = tuple(points if seat == colour % int(state.seats) else 0 for seat in range(state.seats))
    return Award(rule, text, gain, tuple(lots))


def _owned(state: State, colour: int, lots: range) -> list[int]:
    return [number for number in lots if state.top[number] == colour]


def _counts(ranks: Sequence[tuple[int, int]]) -> Text:
    return listed(
        Text("{colour} {count}", "{colour} {count}").format(colour=COLOURS[colour], count=count) for colour, count in ranks
    )
