"""The seats' cities: buildings side by side on their plinth, gaps, the free ends."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from baumeister.games.wettstreit.drawing.board_camp import builder_hand
from baumeister.games.wettstreit.drawing.board_founding import founding, is_planned
from baumeister.games.wettstreit.drawing.board_ribbons import LARGE_PLINTH, RIBBON, RIBBON_DEPTH, ribbon_end
from baumeister.games.wettstreit.drawing.ground import Land, cell_of, hero
from baumeister.games.wettstreit.drawing.pieces import saboteur, taler
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, ghost, standing
from baumeister.games.wettstreit.rules.building import has_end, is_gap
from baumeister.games.wettstreit.rules.components import COINS_OF, LEFT, PLACES, RIGHT, START, VALUE_OF
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, CHOICE, NOTHING, RANSOM, State
from baumeister.games.wettstreit.words.notation import place_name
from baumeister.games.wettstreit.words.parts import card_part, hand_part, place_part, saboteurs_part
from baumeister.games.wettstreit.words.phrases import card_name, seat_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import text
from baumeister.svg.part import AROUND, STANDING, halo, hit
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text

MARGIN = 18.0  # beside the outermost places: a frame, and air
CROWD = 40.0  # a rival's places: if they would be narrower its free ends are not drawn, and its city reaches the frame
FRAME = 11.0
BEYOND = 0.5  # of a place: room beside a closed end at least, if the other one is free
TOP_MARGIN = 10.0  # over the highest roof, for the line round it
LOWER = 0.97  # by which a city is drawn smaller that does not fit
DIGIT = 0.36  # of a number's size: half of its width
COIN, COIN_IN_GATE, COIN_AIR = 0.32, 0.19, 6.0  # of a plinth's height: a coin beside its number, in its gate; round coins
PLAN_ASIDE = 40.0  # how far to the right the plan of a city stands on a narrow screen, beside its ribbon, over its words
ASIDE = 0.3  # of a place: how far beside a door a saboteur stands

GAP_WORDS = Text("{seat}, place {place} from the left: a gap", "{seat}, Platz {place} von links: eine Lücke")
CARD_WORDS = Text("{seat}, place {place} from the left: {card}", "{seat}, Platz {place} von links: {card}")
LEFT_END_WORDS = Text("{seat}, left end: free", "{seat}, linkes Ende: frei")
RIGHT_END_WORDS = Text("{seat}, right end: free", "{seat}, rechtes Ende: frei")
FIRST_WORDS = Text("{seat}, the first building’s place: free", "{seat}, Platz des ersten Gebäudes: frei")


class Size(NamedTuple):
    """How large a city is drawn."""

    widest: float
    """A place, as long as the city is short."""
    widest_narrow: float
    """The same on a narrow screen."""
    widest_low: float
    """The same in a low window."""
    widest_sideways: float
    """The same on a phone held sideways."""
    plinth: float
    """How high the stone with a building's value is."""
    lettering: float
    empty: float
    """How high a free place can be clicked."""
    bolder: float = 1.0
    """How much larger the value and its stone are, as against the city, on a phone held sideways."""


LARGE, SMALL = Size(116.0, 80.0, 60.0, 76.0, LARGE_PLINTH, 31.0, 90.0, 1.3), Size(66.0, 40.0, 40.0, 56.0, 24.0, 24.0, 44.0)


def size(view: State, seat: int) -> Size:
    """Return how large a seat's city is drawn."""
    return LARGE if cell_of(view, seat).is_large else SMALL


class Layout(NamedTuple):
    """How wide a city's places are drawn, and how far to the right of its veduta's middle it stands."""

    wide: float
    aside: float


def pitch(view: State, seat: int) -> float:
    """Return how wide a city's places are drawn."""
    return _layout(view, seat).wide


def ghosts(view: State, look: Look) -> Iterator[Markup]:
    """Define the viewer's possible buildings as they would stand in its city, none so large that its roof leaves the sky."""
    seat = hero(view)
    sky = cell_of(view, seat).land.sky - TOP_MARGIN
    for card in builder_hand(view):
        wide = min(pitch(view, seat), sky * SLOT / HEIGHTS[card])
        yield group(on_plinth(look, card, wide, standing(card), size(view, seat)), id=ghost(card))


