"""What the cards in hand could make of a city in the turn that is being played: every way to lay them is tried.

Of a letter the highest card is laid first, as nothing but its value tells it from the others; except of corner towers, which
bring more if they are equal (WB 4.3).
"""

from collections.abc import Iterator

from baumeister.core.record import copy
from baumeister.games.wettstreit.rules.building import fits
from baumeister.games.wettstreit.rules.components import HALL, LAID_MAX, LEFT, LETTER_OF, PLACES, RIGHT, START
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.endings import count

Laid = frozenset[tuple[int, int]]
"""Which card lies at which place."""


def best_of_turn(view: State) -> int:
    """WB 3.7: the most points that the active seat's city can count once it has laid cards in this turn.

    A first build of fewer than three cards counts nothing.
    """
    seat = int(view.active)
    best = count(view, seat).total if view.has_built[seat] else 0
    known: dict[Laid, State] = {frozenset(): copy(view)}
    for laid in range(int(view.laid) + 1, LAID_MAX + 1):
        known = dict(after for before in known.items() for after in _next(*before, seat))
        if view.has_built[seat] or laid == LAID_MAX:
            best = max([best, *(count(state, seat).total for state in known.values())])
    return best


def _next(laid: Laid, state: State, seat: int) -> Iterator[tuple[Laid, State]]:
    """Yield what one more card can make of a city."""
    cards = _worth_laying(state, seat)
    for place in _free_places(state, seat):
        letters = fits(state, seat, place)
        for card in cards:
            if letters >> int(LETTER_OF[card]) & 1:
                yield laid | {(card, place)}, _with(state, seat, card, place)


def _worth_laying(state: State, seat: int) -> list[int]:
    held = state.hands[seat].nonzero()[0].tolist()
    highest = {int(LETTER_OF[card]): card for card in held}  # faces of a letter rise in value
    return [card for card in held if LETTER_OF[card] in (LEFT, RIGHT) or highest[int(LETTER_OF[card])] == card]


def _free_places(state: State, seat: int) -> list[int]:
    if state.city_sizes[seat] == 0:
        return [START]
    reach = range(max(int(state.leftmost[seat]) - 1, 0), min(int(state.rightmost[seat]) + 2, PLACES))
    return [place for place in reach if state.cities[seat, place] < 0]


def _with(state: State, seat: int, card: int, place: int) -> State:
    """WB 3.7: return the state with a card of the hand laid."""
    after = copy(state)
    is_first = state.city_sizes[seat] == 0
    after.cities[seat, place] = card
    after.hands[seat, card] -= 1
    after.leftmost[seat] = place if is_first else min(int(state.leftmost[seat]), place)
    after.rightmost[seat] = place if is_first else max(int(state.rightmost[seat]), place)
    after.city_sizes[seat] += 1
    after.hall_counts[seat] += LETTER_OF[card] == HALL
    after.corner_counts[seat] += LETTER_OF[card] in (LEFT, RIGHT)
    return after
