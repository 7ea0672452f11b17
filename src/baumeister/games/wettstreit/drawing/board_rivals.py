"""The rivals' cities small, side by side over one's own: what a phone shows while one bids, as they lie far below there."""

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
from baumeister.games.wettstreit.rules.building import is_gap
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.svg.solid import OUTLINE
from baumeister.text import points

WIDEST, MARGIN = 24.0, 3.0  # a place of a short city; beside the outermost places
LETTERS, POINTS = 12.2, 14.0  # can be read on the smallest phones
RIBBON_LENGTH, RIBBON_DEPTH = 122.0, 17.0
PLINTH = Size(WIDEST, WIDEST, WIDEST, 13.0, LETTERS, 20.0)


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
    drawn = places(view, seat)
    cards = [int(view.cities[seat, index]) for index in drawn]
    highest = max((HEIGHTS[card] for card in cards if card != NOTHING), default=1.0)
    step = min(WIDEST, (land.width - 2 * MARGIN) / len(drawn), (land.sky - RIBBON_DEPTH - 2) * SLOT / highest)
    start = -step * (len(drawn) - 1) / 2
    return group(
        title(f"{seat_name(seat)[look.language]}: {points(int(total(view, seat)))[look.language]}"),
        country(look, seat, land),
        rect(-land.width / 2, -land.sky, land.width, land.height, stroke=look["ink"], stroke_width=OUTLINE),
        *(
            group(_place(look, card, step, is_gap=is_gap(view, seat, index)), transform=at(start + step * slot, 0))
            for slot, (index, card) in enumerate(zip(drawn, cards, strict=True))
        ),
        _ribbon(view, seat, land, look),
    )


def _place(look: Look, card: int, wide: float, *, is_gap: bool) -> Markup:
    if card != NOTHING:
        return on_plinth(look, card, wide, standing(card), PLINTH)
    return rubble(look, wide) if is_gap else stakes(look, wide, PLINTH.plinth)


def _ribbon(view: State, seat: int, land: Land, look: Look) -> Markup:
    """Draw the owner's arms and name, and its points."""
    long = number(RIBBON_LENGTH)
    tail = f"M10 1H{long}L{number(RIBBON_LENGTH - 5)} 9L{long} {number(RIBBON_DEPTH)}H10Z"
    return group(
        path(tail, fill=look["sheet"], stroke=look["ink"], stroke_width=OUTLINE * 0.8, stroke_linejoin="round"),
        text(21, 9, the_seat_in_short(seat + 1), LETTERS, look["ink"], plain=True, anchor="start", font_weight=700),
        group(
            text(RIBBON_LENGTH - 9, 9, int(total(view, seat)), POINTS, look["ink"], anchor="end"),
            id=f"rival-points-{seat + 1}",
            class_="after-points",
        ),
        group(arms(look, seat), transform=f"{at(10, 9.5)} scale(0.5)"),
        transform=at(2 - land.width / 2, 1 - land.sky),
    )
