"""Every component of Manhattan by name, and the small drawings of the rules pages."""

from collections.abc import Callable, Sequence
from functools import partial

from baumeister.games.manhattan.drawing.ground import BORDER, CITY, LOT, PITCH, city_plan
from baumeister.games.manhattan.drawing.pieces import CARD, EAST, HUES, NORTH, SOUTH, WEST, card, score_marker, start_marker
from baumeister.games.manhattan.drawing.pieces_towers import FLOOR, SIDE, tower
from baumeister.games.manhattan.rules.components import LOT_OF_CARD, SIZES
from baumeister.games.manhattan.words.phrases import COLOURS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card_back
from baumeister.svg.plan import circle, dimension
from baumeister.svg.solid import OUTLINE, block, raised
from baumeister.text import Text

ORANGE, BLUE, YELLOW, PURPLE = range(4)
Blocks = Sequence[tuple[int, int]]
BLOCKS_OF = Text("{colour}: blocks of 1 to 4 floors", "{colour}: Bausteine mit 1 bis 4 Stockwerken")
CARDS_OF = Text("{colour}: three building cards", "{colour}: drei Baukarten")
SIDE_NAMES = ("south", "west", "north", "east")


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Return every component by name; the rules pages take their drawings from here."""
    return [(name, draw(look)) for name, draw in EXHIBITS.items()]


# ---- Pieces


def blocks(look: Look, colour: int = ORANGE) -> Markup:
    """Draw the blocks of one colour (MH 1.3)."""
    drawn = [
        group(
            block(look, HUES[colour], SIDE, SIDE, size + 1, FLOOR * 2),
            text(*raised(0, 0, (size + 1) * FLOOR * 2), size + 1, 24, look["edge"]),
            transform=at(50 + size * 78.0, 92),
        )
        for size in range(SIZES)
    ]
    return picture(330, 132, BLOCKS_OF.format(colour=COLOURS[colour])[look.language], *drawn)


def cards(look: Look, side: int, colour: int) -> Markup:
    """Draw three cards as a seat at a side holds them."""
    drawn = [group(card(look, colour, side, kind), transform=at(6 + index * 100.0, 6)) for index, kind in enumerate((0, 1, 5))]
    return picture(300, 136, CARDS_OF.format(colour=COLOURS[colour])[look.language], *drawn)


def back(look: Look) -> Markup:
    """Draw the back of a card."""
    return picture(
        100, 136, look.says("Back of a card", "Rückseite einer Baukarte"), group(card_back(look, *CARD), transform=at(6, 6))
    )


def city(look: Look, number: int = 4, towers: Sequence[tuple[int, Blocks]] = ()) -> Markup:
    """Draw a city, with towers on some of its lots."""
    shift = at(44, 34)
    return picture(
        CITY + 60,
        CITY + 44,
        look.says("A city", "Eine Stadt"),
        group(city_plan(look, number), *_on_lots(look, towers), transform=shift),
    )


def towers(look: Look) -> Markup:
    """Draw buildings of several heights and owners."""
    some = [
        [(PURPLE, 2)],
        [(ORANGE, 1), (YELLOW, 4)],
        [(BLUE, 3), (ORANGE, 3), (BLUE, 2)],
        [(YELLOW, 4), (PURPLE, 3), (ORANGE, 4), (PURPLE, 1)],
    ]
    drawn = [group(tower(look, blocks), transform=at(60 + index * 92.0, 140)) for index, blocks in enumerate(some)]
    return picture(390, 180, look.says("Buildings", "Gebäude"), *drawn)


def markers(look: Look) -> Markup:
    """Draw score markers and the start marker."""
    scores = [group(score_marker(look, colour), transform=f"{at(40 + colour * 52.0, 46)} scale(1.8)") for colour in range(4)]
    return picture(
        300,
        84,
        look.says("Score markers and start marker", "Punktesteine und Startspielerstein"),
        *scores,
        group(start_marker(look, 22), transform=at(262, 42)),
    )


# ---- For the rules pages


def card_to_lot(look: Look, side: int) -> Markup:
    """Draw card 1 of a seat and the lot that it means (MH 3.3)."""
    lot = int(LOT_OF_CARD[side, 0])
    colour = side
    x, y = BORDER + LOT / 2 + lot % 3 * PITCH, BORDER + LOT / 2 + lot // 3 * PITCH
    half = LOT / 2
    target = path(box(x - half, y - half, LOT, LOT), fill=look["lit"], fill_opacity=0.18, stroke=look["lit"], stroke_width=6)
    sitting = {SOUTH: (0.5, 1.08), WEST: (-0.08, 0.5), NORTH: (0.5, -0.08), EAST: (1.08, 0.5)}[side]
    turn = {SOUTH: 0, WEST: 90, NORTH: 180, EAST: 270}[side]
    return picture(
        360,
        190,
        look.says("A card and its lot", "Eine Karte und ihr Bauplatz"),
        group(
            city_plan(look, 4),
            target,
            path(
                "M-26 22L0 -8L26 22Z", fill=look["ink"], transform=f"{at(CITY * sitting[0], CITY * sitting[1])} rotate({turn})"
            ),
            transform=f"{at(178, 24)} scale(0.46)",
        ),
        group(card(look, colour, side, 0), transform=at(14, 32)),
        path("M112 94H142M136 88L143 94L136 100", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
    )


def take_over(look: Look) -> Markup:
    """Draw worked example E2: Blue's building of 3 blue floors over 1 orange one, and Orange's 2 floors that take it over."""
    before, after = [(ORANGE, 1), (BLUE, 3)], [(ORANGE, 1), (BLUE, 3), (ORANGE, 2)]
    return picture(
        384,
        176,
        look.says("Taking over a building", "Ein Gebäude übernehmen"),
        group(tower(look, before), transform=at(60, 122)),
        text(128, 100, "+", 26, look["ink-soft"]),
        group(
            block(look, HUES[ORANGE], SIDE, SIDE, 2, FLOOR),
            text(*raised(0, 0, 2 * FLOOR), 2, 26, look["edge"]),
            transform=at(186, 122),
        ),
        path("M230 100H258M252 94L259 100L252 106", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
        group(tower(look, after), transform=at(308, 122)),
        text(308, 164, look.says("3 against 3 will do", "3 gegen 3 genügt"), 17, look["ink"], plain=True),
        text(60, 164, look.says("1 against 3", "1 gegen 3"), 17, look["ink"], plain=True),
    )


def highest(look: Look) -> Markup:
    """Draw two buildings, the higher of which is measured (MH 4.1)."""
    low, high = [(BLUE, 2), (BLUE, 4)], [(YELLOW, 3), (PURPLE, 4), (YELLOW, 3), (YELLOW, 1)]
    return picture(
        300,
        180,
        look.says("The tallest building", "Das höchste Gebäude"),
        group(tower(look, low), transform=at(92, 134)),
        group(tower(look, high), transform=at(204, 134)),
        dimension(look, (262, 161), 11 * FLOOR, "11", upright=True),
        group(circle(0, 0, 15, look["lit"]), text(0, 0, "+3", 14, look["on-lit"]), transform=at(226, 24)),
    )


def majority(look: Look) -> Markup:
    """Draw a city in which one colour owns the most buildings (MH 4.2)."""
    return city(look, 2, [(2, [(ORANGE, 2)]), (3, [(BLUE, 3), (ORANGE, 3)]), (7, [(BLUE, 4)])])


def _on_lots(look: Look, some: Sequence[tuple[int, Blocks]]) -> list[Markup]:
    return [
        group(tower(look, blocks), transform=at(BORDER + LOT / 2 + lot % 3 * PITCH, BORDER + LOT / 2 + lot // 3 * PITCH))
        for lot, blocks in some
    ]


EXHIBITS: dict[str, Callable[[Look], Markup]] = {
    "blocks": blocks,
    "blocks-blue": partial(blocks, colour=BLUE),
    "blocks-yellow": partial(blocks, colour=YELLOW),
    "blocks-purple": partial(blocks, colour=PURPLE),
    **{f"cards-{name}": partial(cards, side=side, colour=side) for side, name in enumerate(SIDE_NAMES)},
    "card-back": back,
    "towers": towers,
    "markers": markers,
    "city": city,
    **{f"card-to-lot-{name}": partial(card_to_lot, side=side) for side, name in enumerate(SIDE_NAMES)},
    "take-over": take_over,
    "highest": highest,
    "majority": majority,
}
