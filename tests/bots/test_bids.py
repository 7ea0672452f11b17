"""Bots in an open auction: they raise step by step, think about the lowest bids alone and make none that they can't pay."""

import pytest
from tests.games.play import played
from tests.games.wettstreit.scenes import CASH_FOUR, FOUR, placed, start

from baumeister.bots import make_bot
from baumeister.bots.choosing import keep_sensible
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import rng_of
from baumeister.present.game import Position

BIDDING = played(start(top="C9"), "auction open, bid 9")
BOTS = [("easy", None), ("greedy", None), ("mcts", 60)]


def bids(position: Position, name: str, simulations: int | None, count: int = 12) -> set[str]:
    """Return what bots of a kind bid here."""
    bots = [make_bot(name, seed=seed, simulations=simulations) for seed in range(count)]
    return {str(bot.choose(position.view(position.actor))) for bot in bots}


@pytest.mark.parametrize(("name", "simulations"), BOTS)
def test_nobody_bids_what_it_cannot_pay(name: str, simulations: int | None) -> None:
    assert bids(BIDDING, name, simulations) <= {"pass", "bid 10"}
    assert bids(BIDDING.play("bid 10"), name, simulations) == {"pass"}


@pytest.mark.parametrize(("name", "simulations"), BOTS)
def test_a_penniless_auctioneer_opens_with_0(name: str, simulations: int | None) -> None:
    position = played(placed(seat=4, talers={1: 0}, top="T1"), "done, roll S, auction open")
    assert bids(position, name, simulations, 6) == {"bid 0"}


@pytest.mark.parametrize(("name", "simulations"), BOTS)
def test_raises_are_small(name: str, simulations: int | None) -> None:
    position = played(placed(seat=4, cities={1: "G3 T1 G4"}, talers={1: 60}, top="C9"), "done, roll 1, auction open")
    assert bids(position, name, simulations, 6) <= {f"bid {bid}" for bid in range(1, 6)}


def test_a_bid_that_looks_no_better_than_to_pass_is_none_for_a_greedy_bot() -> None:
    assert sensible({"pass": 0.25, "bid 3": 0.30, "bid 4": 0.25, "bid 5": 0.20}) == ["pass", "bid 3"]
    assert sensible({"bid 3": 0.30, "bid 4": 0.25, "bid 5": 0.31}) == ["bid 3", "bid 5"]
    assert FOUR.rules.bids_rise


def sensible(values: dict[str, float]) -> list[str]:
    """Return the moves that a greedy bot keeps of some that are worth so much."""
    work, rules = Workspace(CASH_FOUR, 1, rng_of(1)), CASH_FOUR.rules
    work.buffers.moves[: len(values)] = [rules.numbers[move] for move in values]
    work.buffers.move_values[: len(values)] = list(values.values())
    kept = keep_sensible(lambda _state, _move: 1, work.buffers, work.slots.at[0], len(values))
    return [rules.move_texts[move] for move in work.buffers.moves[:kept]]
