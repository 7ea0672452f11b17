"""The rivals' cities and hands small, side by side over one's own: what a phone shows while one bids.

The large ones lie far below then; their points stand above, with their names.
"""

from collections.abc import Iterator

from baumeister.games.wettstreit.drawing.board_camp import faces_of, is_stocked
from baumeister.games.wettstreit.drawing.board_cities import Size, on_plinth, places, rubble, stakes
from baumeister.games.wettstreit.drawing.ground import (
    EDGE,
    NARROW_GAP,
    NOWHERE,
    RIVALS_TOP,
    Land,
    country,
    hero,
    rival_land,
)
from baumeister.games.wettstreit.drawing.pieces_arms import arms
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, standing
from baumeister.games.wettstreit.drawing.pieces_cards import SMALL, small_back
from baumeister.games.wettstreit.rules.building import is_gap
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.phrases import cards, seat_name
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text, points

WORDS = Text("{seat}: {points}, {cards} in hand", "{seat}: {points}, {cards} auf der Hand")
WIDEST, MARGIN = 24.0, 3.0  # a place of a short city; beside the outermost places
LETTERS, COUNT = 12.2, 14.0  # can be read on the smallest phones
CARD, CARD_GAP, CARD_BASE = 0.84, 3.0, 13.0  # how large a card in a hand is; the room between two; its lower edge
BACK, BACK_TOP = 0.27, 2.2  # how large the one is that stands for a hand, on the ribbon
RIBBON_LENGTH, RIBBON_DEPTH = 122.0, 17.0
PLINTH = Size(WIDEST, WIDEST, WIDEST, WIDEST, 13.0, LETTERS, 20.0)


def rivals(view: State, look: Look) -> Markup:
    """Draw the rivals' cities in the order of play, for narrow screens."""
    land = rival_land(view.seats)
    return group(
        *(
            group(
                _rival(view, (hero(view) + 1 + step) % view.seats, land, look),
                transform=at(EDGE + land.width / 2 + step * (land.width + NARROW_GAP), RIVALS_TOP + land.sky),
            )
            for step in range(view.seats - 1)
        ),
        class_="narrow",
        data_sideways=NOWHERE,
        display="none",
    )


def _rival(view: State, seat: int, land: Land, look: Look) -> Markup:
    """Draw a city in its country: laid cards, gaps and the free ends below its ribbon."""
    said = WORDS.format(seat=seat_name(seat), points=points(int(total(view, seat))), cards=cards(int(view.hand_sizes[seat])))
    return group(
        title(said[look.language]),
        country(look, seat, land),
        rect(-land.width / 2, -land.sky, land.width, land.height, stroke=look["ink"], stroke_width=OUTLINE),
        *(_hand(view, seat, land, look) if is_stocked(view, seat) and view.hand_sizes[seat] else _city(view, seat, land, look)),
        _ribbon(view, seat, land, look),
        data_leads_to=f"frame-narrow-P{seat + 1}",
    )


def _city(view: State, seat: int, land: Land, look: Look) -> Iterator[Markup]:
    drawn = places(view, seat)
    laid = [int(view.cities[seat, index]) for index in drawn]
    highest = max((HEIGHTS[card] for card in laid if card != NOTHING), default=1.0)
    step = min(WIDEST, (land.width - 2 * MARGIN) / len(drawn), (land.sky - RIBBON_DEPTH - 2) * SLOT / highest)
    start = -step * (len(drawn) - 1) / 2
    for slot, (index, card) in enumerate(zip(drawn, laid, strict=True)):
        yield group(_place(look, card, step, is_gap=is_gap(view, seat, index)), transform=at(start + step * slot, 0))


def _hand(view: State, seat: int, land: Land, look: Look) -> Iterator[Markup]:
    """Draw the cards that are kept for a city, as far as they are known, in its place."""
    faces, (width, height) = faces_of(view, seat, look), (CARD * side for side in SMALL)
    step = min(width + CARD_GAP, (land.width - 2 * MARGIN - width) / max(len(faces) - 1, 1))
    start = -(width + step * (len(faces) - 1)) / 2
    for slot, face in enumerate(faces):
        yield group(face, transform=f"{at(start + step * slot, CARD_BASE - height)} scale({CARD})")


def _place(look: Look, card: int, wide: float, *, is_gap: bool) -> Markup:
    if card != NOTHING:
        return on_plinth(look, card, wide, standing(card), PLINTH)
    return rubble(look, wide) if is_gap else stakes(look, wide, PLINTH.plinth)


def _ribbon(view: State, seat: int, land: Land, look: Look) -> Markup:
    """Draw the owner's arms and name, and how many cards it holds."""
    held = int(view.hand_sizes[seat])
    long = number(RIBBON_LENGTH)
    tail = f"M10 1H{long}L{number(RIBBON_LENGTH - 5)} 9L{long} {number(RIBBON_DEPTH)}H10Z"
    return group(
        path(tail, fill=look["sheet"], stroke=look["ink"], stroke_width=OUTLINE * 0.8, stroke_linejoin="round"),
        text(21, 9, the_seat_in_short(seat + 1), LETTERS, look["ink"], plain=True, anchor="start", font_weight=700),
        _count(look, held) if held else "",
        group(arms(look, seat), transform=f"{at(10, 9.5)} scale(0.5)"),
        transform=at(2 - land.width / 2, 1 - land.sky),
    )


def _count(look: Look, held: int) -> Markup:
    right = RIBBON_LENGTH - 9
    number_of_cards = text(right, 9, held, COUNT, look["ink"], anchor="end")
    left = right - 0.6 * COUNT * len(str(held)) - BACK * SMALL[0] - 2
    return group(group(small_back(look), transform=f"{at(left, BACK_TOP)} scale({BACK})"), number_of_cards)