def _layout(view: State, seat: int) -> Layout:
    cell = cell_of(view, seat)
    return _laid_out(view, seat, cell.land, size(view, seat).widest, 0 if cell.is_large else RIBBON)


def narrow_layout(view: State, seat: int) -> Layout:
    """Return how a city is laid out on a narrow screen."""
    return _beside_plan(view, seat, _below_ribbon(view, seat, cell_of(view, seat).narrow, size(view, seat).widest_narrow))


def low_layout(view: State, seat: int) -> Layout:
    """Return how a city is laid out in a low window."""
    return _beside_plan(view, seat, _below_ribbon(view, seat, cell_of(view, seat).low, size(view, seat).widest_low))


def _beside_plan(view: State, seat: int, layout: Layout) -> Layout:
    return Layout(layout.wide, PLAN_ASIDE) if is_planned(view, seat) else layout


def sideways_layout(view: State, seat: int) -> Layout:
    """Return how a city is laid out on a phone held sideways."""
    large = size(view, seat)
    widest = large.widest_sideways if view.city_sizes[seat] else large.widest_low  # its words lie as in a low window
    return _below_ribbon(view, seat, cell_of(view, seat).sideways, widest)


def _below_ribbon(view: State, seat: int, land: Land, widest: float) -> Layout:
    ribbon = ribbon_end(view, seat) if cell_of(view, seat).is_large else RIBBON
    return _laid_out(view, seat, land, widest, ribbon)


def _laid_out(view: State, seat: int, land: Land, widest: float, ribbon: float) -> Layout:
    """Return the largest layout: high buildings stand to the right of the ribbon, or else lower; the city ends in its land.

    Where only one end of a city is free its cards stand in the middle, as far as there is room.
    """
    drawn = places(view, seat)
    high = [HEIGHTS[card] if card != NOTHING else 0.0 for card in (int(view.cities[seat, index]) for index in drawn)]
    is_crowd = _is_crowd(view, seat)
    closed = 0 if is_crowd else int(has_end(view, seat, LEFT)) - int(has_end(view, seat, RIGHT))
    margin = FRAME if is_crowd else MARGIN
    room = land.width - 2 * margin
    wide = min(widest, room / (len(drawn) + BEYOND * abs(closed)), (land.sky - TOP_MARGIN) * SLOT / max(*high, 1.0))
    while True:
        air = room - wide * len(drawn)
        middle = closed * min(wide, air) / 2
        left = air / 2 + margin + middle
        above = (left + wide * step for step, height in enumerate(high) if height * wide / SLOT > land.sky - RIBBON_DEPTH)
        aside = max(0.0, ribbon - next(above, ribbon))
        if aside <= air / 2 - middle or not aside:
            return Layout(wide, middle + aside)
        wide *= LOWER


def places(view: State, seat: int) -> list[int]:
    """Return the places of a city that are drawn, from left to right: laid cards, gaps and, if there is room, free ends."""
    if view.city_sizes[seat] == 0:
        return [START]
    first, last = int(view.leftmost[seat]), int(view.rightmost[seat])
    if not _is_crowd(view, seat):
        first = first if has_end(view, seat, LEFT) else max(first - 1, 0)
        last = last if has_end(view, seat, RIGHT) else min(last + 1, PLACES - 1)
    return list(range(first, last + 1))


def _is_crowd(view: State, seat: int) -> bool:
    """Tell whether a rival's city is so long that it needs the width of its veduta."""
    cell, count = cell_of(view, seat), int(view.rightmost[seat] - view.leftmost[seat]) + 3
    return not cell.is_large and cell.land.width < CROWD * count


def middles(view: State, seat: int) -> dict[int, float]:
    """Return where the middle of each drawn place is, from the middle of the veduta."""
    drawn, (wide, aside) = places(view, seat), _layout(view, seat)
    return {index: aside + wide * (step - (len(drawn) - 1) / 2) for step, index in enumerate(drawn)}


