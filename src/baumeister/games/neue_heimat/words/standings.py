"""The standings after a round of Neue Heimat: shown until the first auction of the next round is over (NH 7)."""

from collections.abc import Iterator, Sequence

import numpy as np

from baumeister.core.items import by_seat
from baumeister.core.record import OVER
from baumeister.games.neue_heimat.rules.components import ROOF_COUNT
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER
from baumeister.games.neue_heimat.rules.round_end import house_count
from baumeister.games.neue_heimat.rules.scoring import CASH_BOX, HOUSE, score
from baumeister.games.neue_heimat.rules.state import BESIDE, OFFERED, State
from baumeister.games.neue_heimat.words.items import items_of
from baumeister.present.standings import Standings
from baumeister.text import Text

TITLE = Text("Scores after round {number}", "Stand nach Runde {number}")
ROWS_COUNT = Text("Rows", "Reihen")
BOX_COUNTS = Text("Box", "Kasse")
ROUND = Text("Round {number}", "Runde {number}")
IN_ALL = Text("Total", "Gesamt")
ROUNDS_WON = Text("Won", "Siege")

Column = tuple[Text, Sequence[int]]


def standings(view: State) -> Standings | None:
    """Return how everybody stands while a round is counted and while the first piece of the next one is auctioned."""
    finished = int(view.round_number) + int(view.is_scored)
    if view.actor == OVER or not finished or not (view.is_scored or _is_fresh(view)):
        return None
    return Standings(TITLE.format(number=finished), tuple(_columns(view, finished)))


def _is_fresh(view: State) -> bool:
    """Tell whether nothing has come of an auction yet in this round."""
    is_roof_there = view.roofs_left == ROOF_COUNT or view.offer == ROOF_OFFER
    specials = view.specials
    return bool(house_count(view) == 0 and is_roof_there and ((specials == BESIDE) | (specials == OFFERED)).all())


def _columns(view: State, finished: int) -> Iterator[Column]:
    """Return the last round, its parts as long as they are on the table, and the sums."""
    if view.is_scored:
        items = items_of(view)
        yield ROWS_COUNT, by_seat([item for item in items if item.reason == HOUSE], int(view.seats))
        yield BOX_COUNTS, by_seat([item for item in items if item.reason == CASH_BOX], int(view.seats))
    yield ROUND.format(number=finished), view.round_points[finished - 1, : view.seats].tolist()
    yield IN_ALL, _totals(view)
    yield ROUNDS_WON, view.wins[: view.seats].tolist()


def _totals(view: State) -> list[int]:
    """Return each seat's points of all finished rounds."""
    if not view.is_scored:
        return [int(total) for total in view.totals[: view.seats]]
    totals = np.zeros(view.seats, np.int64)
    score(view, totals)
    return totals.tolist()
