"""The round offer board with its prices, the Mayor who walks it, and the supply (BB 1.4)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin

from baumeister.games.buerger.drawing.board_districts import symbol
from baumeister.games.buerger.drawing.ground import EDGE, WIDTH
from baumeister.games.buerger.drawing.pieces import mayor
from baumeister.games.buerger.drawing.pieces_plates import plate, price_coins, price_width
from baumeister.games.buerger.drawing.pieces_tiles import THICK, TILE, tile, tile_back
from baumeister.games.buerger.rules.components import OFFERS, PRICES
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import TAKE, State
from baumeister.games.buerger.words.parts import offer_part
from baumeister.games.buerger.words.phrases import coins, tile_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, title
from baumeister.svg.hatch import Point, box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, silhouette
from baumeister.text import Text

MIDDLE = (1290.0, 666.0)
RADIUS = 170.0
SCALE = 1.37  # of a tile offered
FEET = 26.0  # below the Mayor's middle
ROUND, BESIDE = 103.0, 15.0  # from the middle to the tiles, to the Mayor
PRICE_AT = ((20.0, -50.0), (46.0, -36.0), (-10.0, 53.0), (-10.0, 53.0), (-50.0, -4.0))  # clear of their values and letters
FREE_AT = ((36.0, -54.0), (62.0, -57.0), (-10.0, 59.0), (-10.0, 59.0), (-56.0, -62.0))  # longer: clear of their kinds, too
NUMBER_AT = ((-57.0, -114.0), (72.0, -104.0), (117.0, 68.0), (-117.0, 68.0), (-94.0, -99.0))  # from the middle
NUMBER_SIZE = 24.8
PILE = (600.0, 806.0)
OFFERED = Text("Offer space {space}: {tile}, {price}", "Angebotsfeld {space}: {tile}, {price}")
EMPTY = Text("Offer space {space}: empty", "Angebotsfeld {space}: leer")
FREE = Text("free", "kostenlos")
FREE_PLATE = Text("free", "gratis")
SUPPLY = Text("supply", "Vorrat")
EAST = WIDTH - EDGE - 8  # as far as plates reach
DEAR = 0.4  # of a tile that its chooser can't pay
HALF = (TILE / 2 + 3) * SCALE
FIELD = box(-HALF, -HALF, 2 * HALF, 2 * HALF)


def offer_at(space: int, distance: float = ROUND) -> Point:
    """Return a place beside an offer space: clockwise, the first in the north."""
    angle = 2 * pi * space / OFFERS - pi / 2
    return MIDDLE[0] + distance * cos(angle), MIDDLE[1] + distance * sin(angle)


@lru_cache(maxsize=16)
def offer_ground(look: Look) -> Markup:
    """Draw the round place: its paving, its five fields."""
    x, y = MIDDLE
    rays = "".join(
        f"M{number(x + 18 * cos(a))} {number(y + 18 * sin(a))}L{number(x + RADIUS * cos(a))} {number(y + RADIUS * sin(a))}"
        for a in (2 * pi * (index + 0.5) / OFFERS - pi / 2 for index in range(OFFERS))
    )
    return group(
        circle(x, y, RADIUS, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE * 1.4),
        circle(x, y, RADIUS - 5, stroke=look["ink"], stroke_width=DETAIL),
        path(rays, fill="none", stroke=look["line"], stroke_width=DETAIL),
        circle(x, y, 50, look["ground"], stroke=look["line"], stroke_width=DETAIL),
        *(circle(x, y, radius, stroke=look["line"], stroke_width=DETAIL, stroke_dasharray="7 3") for radius in (42.0, 30.0)),
        class_="offer-ground",
    )


@lru_cache(maxsize=16)
def _numbers(look: Look) -> Markup:
    """Write the numbers of the offer spaces, by which the log names them, clear of their tiles."""
    (x, y), places = MIDDLE, enumerate(NUMBER_AT, start=1)
    return group(*(text(x + right, y + down, space, NUMBER_SIZE, look["ink-soft"]) for space, (right, down) in places))


def _free_wedge(look: Look, space: int) -> Markup:
    """Draw the piece of the place that belongs to the space beside the Mayor, where the tile is free."""
    x, y = MIDDLE
    start, end = (2 * pi * (space + half) / OFFERS - pi / 2 for half in (-0.5, 0.5))
    r = RADIUS - 5
    first, last = (f"{number(x + r * cos(angle))} {number(y + r * sin(angle))}" for angle in (start, end))
    arc = f"L{first}A{r} {r} 0 0 1 {last}"
    return path(f"M{x} {y}{arc}Z", fill=look["gold"], opacity=0.45, class_="free", pointer_events="none")


def offers(view: State, look: Look) -> Iterator[Markup]:
    """Draw the offer spaces with their tiles."""
    if view.mayor >= 0:
        yield _free_wedge(look, int(view.mayor))
    yield _numbers(look)
    for space in range(OFFERS):
        lying = int(view.offer[space])
        cost = price(view, space)
        yield path(
            FIELD,
            fill=look["lot"],
            stroke=look["ink-faint"],
            stroke_width=DETAIL,
            stroke_dasharray="5 3",
            transform=at(*offer_at(space)),
        )
        if lying >= 0:
            yield _offered(space, lying, is_dear=_is_choosing(view) and cost > view.coins[view.actor - 1])
        yield _field(look, space, lying, cost)


def prices(view: State, look: Look) -> Iterator[Markup]:
    """Draw the prices, and the Mayor beside what is free."""
    for space in range(OFFERS):
        yield _price(look, space, price(view, space))
    if view.mayor >= 0:
        x, y = offer_at(int(view.mayor), BESIDE)
        yield group(mayor(look), id="mayor", transform=at(x, y + FEET), pointer_events="none")


def _is_choosing(view: State) -> bool:
    return bool(view.phase == TAKE and view.actor == view.viewer)


def bare_offer(look: Look, shown: Sequence[int], beside: int) -> Iterator[Markup]:
    """Draw the offer board alone, with tiles and the Mayor beside one of its spaces, without ids."""
    yield offer_ground(look)
    yield _numbers(look)
    for space, which in enumerate(shown):
        yield group(tile(look, which), transform=f"{at(*offer_at(space))} scale({SCALE})")
        yield _price(look, space, 0 if space == beside else int(PRICES[space]))
    x, y = offer_at(beside, BESIDE)
    yield group(mayor(look), transform=at(x, y + FEET))


@lru_cache(maxsize=512)
def _field(look: Look, space: int, lying: int, cost: int) -> Markup:
    said = OFFERED if lying >= 0 else EMPTY
    words = said.format(space=space + 1, tile=tile_name(max(lying, 0)), price=coins(cost) if cost else FREE)
    return group(
        title(words[look.language]),
        path(FIELD, fill=look["lit"], fill_opacity=0.0),
        halo(look, silhouette((TILE + 3) * SCALE, (TILE + 3) * SCALE, THICK * SCALE)),
        id=offer_part(space),
        class_="part offer",
        data_fresh="",
        transform=at(*offer_at(space)),
    )


@lru_cache(maxsize=512)
def _offered(space: int, lying: int, *, is_dear: bool) -> Markup:
    return group(
        element("use", href=f"#{symbol(lying)}"),
        id=f"offered-{space + 1}",
        class_="offered",
        transform=f"{at(*offer_at(space))} scale({SCALE})",
        pointer_events="none",
        data_from="supply",
        opacity=DEAR if is_dear else None,
    )


@lru_cache(maxsize=64)
def _price(look: Look, space: int, cost: int) -> Markup:
    """Draw a tile's price on a plate at its edge; the one beside the Mayor is free."""
    (x, y), (right, down) = offer_at(space), (PRICE_AT if cost else FREE_AT)[space]
    words = FREE_PLATE[look.language]
    width = price_width(cost) if cost else 14 + 10.5 * len(words)
    drawn = price_coins(look, cost) if cost else [text(width / 2, 0, words, 24.8, look["ink"], plain=True, font_weight=700)]
    return group(
        plate(look, width), *drawn, transform=at(min(x + right - width / 2, EAST - width), y + down), pointer_events="none"
    )


