"""Manhattan's board with all that stands on it and round it, north up for all."""

from baumeister.core.record import OVER
from baumeister.games.manhattan.drawing.board_frame import score_frame, score_markers
from baumeister.games.manhattan.drawing.board_towers import symbols, towers
from baumeister.games.manhattan.drawing.ground import HEIGHT, WIDTH, ground
from baumeister.games.manhattan.drawing.pieces import HUES, NORTH, SOUTH, WEST, start_marker
from baumeister.games.manhattan.rules.components import ROUNDS, SIDES
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.phrases import colours_of
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card_back, swatch
from baumeister.svg.plan import compass, paper, rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text

BOARD = Text("The board: six cities of nine lots", "Der Spielplan: sechs Städte mit je neun Bauplätzen")
TITLE = Text("Manhattan", "Manhattan")
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
ENDED = Text("Completed", "Vollendet")
PILE = Text("draw pile", "Nachziehstapel")

MARGIN = 57.0  # from the edge of the sheet to the middle of a plate
PLATE = 216.0  # length of a seat's plate
SWATCH = 22.0


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *symbols(view, look)),
        paper(look, WIDTH, HEIGHT),
        score_frame(look),
        ground(look),
        caption(view, look),
        *(plate(view, seat, look) for seat in range(view.seats)),
        group(*towers(view, look), *score_markers(view, look), starter(view, look), id="pieces"),
        class_="board",
    )


def plate(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's plate at its side of the board (MH 2.1): its colours, its name, its hand face down."""
    colours = colours_of(view, seat)
    has_turn = view.actor == seat + 1
    length = _plate_length(view)
    left, right = -length / 2, length / 2
    return group(
        rect(
            left,
            -14,
            length,
            28,
            look["sheet"],
            rx=2,
            stroke=look["ink"],
            stroke_width=3.2 if has_turn else DETAIL,
        ),
        *(swatch(look, HUES[colour], 20, left + 14 + index * SWATCH) for index, colour in enumerate(colours)),
        _name(seat, left + 8 + len(colours) * SWATCH, look),
        *(_back(look, seat, slot, right - 60 + slot * 14.0) for slot in range(int(view.hand_sizes[seat]))),
        class_=f"plate seat-{seat + 1}",
        transform=_at_side(view, seat, 0.0),
    )


def starter(view: State, look: Look) -> Markup:
    """Put the start marker beside the plate of the seat that begins the round (MH 2.4, 3.8)."""
    beside = _at_side(view, int(view.starter), -_plate_length(view) / 2 - 20)
    return group(start_marker(look), id="starter", transform=beside, pointer_events="none")


def caption(view: State, look: Look) -> Markup:
    """Write the title of the sheet and the round; draw the compass and the draw pile."""
    rounds = int(ROUNDS[view.seats])
    said = ENDED if view.actor == OVER else ROUND.format(number=min(int(view.round_number) + 1, rounds), count=rounds)
    return group(
        text(WIDTH - 52, HEIGHT - 68, TITLE[look.language], 23, look["ink"], anchor="end"),
        text(WIDTH - 52, HEIGHT - 47, said[look.language], 16, look["ink-soft"], plain=True, anchor="end"),
        compass(look, 72, HEIGHT - 64, 19),
        group(*_pile(view, look), id="pile"),
    )


def _pile(view: State, look: Look) -> list[Markup]:
    layers = range(min(int(view.pile_size), 4))
    return [
        *(group(card_back(look, 22, 31), transform=at(130 - layer * 1.8, HEIGHT - 74 - layer * 1.6)) for layer in layers),
        text(162, HEIGHT - 68, int(view.pile_size), 18, look["ink"], anchor="start"),
        text(162, HEIGHT - 48, PILE[look.language], 14, look["ink-soft"], plain=True, anchor="start"),
    ]


def _plate_length(view: State) -> float:
    return PLATE + 56 if view.seats == 2 else PLATE


def _at_side(view: State, seat: int, along: float) -> str:
    """Return the transform to a seat's side: words there read from the board's south, or turned to it."""
    side = int(SIDES[view.seats, seat])
    if side in (SOUTH, NORTH):
        return at(WIDTH / 2 + along, HEIGHT - MARGIN if side == SOUTH else MARGIN)
    if side == WEST:
        return f"{at(MARGIN, HEIGHT / 2 - along)} rotate(-90)"
    return f"{at(WIDTH - MARGIN, HEIGHT / 2 + along)} rotate(90)"


def _name(seat: int, x: float, look: Look) -> Markup:
    return text(x, 0.5, the_seat_in_short(seat + 1), 18, look["ink"], plain=True, anchor="start", font_weight=700)


def _back(look: Look, seat: int, slot: int, x: float) -> Markup:
    return group(card_back(look, 14, 20), id=f"back-{seat + 1}-{slot}", class_="back", transform=at(x, -10))
