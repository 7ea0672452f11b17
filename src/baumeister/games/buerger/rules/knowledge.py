"""The seats' knowledge: hide, guess, sees.

Hidden are the dealt tiles in hands and the tiles left to draw. Tiles taken from the offer are known until they are laid; a laid
tile equal to a known one counts as that one ("Who sees what"). So nothing that seats do tells one place of a hidden tile from
another, and every way to put the unseen tiles (copies told apart) into those places is equally likely: `guess` draws them one
after another.
"""

from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.buerger.rules.components import TILES
from baumeister.games.buerger.rules.hand import insert
from baumeister.games.buerger.rules.moves import DEALT, OFFERED
from baumeister.games.buerger.rules.state import State

UNKNOWN = -1


@kernel
def hide(state: State, seat: int) -> None:
    """Turn a full state into a seat's view; 0 is a spectator. After the end everything is public (C5)."""
    state.viewer = seat
    if state.actor == OVER:
        return
    for other in range(state.seats):
        if other + 1 != seat:
            for slot in range(state.dealt_counts[other]):
                if state.hands[other, slot] != UNKNOWN:  # hiding a view once more changes nothing
                    state.supply[state.hands[other, slot]] += 1
                    state.hands[other, slot] = UNKNOWN


@kernel
def guess(state: State, rng: Rng) -> None:
    """Fill a view up to a full state: every deal that it allows is equally likely."""
    if state.actor != OVER:
        unseen = 0
        for tile in range(TILES):
            unseen += state.supply[tile]
        for other in range(state.seats):
            if other + 1 != state.viewer:
                for slot in range(state.dealt_counts[other]):
                    insert(state, other, 0, slot, draw_unseen(state, unseen, rng))
                    unseen -= 1
    state.viewer = FULL


@kernel
def draw_unseen(state: State, unseen: int, rng: Rng) -> int:
    """Take one of the unseen tiles, each of their copies equally likely."""
    left = below(rng, unseen)
    tile = 0
    while left >= state.supply[tile]:
        left -= state.supply[tile]
        tile += 1
    state.supply[tile] -= 1
    return tile


@kernel
def sees(state: State, move: int, seat: int) -> bool:
    """Tell whether a seat sees which move is made: a dealt tile is shown to its holder only."""
    return bool(move < DEALT or move >= OFFERED or state.seat_in_turn + 1 == seat)
