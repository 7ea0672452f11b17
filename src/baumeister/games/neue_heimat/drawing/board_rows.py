"""The ends of Neue Heimat's rows: barriers and permits, the mayor's place, and where the piece for sale could go."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.board_ends import new_ends, pole
from baumeister.games.neue_heimat.drawing.ground import (
    LOT_DEPTH,
    LOT_WIDTH,
    MAYOR_X,
    NORTH,
    ROAD,
    SCALED,
    SOUTH,
    end_x,
    narrow_end_x,
    on_lot,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_outline, special, villa
from baumeister.games.neue_heimat.drawing.pieces_houses import has_ghost, height_of
from baumeister.games.neue_heimat.rules.components import MAYOR, PERMITS, ROWS
from baumeister.games.neue_heimat.rules.moves import BEFORE, CANCEL_OFFER, LONGER, SITE, site_of
from baumeister.games.neue_heimat.rules.state import CHOOSE, OFFERED, ON_BOARD, State
from baumeister.games.neue_heimat.words.parts import SPECIALS, row_part
from baumeister.games.neue_heimat.words.phrases import lots, row_name, special_name, without_article
from baumeister.games.neue_heimat.words.turn_preview import outcomes
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, capital

ON_BOARD_SCALE = 1.1  # of permits
BEYOND = 28.5  # from a row's end to the middle of its permits: clear of the barrier
STACKED = 42.0  # from one permit beyond a row's end to the next, which lies above it
LOWERED = 32.0  # how much lower three begin, so that they stay on their row's land
BEFORE_ROW = Text("In front of {row}: it counts double", "Vor {row}: Sie zählt doppelt")
THE_ROW = Text("{row}: {lots} allowed", "{row}: {lots} erlaubt")
LONGER_BY = Text("{permit}: {lots} longer", "{permit}: {lots} länger")
SHORTER_BY = Text("{permit}: {lots} shorter", "{permit}: {lots} kürzer")


# ---- A row's land, barrier and permits


def row_to_light(view: State, row: int, look: Look) -> Markup:
    """Draw a row's land, which lights up when the row is counted."""
    words = THE_ROW.format(row=capital(row_name(row)), lots=lots(int(view.lengths[row])))
    width = end_x(int(view.lengths[row]), int(view.lengths[row])) - ROAD[1]
    return group(
        title(words[look.language]),
        halo(look, box(ROAD[1], row_y(row) + NORTH, width, SOUTH - NORTH)),
        id=row_part(row),
        class_="part row wide",
        data_fresh="",  # a cloud round it would run through its houses
        pointer_events="none",
    )


def barriers(view: State, look: Look) -> Iterator[Markup]:
    """Draw the barrier at the end of each row, and the permits that moved it."""
    for row in range(ROWS):
        length = int(view.lengths[row])
        x, narrow_x, y = end_x(length, length), narrow_end_x(length, length), row_y(row)
        is_at_stake = view.phase == CHOOSE  # what one auctions, one chooses by how far the rows are
        yield group(
            pole(look),
            id=f"barrier-{row + 1}",
            class_="at-stake" if is_at_stake else None,
            transform=at(x, y) + SCALED,
            data_narrow=at(narrow_x, y) + SCALED,
            pointer_events="none",
        )
        here = [permit for permit in range(PERMITS) if view.permit_rows[permit] == row]
        lowest = y + 8 + (LOWERED if len(here) == PERMITS else 0.0)
        for index, permit in enumerate(here):
            change, height = int(view.permit_changes[permit]), lowest - index * STACKED
            narrow = f"{at(narrow_x + BEYOND, height)} scale({ON_BOARD_SCALE:g})"
            drawn = special_piece(look, permit, x + BEYOND, height, change, ON_BOARD_SCALE, data_narrow=narrow)
            yield group(drawn, class_="at-stake") if view.offer == CANCEL_OFFER else drawn