def city(view: State, seat: int, look: Look) -> Markup:
    """Draw a city: all that moves or can be clicked, flat, from left to right."""
    is_at_stake = view.phase in (CHOICE, BIDDING, BUILDING, RANSOM) and view.viewer == view.actor == seat + 1
    return group(
        *_city(view, seat, look),
        class_="city at-stake" if is_at_stake else "city",
        data_narrow=_resized(_layout(view, seat), narrow_layout(view, seat)),
        data_low=_resized(_layout(view, seat), low_layout(view, seat)),
        data_sideways=_resized(_layout(view, seat), sideways_layout(view, seat)),
    )


def _resized(wide: Layout, layout: Layout) -> str:
    """Return the transformation of a city as it is laid out on wide screens to another layout."""
    scale = layout.wide / wide.wide
    return f"{at(layout.aside - scale * wide.aside, 0)} scale({scale:.3f})"


def _city(view: State, seat: int, look: Look) -> Iterator[Markup]:
    wide, large = pitch(view, seat), size(view, seat)
    if is_planned(view, seat):
        yield founding(view, seat, look, wide)
    for index, x in middles(view, seat).items():
        card = int(view.cities[seat, index])
        words = _place_words(view, seat, index)
        is_staked = card == NOTHING and not is_planned(view, seat)
        yield _place(look, seat, index, card, words, wide, large, x, gap=is_gap(view, seat, index), staked=is_staked)
        if card != NOTHING:
            own = view.viewer == seat + 1
            source = card_part(card) if own else hand_part(seat)
            yield _standing(look, seat, index, card, wide, large, at(x, 0), source)
        if view.target == seat and view.target_place == index and card != NOTHING:
            yield _attacker(view, at(x + wide * ASIDE, 0), large.plinth / LARGE.plinth, look)


def _attacker(view: State, where: str, scale: float, look: Look) -> Markup:
    """Draw the saboteur on the foot of the building that it is used against, beside its door, over its value (WB 3.11)."""
    source = saboteurs_part(int(view.active))
    return group(
        group(saboteur(look), transform=f"scale({number(1.4 * scale)})"),
        id="attacker",
        transform=where,
        pointer_events="none",
        data_from=source,
    )


@lru_cache(maxsize=4096)
def _standing(look: Look, seat: int, index: int, card: int, wide: float, large: Size, where: str, source: str) -> Markup:
    """Draw a building as it stands in a city, its value cut into the plinth."""
    return group(
        on_plinth(look, card, wide, standing(card), large),
        id=f"building-P{seat + 1}-{place_name(index)}",
        class_="building",
        transform=where,
        pointer_events="none",
        data_from=source,
        data_size=number(wide),
    )


def on_plinth(look: Look, card: int, wide: float, drawn: Markup, large: Size = SMALL) -> Markup:
    """Draw a building and the stone under it with its value and the coins of a gate (WB 1.2)."""
    sides = {0: (), 1: (1,), 2: (-1, 1)}[int(COINS_OF[card])]
    bolder = large.bolder
    high, coin, digit = large.plinth, COIN * large.plinth, DIGIT * large.lettering
    beside, down = min((digit + wide / 2) / 2, high), high / 2
    if wide / 2 < digit + 2 * coin + COIN_AIR:  # there is no room beside the number: they stand in the gate
        coin, beside = COIN_IN_GATE * high, 0.25 * min(wide, high) * (len(sides) - 1)
        down = -coin - 1
    return group(
        group(drawn, transform=f"scale({number(wide / SLOT)})"),
        _bolder(
            rect(-wide / 2, 0, wide, high, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE * 0.8),
            f"1 {bolder:g}",
            bolder,
        ),
        _bolder(text(0, high / 2, int(VALUE_OF[card]), large.lettering, look["ink"]), f"{bolder:g}", bolder),
        *(_coin(look, coin, side * beside, down, bolder) for side in sides),
    )


def _coin(look: Look, size: float, x: float, y: float, bolder: float) -> Markup:
    return group(taler(look, size), transform=at(x, y), data_sideways=at(x, max(y, y * bolder)))  # as what it lies on


def _bolder(drawn: Markup, scale: str, bolder: float) -> Markup:
    return group(drawn, data_sideways=f"scale({scale})") if bolder > 1 else drawn


