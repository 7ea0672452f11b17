"""All cities small, side by side: what a phone shows beside bids and before a sabotage, as the panel hides the board there."""

from baumeister.games.wettstreit.drawing.board_cities import Size, on_plinth, places, rubble, stakes
from baumeister.games.wettstreit.drawing.pieces_arms import arms
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, standing
from baumeister.games.wettstreit.rules.building import is_gap
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, PEEKING, State
from baumeister.games.wettstreit.words.auction_panel_sabotage import may_sabotage
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.lettering import text
from baumeister.svg.plan import line
from baumeister.text import Text

WIDTH, HEIGHT = 366.0, 99.0
GAP = 8.0  # between cities
NAME = 60.0  # how wide the owner's column is
WIDEST = 30.0  # a place of a short city
PLINTH = Size(WIDEST, WIDEST, 13.0, 12.5, 20.0)
ALL = Text("All cities", "Alle Städte")


def panorama(view: State, look: Look) -> Markup:
    """Draw all cities while a card is auctioned, and for whoever may sabotage: two in a row."""
    if view.phase not in (PEEKING, BIDDING) and not may_sabotage(view):
        return Markup("")
    rows = (view.seats + 1) // 2
    wide, high = (WIDTH - GAP) / 2, HEIGHT / rows
    return picture(
        WIDTH,
        HEIGHT,
        ALL[look.language],
        *(
            group(_city(view, seat, wide, high, look), transform=at(seat % 2 * (wide + GAP), seat // 2 * high))
            for seat in range(view.seats)
        ),
    )


def _city(view: State, seat: int, wide: float, high: float, look: Look) -> Markup:
    """Draw a city on its ground, its owner's arms and name before it; laid cards, gaps and the free ends."""
    drawn, ground = places(view, seat), high - PLINTH.plinth - 2
    cards = [int(view.cities[seat, index]) for index in drawn]
    highest = max((HEIGHTS[card] for card in cards if card != NOTHING), default=1.0)
    step = min(WIDEST, (wide - NAME) / len(drawn), (ground - 2) * SLOT / highest)
    return group(
        title(seat_name(seat)[look.language]),
        group(arms(look, seat, 0.7), transform=at(NAME / 2, ground - 13)),
        text(NAME / 2, ground + PLINTH.plinth / 2 + 1, the_seat_in_short(seat + 1), 11.9, look["ink"], plain=True),
        line(NAME, ground, wide, ground, look["line"]),
        *(
            group(_place(look, card, step, is_gap=is_gap(view, seat, index)), transform=at(NAME + step * (slot + 0.5), ground))
            for slot, (index, card) in enumerate(zip(drawn, cards, strict=True))
        ),
    )


def _place(look: Look, card: int, wide: float, *, is_gap: bool) -> Markup:
    if card != NOTHING:
        return on_plinth(look, card, wide, standing(card), PLINTH)
    return rubble(look, wide) if is_gap else stakes(look, wide, PLINTH.plinth)
