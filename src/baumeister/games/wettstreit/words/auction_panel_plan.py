"""The first three buildings of a city that a hand, as far as it goes, allows (WB 3.7-3.10)."""

from functools import lru_cache
from itertools import pairwise, permutations

from baumeister.games.wettstreit.rules.components import HALL, LAID_MAX, LEFT, LETTER_OF, NEIGHBOUR_OF_LETTER, RIGHT, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.phrases import hand_cards

Plan = tuple[int, ...]
"""A card for each place from left to right, or none."""

MIDDLE = LAID_MAX // 2


def planned(view: State, seat: int) -> Plan:
    """Return the most cards of a visible hand that can stand together, the most valuable ones, a town hall in the middle."""
    return _best(tuple(hand_cards(view, seat)), bool(view.is_final))


@lru_cache(maxsize=1024)
def _best(held: tuple[int, ...], is_final: bool) -> Plan:
    plans = permutations((*held, *[NOTHING] * LAID_MAX), LAID_MAX)
    return max((plan for plan in plans if _can_stand(plan, is_final=is_final)), key=_merit)


def _merit(plan: Plan) -> tuple[int, int, bool, bool]:
    laid = [card for card in plan if card != NOTHING]
    middle = plan[MIDDLE]
    return (
        len(laid),
        sum(int(VALUE_OF[card]) for card in laid),
        middle != NOTHING and LETTER_OF[middle] == HALL,
        middle != NOTHING,
    )


def _can_stand(plan: Plan, *, is_final: bool) -> bool:
    letters = [int(LETTER_OF[card]) if card != NOTHING else NOTHING for card in plan]
    corners = letters.count(LEFT) + letters.count(RIGHT)
    return (
        LEFT not in letters[1:]
        and RIGHT not in letters[:-1]
        and letters.count(HALL) <= 1
        and (is_final or corners <= 1)
        and not any(
            NOTHING not in pair and NEIGHBOUR_OF_LETTER[pair[0]] == NEIGHBOUR_OF_LETTER[pair[1]] for pair in pairwise(letters)
        )
    )