def _place_words(view: State, seat: int, index: int) -> Text:
    """Say what stands on a place, or that it is free."""
    card, name = int(view.cities[seat, index]), seat_name(seat)
    if view.city_sizes[seat] == 0:
        return FIRST_WORDS.format(seat=name)
    if card == NOTHING and not is_gap(view, seat, index):
        return (LEFT_END_WORDS if index < view.leftmost[seat] else RIGHT_END_WORDS).format(seat=name)
    place = index - int(view.leftmost[seat]) + 1
    return (
        GAP_WORDS.format(seat=name, place=place)
        if card == NOTHING
        else CARD_WORDS.format(seat=name, place=place, card=card_name(card))
    )


@lru_cache(maxsize=4096)
def _place(
    look: Look, seat: int, index: int, card: int, words: Text, wide: float, large: Size, x: float, *, gap: bool, staked: bool
) -> Markup:
    """Draw the clickable part of a place: the ground of a building, a gap, or a free end."""
    high = HEIGHTS[card] * wide / SLOT + 4 if card != NOTHING else large.empty
    shape = _outline(wide - 3, high, large.plinth + 2)
    return group(
        title(words[look.language]),
        hit(look, shape),
        rubble(look, wide) if gap else stakes(look, wide, large.plinth) if staked else "",
        halo(look, shape, STANDING if card != NOTHING else AROUND),
        id=place_part(seat, index),
        class_="part place" if card != NOTHING else "part place lot",
        transform=at(x, 0),
        data_size=number(wide),
        data_spot=f"{number(x)} 0" if card == NOTHING else None,
        data_gain="bare" if card == NOTHING else None,
    )


def _outline(wide: float, high: float, deep: float) -> str:
    half, roof = wide / 2, min(wide * 0.35, high * 0.4)
    return (
        f"M{number(-half)} {number(deep)}V{number(-high + roof)}L0 {number(-high)}L{number(half)} {number(-high + roof)}"
        f"V{number(deep)}Z"
    )


def stakes(look: Look, wide: float, deep: float = SMALL.plinth) -> Markup:
    """Draw a free place as masons mark it: stakes and a string."""
    half, tall = wide * 0.4, number(deep * 1.5)
    poles = f"M{number(-half)} {number(deep - 2)}v-{tall}M{number(half)} {number(deep - 2)}v-{tall}"
    string = f"M{number(-half)} {number(-deep * 0.42)}Q0 {number(-deep * 0.2)} {number(half)} {number(-deep * 0.42)}"
    return group(
        path(string, fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
        path(poles, fill="none", stroke=look["ink"], stroke_width=2.4, stroke_linecap="round"),
        path(poles, fill="none", stroke=look["sandstone"], stroke_width=1.2, stroke_linecap="round"),
    )


def rubble(look: Look, wide: float) -> Markup:
    """Draw the ruins that a saboteur has left: stumps of its walls, fallen stones, smoke."""
    scale = wide / SLOT
    stumps = "M-29 18V-20L-25 -16L-22 -22L-18 -9L-14 -11L-11 2L-6 4L-3 18ZM29 18V-13L26 -17L22 -8L19 -10L16 3L11 5L8 18Z"
    stones = "M-9 18L-12 12L-5 8L1 12L0 18ZM1 18L3 11L10 10L13 18ZM-3 9L1 3L7 5L6 10L1 11ZM-20 18L-18 13L-12 14L-11 18Z"
    smoke = "M-4 -4q-8 -10 0 -18t-2 -20M8 -2q-7 -9 1 -17t0 -16"
    cracks = "M-26 8h7M-25 -4h4M-20 1h5M22 9h5M20 2h5M-7 14l3 -2M5 14l2 1M2 7l2 1"
    return group(
        path(smoke, fill="none", stroke=look["ink-faint"], stroke_width=1.4, stroke_linecap="round", stroke_dasharray="7 3"),
        path(stumps, fill=look["granite-light"], stroke=look["edge"], stroke_width=1.2, stroke_linejoin="round"),
        path(stones, fill=look["granite"], stroke=look["edge"], stroke_width=1.2, stroke_linejoin="round"),
        path(cracks, fill="none", stroke=look["edge"], stroke_width=0.6),
        transform=f"scale({number(scale)})",
    )
