"""Building cards: large ones as they are held and bought, small ones for the known part of a hand, and their back."""

from functools import lru_cache

from baumeister.games.wettstreit.drawing.pieces import taler
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, building, building_of_type, standing, standing_type
from baumeister.games.wettstreit.drawing.pieces_masonry import FINE
from baumeister.games.wettstreit.drawing.pieces_towers import shield
from baumeister.games.wettstreit.rules.components import COINS_OF, FACES, LEFT, LETTER_OF, RIGHT, SHIELDS_OF, VALUE_OF
from baumeister.games.wettstreit.words.phrases import CARDS, TYPES_NOMINATIVE
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.pieces import card as blank_card
from baumeister.svg.pieces import card_back
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import capital

CARD = (92.0, 130.0)
SMALL = (34.0, 48.0)
GROUND, LOW_GROUND = 101.0, 120.0  # where the building stands on a card with its name, and on one without
HIGH_GROUND = 97.0  # above a name in two lines
SHORT_NAME = 13  # characters: longer ones are written in two lines
UNKNOWN = "?"


@lru_cache(maxsize=128)
def card(look: Look, number_of_card: int, *, is_on_board: bool = False, is_named: bool = True) -> Markup:
    """Draw a building card; its corner is the origin. On the board its building is one of the symbols, and it bears no name."""
    high = HEIGHTS[number_of_card]
    scale = min(0.92, (94 if high > 105 else 76) / high, 0.74 if high > 105 else 1)
    name = CARDS[LETTER_OF[number_of_card]].format(value="")[look.language].strip() if is_named and not is_on_board else ""
    drawn = standing(number_of_card) if is_on_board else building(look, number_of_card)
    return _card(look, drawn, scale, int(VALUE_OF[number_of_card]), name, _marks(look, number_of_card))


@lru_cache(maxsize=32)
def card_of_type(look: Look, kind: int, *, is_on_board: bool = False, is_named: bool = True) -> Markup:
    """Draw a card of which only the type is known, on the board with one of the symbols and without a name."""
    faint = group(standing_type(kind) if is_on_board else building_of_type(look, kind), opacity=0.5)
    name = capital(TYPES_NOMINATIVE[kind])[look.language] if is_named and not is_on_board else ""
    return _card(look, faint, 0.76, UNKNOWN, name, Markup(""))


def large_back(look: Look) -> Markup:
    """Draw the back of a card."""
    return card_back(look, *CARD)


def _card(look: Look, drawn: Markup, scale: float, value: int | str, name: str, marks: Markup) -> Markup:
    width, height = CARD
    low = LOW_GROUND if not name else HIGH_GROUND if len(name) > SHORT_NAME else GROUND
    sky = "".join(f"M{x} {y}q8 -3 16 0t16 0" for x, y in ((44, 26), (52, 30), (10, 52), (54, 58)))
    return blank_card(
        look,
        width,
        height,
        rect(6, 6, width - 12, low - 2, look["paper"], rx=1),
        path(sky, fill="none", stroke=look["line"], stroke_width=DETAIL),
        path(f"M6 {low - 12}Q24 {low - 22} 46 {low - 14}T{width - 6} {low - 16}V{low + 4}H6Z", fill=look["ground"]),
        path(f"M6 {low}Q46 {low - 5} {width - 6} {low}V{low + 4}H6Z", fill=look["park"]),
        group(drawn, transform=f"{at(width / 2, low)} scale({number(scale)})"),
        line(6, low, width - 6, low, look["ink"], OUTLINE * 0.8),
        rect(6, 6, width - 12, low - 2, stroke=look["line"], stroke_width=DETAIL, rx=1),
        rimmed_text(17, 21, value, 24, look["ink"], look["paper"], 3.5),
        marks,
        _name(look, name),
    )


def _name(look: Look, name: str) -> Markup:
    """Write a card's name below its building, from the left, where cards over it end; a long one below its first word."""
    first, _, last = name.partition(" ") if len(name) > SHORT_NAME else ("", "", name)
    rows = ((first, 107.4), (last, 119.4)) if first else ((name, 116.5),)
    written = [text(7, y, words, 14.2, look["ink"], plain=True, anchor="start", font_weight=600) for words, y in rows]
    return group(*written, class_="card-name")


def _marks(look: Look, number_of_card: int) -> Markup:
    """Draw below a card's value its coins or its shield (WB 1.2), and which end of a city it closes (WB 3.10).

    The real cards have them in their other corner, which a card that lies over this one hides.
    """
    coins = [group(taler(look, 7.5), transform=at(17, 43 + 13.0 * index)) for index in range(int(COINS_OF[number_of_card]))]
    shields = [group(shield(look, 0.85), transform=at(17, 43))] * int(SHIELDS_OF[number_of_card])
    return group(*coins, *shields, group(end(look, int(LETTER_OF[number_of_card])), transform=at(17, 61)))


def end(look: Look, letter: int) -> Markup:
    """Draw an arrow to the end of a city that a corner tower closes."""
    if letter not in (LEFT, RIGHT):
        return Markup("")
    arrow = path("M7 -4.5V4.5M-7 0H5M1 -4L5 0L1 4", fill="none", stroke=look["ink"], stroke_width=1.6, stroke_linejoin="round")
    return group(arrow, transform=f"scale({'-1 1' if letter == LEFT else '1'})")


# ---- Small cards


@lru_cache(maxsize=128)
def small_card(look: Look, number_of_card: int, *, is_on_board: bool = False) -> Markup:
    """Draw a card small, its corner at the origin."""
    high = HEIGHTS[number_of_card]
    drawn = standing(number_of_card) if is_on_board else building(look, number_of_card)
    return _small(look, drawn, 0.26 if high > 130 else 0.33, FACES[number_of_card][1])


@lru_cache(maxsize=32)
def small_card_of_type(look: Look, kind: int, *, is_on_board: bool = False) -> Markup:
    """Draw a card of which only the type is known small."""
    drawn = standing_type(kind) if is_on_board else building_of_type(look, kind)
    return _small(look, group(drawn, opacity=0.5), 0.31, UNKNOWN)


def small_back(look: Look) -> Markup:
    """Draw the back of a card small."""
    return card_back(look, *SMALL)


def _small(look: Look, drawn: Markup, scale: float, value: int | str) -> Markup:
    width, height = SMALL
    return group(
        rect(0, 0, width, height, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE * 0.8),
        group(drawn, transform=f"{at(width / 2 + 3, height - 3)} scale({number(scale)})"),
        line(2, height - 3, width - 2, height - 3, look["ink"], FINE),
        rimmed_text(11, 12.5, value, 24, look["ink"], look["sheet"], 2.4),
    )
