"""The frame round a veduta: a wall round a complete city, gold round the city that has won, else a line of ink."""

from functools import lru_cache
from typing import NamedTuple

from baumeister.games.wettstreit.drawing.ground import Land
from baumeister.games.wettstreit.rules.scoring import is_complete
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.games.wettstreit.words.endings import winning_seats
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE

BAND = 9.0  # how wide a frame is that tells something
TOWER = 13.0  # one at each corner of a wall
STONE = 15.0  # about as long as a stone
NAIL = 8.5  # half of one at each corner of a golden frame


class Frame(NamedTuple):
    """What a frame tells of the city in it."""

    is_gilt: bool
    """Its builder has won (WB 4.4)."""
    is_walled: bool
    """It is complete (WB 4.3)."""

    @property
    def width(self) -> float:
        """How far it reaches inwards."""
        return BAND if self.is_gilt or self.is_walled else 0.0


def frame_of(view: State, seat: int) -> Frame:
    """Return the frame of a seat's veduta."""
    return Frame(view.phase == DONE and seat in winning_seats(view), bool(is_complete(view, seat)))


@lru_cache(maxsize=64)
def border(look: Look, land: Land, frame: Frame) -> Markup:
    """Frame a veduta: a line of ink; of stones if its city is complete, golden with nails at its corners if that has won."""
    colour = look["gold" if frame.is_gilt else "granite"]
    return group(
        _outline(_inside(land, BAND / 2), colour, BAND) if frame.width else "",
        _courses(look, land) if frame.is_walled else "",
        _outline(land, look["ink"], OUTLINE),
        _outline(_inside(land, BAND), look["ink"], OUTLINE) if frame.width else "",
        _nails(look, land) if frame.is_gilt else _towers(look, land) if frame.is_walled else "",
    )


def _inside(land: Land, by: float) -> Land:
    return Land(land.width - 2 * by, land.sky - by, land.depth - by)


def _outline(land: Land, colour: str, weight: float) -> Markup:
    return rect(-land.width / 2, -land.sky, land.width, land.height, stroke=colour, stroke_width=weight)


def _corners(land: Land) -> list[tuple[float, float]]:
    half = land.width / 2
    return [(x, y) for x in (-half, half) for y in (-land.sky, land.depth)]


def _courses(look: Look, land: Land) -> Markup:
    """Draw the joints between the stones of two courses."""
    upright, level = round(land.height / STONE), round(land.width / STONE)
    half, left, top = BAND / 2, -land.width / 2, -land.sky
    joints = ""
    for course in (0, 1):
        for stone in range(1, level):
            x = left + land.width * (stone - course / 2) / level
            joints += "".join(f"M{number(x)} {number(y + half * course)}v{half:g}" for y in (top, land.depth - BAND))
        for stone in range(1, upright):
            y = top + land.height * (stone - course / 2) / upright
            joints += "".join(f"M{number(x + half * course)} {number(y)}h{half:g}" for x in (left, -left - BAND))
    return group(
        _outline(_inside(land, half), look["edge"], DETAIL),
        path(joints, fill="none", stroke=look["edge"], stroke_width=DETAIL),
    )


def _towers(look: Look, land: Land) -> Markup:
    corners = _corners(_inside(land, TOWER / 2))
    squares = "".join(f"M{number(x - TOWER / 2)} {number(y - TOWER / 2)}h{TOWER:g}v{TOWER:g}h-{TOWER:g}Z" for x, y in corners)
    return path(squares, fill=look["granite"], stroke=look["ink"], stroke_width=OUTLINE, stroke_linejoin="round")


def _nails(look: Look, land: Land) -> Markup:
    nails = "".join(
        f"M{number(x)} {number(y - NAIL)}l{NAIL} {NAIL}l-{NAIL} {NAIL}l-{NAIL} -{NAIL}Z"
        for x, y in _corners(_inside(land, BAND / 2 + 0.5))
    )
    return path(nails, fill=look["gold"], stroke=look["edge"], stroke_width=OUTLINE * 0.8, stroke_linejoin="round")
