"""Bots in an open auction: they raise step by step, think about the lowest bids alone and make none that they can't pay."""

import numpy as np
import pytest
from tests.games.play import played
from tests.games.wettstreit.scenes import CASH_FOUR, FOUR, placed, start

from baumeister.bots import make_bot
from baumeister.bots.greedy import least_worth
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
    rules = CASH_FOUR.rules
    numbers = np.array([rules.pass_move, *(rules.numbers[f"bid {bid}"] for bid in (3, 4, 5))], np.int32)
    least = least_worth(rules, numbers, np.array([0.25, 0.30, 0.25, 0.20]))
    assert (np.array([0.25, 0.30, 0.25, 0.20]) >= least).tolist() == [True, True, False, False]
    must = least_worth(rules, numbers[1:], np.array([0.30, 0.25, 0.31]))
    assert (np.array([0.30, 0.25, 0.31]) >= must).tolist() == [True, False, True]
    assert FOUR.rules.bids_rise
