"""Expectimax in plain Python over positions, with fractions: nothing is pruned, remembered or compiled."""

from fractions import Fraction

from baumeister.core.chance import rng_of
from baumeister.positions.game import Move
from baumeister.present.game import Position

Shares = tuple[Fraction, ...]


def values(position: Position) -> dict[Move, Fraction]:
    """Return the mover's share of the win after each legal move."""
    return {move: shares(position.play(move))[position.actor - 1] for move in position.moves}


def shares(position: Position) -> Shares:
    """Return each seat's share of the win if all go on as well as they can."""
    if position.is_over:
        return tuple(Fraction(seat in position.winners, len(position.winners)) for seat in range(1, position.game.seats + 1))
    after = [shares(position.play(move)) for move in position.moves]
    if position.actor > 0:
        return max(after, key=lambda found: found[position.actor - 1])
    weights = [Fraction(weight, sum(position.odds)) for weight in position.odds]
    return tuple(sum((w * s for w, s in zip(weights, column, strict=True)), Fraction(0)) for column in zip(*after, strict=True))


def size(position: Position, most: int) -> int:
    """Return how many positions can follow, or more than `most` if they are more."""
    count = 0
    waiting = [position]
    while waiting and count <= most:
        following = waiting.pop()
        count += len(following.moves)
        waiting += [following.play(move) for move in following.moves]
    return count


def random_end(start: Position, seed: int) -> Position:
    """Return the end of a game of random moves."""
    rng = rng_of(seed)
    position = start
    while not position.is_over:
        if position.actor == 0:
            position = position.play(position.game.sample_chance(position, rng))
        else:
            position = position.play(position.moves[int(rng_of(seed + position.ply)[0] % len(position.moves))])
    return position
