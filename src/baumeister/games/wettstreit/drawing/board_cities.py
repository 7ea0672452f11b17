"""The seats' cities: buildings side by side on their plinth, gaps, the free ends, a ribbon with the owner's name."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.wettstreit.drawing.ground import CELLS, HALF, PLINTH, SKY, Cell
from baumeister.games.wettstreit.drawing.pieces import saboteur, taler
from baumeister.games.wettstreit.drawing.pieces_arms import arms
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, standing
from baumeister.games.wettstreit.rules.building import has_end, is_gap
from baumeister.games.wettstreit.rules.components import COINS_OF, LEFT, PLACES, RIGHT, START, VALUE_OF
from baumeister.games.wettstreit.rules.scoring import is_complete, points_if_complete, total
from baumeister.games.wettstreit.rules.state import DONE, NOTHING, State
from baumeister.games.wettstreit.words.notation import place_name
from baumeister.games.wettstreit.words.parts import card_part, hand_part, place_part, saboteurs_part
from baumeister.games.wettstreit.words.phrases import card_name, place_text, seat_name
from baumeister.present.drawing import SHORT, the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.hatch import Point
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import NO_TEXT, Text, points, written

MARGIN = 12.0  # beside the outermost places
WIDEST = 68.0  # place
EMPTY_HEIGHT = 56.0
COMPLETE = Text("{total} · complete", "{total} · vollständig")
IF_COMPLETE = Text("{total} · if complete {possible}", "{total} · vollständig {possible}")
COULD_BE = Text(
    "{total}; {possible} if complete, plus the values of the missing cards",
    "{total}; vollständig wären es {possible}, dazu die Werte der fehlenden Karten",
)
GAP_WORDS = Text("{seat}, place {place}: a gap", "{seat}, Platz {place}: eine Lücke")
END_WORDS = Text("{seat}, place {place}: free", "{seat}, Platz {place}: frei")
CARD_WORDS = Text("{seat}, place {place}: {card}", "{seat}, Platz {place}: {card}")


def pitch(view: State) -> float:
    """Return how wide a place is drawn, the same in all cities: as wide as the longest one allows."""
    longest = max(len(places(view, seat)) for seat in range(view.seats))
    return min(WIDEST, (HALF - 2 * MARGIN) / longest)


def places(view: State, seat: int) -> list[int]:
    """Return the places of a city that are drawn, from left to right: laid cards, gaps and the free ends."""
    if view.city_sizes[seat] == 0:
        return [START]
    first, last = int(view.leftmost[seat]), int(view.rightmost[seat])
    if not has_end(view, seat, LEFT):
        first = max(first - 1, 0)
    if not has_end(view, seat, RIGHT):
        last = min(last + 1, PLACES - 1)
    return list(range(first, last + 1))


def middles(view: State, seat: int) -> dict[int, float]:
    """Return where the middle of each drawn place is on the sheet."""
    drawn, wide = places(view, seat), pitch(view)
    start = CELLS[view.seats][seat].middle - wide * (len(drawn) - 1) / 2
    return {index: start + wide * step for step, index in enumerate(drawn)}


def city(view: State, seat: int, look: Look) -> Iterator[Markup]:
    """Draw a city: all that moves or can be clicked, flat, from left to right."""
    cell, wide = CELLS[view.seats][seat], pitch(view)
    for index, x in middles(view, seat).items():
        card = int(view.cities[seat, index])
        yield _place(look, seat, index, card, is_gap(view, seat, index), wide, (x, cell.level))
        if card != NOTHING:
            own = view.viewer == seat + 1
            source = card_part(card) if own else hand_part(seat)
            yield _standing(look, seat, index, card, wide, at(x, cell.level), source)
        if view.target == seat and view.target_place == index and card != NOTHING:
            yield _attacker(view, at(x, cell.level + PLINTH + 4), look)


def _attacker(view: State, where: str, look: Look) -> Markup:
    """Draw the saboteur before the building that it is used against (WB 3.11)."""
    source = saboteurs_part(int(view.active))
    return group(saboteur(look), id="attacker", transform=where, pointer_events="none", data_from=source)


@lru_cache(maxsize=4096)
def _standing(look: Look, seat: int, index: int, card: int, wide: float, where: str, source: str) -> Markup:
    """Draw a building as it stands in a city, its value cut into the plinth."""
    return group(
        on_plinth(look, card, wide, standing(card)),
        id=f"building-P{seat + 1}-{place_name(index)}",
        class_="building",
        transform=where,
        pointer_events="none",
        data_from=source,
    )


def on_plinth(look: Look, card: int, wide: float, drawn: Markup) -> Markup:
    """Draw a building and the stone under it with its value and the coins of a gate (WB 1.2)."""
    sides = {0: (), 1: (1,), 2: (-1, 1)}[int(COINS_OF[card])]
    return group(
        group(drawn, transform=f"scale({number(wide / SLOT)})"),
        rect(-wide / 2, 0, wide, PLINTH, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE * 0.8),
        text(0, PLINTH / 2, int(VALUE_OF[card]), 20, look["ink"]),
        *(group(taler(look, min(6.8, wide * 0.11)), transform=at(side * min(wide * 0.35, 19), PLINTH / 2)) for side in sides),
    )


@lru_cache(maxsize=4096)
def _place(look: Look, seat: int, index: int, card: int, gap: bool, wide: float, where: Point) -> Markup:
    """Draw what can be clicked of a place: the ground of a building, a gap, or a free end."""
    high = HEIGHTS[card] * wide / SLOT + 4 if card != NOTHING else EMPTY_HEIGHT
    shape = _outline(wide - 3, high)
    words = CARD_WORDS if card != NOTHING else GAP_WORDS if gap else END_WORDS
    name = card_name(card) if card != NOTHING else NO_TEXT
    said = words.format(seat=seat_name(seat), place=place_text(index), card=name)
    return group(
        title(said[look.language]),
        hit(look, shape),
        rubble(look, wide) if gap else stakes(look, wide) if card == NOTHING else "",
        halo(look, shape),
        id=place_part(seat, index),
        class_="part place" if card != NOTHING else "part place lot",
        transform=at(*where),
        data_spot=" ".join(map(number, where)) if card == NOTHING else None,
    )


def _outline(wide: float, high: float) -> str:
    half, roof = wide / 2, min(wide * 0.35, high * 0.4)
    return (
        f"M{number(-half)} {number(PLINTH + 2)}V{number(-high + roof)}L0 {number(-high)}L{number(half)} {number(-high + roof)}"
        f"V{number(PLINTH + 2)}Z"
    )


def stakes(look: Look, wide: float) -> Markup:
    """Draw a free place as masons mark it: stakes and a string."""
    half = wide / 2 - 7
    string = f"M{number(-half)} -9Q0 -5 {number(half)} -9"
    poles = f"M{number(-half)} {PLINTH - 2}V-12M{number(half)} {PLINTH - 2}V-12"
    return group(
        path(string, fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
        path(poles, fill="none", stroke=look["ink"], stroke_width=2.4, stroke_linecap="round"),
        path(poles, fill="none", stroke=look["sandstone"], stroke_width=1.2, stroke_linecap="round"),
    )


def rubble(look: Look, wide: float) -> Markup:
    """Draw what a saboteur has left of a building: stumps of its walls, fallen stones, smoke."""
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


# ---- Whose it is


def ribbon(view: State, seat: int, look: Look) -> Markup:
    """Draw the ribbon over a city: the seat's arms and name, its points as they stand and as they could be."""
    has_turn = view.actor == seat + 1 or (view.phase != DONE and view.actor == 0 and view.active == seat)
    words, said = (text[look.language] for text in _standing_of(view, seat))
    return _ribbon(look, seat, words, said, has_turn, CELLS[view.seats][seat])


