"""The seats' plates beside Project Skyline's city: what each has built, and on a narrow screen its money."""

from collections.abc import Iterator

from baumeister.core.record import OVER
from baumeister.games.skyline.drawing.board_place import (
    BOTTOM,
    NARROW_PLATES,
    NARROW_SCALE,
    SIDE,
    SIDEWAYS_PLATES,
    SIDEWAYS_STEP,
    STRIP,
    narrow,
)
from baumeister.games.skyline.drawing.pieces import HUES
from baumeister.games.skyline.rules.components import SKYSCRAPERS
from baumeister.games.skyline.rules.scoring import premium_of, skyscrapers_left
from baumeister.games.skyline.rules.state import ROLL, State
from baumeister.games.skyline.words.parts import plate_part
from baumeister.games.skyline.words.phrases import seat_name
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, amount

PLATE = Text("{seat}: {cash} in cash, {built} of {all} skyscrapers", "{seat}: {cash} in bar, {built} von {all} Hochhäusern")
ONE_TO_GO = Text("one to go", "noch eins")
MADE_UP = Text("{cash} + {premium} premium", "{cash} bar + {premium} Prämie")
LEFT, RIGHT = SIDE
PLATE_STEP, PLATE_HEIGHT = 56.0, 50.0
SIDEWAYS_HEIGHT = 118.0  # of a plate: a fingertip's


