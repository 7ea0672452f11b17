"""The camp before a seat's city: its tent with its talers, its saboteurs, its hand as far as the viewer knows it."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from baumeister.core.record import FULL
from baumeister.games.wettstreit.drawing.board_frame import frame_of
from baumeister.games.wettstreit.drawing.ground import Land, cell_of, has_hand
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, talers, tent
from baumeister.games.wettstreit.drawing.pieces_cards import (
    CARD,
    SMALL,
    card,
    card_of_type,
    large_back,
    small_back,
    small_card,
    small_card_of_type,
)
from baumeister.games.wettstreit.rules.state import BUILDING, DONE, State
from baumeister.games.wettstreit.words.parts import SALE, hand_part, saboteurs_part, tent_part
from baumeister.games.wettstreit.words.phrases import cards, seat_name
from baumeister.games.wettstreit.words.phrases import talers as talers_said
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.text import Text

BASE = 3.0  # on which the camp stands, above its frame
TENT = 22.0  # from where a camp begins
SABOTEURS, BEHIND_TALERS = 52.0, 94.0  # from there, too
LARGE_CAMP, LARGE_HAND = 198.0, 210.0  # how wide camp and hand are in the large veduta
NARROW_CAMP, NARROW_IN_FRAME = (
    0.84,
    0.72,
)  # how large a camp is in the low large veduta of a narrow screen, and in a broad frame
HIGHER_BY, SIDEWAYS_BY = 1.3, 1.52  # by how much larger that is in the higher one and on a phone held sideways
NARROW_HAND, NARROW_BASE = 0.72, 26.0  # and cards, and where their lower edge is until a city stands
HELD, HELD_IN_FRAME = (
    0.74,
    0.7,
)  # how large cards are that others hold, clear of what is written over them
STOCKED, STOCKED_BASE = 0.88, 36.0  # how large they are until a city stands, in its place, and where their lower edge is
SABOTEUR = 19.0  # how wide one is
APART = 5.0  # between two
BESIDE_HAND = 27.0  # room at its left for its count
FAN = 3.0  # by how many degrees each of them leans away from the one before, as cards do in a hand
COUNTED = 27.0  # how far below the cards kept for a city their number is written
SLIP, SLIP_LETTER = 14.0, 7.3  # how wide the slip is on which that is written: without letters, for each
CORNER = 7.0  # of the line round a hand
ROUND_HAND = 10.0  # room round a hand for the mark of what is new
TENT_WORDS = Text("{seat}’s tent", "Zelt: {seat}")
TENT_OPEN = Text("{seat}’s tent: {talers}", "Zelt: {seat}, {talers}")
SABOTEUR_WORDS = Text("{seat}: saboteurs {count}", "{seat}: Saboteure {count}")
HAND_WORDS = Text("{seat}: {cards} in hand", "{seat}: {cards} auf der Hand")
IN_HAND = Text("{cards} in hand", "{cards} auf der Hand")


class Known(NamedTuple):
    """A viewer's knowledge of a hand."""

    faces: list[int]
    """Cards with known faces."""
    types: list[int]
    """Types of further cards."""
    hidden: int
    """How many more there are."""


def is_open(view: State, seat: int) -> bool:
    """Tell whether a seat's holdings are shown openly: to itself, to a viewer of everything, and to all after the end."""
    return bool(view.viewer in (FULL, seat + 1) or view.phase == DONE)


def shows_talers(view: State, seat: int) -> bool:
    """Tell whether a seat's talers lie beside its tent: the viewer's own lie beside its hand."""
    return is_open(view, seat) and not has_hand(view, seat)


def known_hand(view: State, seat: int) -> Known:
    """Return the viewer's knowledge of a hand; of its own hand, common knowledge."""
    if view.viewer == FULL or view.phase == DONE:
        return Known(_repeated(view.hands[seat].tolist()), [], 0)
    viewer = 0 if view.viewer == seat + 1 else int(view.viewer)
    counts = view.shown[seat] + (view.peeked[viewer - 1, seat] if viewer else 0)
    faces, types = _repeated(counts.tolist()), _repeated(view.announced[viewer, seat].tolist())
    return Known(faces, types, int(view.hand_sizes[seat]) - len(faces) - len(types))


def builder_hand(view: State) -> list[int]:
    """Return the viewer's cards, each once, while it can lay them (WB 3.7)."""
    if view.phase != BUILDING or view.viewer != view.active + 1:
        return []
    return np.flatnonzero(view.hands[view.active]).tolist()


def _repeated(counts: list[int]) -> list[int]:
    return [number for number, count in enumerate(counts) for _ in range(count)]


def _base(view: State, seat: int) -> float:
    return BASE + frame_of(view, seat).width