def special_piece(look: Look, number: int, x: float, y: float, change: int = 0, scale: float = 1.0, **elsewhere: str) -> Markup:
    """Draw a special piece where it lies; it can be clicked."""
    shape = box(-15, -50, 30, 52) if number == MAYOR else box(-22, -30, 39, 45)
    size = "" if scale == 1.0 else f" scale({scale:g})"
    name = capital(without_article(special_name(number)))
    words = (LONGER_BY if change > 0 else SHORTER_BY).format(permit=name, lots=lots(abs(change))) if change else name
    return group(
        title(words[look.language]),
        hit(look, shape),
        special(look, number, change),
        halo(look, shape),
        id=SPECIALS[number],
        class_="part special",
        transform=f"{at(x, y)}{size}",
        **elsewhere,
    )


# ---- The mayor


def before_rows(view: State, look: Look) -> Iterator[Markup]:
    """Draw the place before each row, and the mayor with his villa where he stands (NH 4.6)."""
    for row in range(ROWS):
        y = row_y(row)
        if view.mayor_row == row:
            yield group(villa(look), transform=at(MAYOR_X + 6, y - 22), pointer_events="none")
            yield special_piece(look, MAYOR, MAYOR_X + 16, y + 54, scale=1.2)
        elif view.specials[MAYOR] != ON_BOARD:
            yield _plot(look, row, is_at_stake=view.specials[MAYOR] == OFFERED)


@lru_cache(maxsize=16)
def _plot(look: Look, row: int, *, is_at_stake: bool) -> Markup:
    circle_path = "M-24 0a24 18 0 1 0 48 0a24 18 0 1 0 -48 0Z"
    return group(
        title(BEFORE_ROW.format(row=row_name(row))[look.language]),
        hit(look, box(-26, -30, 62, 60)),  # within the sheet of the narrowest screen
        path(circle_path, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="3 4"),
        halo(look, circle_path),
        text(0, 0, "× 2", 16, look["ink" if is_at_stake else "ink-soft"], pointer_events="none"),
        id=f"before-{row + 1}",
        class_="part lot at-stake" if is_at_stake else "part lot",
        transform=at(MAYOR_X - 4, row_y(row)) + SCALED,
    )


# ---- Where the piece that is auctioned could go


def sites(view: State, look: Look) -> Iterator[Markup]:
    """Mark all lots where the piece for sale could go by a dashed outline, until its buyer sees those to click lit."""
    for move in () if has_ghost(view) else _moves(view):
        if SITE <= move < LONGER:
            row, index = site_of(move)
            yield _site(look, view, row, index)


def ends(view: State, look: Look) -> Iterator[Markup]:
    """Mark all new ends of rows that the piece for sale could make by a barrier."""
    yield from new_ends(view, [move for move in _moves(view) if LONGER <= move < BEFORE], look)


def _moves(view: State) -> list[int]:
    return [move for move, _ in outcomes(view)]


def _site(look: Look, view: State, row: int, index: int) -> Markup:
    """Draw a dashed line round an empty lot, or round the house that stands on it."""
    floors, length = int(view.floor_counts[row, index]), int(view.lengths[row])
    right, down = LOT_WIDTH / 2 + 2, LOT_DEPTH / 2 + 2
    width = 6.5 if floors else 2.6  # the house hides its inner half
    shape = (
        floor_outline(height_of(floors, floors, row, index))
        if floors
        else f"M{-right:g} {-down:g}H{right:g}V{down:g}H{-right:g}Z"
    )
    return group(
        path(shape, fill="none", stroke=look["sheet"], stroke_width=10, stroke_linejoin="round") if floors else "",
        path(shape, fill="none", stroke=look["ink-soft"], stroke_width=width, stroke_dasharray="5 4", stroke_linejoin="round"),
        class_="site at-stake",
        pointer_events="none",
        **on_lot(row, index, length),
    )
