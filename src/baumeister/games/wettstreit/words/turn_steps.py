"""The steps of a turn (WB 3), for the rail over the board."""

from collections.abc import Sequence

from baumeister.games.wettstreit.rules.state import BIDDING, CHOICE, DONE, INCOME, NOTHING, PEEKING, ROBBERY, TURN_UP, State
from baumeister.present.words import TurnStep
from baumeister.text import Text

STEPS = (
    Text("Income", "Einnahmen"),
    Text("Auction", "Versteigerung"),
    Text("Build or sabotage", "Bauen oder sabotieren"),
)
LAST_CARDS = Text("Lay the last cards", "Letzte Karten legen")


def steps(view: State) -> Sequence[TurnStep]:
    """Return the steps of the present turn; in the final round only cards are laid (WB 4.2)."""
    if view.phase == DONE:
        return ()
    if view.is_final:
        return [TurnStep(STEPS[0], "skipped"), TurnStep(STEPS[1], "skipped"), TurnStep(LAST_CARDS, "now")]
    now = _present(view)
    return [TurnStep(text, "done" if index < now else "now" if index == now else "next") for index, text in enumerate(STEPS)]


def opens_turn(view: State) -> bool:
    """Tell whether the roll for income is due (WB 3.1): until then the die shows a sabotage of the turn before."""
    return bool(view.phase == INCOME)


def _present(view: State) -> int:
    if view.phase in (INCOME, ROBBERY) or (view.phase == TURN_UP and view.stack == NOTHING):
        return 0
    return 1 if view.phase in (CHOICE, PEEKING, BIDDING, TURN_UP) else 2
