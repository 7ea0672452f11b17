"""The invariants of Wettstreit der Baumeister: no card, saboteur or place is created or lost, what is kept twice agrees."""

from collections import Counter

from baumeister.games.wettstreit.rules.components import (
    CARDS,
    COINS_OF,
    COPIES,
    LETTER_OF,
    SHIELDS_OF,
    START,
    TYPE_OF,
)
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    DONE,
    INCOME,
    LOSS,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)

CHANCE = (TURN_UP, INCOME, PEEKING, ATTACK, LOSS)
TYPES = range(5)


def check(state: State) -> None:
    """Raise AssertionError if a full state breaks an invariant."""
    assert state.viewer == -1
    check_cards(state)
    check_goods(state)
    check_cities(state)
    check_auction(state)
    check_course(state)
    check_memory(state)


def check_cards(state: State) -> None:
    """All 40 cards are somewhere; stacks and hands are as large as they say."""
    found: Counter[int] = Counter()
    for seat in range(4):
        hand = state.hands[seat].tolist()
        assert min(hand) >= 0
        assert sum(hand) == state.hand_sizes[seat]
        found.update({card: count for card, count in enumerate(hand) if count})
        found.update(card for card in state.cities[seat].tolist() if card >= 0)
    for counts in (state.unseen.tolist(), state.out.tolist()):
        assert min(counts) >= 0
        found.update({card: count for card, count in enumerate(counts) if count})
    for stack in range(2):
        count = int(state.under_counts[stack])
        under = state.under[stack].tolist()
        assert all(card == -1 for card in under[count:])
        found.update(under[:count])
    found.update(card for card in (state.open_top, state.sale_card, state.evicted) if card >= 0)
    assert found == Counter({card: int(COPIES[card]) for card in range(CARDS)})
    assert min(state.unseen_counts.tolist()) >= 0
    assert state.unseen.sum() == state.unseen_counts.sum()


def check_goods(state: State) -> None:
    """Five saboteurs, no debts."""
    in_use = state.phase in (ATTACK, RANSOM, LOSS, BURIAL)
    assert state.pool + state.saboteurs.sum() + in_use == 5
    assert min(state.saboteurs.tolist()) >= 0
    assert min(state.talers.tolist()) >= 0
    assert not state.talers[state.seats :].any()
    assert 0 <= state.roll <= 6


def check_cities(state: State) -> None:
    """WB 3.8-3.10, and what is counted of each city."""
    for seat in range(4):
        city = state.cities[seat].tolist()
        places = [place for place, card in enumerate(city) if card >= 0]
        cards = [city[place] for place in places]
        letters = ["LRTGHC"[LETTER_OF[card]] for card in cards]
        assert state.leftmost[seat] == (places[0] if places else START)
        assert state.rightmost[seat] == (places[-1] if places else START - 1)
        assert state.city_sizes[seat] == len(cards)
        assert state.shields[seat] == sum(int(SHIELDS_OF[card]) for card in cards)
        assert state.coins[seat] == sum(int(COINS_OF[card]) for card in cards)
        assert state.corner_counts[seat] == letters.count("L") + letters.count("R")
        assert state.hall_counts[seat] == letters.count("H") <= 1
        assert "L" not in letters[1:]
        assert "R" not in letters[:-1]
        assert state.is_final or state.corner_counts[seat] <= 1
        for (one, left), (other, right) in zip(
            zip(places, letters, strict=True), zip(places[1:], letters[1:], strict=True), strict=False
        ):
            assert other > one + 1 or (left != right and not {left, right} <= set("LRT"))
        assert not cards or state.has_built[seat] or (seat == state.active and len(cards) == state.laid)


def check_auction(state: State) -> None:
    """WB 3.2-3.6."""
    assert (state.phase == BIDDING) == (state.sale_card >= 0)
    bids = state.bids[: state.seats].tolist()
    made = [bid for bid in bids if bid >= 0]
    assert len(set(made)) == len(made)
    assert (state.bidder == -1) == (not made)
    if made:
        assert bids[state.bidder] == max(made)
        assert bids[state.active] >= 0
    if state.phase == BIDDING:
        assert not state.has_passed[state.actor - 1]
        assert state.bidder != state.actor - 1
        assert state.bidder == -1 or not state.has_passed[state.bidder]
        assert state.sale_type in (-1, TYPE_OF[state.sale_card])
        assert not (state.sale_is_public and state.sale_type >= 0)
    else:
        assert state.sale_type == -1
        assert state.sale_is_public == 0
    if state.stack == -1:
        assert not made
        assert not state.has_passed.any()
        assert state.buyer == -1


def check_course(state: State) -> None:
    """Whose move it is."""
    assert (state.actor == -1) == (state.phase == DONE)
    assert (state.actor == 0) == (state.phase in CHANCE)
    assert 0 <= state.active < state.seats
    if state.phase in (ROBBERY, CHOICE, BUILDING, BURIAL):
        assert state.actor == state.active + 1
    if state.phase == RANSOM:
        assert state.actor == state.target + 1
    assert (state.target >= 0) == (state.phase in (ATTACK, RANSOM, LOSS, BURIAL))
    assert state.target != state.active
    assert (state.evicted >= 0) == (state.phase == BURIAL)
    assert state.laid == 0 or state.phase == BUILDING or state.phase == DONE
    assert 0 <= state.laid <= 3
    assert state.finished <= state.seats
    assert state.is_last_turn >= state.is_final
    top_is_missing = state.phase == TURN_UP or (state.phase == BIDDING and state.stack == 0)
    if not top_is_missing and not state.is_last_turn:
        assert state.open_top >= 0


def check_memory(state: State) -> None:
    """What seats know of hands: never more than there is, never less than all know."""
    for holder in range(4):
        hand, shown, peeked = state.hands[holder], state.shown[holder], state.peeked[:, holder]
        announced, peeked_least = state.announced[:, holder].tolist(), state.peeked_least[:, holder].tolist()
        assert (shown >= 0).all()
        assert (shown + peeked.sum(axis=0) <= hand).all()
        assert shown.sum() == state.shown_counts[holder]
        assert not peeked[holder].any()
        assert not any(announced[holder + 1])
        for kind in TYPES:
            is_kind = kind == TYPE_OF
            covered, known = int((hand - shown)[is_kind].sum()), peeked[:, is_kind].sum(axis=1).tolist()
            public = announced[0][kind]
            assert 0 <= public <= covered
            for seat in range(state.seats):
                if seat != holder:
                    told = announced[seat + 1][kind]
                    assert 0 <= peeked_least[seat][kind] <= known[seat]
                    assert told >= 0
                    assert public <= known[seat] + told <= covered
            assert sum(least[kind] for least in peeked_least) <= public
