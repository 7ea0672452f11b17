"""The map of Frankfurt with all that stands on it, and the round offer board."""

from baumeister.core.record import OVER
from baumeister.games.buerger.drawing.board_districts import districts, names, symbols
from baumeister.games.buerger.drawing.board_offer import MIDDLE, PILE, RADIUS, offer_ground, offers, prices, supply
from baumeister.games.buerger.drawing.ground import HEIGHT, WIDTH, ground
from baumeister.games.buerger.drawing.ground_sheets import LOW, SIDEWAYS, UPRIGHT, sheets
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.turn_steps import round_number, rounds
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import compass, frame, paper, scale_bar
from baumeister.svg.solid import DETAIL
from baumeister.text import Text

BOARD = Text(
    "The board: a map of Frankfurt with fifteen districts, and the round offer board",
    "Der Spielplan: ein Stadtplan von Frankfurt mit fünfzehn Vierteln und die runde Angebotstafel",
)
TITLE = "Bürger, Baumeister & Co."
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
TOWN = Text("Frankfurt am Main", "Frankfurt am Main")
ENDED = Text("Completed", "Vollendet")

OFFER_SCALE = 1.2
OFFER_ROOM = 2 * RADIUS * OFFER_SCALE + 12


def _offer_place(left: float, top: float) -> str:
    """Return the transform that puts the offer board's north-west corner at a place."""
    return f"{at(left - (MIDDLE[0] - RADIUS) * OFFER_SCALE, top - (MIDDLE[1] - RADIUS) * OFFER_SCALE)} scale({OFFER_SCALE})"


def _piece(width: float, height: float) -> str:
    """Return the piece of the sheet that is shown, as a viewBox."""
    return f"0 0 {number(width)} {number(height)}"


def _pile_at(x: float, y: float) -> str:
    return at(x - PILE[0], y - PILE[1])


SHEETS = {
    "data_narrow": _piece(UPRIGHT.width, UPRIGHT.bottom),
    "data_low": _piece(LOW.width, LOW.bottom),
    "data_sideways": _piece(SIDEWAYS.width, SIDEWAYS.bottom),
}
SHEETS_AND_OFFER = {
    "data_narrow": _piece(UPRIGHT.width, UPRIGHT.bottom + OFFER_ROOM),
    "data_low": _piece(LOW.width, LOW.bottom + OFFER_ROOM),
    "data_sideways": _piece(SIDEWAYS.width + OFFER_ROOM, SIDEWAYS.bottom),
}
OFFER_PLACES = {
    "data_narrow": _offer_place(UPRIGHT.width - OFFER_ROOM, UPRIGHT.bottom + 6),
    "data_low": _offer_place(LOW.width - OFFER_ROOM, LOW.bottom + 6),
    "data_sideways": _offer_place(SIDEWAYS.width + 6, 6),
}
SUPPLY_PLACES = {
    "data_narrow": _pile_at(44, UPRIGHT.bottom + 52),
    "data_low": _pile_at(44, LOW.bottom + 52),
    "data_sideways": _pile_at(SIDEWAYS.width - 163, SIDEWAYS.bottom - 75),
}


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    offer = {"class_": "wide"} if _has_hand(view) else OFFER_PLACES
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *symbols(view, look)),
        group(paper(look, WIDTH, HEIGHT), class_="wide"),
        ground(look),
        sheets(look),
        group(offer_ground(look), id="offer-ground", **offer),
        group(frame(look, WIDTH, HEIGHT, 12), class_="wide"),
        caption(view, look),
        group(supply(view, look), id="supply", **({"class_": "wide"} if _has_hand(view) else SUPPLY_PLACES)),
        group(
            *districts(view, look),
            group(*offers(view, look), **offer),
            id="pieces",
        ),
        group(class_="clouds"),  # over the tiles, which lie close to one another, and under what is written
        *names(view, look),
        group(*prices(view, look), id="offer-prices", **offer),
        class_="board",
        **(SHEETS if _has_hand(view) else SHEETS_AND_OFFER),
    )


def _has_hand(view: State) -> bool:
    """Tell whether a narrow screen shows offer and supply at the viewer's hand, always in sight, instead of on the board.

    After the last turn neither matters, and the board stays as large as it was.
    """
    return bool(view.viewer > 0)


def caption(view: State, look: Look) -> Markup:
    """Write title and turn, draw compass and scale; a narrow screen has the round over the board."""
    return group(
        group(compass(look, 66, 806, 20), class_="roomy"),
        text(108, 780, TITLE, 27, look["ink"], anchor="start"),
        path("M109 797H432", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        scale_bar(look, 300, 818, 22, 6),
        text(108, 819, _round(view)[look.language], 24.8, look["ink-soft"], plain=True, anchor="start"),
        class_="wide",
    )


def _round(view: State) -> Text:
    """Say which of its turns the seat in turn has (BB 2.4)."""
    if view.actor == OVER:
        return ENDED
    number = round_number(view)
    return ROUND.format(number=number, count=rounds(view)) if number else TOWN
