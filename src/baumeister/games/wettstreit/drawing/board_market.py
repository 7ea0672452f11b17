"""The market beside the large city: both stacks, the die, the pool of saboteurs."""

from collections.abc import Iterator
from typing import NamedTuple

from baumeister.core.record import OVER
from baumeister.games.wettstreit.drawing.ground import (
    LARGE,
    LOW_MARKET,
    LOW_TOP,
    MARKET,
    MARKET_WIDTH,
    NARROW,
    NARROW_MARKET,
    NARROW_TOP,
    NOWHERE,
)
from baumeister.games.wettstreit.drawing.pieces import die, plate, saboteur
from baumeister.games.wettstreit.drawing.pieces_cards import CARD, SMALL, card, large_back, small_card
from baumeister.games.wettstreit.rules.components import HIDDEN, OPEN, SABOTEUR
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import BIDDING, CHOICE, DONE, NOTHING, PEEKING, State
from baumeister.games.wettstreit.words.parts import DIE, POOL, hand_part, place_part, stack_part
from baumeister.games.wettstreit.words.phrases import STACKS, card_name, cards
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import NO_TEXT, Text, capital, join

STACK_LABELS = (Text("Open", "Offen"), Text("Hidden", "Verdeckt"))
UNDER_LABEL = Text("under it", "darunter")
UNDER_WORDS = Text("Under the stack: {cards}", "Unter dem Stapel: {cards}")
POOL_LABEL = Text("Saboteurs: {count} in the pool", "Saboteure: {count} im Vorrat")
DIE_BLANK = Text("The die", "Der Würfel")
DIE_SHOWS = Text("The die shows {roll}", "Der Würfel zeigt {roll}")
THE_SABOTEUR = Text("the saboteur", "den Saboteur")
LAST_CARDS = Text("last cards", "letzte Karten")
LAST = Text("The last turn", "Der letzte Zug")
FINAL = Text("The final round", "Die Endrunde")

LEFT, TOP = MARKET
STACK_SCALE = 0.9
UNDER_SCALE, UNDER_HEIGHT = 0.7, 72.0
UNDER_AT = at(98, 2)  # beside its stack, clear of both lit ones
UNDER_LARGER = " scale(1.14)"  # where the market is small, so that their values can be read
UNDER_NARROW, UNDER_LOW_STACK = at(104, 28), at(168, 28)  # there below its name, beside what is said of a low one
UNDER_LETTERS = 15.6
UNDER_END, UNDER_LINE = UNDER_SCALE * SMALL[0] + 3, -36.0  # of its word: clear of the frame, beside the stack's name
STAGE_LETTERS, STAGE_AT = 18.0, (LARGE.width / 2 - 204, 64.0)  # where it ends


HERE = "scale(1)"
RAISED = at(0, -16)  # a stack's number on a narrow screen, over what lies at its foot
BESIDE, NEARER = at(102, 49), at(0, 20)  # its name there, and on a phone held sideways, close to what it names
LARGER = "scale(1.14)"  # what is said of a stack where the market is small
LINES = ((102.0, 38.0), (102.0, 59.0))  # where each word of it begins on a narrow screen
SIDEWAYS_MARKET = 1.22  # how large all of it is on a phone held sideways


class Spot(NamedTuple):
    """Where something of the market lies and how large it is, and where on narrow screens, in the sizes there."""

    x: float
    y: float
    scale: float
    narrow_x: float
    narrow_y: float
    sideways_x: float
    sideways_y: float


STACKS_AT = (Spot(12, 66, 1.26, 4, 4, 686, 44), Spot(184, 66, 1.26, 206, 4, 843, 44))
EVICTED_AT = Spot(292, 238, 1.2, 138, 72, 792, 130)
DIE_AT, POOL_AT = (
    Spot(68, 285, 0.94, 446, 74, 1036, 84),
    Spot(206, 299, 1.2, 522, 106, 1030, 182),
)
NARROW_WIDTH = 560.0


