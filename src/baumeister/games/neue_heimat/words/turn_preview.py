"""What may come of the piece for sale; what a move means for its seat's score; what is at stake in unfinished rows."""

from collections.abc import Iterator, Sequence

import numpy as np

from baumeister.core.items import by_seat
from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.auction import has_end, legal_choices
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import DISCARD, LONGER, OFFER, OFFERS, PASS, ROOF_OFFER, SITE, site_of
from baumeister.games.neue_heimat.rules.placing import legal_places, place
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import round_score
from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE, PLACE, State
from baumeister.games.neue_heimat.rules.turn import play
from baumeister.games.neue_heimat.words.items import is_counted, row_items
from baumeister.text import Text, signed

STAKE = Text(
    "In unfinished rows: plus once the row is complete, minus until then.",
    "In unfertigen Reihen: plus, sobald die Reihe fertig ist, bis dahin minus.",
)


def outcomes(view: State) -> Iterator[tuple[int, State]]:
    """Yield the moves that would place the piece for sale, each with the position after it."""
    if view.phase not in (BID, DECIDE, PLACE):
        return
    moves = np.zeros(DISCARD + 1, np.int32)
    for move in sorted(moves[: legal_places(view, moves)].tolist()):
        after = copy(view)
        place(after, move)
        yield move, after


def rows_to_turn(view: State) -> tuple[list[int], list[int]]:
    """Return the rows that the piece for sale can complete, and the complete ones that it can open again (NH 4.4, 5.1)."""
    complete = [is_complete(view, row) for row in range(ROWS)]
    turned = {row for _, after in outcomes(view) for row in range(ROWS) if is_complete(after, row) != complete[row]}
    return [row for row in sorted(turned) if not complete[row]], [row for row in sorted(turned) if complete[row]]


def gain(view: State, move: int) -> str:
    """Return by how much the seat's score changes if a row gets complete (NH 6.1); else the house's sign says all."""
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after, seat = copy(view), int(view.actor) - 1
    play(after, move)
    row, _ = site_of(move)
    return signed(round_score(after, seat) - round_score(view, seat)) if is_complete(after, row) else ""


def at_stake(view: State) -> Sequence[int]:
    """Return each seat's points in incomplete rows: plus once their rows are complete, minus until then (NH 6.1)."""
    if is_counted(view):
        return ()
    rows = [by_seat(row_items(view, row), int(view.seats)) for row in range(ROWS) if not is_complete(view, row)]
    return [-sum(points) for points in zip(*rows, strict=True)] if rows else ()


def is_choosing(view: State) -> bool:
    """Tell whether the viewer is to choose what is auctioned."""
    return bool(view.phase == CHOOSE and view.viewer == view.actor)


def choosable(view: State) -> set[int]:
    """Return what the auctioneer may put up for auction (NH 3.2)."""
    moves = np.zeros(PASS, np.int32)
    return {move - OFFER for move in moves[: legal_choices(view, moves)].tolist() if OFFER <= move < OFFER + OFFERS}


def cubes_that_fit(view: State) -> tuple[int, int]:
    """Return how many cubes at the ends of the racks the auctioneer may choose, and how many not as they can't be placed."""
    ends = {end for end in range(ROOF_OFFER) if has_end(view, end)}
    fitting = len(ends & choosable(view))
    return fitting, len(ends) - fitting
