"""Project Skyline's board with all that stands on it and lies beside it, north up for all."""

from baumeister.games.skyline.drawing.board_card import action_card, card_words
from baumeister.games.skyline.drawing.board_city import city, symbols
from baumeister.games.skyline.drawing.board_parcels import parcels
from baumeister.games.skyline.drawing.board_place import (
    DICE_TOP,
    HEIGHT,
    MARGIN,
    NARROW,
    SIDEWAYS,
    WIDTH,
    narrow,
    narrow_pawn_place,
    pawn_place,
)
from baumeister.games.skyline.drawing.board_plates import plate
from baumeister.games.skyline.drawing.board_road import pawns, road_fields, track
from baumeister.games.skyline.drawing.board_side import (
    SIDEWAYS_DICE_PLACE,
    aim,
    caption,
    dice,
    key,
    prices,
    question,
)
from baumeister.games.skyline.drawing.board_ways import architects_ways, buildings_ways
from baumeister.games.skyline.drawing.ground import ground
from baumeister.games.skyline.rules.state import ROLL, State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.plan import frame, paper
from baumeister.text import Text

BOARD = Text(
    "The board: a city of six by six lots, ringed by a road of 28 spaces",
    "Der Spielplan: eine Stadt aus sechs mal sechs Baufeldern und rundherum eine Straße mit 28 Feldern",
)


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *symbols(view, look)),
        group(
            paper(look, WIDTH, HEIGHT),
            group(frame(look, WIDTH - 2 * MARGIN, HEIGHT, 9), transform=at(MARGIN, 0)),
            caption(view, look),
            class_="wide",
        ),
        ground(look),
        *parcels(view, look),
        group(class_="clouds calm" if is_choosing(view) else "clouds"),
        *architects_ways(view, look),
        *buildings_ways(view, look),
        group(*pieces(view, look), id="pieces", data_track=track(pawn_place), data_narrow_track=track(narrow_pawn_place)),
        group(dice(view, look), data_narrow=narrow(0, DICE_TOP), data_sideways=SIDEWAYS_DICE_PLACE),
        action_card(view, look),
        question(view, look),
        group(card_words(view, look), class_="not-sideways"),
        group(prices(look), class_="not-sideways"),
        group(key(view, look), class_="not-sideways"),
        group(aim(view, look), class_="not-sideways"),
        *(plate(view, seat, look) for seat in range(view.seats)),
        class_="board",
        data_narrow=NARROW,
        data_sideways=SIDEWAYS,
    )


def is_choosing(view: State) -> bool:
    """Tell whether the viewer has thrown and chooses: what others did is seen, but no longer first."""
    return bool(view.viewer == view.actor > 0 and view.phase != ROLL)


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw everything that moves or can be clicked in the city, from the far things to the near ones."""
    return [
        *road_fields(view, look),
        *pawns(view, look, is_near=False),
        *city(view, look),
        *pawns(view, look, is_near=True),
    ]
