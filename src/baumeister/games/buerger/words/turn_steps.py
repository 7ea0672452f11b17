"""The steps of a turn (BB 3), for the rail over the board."""

from collections.abc import Sequence

from baumeister.games.buerger.rules.components import SUPPLY
from baumeister.games.buerger.rules.state import LAY, PROJECT, REFILL, TAKE, State
from baumeister.present.words import TurnStep
from baumeister.text import Text

STEPS = {
    LAY: Text("Lay a tile", "Plättchen legen"),
    PROJECT: Text("Great project", "Großprojekt"),
    TAKE: Text("Take a tile", "Plättchen nehmen"),
    REFILL: Text("Mayor and refill", "Auffüllen"),
}


def steps(view: State) -> Sequence[TurnStep]:
    """Return the steps of the present turn; the great project is left out where it can't or won't be completed."""
    phase = int(view.phase)
    if phase not in STEPS:
        return ()
    order = list(STEPS)
    now = order.index(phase)
    found = [
        TurnStep(text, "done" if index < now else "now" if index == now else "next")
        for index, text in enumerate(STEPS.values())
    ]
    if phase in (TAKE, REFILL) and view.turn_points:  # they would be gone if the project had been completed
        found[order.index(PROJECT)] = TurnStep(STEPS[PROJECT], "skipped")
    return found


def turns(view: State) -> int:
    """Return how many turns all seats have together (BB 2.4)."""
    return int(SUPPLY[view.seats]) + 1


def turn_number(view: State) -> int:
    """Return which of them it is; 0 before the first."""
    return max(0, turns(view) - int(view.supply_size))


def round_number(view: State) -> int:
    """Return which turn of its own the seat in turn has; 0 before the first."""
    return -(-turn_number(view) // int(view.seats))


def rounds(view: State) -> int:
    """Return how many turns each seat has."""
    return turns(view) // int(view.seats)


def turns_to_come(view: State) -> int:
    """Return how many turns the seat in turn has after this one."""
    return (turns(view) - turn_number(view)) // int(view.seats)


def is_last_turn(view: State) -> bool:
    """Tell whether the seat in turn has no other turn after this one."""
    return turns_to_come(view) == 0
