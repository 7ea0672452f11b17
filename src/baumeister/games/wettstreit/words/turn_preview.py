"""A turn's possible gains: the points of a city with a card laid, and with the best cards of the hand.

Every order of laying the hand is played on a copy of the view. Of a letter only the highest card is tried, as cards of a letter
differ in nothing but their value; except for corner towers, where an equal one may bring more than a higher one (WB 4.3).
"""

import numpy as np

from baumeister.core.record import copy
from baumeister.games.wettstreit.rules.building import lay, legal_lays
from baumeister.games.wettstreit.rules.components import LEFT, LETTER_OF, RIGHT
from baumeister.games.wettstreit.rules.moves import MOVES
from baumeister.games.wettstreit.rules.sabotage import legal_sabotages
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.move_decoding import lay_of

Line = frozenset[int]
"""Laying moves, in any order."""


def lays(view: State) -> list[int]:
    """Return the moves that lay a card now."""
    moves = np.empty(MOVES, np.int32)
    return [int(move) for move in moves[: legal_lays(view, moves)]]


def can_sabotage(view: State) -> bool:
    """WB 3.11-3.12: whether the active seat may use a saboteur instead of building, and has a target."""
    return bool(sabotages(view))


def sabotages(view: State) -> list[int]:
    """Return the moves that use a saboteur now, instead of building."""
    moves = np.empty(MOVES, np.int32)
    count = legal_sabotages(view, moves, 0) if view.laid == 0 and not view.is_final else 0
    return [int(move) for move in moves[:count]]


def after_laying(view: State, move: int) -> State:
    """Return a view as it is once a card has been laid; the turn goes on."""
    after = copy(view)
    lay(after, move)
    return after


def points_after(view: State, move: int) -> int:
    """WB 4.3: the points of the active seat's city once a card has been laid."""
    return int(total(after_laying(view, move), view.active))


def best_of_turn(view: State) -> int:
    """WB 3.7: the most points that the active seat's city can count at the end of this turn.

    A first build of fewer than three cards counts nothing.
    """
    seat, best = int(view.active), 0
    known: dict[Line, State] = {frozenset(): view}
    while known:
        best = max([best, *(int(total(state, seat)) for state in known.values() if state.has_built[seat])])
        known = {
            line | {move}: after_laying(state, move) for line, state in known.items() for move in _worth_trying(state, seat)
        }
    return best


def _worth_trying(state: State, seat: int) -> list[int]:
    held = state.hands[seat].nonzero()[0].tolist()
    highest = {int(LETTER_OF[card]): card for card in held}  # faces of a letter rise in value
    tried = {card for card in held if LETTER_OF[card] in (LEFT, RIGHT) or highest[int(LETTER_OF[card])] == card}
    return [move for move in lays(state) if lay_of(move)[0] in tried]
