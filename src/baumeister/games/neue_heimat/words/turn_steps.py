"""The steps of a turn (NH 3), for the rail over the board."""

from collections.abc import Sequence

from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE, NOBODY, PLACE, TURN_UP, State
from baumeister.present.words import TurnStep
from baumeister.text import Text

STEPS = {
    CHOOSE: Text("Choose a piece", "Auswählen"),
    BID: Text("Bid", "Bieten"),
    DECIDE: Text("Sell or keep", "Entscheiden"),
    PLACE: Text("Place it", "Setzen"),
}


def steps(view: State) -> Sequence[TurnStep]:
    """Return the steps of the present turn; without a bid nothing is decided."""
    phase = BID if view.phase == TURN_UP else int(view.phase)
    if phase not in STEPS:
        return ()
    order = list(STEPS)
    now = order.index(phase)
    found = [
        TurnStep(STEPS[step], "done" if index < now else "now" if index == now else "next") for index, step in enumerate(order)
    ]
    if phase == PLACE and view.bidder == NOBODY:
        found[order.index(DECIDE)] = TurnStep(STEPS[DECIDE], "skipped")
    return found


def round_number(view: State) -> int:
    """Return which round of the match it is, from 1; 0 where one round is all."""
    return int(view.round_number) + 1 if view.rounds > 1 else 0
