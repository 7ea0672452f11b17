"""The kernels' answers on moves and positions, as plain Python for sentences."""

from baumeister.core.record import copy
from baumeister.games.buerger.rules.components import FIRST_SPACE, SIZE
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.rules.turn import play


def after_lay(view: State, move: int) -> State:
    """Return the view of the seat to move after it has laid a tile."""
    after = copy(view)
    play(after, move)
    return after


def spaces_of(district: int) -> range:
    """Return the spaces of a district."""
    return range(int(FIRST_SPACE[district]), int(FIRST_SPACE[district] + SIZE[district]))


def hand_of(state: State, seat: int) -> list[int]:
    """Return the tiles in a hand, unknown ones as -1."""
    return [int(tile) for tile in state.hands[seat, : state.hand_sizes[seat]]]