def camp(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's tent and saboteurs: before a rival's city at the left, before the large one at the right."""
    cell = cell_of(view, seat)
    half, low = cell.land.width / 2, _base(view, seat)
    shown = int(view.talers[seat]) if shows_talers(view, seat) else -1
    drawn = _tent(look, seat, shown), _saboteurs(look, seat, int(view.saboteurs[seat]), _where(view, seat))
    is_alone = has_hand(view, seat) or is_stocked(view, seat)
    high_by, sideways_by = _larger(view, seat)
    left = half - LARGE_CAMP - (0 if is_alone else LARGE_HAND) if cell.is_large else -half
    return group(
        *drawn,
        transform=at(left, cell.land.depth - low),
        data_narrow=_narrow_camp(view, seat, cell.narrow, _narrow_scale(view, seat) * high_by),
        data_low=_narrow_camp(view, seat, cell.low, _narrow_scale(view, seat)),
        data_sideways=_narrow_camp(view, seat, cell.sideways, _narrow_scale(view, seat) * sideways_by),
    )


def _narrow_camp(view: State, seat: int, land: Land, scale: float) -> str:
    return f"{at(-land.width / 2, land.depth - _base(view, seat))} scale({scale:g})"


def _larger(view: State, seat: int) -> tuple[float, float]:
    """Return by how much what lies before a city is larger where its veduta is higher, and where all of it is smaller."""
    return (HIGHER_BY, SIDEWAYS_BY) if cell_of(view, seat).is_large else (1.0, 1.0)


def _narrow_scale(view: State, seat: int) -> float:
    if not cell_of(view, seat).is_large:
        return 1.0
    return NARROW_IN_FRAME if frame_of(view, seat).width else NARROW_CAMP


@lru_cache(maxsize=512)
def _tent(look: Look, seat: int, count: int) -> Markup:
    words = TENT_WORDS.format(seat=seat_name(seat))
    if count >= 0:
        words = TENT_OPEN.format(seat=seat_name(seat), talers=talers_said(count))
    return group(
        title(words[look.language]),
        group(tent(look, seat), transform="scale(0.62)"),
        group(talers(look, count), transform=f"{at(25, 2)} scale(0.9)") if count >= 0 else "",
        halo(look, "M-20 3V-18L0 -40L20 -18V3Z"),
        id=tent_part(seat),
        class_="part tent",
        transform=at(TENT, 0),
    )


def _where(view: State, seat: int) -> float:
    """Return where a seat's saboteurs stand: beside its talers, if they are to be seen."""
    return BEHIND_TALERS if shows_talers(view, seat) else SABOTEURS


@lru_cache(maxsize=512)
def _saboteurs(look: Look, seat: int, count: int, where: float) -> Markup:
    words = SABOTEUR_WORDS.format(seat=seat_name(seat), count=count)
    return group(
        title(words[look.language]),
        *(group(saboteur(look), transform=f"{at(10 + SABOTEUR * index, 0)} scale(0.8)") for index in range(count)),
        halo(look, box(-3, -38, 8 + SABOTEUR * max(count, 1), 41)),
        id=saboteurs_part(seat),
        class_="part saboteurs",
        transform=at(where, 0),
    )


def held(view: State, seat: int, look: Look) -> Markup:
    """Draw a hand: hidden cards first, then those of known type, then those of known face; large until a city stands."""
    if has_hand(view, seat):
        return Markup("")
    drawn, room = _cards(view, seat, look), _room(view, seat)
    scale, size = _held_scale(view, seat), CARD if is_stocked(view, seat) else SMALL
    width, high = (scale * side for side in size)
    step = min(width + APART, (room - width) / max(len(drawn) - 1, 1))
    wide = width + step * max(len(drawn) - 1, 0)
    words = HAND_WORDS.format(seat=seat_name(seat), cards=cards(len(drawn)))
    fan = FAN if is_stocked(view, seat) else 0.0
    is_bare = view.phase == DONE and is_stocked(view, seat)  # no city was built: that is written there
    return group(
        title(words[look.language]),
        *(
            group(
                face,
                id=f"held-P{seat + 1}-{slot}",
                transform=_leaning(at(step * slot, -high), fan * (slot - (len(drawn) - 1) / 2), width / 2, high),
                data_from=SALE,
            )
            for slot, face in enumerate(drawn)
        ),
        halo(look, _round_hand(wide, high, is_large=is_stocked(view, seat))),
        _count(view, seat, wide, look) if drawn and not is_bare else "",
        id=hand_part(seat),
        class_="part hand" if drawn else "part hand bare",
        data_cloud="close",
        **_lying(view, seat, wide),
    )


def _leaning(where: str, angle: float, x: float, y: float) -> str:
    """Return the transformation of a card that leans by an angle round a place of it."""
    return f"{where} rotate({number(angle)} {number(x)} {number(y)})" if angle else where


def _count(view: State, seat: int, wide: float, look: Look) -> Markup:
    """Write how many cards a hand has: in words below large ones, clear of the saboteurs, else on a plate beside them."""
    count = int(view.hand_sizes[seat])
    if not is_stocked(view, seat):
        return plate(look, -12, -14, count, 18)
    words = IN_HAND.format(cards=cards(count))[look.language]
    width = SLIP + SLIP_LETTER * len(words)
    x = wide / 2 + (0 if cell_of(view, seat).is_large else max(0.0, _camp_end(view, seat) + width / 2))
    slip = rect(x - width / 2, COUNTED - 11, width, 22, look["sheet"], rx=2, stroke=look["line"])
    return group(slip, text(x, COUNTED, words, 17, look["ink"], plain=True))


def _camp_end(view: State, seat: int) -> float:
    """Return how far a camp at the left reaches with the line round lit saboteurs, from the middle of its veduta."""
    return _where(view, seat) + SABOTEUR * int(view.saboteurs[seat]) + 2 * APART - _least_width(view, seat) / 2


def _round_hand(wide: float, high: float, *, is_large: bool) -> str:
    """Return the path round a hand, and round its count if that stands beside it, with corners as cards have them."""
    left, air = (-8, 8) if is_large else (-BESIDE_HAND, 3)
    across, down, corner = wide + air - left - 2 * CORNER, high + 2 * air - 2 * CORNER, f"{CORNER:g} {CORNER:g} 0 0 1"
    return (
        f"M{number(left + CORNER)} {number(-high - air)}h{number(across)}a{corner} {CORNER:g} {CORNER:g}v{number(down)}"
        f"a{corner} -{CORNER:g} {CORNER:g}h{number(-across)}a{corner} -{CORNER:g} -{CORNER:g}v{number(-down)}"
        f"a{corner} {CORNER:g} -{CORNER:g}Z"
    )


def _lying(view: State, seat: int, wide: float) -> dict[str, str]:
    """Return where a hand lies, and where on a narrow screen: in the middle until a city stands, then at the right below it."""
    cell = cell_of(view, seat)
    if is_stocked(view, seat):
        middle = at(-wide / 2, STOCKED_BASE)
        low = f"{at(-wide / 2 * NARROW_HAND, NARROW_BASE)} scale({NARROW_HAND})"
        return {"transform": middle, "data_narrow": low if cell.is_large else middle}
    beside = max(ROUND_HAND, 4 + _base(view, seat))
    small = NARROW_HAND if cell.is_large else 1.0
    high_by, sideways_by = _larger(view, seat)
    narrow, low, sideways = (
        f"{at(land.width / 2 - ROUND_HAND - wide * scale, land.depth - (beside - 2) * scale)} scale({scale:g})"
        for land, scale in ((cell.narrow, small * high_by), (cell.low, small), (cell.sideways, small * sideways_by))
    )
    return {
        "transform": at(cell.land.width / 2 - beside - 2 - wide, cell.land.depth - beside + 2),
        "data_narrow": narrow,
        "data_low": low,
        "data_sideways": sideways,
    }


def is_stocked(view: State, seat: int) -> bool:
    """Tell whether a hand is drawn in the place of the city for which it is kept."""
    return bool(view.city_sizes[seat] == 0)


def _cards(view: State, seat: int, look: Look) -> list[Markup]:
    drawn = faces_of(view, seat, look, is_large=is_stocked(view, seat))
    return [group(each, transform=f"scale({_held_scale(view, seat)})") for each in drawn]


def faces_of(view: State, seat: int, look: Look, *, is_large: bool = False) -> list[Markup]:
    """Draw each card of a hand as far as the viewer knows it."""
    known = known_hand(view, seat)
    back, of_type, face = (large_back, card_of_type, card) if is_large else (small_back, small_card_of_type, small_card)
    return [
        *[back(look)] * known.hidden,
        *(of_type(look, kind, is_on_board=True) for kind in known.types),
        *(face(look, number, is_on_board=True) for number in known.faces),
    ]


def _held_scale(view: State, seat: int) -> float:
    if is_stocked(view, seat):
        return STOCKED
    return HELD_IN_FRAME if frame_of(view, seat).width else HELD


def _room(view: State, seat: int) -> float:
    """Return how wide a hand can be, on wide and narrow screens: over its camp, or beside it."""
    cell = cell_of(view, seat)
    if is_stocked(view, seat):
        return _least_width(view, seat) - 2 * BESIDE_HAND
    if cell.is_large:
        return LARGE_HAND - 20
    return _least_width(view, seat) - _where(view, seat) - 40 - SABOTEUR * int(view.saboteurs[seat])


def _least_width(view: State, seat: int) -> float:
    cell = cell_of(view, seat)
    return min(cell.land.width, cell.narrow.width)
