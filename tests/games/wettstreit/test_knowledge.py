"""Who sees what; guesses against all deals, enumerated plainly on small positions, and against whole histories."""

from collections import Counter
from math import log
from typing import Any

import numpy as np
import pytest

from baumeister.core.chance import rng_from
from baumeister.core.record import as_bytes, copy, new
from baumeister.games.wettstreit.rules.components import CARDS, COPIES, TYPE_OF
from baumeister.games.wettstreit.rules.setup import setup
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, PEEKING, State
from baumeister.records.trace import random_game, random_move
from tests.games.guessing import guesses, is_fair, shares
from tests.games.kinds import Game, Position, View
from tests.games.play import played
from tests.games.wettstreit.check import check
from tests.games.wettstreit.scenes import FOUR, GAMES, THREE, card, names, placed
from tests.games.wettstreit.worlds import World, histories, world_of, worlds

# Small positions. Seats' hands: a card alone is unknown to others, G3! all know, G3^2 seat 2 has peeked at and its type was
# announced, G3? was announced by its holder. Then the viewer, the auctioneer's hidden card (announced with a ?), the stacks.
SMALL: dict[str, tuple[Game, list[str], int, str, str]] = {
    "nothing is known": (THREE, ["T1", "G3 C7", "H5"], 1, "", "G3 T1 L2"),
    "a spectator": (THREE, ["T1", "G3 G4", "H5"], 0, "", "G3 T1"),
    "equal cards": (THREE, ["T1", "G3 G3", "G3"], 1, "", "G4 G4 T1"),
    "open purchases": (THREE, ["T1", "G3! C7", "H5! H5"], 1, "", "G3 T1 H6"),
    "an announced type": (THREE, ["T1", "G3? C7", "H5"], 1, "", "G3 G4 H6"),
    "announced to most": (THREE, ["T1", "G3^3 C7", "H5"], 1, "", "G3 G4 H6"),
    "peeked at": (THREE, ["T1", "G3^1 C7", "H5"], 1, "", "G3 G4 H6"),
    "two types": (FOUR, ["T1", "G3? G4^1 C7", "C6?", ""], 1, "", "G3 C8 G5"),
    "a hidden card": (THREE, ["T1", "G3", "H5"], 1, "C8", "G3 T1"),
    "a hidden card announced": (THREE, ["T1", "G3? C8", "H5"], 1, "G4?", "G3 C9 T2"),
    "one’s own hidden card": (THREE, ["T1", "G3? C8", "H5"], 2, "G4?", "G3 C9 T2"),
    "types compete": (THREE, ["T1", "G3? C8", "G4?"], 0, "G5?", "G5 C9"),
}


def small_position(name: str) -> Position:
    """Return a small position; the second seat is the one whose turn it is."""
    game, hands, _, sale, stacks = SMALL[name]
    state: Any = new(State)
    setup(state, game.seats, game.option_indices)
    state.phase, state.actor, state.active, state.stack = BUILDING, 2, 1, 1
    state.unseen[:] = 0
    state.unseen_counts[:] = 0
    state.out[:] = COPIES
    for holder, text in enumerate(hands):
        for word in text.split():
            _hold(state, holder, word)
    if sale:
        number = _taken(state, sale[:2])
        state.phase, state.sale_card = BIDDING, number
        state.bids[1], state.bidder = 1, 1
        state.actor = 3
        if sale[2:]:
            state.sale_type = TYPE_OF[number]
    for name_of_card in stacks.split():
        state.unseen[_taken(state, name_of_card)] += 1
        state.unseen_counts[1] += 1
    position = Position(game, state)
    check_memory(position)
    return position


def _taken(state: Any, name: str) -> int:
    state.out[card(name)] -= 1
    assert state.out[card(name)] >= 0
    return card(name)


