"""What expected points are worth: each seat's share of the win, and a look one move ahead. Compiled, for any game."""

from math import exp

from baumeister.bots.desk import Calls, Desk
from baumeister.core.chance import Rng, pick
from baumeister.core.kernel import kernel
from baumeister.core.places import Act, Count, Handle, Places, Weigh, Write
from baumeister.core.playout import highest_sensible_bid
from baumeister.core.record import OVER, Reals

DOUBT = 0.1  # a lead of this part of the mean points makes a seat e times as likely to win
WIN = 0.5  # after the end: the part of the share that goes to the winners, whatever their lead


@kernel
def share_points(values: Reals, seats: int, shares: Reals) -> None:
    """Turn each seat's expected points into its share of the win, in 0 … 1, all together 1."""
    best = values[0]
    mean = 0.0
    for seat in range(seats):
        best = max(best, values[seat])
        mean += abs(values[seat]) / seats
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp((values[seat] - best) / (DOUBT * mean + 0.5))
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@kernel
def share_win(calls: Calls, desk: Desk, places: Places, at: int) -> None:
    """Write each seat's share of the win to `desk.shares`, as the state in a place promises it or as it was decided."""
    head = places.heads[at]
    calls.evaluate(places.at[at], desk.values_at)
    share_points(desk.values, head.seats, desk.shares)
    if head.actor != OVER:
        return
    calls.winners(places.at[at], desk.won_at)
    count = 0
    for seat in range(head.seats):
        count += desk.won[seat]
    for seat in range(head.seats):
        desk.shares[seat] = (1.0 - WIN) * desk.shares[seat] + WIN * desk.won[seat] / count


@kernel
def worth_of(calls: Calls, desk: Desk, places: Places, at: int, move: int) -> float:
    """Return the mover's share of the win after a move in a place; the next place serves to try it out."""
    seat = places.heads[at].actor - 1
    places.rows[at + 1] = places.rows[at]
    calls.play(places.at[at + 1], move)
    share_win(calls, desk, places, at + 1)
    return float(desk.shares[seat])


@kernel
def choices(calls: Calls, desk: Desk, state: Handle) -> int:
    """Write the moves that are worth a thought to `desk.moves`, return how many: all legal ones, of rising bids the lowest."""
    count = calls.legal(state, desk.moves_at)
    first, stop = desk.bids[0], desk.bids[1]
    if first == stop:
        return int(count)
    highest = highest_sensible_bid(desk.moves, count, first, stop)
    kept = 0
    for index in range(count):
        move = desk.moves[index]
        if not highest < move < stop or move < first:
            desk.moves[kept] = move
            kept += 1
    return kept


@kernel
def run_chance(calls: Calls, desk: Desk, places: Places, at: int, rng: Rng) -> None:
    """Let chance move by its odds in a place until a seat acts or the game is over."""
    state, head = places.at[at], places.heads[at]
    while head.actor == 0:
        count = calls.legal(state, desk.moves_at)
        calls.odds(state, desk.moves_at, count, desk.weights_at)
        calls.play(state, int(desk.moves[pick(rng, desk.weights, count)]))


def rank(
    guess: Write, legal: Count, odds: Weigh, play: Act, evaluate: Write, winners: Write, desk: Desk, places: Places
) -> int:
    """Write a view's `choices` to `desk.moves`, the mover's share of the win after each to `desk.worths`; return how many.

    Place 0 holds the view, which is guessed full; place 1 serves to try moves out.
    """
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    calls.guess(places.at[0], desk.rng_at)
    count = choices(calls, desk, places.at[0])
    for index in range(count):
        desk.worths[index] = worth_of(calls, desk, places, 0, int(desk.moves[index]))
    return int(count)