def _standing_of(view: State, seat: int) -> tuple[Text, Text]:
    """Say in short and in full what a city counts, and what it would count if it were complete (WB 4.3)."""
    now, possible = int(total(view, seat)), int(points_if_complete(view, seat))
    short, said = written(now), points(now)
    if is_complete(view, seat):
        return COMPLETE.format(total=short), said
    if view.phase == DONE or possible <= now:
        return Text(short, short), said
    return IF_COMPLETE.format(total=short, possible=possible), COULD_BE.format(total=said, possible=possible)


@lru_cache(maxsize=512)
def _ribbon(look: Look, seat: int, words: str, said: str, has_turn: bool, cell: Cell) -> Markup:
    long = 86.0 + 11.0 * SHORT + 11.0 * len(words)
    tail = f"M34 6H{number(long)}L{number(long - 9)} 21L{number(long)} 36H34Z"
    return group(
        title(f"{seat_name(seat)[look.language]}: {said}"),
        path(
            tail,
            fill=look["sheet"],
            stroke=look["ink"],
            stroke_width=3.0 if has_turn else 1.2,
            stroke_linejoin="round",
        ),
        text(50, 21, the_seat_in_short(seat + 1), 21, look["ink"], plain=True, anchor="start", font_weight=700),
        text(long - 18, 21, words, 21, look["ink"], anchor="end"),
        group(arms(look, seat), transform=at(26, 26)),
        class_=f"ribbon seat-{seat + 1}",
        transform=at(cell.left + 6, cell.level - SKY + 4),
    )