def _hold(state: Any, holder: int, word: str) -> None:
    number = _taken(state, word[:2])
    kind = int(TYPE_OF[number])
    state.hands[holder, number] += 1
    state.hand_sizes[holder] += 1
    if word.endswith("!"):
        state.shown[holder, number] += 1
        state.shown_counts[holder] += 1
    elif word[2:]:
        peeker = int(word[3]) - 1 if "^" in word else holder
        state.announced[0, holder, kind] += 1
        for seat in range(state.seats):
            if seat == peeker != holder:
                state.peeked[seat, holder, number] += 1
                state.peeked_least[seat, holder, kind] += 1
            elif seat != holder:
                state.announced[seat + 1, holder, kind] += 1


def check_memory(position: Position) -> None:
    """Check what a small position says, as far as the invariants of whole games hold for it."""
    from tests.games.wettstreit.check import check_memory as check_it

    check_it(position.state)


def small_view(name: str) -> View:
    """Return the view of a small position."""
    return small_position(name).view(SMALL[name][2])


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_every_guess_is_a_world_and_every_world_is_guessed_by_its_odds(name: str) -> None:
    view = small_view(name)
    possible = shares(worlds(view))
    count = int((9 + log(len(possible))) / min(possible.values()))  # then even the rarest is missed once in 10,000 times
    assert count < 6_000, "make the position smaller"
    found = guesses(view, max(count, 2_000), 1, world_of)
    assert found.keys() == possible.keys()
    assert is_fair(found, possible)


def test_a_wrong_guesser_would_be_found() -> None:
    view = small_view("types compete")
    wrong = shares(dict.fromkeys(worlds(view), 1))  # every world as likely as any other, however many deals make it
    assert not is_fair(guesses(view, 4_000, 2, world_of), wrong)


# Whole histories: every other choice of the hidden cards that looks the same to the viewer

SALES = {
    "sold by who peeked, bought unannounced": """
        reveal T2, roll 1, auction hidden, peek C5, bid 1, bid 2, pass, pass, pass, done,
        roll 1, auction hidden, peek G4, bid 1, pass, pass, pass, done
    """,
    "bought unannounced, announced and kept": """
        reveal T2, roll 1, auction hidden, peek G4, bid 1, pass, pass, pass, done,
        roll 1, auction hidden, peek G3, bid 1, pass, pass, bid 2, bid 3, pass, done
    """,
}


def told(text: str) -> tuple[str, ...]:
    """Split a game told in notation into its moves."""
    return tuple(move.strip() for move in text.replace("\n", " ").split(",") if move.strip())


@pytest.mark.slow
@pytest.mark.parametrize("story", SALES.values(), ids=SALES)
@pytest.mark.parametrize("viewer", range(5))
def test_guesses_have_the_odds_of_histories(story: str, viewer: int) -> None:
    moves = told(story)
    expected: Counter[World] = Counter()
    for state, odds in histories(FOUR, moves, viewer):
        expected[world_of(state, viewer)] += odds
    view = played(FOUR.start(), story).view(viewer)
    assert expected == {
        world: odds * sum(expected.values()) // sum(worlds(view).values()) for world, odds in worlds(view).items()
    }
    assert is_fair(guesses(view, 3_000, 3, world_of), shares(expected))


@pytest.mark.parametrize("viewer", range(5))
def test_a_card_that_may_have_been_either_of_two_shifts_odds_but_no_world(viewer: int) -> None:
    games: Counter[World] = Counter()
    for state, odds in histories(FOUR, told(EITHER), viewer):
        games[world_of(state, viewer)] += odds
    expected, dealt = shares(games), shares(worlds(played(FOUR.start(), EITHER).view(viewer)))
    assert expected.keys() == dealt.keys()
    assert sum(abs(expected[world] - dealt[world]) for world in dealt) / 2 < 0.15  # docs/design/wettstreit-guess.md


def insight(state: Any) -> tuple[bytes, ...]:
    """Return all hands and all that seats know of them."""
    return state.hands.tobytes(), state.shown.tobytes(), state.peeked.tobytes(), state.announced.tobytes()


