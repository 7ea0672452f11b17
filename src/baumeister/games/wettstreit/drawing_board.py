"""The sheet of Wettstreit der Baumeister: the seats' cities as vedute, and the market beside them."""

from collections.abc import Iterator

from baumeister.games.wettstreit.drawing_buildings import SLOT, ghost, standing, symbols
from baumeister.games.wettstreit.drawing_camp import builder_hand, camp, held, known_hand
from baumeister.games.wettstreit.drawing_cities import city, pitch, ribbon
from baumeister.games.wettstreit.drawing_ground import (
    CELLS,
    HEIGHT,
    WIDTH,
    border,
    country,
    narrow_inset,
    narrow_sheet,
    narrow_shift,
)
from baumeister.games.wettstreit.drawing_market import goods, market
from baumeister.games.wettstreit.ending import count
from baumeister.games.wettstreit.state import NOTHING, State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.plan import frame, paper
from baumeister.text import Text

BOARD = Text(
    "The seats' cities side by side, with tents, saboteurs and hands; the stacks, the die and the pool",
    "Die Städte aller Spieler mit Zelten, Saboteuren und Händen; die Stapel, der Würfel und der Vorrat",
)


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
    cell = CELLS[view.seats][seat]
    inset = narrow_inset(view.seats, seat)
    return group(
        group(
            country(look, seat, cell.width),
            border(look, cell.width, count(view, seat).is_complete),
            transform=at(cell.middle, cell.level),
        ),
        group(ribbon(view, seat, look), data_narrow=at(inset, 0)),
        *city(view, seat, look),
        group(*camp(view, seat, look), data_narrow=at(inset, 0)),
        group(held(view, seat, look), data_narrow=at(-inset, 0)),
        data_narrow=at(*narrow_shift(view.seats, seat)),
    )
