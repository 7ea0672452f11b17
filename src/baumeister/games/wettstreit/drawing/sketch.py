"""Wettstreit der Baumeister seen from afar: before hills each seat's tent, and its city as high as the buildings are worth."""

from collections.abc import Iterator

from baumeister.games.wettstreit.rules.components import VALUE_OF
from baumeister.games.wettstreit.rules.state import State
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.svg.element import number
from baumeister.svg.hatch import box
from baumeister.svg.sketch import HEIGHT, WIDTH, Sketch

HOUSE, ROOF, GAP, MOST = 6.0, 1.5, 1.0, 11
FIRST = 14.0  # where a city begins, to the right of the tent
VALUES = 9
MEADOW = 3.0
PLAN = 0.4, 0.58, 0.4  # of a city still to be founded: how high as parts of a row


def sketch(view: State) -> Sketch:
    """Sketch the cities, one below the other."""
    step = HEIGHT / view.seats
    return tuple(each for seat in range(view.seats) for each in _veduta(view, seat, step, step * (seat + 1) - MEADOW))


def _veduta(view: State, seat: int, step: float, foot: float) -> Iterator[tuple[str, str]]:
    """Sketch a city, or the plan of one still to be founded, in a row of a height, on the level of its foot."""
    base, hue = number(foot), SEAT_HUES[seat]
    yield "ground", f"M0 {base}v{number(-step / 5)}q14 -5 34 0t34 -1t{WIDTH - 68:g} -1V{base}Z"
    yield "park", box(0, foot, WIDTH, MEADOW)
    yield f"{hue}-light", f"M2 {number(foot + 1.5)}l4.8 -8.5l4.8 8.5Z"
    yield f"{hue}-shade", f"M6.8 {number(foot - 7)}l4.8 8.5h-4.8Z"
    values = [int(VALUE_OF[card]) for card in view.cities[seat].tolist() if card >= 0]
    heights = [3 + (step - 8) * value / VALUES for value in values[:MOST]]
    houses = enumerate(heights or [step * part for part in PLAN])
    yield (
        f"{hue}-shade" if values else "line",
        "".join(_house(FIRST + index * (HOUSE + GAP), foot, high) for index, high in houses),
    )


def _house(left: float, foot: float, high: float) -> str:
    half = number(HOUSE / 2)
    return f"M{number(left)} {number(foot)}v{number(ROOF - high)}l{half} {-ROOF}l{half} {ROOF}V{number(foot)}Z"