# P2 buys a gate that P1 has peeked at, a card that only it has seen, and two open ones; then it lays a gate that may be either
EITHER = """
    reveal C7, roll 1, auction hidden, peek G4, bid 1, bid 2, pass, pass, pass, done,
    roll 1, auction hidden, peek G3, bid 1, pass, pass, pass, done,
    roll 1, auction open, bid 1, pass, pass, bid 2, pass, reveal T2, done,
    roll 1, auction open, bid 1, pass, bid 2, pass, pass, reveal T3, done,
    roll 1, auction open, bid 1, pass, pass, pass, reveal T3, done,
    roll 1, auction open, bid 1, pass, pass, pass, reveal L3,
    lay C7 0, lay G3 1, lay T2 2
"""


@pytest.mark.slow
@pytest.mark.parametrize("story", [*SALES.values(), EITHER], ids=[*SALES, "either"])
@pytest.mark.parametrize("viewer", range(5))
def test_what_others_are_guessed_to_know_follows_from_some_history(story: str, viewer: int) -> None:
    possible = {insight(state) for state, _ in histories(FOUR, told(story), viewer)}
    view = played(FOUR.start(), story).view(viewer)
    rng = rng_from(viewer)
    found = {insight(view.guess(rng).state) for _ in range(2_000)}
    assert found <= possible
    assert {hands for hands, *_ in found} == {hands for hands, *_ in possible}


def test_a_card_that_was_laid_counts_as_the_announced_one() -> None:
    position = played(FOUR.start(), EITHER)
    state: Any = copy(position.state)
    assert names(state.hands[1]) == "T3 G4"
    assert names(state.shown[1]) == "T3"
    assert names(state.peeked[0, 1]) == "G4"  # P1 knows which gate it sold: not the one that was laid
    assert not state.announced[:, 1].any()  # for all others it has been laid
    assert state.peeked_least[0, 1, 2] == 0  # the others can't tell


def test_amid_a_first_build_a_guess_can_complete_it() -> None:
    position = placed(THREE, seat=2, cities={2: "L1 G3"}, hands={2: "C8 G4"}, laid=2, stacks=(1, 3))
    for seat, index in ((0, 1), (1, 0), (3, 1)):
        view = position.view(seat)
        possible = {world: ways for world, ways in worlds(view).items() if set("THC") & set(world[0][index])}
        assert 0 < len(possible) < len(worlds(view))
        assert is_fair(guesses(view, 3_000, 5, world_of), shares(possible))


# What a seat knows


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_seat_sees_its_own_hand_and_no_other(game: Game) -> None:
    for position in random_game(game, 7):
        for seat in range(game.seats + 1):
            view: Any = position.view(seat).state
            for other in range(game.seats):
                is_seen = other + 1 == seat or position.is_over
                assert names(view.hands[other]) == (names(position.state.hands[other]) if is_seen else "")
            assert (view.hand_sizes == position.state.hand_sizes).all()
            assert (view.talers == position.state.talers).all()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_unseen_are_all_cards_that_the_viewer_has_not_located(game: Game) -> None:
    for position in list(random_game(game, 8))[:-1]:
        for seat in range(game.seats + 1):
            view: Any = position.view(seat).state
            slots = int(view.unseen_counts.sum()) + int(view.sale_card < 0 <= position.state.sale_card)
            for other in range(game.seats):
                if other + 1 != seat:
                    known = view.shown[other].sum() + (view.peeked[seat - 1, other].sum() if seat else 0)
                    slots += int(view.hand_sizes[other] - known)
            assert view.unseen.sum() == slots


def test_only_the_auctioneer_is_shown_a_hidden_card() -> None:
    position = played(FOUR.start(), "reveal G3, roll 1, auction hidden")
    for number in position.numbers:
        assert [FOUR.rules.sees(position.state, number, seat) for seat in range(5)] == [False, True, False, False, False]
    after = position.play("peek C9")
    assert [int(after.view(seat).state.sale_card) for seat in range(5)] == [-1, card("C9"), -1, -1, -1]
    for other in position.numbers:
        for seat in (0, 2, 3, 4):
            assert as_bytes(position.play(other).view(seat).state) == as_bytes(after.view(seat).state)


