"""Drawing tiles: chance's moves, with the odds of the unseen tiles (C2, BB 2.1)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Moves
from baumeister.games.buerger.rules.components import DISTRICTS_OF_A_COLOUR, FORMS, TILES
from baumeister.games.buerger.rules.moves import DEALT, DRAWN_NEUTRAL, OFFERED, REFILLED, tile_drawn
from baumeister.games.buerger.rules.state import DEAL, NEUTRAL, REFILL, State


@kernel
def legal_draws(state: State, moves: Moves) -> int:
    """C2: any unseen tile; for a neutral tile any of the district's colour (BB 2.2)."""
    first = REFILLED if state.phase == REFILL else DEALT if state.phase == DEAL else OFFERED
    start, stop = 0, TILES
    if state.phase == NEUTRAL:
        first = DRAWN_NEUTRAL
        start = int(state.district) // DISTRICTS_OF_A_COLOUR * FORMS
        stop = start + FORMS
    count = 0
    for tile in range(start, stop):
        moves[count] = first + tile  # overwritten unless it counts; branch-free: faster than an unpredictable branch
        count += 1 if state.supply[tile] > 0 else 0
    return count


@kernel
def draw_odds(state: State, moves: Moves, count: int, weights: Integers) -> None:
    """C2: a draw has the odds of the unseen tiles, the removed ones included (BB 2.1)."""
    for index in range(count):
        weights[index] = state.supply[tile_drawn(moves[index])]
