"""The sheet of Wettstreit der Baumeister: the seats' cities as vedute, and the market beside them."""

from collections.abc import Iterator

from baumeister.games.wettstreit.drawing.board_camp import builder_hand, camp, held, known_hand
from baumeister.games.wettstreit.drawing.board_cities import city, pitch, ribbon
from baumeister.games.wettstreit.drawing.board_market import goods, market
from baumeister.games.wettstreit.drawing.ground import (
    CELLS,
    HALF,
    HEIGHT,
    WIDTH,
    Cell,
    border,
    country,
    narrow_inset,
    narrow_sheet,
    narrow_shift,
)
from baumeister.games.wettstreit.drawing.pieces_buildings import SLOT, ghost, standing, symbols
from baumeister.games.wettstreit.rules.scoring import is_complete
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.plan import frame, paper
from baumeister.text import Text

BOARD = Text(
    "The players' cities, with tents, saboteurs and hands; the stacks, the die and the pool",
    "Die Städte aller Spieler mit Zelten, Saboteuren und Handkarten; die Stapel, der Würfel und der Vorrat",
)
NOWHERE = "scale(0)"  # where nothing is drawn


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    seats = range(view.seats)
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *_symbols(view, look), *_ghosts(view)),
        group(paper(look, WIDTH, HEIGHT), frame(look, WIDTH, HEIGHT, 8), market(look), class_="wide"),
        group(*(_veduta(view, seat, look) for seat in seats), id="pieces"),
        group(*goods(view, look), id="goods"),
        class_="board",
        data_narrow=narrow_sheet(view.seats),
    )


def _symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define every building that is seen on the board."""
    hands = [known_hand(view, seat) for seat in range(view.seats)]
    laid = {
        *view.cities[: view.seats].ravel().tolist(),
        *view.under.ravel().tolist(),
        int(view.open_top),
        int(view.evicted),
    } - {NOTHING}
    faces = laid.union(builder_hand(view), *(hand.faces for hand in hands))
    return symbols(look, faces, {kind for hand in hands for kind in hand.types})


def _ghosts(view: State) -> Iterator[Markup]:
    """Define what the viewer could build as it would stand in its city."""
    for number in builder_hand(view):
        yield group(standing(number), id=ghost(number), transform=f"scale({pitch(view) / SLOT:.3f})")


def _veduta(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's city in its country, and what lies before it."""
    inset = narrow_inset(view.seats, seat)
    return group(
        *_land(look, seat, CELLS[view.seats][seat], is_complete=is_complete(view, seat)),
        group(ribbon(view, seat, look), data_narrow=at(inset, 0)),
        *city(view, seat, look),
        group(*camp(view, seat, look), data_narrow=at(inset, 0)),
        group(held(view, seat, look), data_narrow=at(-inset, 0)),
        data_narrow=at(*narrow_shift(view.seats, seat)),
    )


def _land(look: Look, seat: int, cell: Cell, *, is_complete: bool) -> Iterator[Markup]:
    """Draw a city's country in its frame; a wide one once more as a narrow screen shows it, each nowhere but on its own."""
    where = at(cell.middle, cell.level)
    is_wide = cell.width > HALF
    yield _framed(look, seat, cell.width, where, NOWHERE if is_wide else None, is_complete=is_complete)
    if is_wide:
        yield _framed(look, seat, HALF, NOWHERE, where, is_complete=is_complete)


def _framed(look: Look, seat: int, width: float, where: str, narrow: str | None, *, is_complete: bool) -> Markup:
    land, frame_of_it = country(look, seat, width), border(look, width, is_complete)
    return group(land, frame_of_it, transform=where, data_narrow=narrow)