def supply(view: State, look: Look) -> Markup:
    """Draw the tiles that can still be drawn."""
    (x, y), said = PILE, SUPPLY[look.language]
    return group(
        _pile(view, look),
        text(x + 26, y + 6, said, 18.2, look["ink-soft"], plain=True, anchor="start", class_="roomy wide"),
        group(_supply_words(look), class_="narrow", display="none"),
    )


def supply_at_hand(view: State, look: Look) -> Markup:
    """Draw the same as large as a narrow screen's hand needs it, from the middle of its pile."""
    return group(_pile(view, look), _supply_words(look), transform=at(-PILE[0], -PILE[1]))


def _supply_words(look: Look) -> Markup:
    return text(PILE[0] + 26, PILE[1] + 8, SUPPLY[look.language], 26, look["ink-soft"], plain=True, anchor="start")


def _pile(view: State, look: Look) -> Markup:
    """Draw the supply's tiles, in tens, and their count."""
    left = int(view.supply_size)
    layers = range(min((left + 9) // 10, 5))
    x, y = PILE
    return group(
        *(group(tile_back(look, 40, 5), transform=at(x - layer * 1.7, y - 6 - layer * 5)) for layer in layers),
        ""
        if left
        else rect(x - 20, y - 26, 40, 40, "none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="5 3"),
        text(x + 26, y - 20, left, 25, look["ink"], anchor="start"),
    )
