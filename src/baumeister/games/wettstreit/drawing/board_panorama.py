"""All cities small, in a row: what a phone shows beside bids and before a sabotage, as the panel hides the board there."""

from baumeister.games.wettstreit.drawing.board_cities import Size, on_plinth, places, rubble, stakes
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

WIDTH, HEIGHT, NAMED = 366.0, 42.0, 56.0  # with names below
GAP = 4.0  # between cities
WIDEST = 30.0  # a place of a short city
PLINTH = Size(WIDEST, WIDEST, 11.0, 11.5, 20.0)
ALL = Text("All cities", "Alle Städte")


def panorama(view: State, look: Look) -> Markup:
    """Draw all cities: while a card is auctioned, if anybody has one; with names for whoever may sabotage."""
    is_named = may_sabotage(view)
    if not is_named and (view.phase not in (PEEKING, BIDDING) or not view.city_sizes.any()):
        return Markup("")
    wide = (WIDTH + GAP) / view.seats - GAP
    return picture(
        WIDTH,
        NAMED if is_named else HEIGHT,
        ALL[look.language],
        *(group(_city(view, seat, wide, look), transform=at(seat * (wide + GAP), 0)) for seat in range(view.seats)),
        *(
            text(seat * (wide + GAP) + wide / 2, NAMED - 3, the_seat_in_short(seat + 1), 11.9, look["ink"], plain=True)
            for seat in range(view.seats)
            if is_named
        ),
    )


def _city(view: State, seat: int, wide: float, look: Look) -> Markup:
    """Draw a city on its ground: laid cards, gaps and the free ends."""
    drawn, ground = places(view, seat), HEIGHT - PLINTH.plinth - 2
    cards = [int(view.cities[seat, index]) for index in drawn]
    highest = max((HEIGHTS[card] for card in cards if card != NOTHING), default=1.0)
    step = min(WIDEST, wide / len(drawn), (ground - 1) * SLOT / highest)
    start = (wide - step * len(drawn)) / 2
    return group(
        title(seat_name(seat)[look.language]),
        line(0, ground, wide, ground, look["line"]),
        *(
            group(_place(look, card, step, is_gap=is_gap(view, seat, index)), transform=at(start + step * (slot + 0.5), ground))
            for slot, (index, card) in enumerate(zip(drawn, cards, strict=True))
        ),
    )


def _place(look: Look, card: int, wide: float, *, is_gap: bool) -> Markup:
    if card != NOTHING:
        return on_plinth(look, card, wide, standing(card), PLINTH)
    return rubble(look, wide) if is_gap else stakes(look, wide, PLINTH.plinth)
