"""The map of Frankfurt with all that stands on it, and the round offer board."""

from baumeister.core.record import OVER
from baumeister.games.buerger.drawing.board_districts import districts, names, symbols
from baumeister.games.buerger.drawing.board_offer import NARROW_OFFER, offer_ground, offers, prices, supply
from baumeister.games.buerger.drawing.ground import HEIGHT, NARROW, NARROW_OFFER_TOP, WIDTH, ground
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.turn_steps import turn_number, turns
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
TURN = Text("Turn {number} of {count}", "Zug {number} von {count}")
TOWN = Text("Frankfurt am Main", "Frankfurt am Main")
ENDED = Text("Completed", "Vollendet")


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *symbols(view, look)),
        group(paper(look, WIDTH, HEIGHT), class_="wide"),
        ground(look),
        group(offer_ground(look), data_narrow=NARROW_OFFER),
        group(frame(look, WIDTH, HEIGHT, 12), class_="wide"),
        caption(view, look),
        group(
            *districts(view, look),
            group(*offers(view, look), data_narrow=NARROW_OFFER),
            id="pieces",
        ),
        group(class_="clouds"),  # over the tiles, which lie close to one another, and under what is written
        *names(view, look),
        group(*prices(view, look), data_narrow=NARROW_OFFER),
        class_="board",
        data_narrow=" ".join(map(number, NARROW)),
    )


def caption(view: State, look: Look) -> Markup:
    """Write title and turn, draw compass, scale and supply; a narrow screen has the turn over the board."""
    return group(
        group(
            group(compass(look, 66, 806, 20), class_="roomy"),
            text(108, 780, TITLE, 27, look["ink"], anchor="start"),
            path("M109 797H432", fill="none", stroke=look["ink"], stroke_width=DETAIL),
            scale_bar(look, 300, 818, 22, 6),
            text(108, 819, _turn(view)[look.language], 24.8, look["ink-soft"], plain=True, anchor="start"),
            class_="wide",
        ),
        group(supply(view, look), data_narrow=at(-510, NARROW_OFFER_TOP - 670)),
    )


def _turn(view: State) -> Text:
    """Say which turn it is of those that all seats have together (BB 2.4)."""
    if view.actor == OVER:
        return ENDED
    number = turn_number(view)
    return TURN.format(number=number, count=turns(view)) if number else TOWN