def market(look: Look) -> Markup:
    """Draw the board of the market."""
    return group(
        rect(0, 0, MARKET_WIDTH, LARGE.height, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        rect(4, 4, MARKET_WIDTH - 8, LARGE.height - 8, stroke=look["line"], stroke_width=DETAIL),
        transform=at(LEFT, TOP),
        class_="market",
    )


def _stage(view: State) -> Text:
    if view.actor == OVER:
        return NO_TEXT
    return FINAL if view.is_final else LAST if view.is_last_turn else NO_TEXT


def stage(view: State, look: Look) -> Markup:
    """Say on the meadow before the viewer's city, between its ribbon and its tent, when the end comes."""
    words = _stage(view)[look.language]
    return group(
        rimmed_text(0, 0, words, STAGE_LETTERS, look["ink"], look["park"], 7, plain=True, anchor="end", font_weight=700),
        transform=at(*STAGE_AT),
        data_narrow=NOWHERE,  # the panel says it
    )


def goods(view: State, look: Look) -> Iterator[Markup]:
    """Draw the stacks, the die and the pool."""
    yield from (_stack(view, stack, look) for stack in (OPEN, HIDDEN))
    if view.evicted != NOTHING:
        yield _evicted(view, look)
    yield _die(view, look)
    yield _pool(view, look)


def _placed(spot: Spot) -> dict[str, str]:
    """Return where something of the market lies, as attributes."""
    narrow, low = (
        f"{at((NARROW - NARROW_WIDTH * scale) / 2 + spot.narrow_x * scale, top + spot.narrow_y * scale)} scale({scale})"
        for top, scale in ((NARROW_TOP, NARROW_MARKET), (LOW_TOP, LOW_MARKET))
    )
    return {
        "transform": f"{at(LEFT + spot.x, TOP + spot.y)} scale({spot.scale})",
        "data_narrow": narrow,
        "data_low": low,
        "data_sideways": f"{at(spot.sideways_x, spot.sideways_y)} scale({SIDEWAYS_MARKET})",
    }


def _stack(view: State, stack: int, look: Look) -> Markup:
    size = stack_size(view, stack)
    layers = range(min(size, 4) - 1, -1, -1)
    faces = [
        group(_top(view, stack, look) if layer == 0 else large_back(look), transform=at(2.2 * layer, 2.2 * layer))
        for layer in layers
    ]
    top = card_name(int(view.open_top)) if stack == OPEN and view.open_top != NOTHING else None
    said = capital(STACKS[stack])[look.language] + f": {cards(size)[look.language]}"
    return group(
        title(f"{said}, {top[look.language]}" if top else said),
        group(
            *(faces or [_empty(look)]),
            group(plate(look, CARD[0] - 8, CARD[1] - 4, size, 20.5), data_narrow=RAISED),
            transform=f"scale({STACK_SCALE})",
        ),
        halo(look, box(-4, -4, STACK_SCALE * CARD[0] + 13, STACK_SCALE * CARD[1] + 13)),
        _under(view, stack, look),
        *_label(view, stack, look),
        id=stack_part(stack),
        class_="part stack",
        data_fresh="" if view.phase in (PEEKING, BIDDING) or _has_auctioned(view) else None,  # the panel would cut its mark
        **_placed(STACKS_AT[stack]),
    )


def _has_auctioned(view: State) -> bool:
    """Tell whether the viewer itself has changed a stack in this turn."""
    return bool(view.active == view.viewer - 1 and view.phase != CHOICE)


def _is_low(view: State, stack: int) -> bool:
    return bool(stack_size(view, stack) <= view.seats and not view.is_last_turn and view.phase != DONE)


def _label(view: State, stack: int, look: Look) -> Iterator[Markup]:
    """Name a stack, and say so if one more round of auctions can empty it (WB 4.1): over it, on a narrow screen beside it."""
    is_low = _is_low(view, stack)
    name = text(0, -35, STACK_LABELS[stack][look.language], 19, look["ink-soft"], plain=True, anchor="start")
    yield group(name, data_narrow=BESIDE, data_sideways=HERE if is_low else NEARER)
    if is_low:
        words = LAST_CARDS[look.language]
        yield group(_said(look, 0, -15, words, 17), data_narrow=NOWHERE, data_sideways=LARGER)
        lines = (_said(look, x, y, word, 19) for (x, y), word in zip(LINES, words.split(), strict=True))
        yield group(*lines, transform=NOWHERE, data_narrow=HERE, data_sideways=NOWHERE)


def _said(look: Look, x: float, y: float, words: str, size: float) -> Markup:
    return text(x, y, words, size, look["ink"], plain=True, anchor="start", font_weight=700)


def _top(view: State, stack: int, look: Look) -> Markup:
    return card(look, int(view.open_top), is_on_board=True) if stack == OPEN and view.open_top != NOTHING else large_back(look)


def _empty(look: Look) -> Markup:
    return rect(0, 0, *CARD, rx=4, stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_dasharray="5 4")


def _under(view: State, stack: int, look: Look) -> Markup:
    """Draw the cards that saboteurs have brought under a stack, which all have seen (WB 3.14)."""
    known = [int(number) for number in view.under[stack, : view.under_counts[stack]]]
    if not known:
        return Markup("")
    step = min(UNDER_SCALE * SMALL[1], UNDER_HEIGHT / max(len(known) - 1, 1))
    names = join([card_name(number) for number in known])
    return group(
        title(UNDER_WORDS.format(cards=names)[look.language]),
        *(
            group(small_card(look, number, is_on_board=True), transform=f"{at(0, step * index)} scale({UNDER_SCALE})")
            for index, number in enumerate(known)
        ),
        group(
            text(UNDER_END, UNDER_LINE, UNDER_LABEL[look.language], UNDER_LETTERS, look["ink-soft"], plain=True, anchor="end"),
            data_narrow=NOWHERE,
            data_sideways=NOWHERE,
        ),
        transform=UNDER_AT,
        data_narrow=(UNDER_LOW_STACK if _is_low(view, stack) else UNDER_NARROW) + UNDER_LARGER,
        data_sideways=UNDER_AT,
    )


def _evicted(view: State, look: Look) -> Markup:
    """Draw the card that waits for the choice of a stack (WB 3.14), between both stacks."""
    words = card_name(int(view.evicted))[look.language]
    return group(
        title(words),
        small_card(look, int(view.evicted), is_on_board=True),
        id="evicted",
        **_placed(EVICTED_AT),
        data_from=place_part(int(view.target), int(view.target_place))
        if view.target_place != NOTHING
        else hand_part(int(view.target)),
    )


def _die(view: State, look: Look) -> Markup:
    roll = THE_SABOTEUR if view.roll == SABOTEUR else Text(str(view.roll), str(view.roll))
    words = DIE_SHOWS.format(roll=roll) if view.roll else DIE_BLANK
    return group(
        title(words[look.language]),
        die(look, int(view.roll), 44),
        halo(look, "M-35 -50H16L26 -22V26H-26L-35 2Z"),
        id=DIE,
        class_="part die",
        data_fresh="",  # it is rolled in every turn
        **_placed(DIE_AT),
    )


def _pool(view: State, look: Look) -> Markup:
    words = POOL_LABEL.format(count=int(view.pool))
    standing = [
        group(saboteur(look), transform=f"{at(10.0 * index - 20, -(index % 2) * 12.0)} scale(0.84)")
        for index in range(int(view.pool))
    ]
    standing = standing[1::2] + standing[::2]
    return group(
        title(words[look.language]),
        path("M-34 2H34", fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        *standing,
        halo(look, box(-36, -52, 72, 58)),
        id=POOL,
        class_="part pool",
        **_placed(POOL_AT),
    )
