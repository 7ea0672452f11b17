"""What a network has learned: how right it is, what it looks at, how it opens. No PyTorch is needed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from baumeister.arena.chances import BINS, FEW, Bin
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.network import LEAD_SCALE, PARTS, SHARE, Network
from baumeister.bots.network_bot import NetworkBot
from baumeister.core.chance import Rng, rng_from
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Floats, Integers
from baumeister.positions.game import Move
from baumeister.positions.position import View
from baumeister.present.game import Game
from baumeister.train.casting import cast_match
from baumeister.train.errors import Errors, by_hand, errors
from baumeister.train.player import GamesPlayed, Order
from baumeister.train.replay import Batch, join_batches
from baumeister.train.rounds import Players
from baumeister.train.work import LEADS, SHARES, TAUGHT

STAGES = 5
"""Into so many equal parts a game is cut."""
KEPT = 0.1, 0.1, 1.0
"""How likely positions are kept after and before a decision; λ, of no use here."""
EVALUATION = "the evaluation"


class Stage(NamedTuple):
    """A part of the games, from the first to the last."""

    own: Errors
    """Of who won, by the network."""
    hand: Errors
    """By the hand-made evaluation."""
    said: float
    """The share of the win that the network gives to the seat it sees ahead, on average."""
    came: float
    """The share that this seat won."""


class Study(NamedTuple):
    """A network, looked at in games that it played against itself, one move ahead."""

    games: int
    positions: int
    stages: Sequence[Stage]
    calibration: Sequence[Bin]
    """Its shares of the win in ten bins, and what came."""
    weights: Sequence[tuple[str, float]]
    """What it looks at, by name, and by how much its log loss grows without it; the most important first."""
    openings: Sequence[tuple[str, float, float]]
    """First moves: how often the network and the evaluation make them, one move ahead."""


def study(game: Game, network: Network, games: int, seed: int, threads: int | None = None) -> Study:
    """Let a network play some games against itself, and look at its judgements.

    Raises:
        BaumeisterError: if so few games have too few positions to say how true its chances are.
    """
    players = Players(threads)
    try:
        part = -(-games // 8)
        orders = [Order(game, cast_match(part, game.seats, TAUGHT), KEPT, (seed << 8) + index) for index in range(8)]
        found = [future.result() for future in players.begin(orders, (network, network))]
    finally:
        players.close()
    batches = [Batch(one.numbers, one.places, one.seats) for one in found]
    stages = np.concatenate([stages_of(one) for one in found])
    batch = join_batches(batches)
    said = shares(network, batch)
    calibration = bins(said[:, 0], batch.places[SHARES, :, 0])
    if not calibration:
        raise BaumeisterError(f"{games} games have too few positions to say how true the network's chances are; take more")
    return Study(
        games=sum(int((one.results[:, 0] >= 0.0).sum()) for one in found),
        positions=len(batch.seats),
        stages=[stage(said, batch, stages == number) for number in range(STAGES)],
        calibration=calibration,
        weights=importance(game, network, batch, seed),
        openings=openings(game, network, games, seed),
    )


def stages_of(found: GamesPlayed) -> Integers:
    """Return for each position in which part of its game it is, from 0."""
    first = np.searchsorted(found.games, found.games)
    after = np.searchsorted(found.games, found.games, side="right")
    place = (np.arange(len(found.games)) - first) / (after - first)
    parts: Integers = (place * STAGES).astype(np.int64)
    return parts


def shares(network: Network, batch: Batch) -> Floats:
    """Return each place's share of the win as a network judges it: `bots/network.py`, for many positions at once."""
    leads = batch.places[LEADS]
    inputs = np.concatenate((batch.numbers.astype(np.float32), leads / LEAD_SCALE), 1)
    hidden = np.maximum(inputs @ network.first + network.first_bias, 0.0)
    deeper = np.maximum(hidden @ network.second + network.second_bias, 0.0)
    outputs = (deeper @ network.last + network.last_bias).reshape(len(inputs), PARTS, -1)
    logits = outputs[:, SHARE] + network.trust * leads
    there = np.arange(logits.shape[1]) < batch.seats[:, None]
    weights = np.where(there, np.exp(logits - logits.max(1, keepdims=True)), 0.0)
    found: Floats = (weights / weights.sum(1, keepdims=True)).astype(np.float32)
    return found


def stage(said: Floats, batch: Batch, rows: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Stage:
    """Return how right the network is in a part of the games, given by its rows."""
    part = Batch(batch.numbers[rows], batch.places[:, rows], batch.seats[rows])
    ahead = said[rows].argmax(1)
    won = part.places[SHARES][np.arange(len(ahead)), ahead]
    return Stage(errors(said[rows], part), errors(by_hand(part), part), float(said[rows].max(1).mean()), float(won.mean()))


def bins(said: Floats, came: Floats) -> list[Bin]:
    """Return promises in bins of a tenth with what came, those with few positions left out."""
    numbers = np.minimum((said * BINS).astype(np.int64), BINS - 1)
    rows = [numbers == number for number in range(BINS)]
    return [Bin(float(said[one].mean()), float(came[one].mean()), int(one.sum())) for one in rows if one.sum() >= FEW]


def importance(game: Game, network: Network, batch: Batch, seed: int) -> list[tuple[str, float]]:
    """Return by how much the log loss grows when one part of what the network sees is another position's (Breiman 2001)."""
    chance, whole = np.random.default_rng(seed), errors(shares(network, batch), batch).log_loss
    order = chance.permutation(len(batch.seats))
    found = []
    for name, where in game.observation_slices.items():
        numbers = batch.numbers.copy()
        numbers[:, where] = numbers[order, where]
        found.append((name, errors(shares(network, batch._replace(numbers=numbers)), batch).log_loss - whole))
    places = batch.places.copy()
    places[LEADS] = places[LEADS][order]
    blind = errors(shares(network, batch._replace(places=places)), batch).log_loss
    found.append((EVALUATION, blind - whole))
    return sorted(found, key=lambda one: -one[1])


def openings(game: Game, network: Network, games: int, seed: int) -> list[tuple[str, float, float]]:
    """Return first moves by how often the network makes them, with how often the evaluation does."""
    choosers: tuple[Callable[[View], Move], ...] = NetworkBot(seed, lambda _: network).choose, GreedyBot(seed).choose
    counts = [Counter[str](), Counter[str]()]
    for view in first_views(game, games, rng_from(seed)):
        for count, choose in zip(counts, choosers, strict=True):
            count[str(choose(view))] += 1
    return [(move, counts[0][move] / games, counts[1][move] / games) for move, _ in (counts[0] + counts[1]).most_common()]


def first_views(game: Game, games: int, rng: Rng) -> Iterator[View]:
    """Yield what the first seat that has a choice sees, in different games."""
    for _ in range(games):
        position = game.start()
        while position.actor == 0 or len(position.moves) == 1:
            position = position.play(position.moves[0] if position.actor else game.sample_chance(position, rng))
        yield position.view(position.actor)
