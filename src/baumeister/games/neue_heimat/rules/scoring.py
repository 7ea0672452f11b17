"""Scores of houses and cash boxes (NH 6), added up over the rounds, and the winners (NH 7.3)."""

from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Items
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, LOTS, ROUNDS_MAX, ROWS, SEATS_MAX, WINS
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.state import State

EARLIER_ROUND = 0  # NH 7.1; the subject is the round, from 0
HOUSE = 1  # NH 6.1; the subject is the lot: row * LOTS + lot
CASH_BOX = 2  # NH 6.2; no subject
REASONS = (EARLIER_ROUND, HOUSE, CASH_BOX)
ITEMS = (ROUNDS_MAX - 1) * SEATS_MAX + ROWS * LOTS + SEATS_MAX


# ---- A house


@kernel
def owner_of(state: State, row: int, lot: int) -> int:
    """NH 6.1: the seat for which a house scores."""
    return int(state.colour_owners[COLOUR_OF[state.tops[row, lot]]])


@kernel
def house_points(state: State, row: int, lot: int) -> int:
    """NH 6.1: the pips of all cubes and the roof; the row decides whether for better or worse."""
    return int(state.pips[row, lot]) + int(state.roofs[row, lot])


@kernel
def factor(state: State, row: int) -> int:
    """NH 6.1: the factor of the points of a row's houses: 1 or -1, doubled by the mayor."""
    return doubling(state, row) if is_complete(state, row) else -doubling(state, row)


@kernel
def doubling(state: State, row: int) -> int:
    """NH 4.6, 6.1: 2 for the mayor's row, 1 for others."""
    return 2 if state.mayor_row == row else 1


@kernel
def house_score(state: State, row: int, lot: int) -> int:
    """NH 6.1: a house's points for its owner if the round ends now."""
    return factor(state, row) * house_points(state, row, lot)


# ---- All points


@kernel
def itemise(state: State, items: Items) -> int:
    """Write each seat's points as they stand: earlier rounds, then the board as if the round ended now."""
    count = 0
    for number in range(state.round_number):
        for seat in range(state.seats):
            count = add_item(items, count, seat, int(state.round_points[number, seat]), EARLIER_ROUND, number)
    return itemise_round(state, items, count)


@kernel
def itemise_round(state: State, items: Items, count: int) -> int:
    """NH 6.1-6.2: write the round's items if it ends now, behind `count` others."""
    for row in range(ROWS):
        for lot in range(state.house_counts[row]):
            score = house_score(state, row, lot)
            count = add_item(items, count, owner_of(state, row, lot), score, HOUSE, row * LOTS + lot)
    for seat in range(state.seats):
        if state.boxes[seat] > 0:
            count = add_item(items, count, seat, int(state.boxes[seat]), CASH_BOX, 0)
    return count


@kernel
def score(state: State, points: Integers) -> None:
    """Write each seat's total, with the round on the board as if it ended now."""
    for seat in range(state.seats):
        points[seat] = round_score(state, seat)
        for number in range(state.round_number):
            points[seat] += state.round_points[number, seat]


@kernel
def round_score(state: State, seat: int) -> int:
    """NH 6.1-6.2: a seat's points in the round if it ends now: its houses and its cash box."""
    points = int(state.boxes[seat])
    for row in range(ROWS):
        for lot in range(state.house_counts[row]):
            if owner_of(state, row, lot) == seat:
                points += house_score(state, row, lot)
    return points


@kernel
def score_round(state: State) -> None:
    """NH 7.1, 7.3: note the round's points and its winners."""
    for seat in range(state.seats):
        state.round_points[state.round_number, seat] = round_score(state, seat)
    for seat in range(state.seats):
        state.wins[seat] += 1 if has_won_round(state, seat) else 0
    state.is_scored = 1


# ---- The winners


@kernel
def has_won_round(state: State, seat: int) -> bool:
    """NH 7.3: whether no seat has more points in the round just scored; a shared win counts for each."""
    points = state.round_points[state.round_number]
    most = int(points[0])
    for other in range(state.seats):
        most = max(most, int(points[other]))
    return bool(points[seat] == most)


@kernel
def round_winners(state: State, won: Integers) -> None:
    """NH 7.3: write 1 for each seat that has won the round just scored, else 0."""
    for seat in range(state.seats):
        won[seat] = 1 if has_won_round(state, seat) else 0


@kernel
def wins_needed(state: State) -> int:
    """NH 7.3: how many rounds the winner of the match must have won: two as soon as a seat has, else none."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.wins[seat]))
    return WINS if most >= WINS else 0


@kernel
def winners(state: State, won: Integers) -> None:
    """NH 7.3: the highest total among those who won two rounds, if anybody has, else among all; ties share."""
    score(state, won)
    needed = wins_needed(state)
    best = -32768
    for seat in range(state.seats):
        if state.wins[seat] >= needed:
            best = max(best, int(won[seat]))
    for seat in range(state.seats):
        won[seat] = 1 if won[seat] == best and state.wins[seat] >= needed else 0