def test_an_announced_type_is_known_to_all_and_stays_known() -> None:
    position = played(FOUR.start(), "reveal G3, roll 1, auction hidden, peek C9, bid 1, bid 2, pass")
    assert [int(position.view(seat).state.sale_type) for seat in range(5)] == [-1] * 5
    position = position.play("pass")
    assert [int(position.view(seat).state.sale_type) for seat in range(5)] == [4] * 5
    position = position.play("pass")
    assert names(position.view(1).state.peeked[0, 1]) == "C9"
    assert [int(position.view(seat).state.announced[seat, 1, 4]) for seat in (0, 3, 4)] == [1, 1, 1]
    rng = rng_from(1)
    for seat in (0, 3, 4):
        assert {names(position.view(seat).guess(rng).state.hands[1])[0] for _ in range(50)} == {"C"}
    assert {names(position.view(1).guess(rng).state.hands[1]) for _ in range(50)} == {"C9"}


def test_an_open_purchase_is_known_as_long_as_it_is_in_that_hand() -> None:
    position = played(FOUR.start(), "reveal G3, roll 1, auction open, bid 1, pass, pass, pass, reveal G3")
    for seat in range(5):
        assert names(position.view(seat).state.shown[0]) == "G3"


def test_cards_that_saboteurs_put_under_a_stack_are_known_when_they_come_up() -> None:
    position = placed(FOUR, stacks=(6, 0), under=("", "C9 G3")).play("done")
    after = played(position, "roll 1, auction hidden")
    assert after.actor == 2
    assert [int(after.view(seat).state.sale_card) for seat in range(5)] == [card("C9")] * 5
    sold = played(after, "bid 1, bid 2, pass, pass, pass")
    assert [names(sold.view(seat).state.shown[2]) for seat in range(5)] == ["C9"] * 5
    assert not sold.state.announced.any()


@pytest.mark.slow
@pytest.mark.parametrize("every", [180, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_guesses_keep_what_is_known_and_can_be_played_on(game: Game, every: int) -> None:
    rng = rng_from(12)
    for position in list(random_game(game, 12))[10:-1:every]:
        for seat in range(game.seats + 1):
            view = position.view(seat)
            guessed = view.guess(rng)
            check(guessed.state)
            assert as_bytes(guessed.view(seat).state) == as_bytes(view.state)
            for _ in range(60):
                if not guessed.is_over:
                    guessed = guessed.play(random_move(guessed, rng))
                    check(guessed.state)


def test_what_a_hand_of_unseen_cards_is_worth_to_expect() -> None:
    """The mean of many guesses is what the evaluation of a view expects of a hidden hand."""
    from baumeister.games.wettstreit.bots.evaluation_weights import TODAY
    from baumeister.games.wettstreit.bots.prospects import held, holding_of, rate_of

    for name in ("two types", "announced to most", "an announced type"):
        view = small_view(name)
        rng, count = rng_from(6), 4_000
        mean = np.mean([view.guess(rng).state.hands for _ in range(count)], axis=0)
        for holder in (seat for seat in range(view.game.seats) if seat + 1 != view.seat):
            holding = holding_of(view.state, holder, False, TODAY)
            rates = [rate_of(view.state, holding, int(TYPE_OF[number])) for number in range(CARDS)]
            expected = [held(view.state, holding, number, rates[number]) for number in range(CARDS)]
            assert np.allclose(mean[holder], expected, atol=0.06)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_hidden_card_is_each_unseen_one_equally_often(game: Game) -> None:
    """Where all hands are seen, cards announced in them aren't taken for unseen ones."""
    from baumeister.games.wettstreit.bots.evaluation_weights import TODAY
    from baumeister.games.wettstreit.bots.prospects import held, holding_of, rate_of

    met = 0
    for seed in range(3):
        for position in random_game(game, seed):
            state = position.state
            if state.phase == PEEKING and state.announced[0].any():
                met += 1
                with_it, without = (holding_of(state, 0, buys, TODAY) for buys in (True, False))
                odds = [held(state, with_it, card, rate_of(state, with_it, int(TYPE_OF[card]))) for card in range(CARDS)]
                odds = [one - held(state, without, card, 0.0) for card, one in enumerate(odds)]
                assert np.allclose(odds, state.unseen / state.unseen.sum())
    assert met
