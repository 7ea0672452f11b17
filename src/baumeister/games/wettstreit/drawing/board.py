"""The sheet of Wettstreit der Baumeister: the seats' cities as vedute, and the market beside them."""

from collections.abc import Iterator

from baumeister.games.wettstreit.drawing.board_camp import builder_hand, camp, held, known_hand
from baumeister.games.wettstreit.drawing.board_cities import city, ghosts
from baumeister.games.wettstreit.drawing.board_founding import has_words, never_founded, plan_of
from baumeister.games.wettstreit.drawing.board_frame import Frame, border, frame_of
from baumeister.games.wettstreit.drawing.board_market import goods, market, stage
from baumeister.games.wettstreit.drawing.board_ribbons import ribbon
from baumeister.games.wettstreit.drawing.board_rivals import rivals
from baumeister.games.wettstreit.drawing.ground import (
    HEIGHT,
    NOWHERE,
    SIDEWAYS,
    WIDTH,
    Land,
    cell_of,
    country,
    has_hand,
    hero,
    low_place,
    low_sheet,
    narrow_place,
    narrow_sheet,
)
from baumeister.games.wettstreit.drawing.pieces_buildings import symbols
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.plan import paper
from baumeister.text import Text

HERE = "scale(1)"
BOARD = Text(
    "The players’ cities, with tents, saboteurs and hands; the stacks, the die and the pool",
    "Die Städte aller Spieler mit Zelten, Saboteuren und Handkarten; die Stapel, der Würfel und der Vorrat",
)


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    seats = range(view.seats)
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *_symbols(view, look), *ghosts(view, look)),
        group(paper(look, WIDTH, HEIGHT), market(look), class_="wide"),
        rivals(view, look),
        group(*(_veduta(view, seat, look) for seat in seats), id="pieces"),
        group(*goods(view, look), id="goods", class_="sinks"),
        class_="board goes-on",
        preserveAspectRatio="xMidYMax",
        data_narrow=narrow_sheet(view.seats),
        data_low=low_sheet(view.seats),
        data_sideways=SIDEWAYS,
    )


def _symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define every building that is seen on the board."""
    hands = [known_hand(view, seat) for seat in range(view.seats) if not has_hand(view, seat)]
    laid = {
        *view.cities[: view.seats].ravel().tolist(),
        *view.under.ravel().tolist(),
        int(view.open_top),
        int(view.evicted),
    }
    own = plan_of(view, hero(view))
    faces = laid.union(builder_hand(view), own, *(hand.faces for hand in hands))
    return symbols(look, faces - {NOTHING}, {kind for hand in hands for kind in hand.types})


def _veduta(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's city in its country, and its camp before it."""
    cell, frame = cell_of(view, seat), frame_of(view, seat)
    return group(
        _framed(look, seat, cell.land, "frame", frame, wide=None),
        _framed(look, seat, cell.narrow, "frame-narrow", frame, narrow=HERE, low=NOWHERE if cell.is_large else HERE),
        _framed(look, seat, cell.low, "frame-low", frame, low=HERE) if cell.is_large else "",
        _framed(look, seat, cell.sideways, "frame-sideways", frame, sideways=HERE, is_sunny=not has_words(view, seat)),
        city(view, seat, look),
        never_founded(view, seat, look),
        stage(view, look) if cell.is_large and has_hand(view, seat) else "",
        camp(view, seat, look),
        held(view, seat, look),
        ribbon(view, seat, look),
        class_="home half-sinks" if view.viewer == seat + 1 else "half-sinks" if cell.is_large else "sinks",
        transform=at(cell.middle, cell.level),
        data_narrow=narrow_place(view, seat),
        data_low=low_place(view, seat),
        data_sideways=cell.sideways_place,
        data_enlarges=None if cell.is_large else f"frame-P{hero(view) + 1}",
    )


def _framed(
    look: Look,
    seat: int,
    land: Land,
    name: str,
    frame: Frame,
    *,
    wide: str | None = NOWHERE,
    narrow: str = NOWHERE,
    low: str = NOWHERE,
    sideways: str = NOWHERE,
    is_sunny: bool = True,
) -> Markup:
    """Draw a city's country in its frame, as some screens show it, nowhere on the others."""
    return group(
        country(look, seat, land, is_sunny=is_sunny),
        group(border(look, land, frame), id=f"{name}-P{seat + 1}", class_="after-points"),
        transform=wide,
        data_narrow=narrow,
        data_low=low,
        data_sideways=sideways,
    )