def plate(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's plate: its colour, its name, its skyscrapers built and to be built (PS 6.1).

    On a narrow screen, where the seats' panels lie far below, it says the seat's money, too.
    """
    count, built, cash = int(SKYSCRAPERS[view.seats]), int(view.skyscrapers[seat]), int(view.cash[seat])
    said = PLATE.format(seat=seat_name(seat), cash=amount(cash), built=built, all=count)
    return group(
        title(said[look.language]),
        group(*_plate(view, seat, look), class_="not-sideways"),
        group(*_sideways_plate(view, seat, look), class_="sideways", display="none"),
        halo(
            look,
            box(0, 0, RIGHT - LEFT, PLATE_HEIGHT),
            data_sideways=f"scale({STRIP[1] / (RIGHT - LEFT):g} {SIDEWAYS_HEIGHT / PLATE_HEIGHT:g})",
        ),
        id=plate_part(seat),
        class_=f"part plate of-{HUES[seat].name}",
        data_fresh="",  # its numbers are no change to look for
        data_harms=None if view.viewer == seat + 1 else "",
        transform=at(LEFT, plate_top(view, seat)),
        data_narrow=f"{narrow(1, 0, seat * NARROW_PLATES[int(view.seats)] * NARROW_SCALE)} {at(LEFT, 0)}",
        data_sideways=at(STRIP[0], SIDEWAYS_PLATES + seat * SIDEWAYS_STEP),
        data_narrow_gain=f"-18 {PLATE_HEIGHT / 2:g}",  # beside the plate: clear of the money that decides
        data_sideways_gain=f"{STRIP[1] / 2:g} {SIDEWAYS_HEIGHT:g}",  # at its foot, for the same
    )


def _plate(view: State, seat: int, look: Look) -> Iterator[Markup | str]:
    """Draw what stands on a seat's plate."""
    count, built = int(SKYSCRAPERS[view.seats]), int(view.skyscrapers[seat])
    middle = PLATE_HEIGHT / 2
    upper, lower = middle - 9, middle + 12
    is_last = _is_last(view, seat)
    yield from (
        _blank_plate(look, _has_turn(view, seat)),
        group(swatch(look, HUES[seat], 34), transform=at(26, middle)),
        group(
            text(52, 0, the_seat_in_short(seat + 1), 21.2, look["ink"], plain=True, anchor="start", font_weight=700),
            transform=at(0, upper if is_last else middle),
            data_narrow=at(0, upper),
        ),
        group(
            text(52, lower, ONE_TO_GO[look.language], 19.4, look["ink"], plain=True, anchor="start") if is_last else "",
            _last_place(look, RIGHT - LEFT - 14) if is_last else "",
            *(
                _mark(look, seat, index < built, RIGHT - LEFT - 14 - (count - 1 - index) * 20.5, is_lit=is_last)
                for index in range(count)
            ),
            class_="wide",
        ),
        group(
            rect(48, lower - 11, 54, 22, look["gold"], rx=4) if is_last else "",
            group(_mark(look, seat, True, 0), transform=f"{at(58, lower - 17)} scale(0.6)"),
            text(68, lower, f"{built}/{count}", 19, look["edge" if is_last else "ink"], anchor="start"),
            class_="narrow",
            display="none",
        ),
        group(_worth(view, seat, look), class_="narrow", display="none"),
        group(
            text(
                RIGHT - LEFT - 14,
                middle if view.actor == OVER else upper,
                amount(_total(view, seat))[look.language],
                23,
                look["ink"],
                anchor="end",
            ),
            class_="narrow",
            display="none",
            data_score_of=seat + 1,
        ),
    )


def _sideways_plate(view: State, seat: int, look: Look) -> Iterator[Markup | str]:
    """Draw what stands on a seat's plate on a phone held sideways: its colour, its skyscrapers, its money with the premium."""
    built = f"{int(view.skyscrapers[seat])}/{int(SKYSCRAPERS[view.seats])}"
    width, height = STRIP[1], SIDEWAYS_HEIGHT
    yield _blank_plate(look, _has_turn(view, seat), width, height)
    is_last = _is_last(view, seat)
    yield rect(46, 16, 56, 44, look["gold"], rx=4) if is_last else ""
    yield group(swatch(look, HUES[seat], 34), transform=at(26, 38))
    yield text(74, 38, built, 28, look["edge" if is_last else "ink"])
    yield text(width / 2, 86, amount(_total(view, seat))[look.language], 28, look["ink"])


def _total(view: State, seat: int) -> int:
    """Return what decides: a seat's cash with its premium, which it has got once the game is over."""
    return int(view.cash[seat]) + (premium_of(view, seat) if view.actor != OVER else 0)


def _has_turn(view: State, seat: int) -> bool:
    """Tell whether a seat is marked: nobody is between two turns, when the last move may still wait to be confirmed."""
    return bool(view.turn == seat and view.actor != OVER and view.phase != ROLL)


def _is_last(view: State, seat: int) -> bool:
    """Tell whether a seat lacks one skyscraper only."""
    return skyscrapers_left(view, seat) == 1 and view.actor != OVER


def _worth(view: State, seat: int, look: Look) -> Markup | str:
    """Write, below what a seat would have if the game ended now, of what that is made up; after the end nothing more comes."""
    if view.actor == OVER:
        return ""
    said = MADE_UP.format(cash=amount(int(view.cash[seat])), premium=premium_of(view, seat))
    return text(RIGHT - LEFT - 14, PLATE_HEIGHT / 2 + 12, said[look.language], 17.4, look["ink"], plain=True, anchor="end")


def _blank_plate(look: Look, has_turn: bool, width: float = RIGHT - LEFT, height: float = PLATE_HEIGHT) -> Markup:
    frame: dict[str, Attribute] = {"stroke": look["ink"], "stroke_width": DETAIL}
    if has_turn:
        frame |= {"stroke_width": 3.2}
    return rect(0, 0, width, height, look["sheet"], rx=3, **frame)


def plate_top(view: State, seat: int) -> float:
    """Return where a seat's plate begins; the last one ends where the road does."""
    return BOTTOM - PLATE_HEIGHT - (view.seats - 1 - seat) * PLATE_STEP


def _last_place(look: Look, x: float) -> Markup:
    """Draw a light behind the last skyscraper that is missing."""
    return rect(x - 11, PLATE_HEIGHT / 2 - 19, 22, 42, look["gold"], rx=4)


def _mark(look: Look, seat: int, is_built: bool, x: float, *, is_lit: bool = False) -> Markup:
    """Draw a skyscraper, small: built, or its outline, perhaps on a light."""
    shape = "M-8.5 16V2H-6V-9H-3.2V-17H3.2V-9H6V2H8.5V16Z"
    hue = HUES[seat].name
    drawn: dict[str, Attribute] = {"fill": look[hue], "stroke": look["ink"], "stroke_width": OUTLINE * 0.8}
    if not is_built:
        drawn = {
            "fill": "none",
            "stroke": look["edge" if is_lit else "ink-faint"],
            "stroke_width": DETAIL,
            "stroke_dasharray": "2.5 2",
        }
    return path(shape, stroke_linejoin="round", transform=at(x, PLATE_HEIGHT / 2 + 4), **drawn)
