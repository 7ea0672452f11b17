"""Manhattan's invariants: no card, block or floor is created or lost, and what the state keeps twice agrees."""

from collections import Counter

from baumeister.core.record import Cells
from baumeister.games.manhattan.rules.components import BLOCKS, CARDS_OF_A_KIND, ROUNDS, TAKEN, TURNS_IN_ROUND
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, DEAL, DONE, DRAW, State

HAND = 4
KINDS = range(9)


def check(state: State) -> None:
    """Raise AssertionError if a full state breaks an invariant."""
    assert state.viewer == -1
    assert not state.unseen.any()
    check_blocks(state)
    check_cards(state)
    check_memory(state)
    check_course(state)


def cards(counts: Cells) -> Counter[int]:
    """Return an array of counts by kind as a multiset."""
    return +Counter(dict(enumerate(counts.tolist())))


def colours_of(seats: int) -> range:
    """Return the colours in play (MH 2.2)."""
    return range(4 if seats == 2 else seats)


def check_blocks(state: State) -> None:
    """Each block is in the supply, chosen, in a building, or (MH 3.6) laid away; towers and owners follow from the order."""
    assert (state.supply >= 0).all()
    assert (state.chosen >= 0).all()
    floors: Counter[tuple[int, int]] = Counter()
    owners: dict[int, int] = {}
    used: Counter[tuple[int, int]] = Counter()
    for place, block in zip(state.built_place[: state.built].tolist(), state.built_block[: state.built].tolist(), strict=True):
        colour, size = divmod(block, 4)
        floors[place, colour] += size + 1
        owners[place] = colour
        used[colour, size] += 1
    assert not state.built_place[state.built :].any()
    assert not state.built_block[state.built :].any()
    assert floors == {(p, c): n for (p, c), n in _floors(state).items() if n}
    assert state.top.tolist() == [owners.get(place, -1) for place in range(54)]
    gone = 0
    for colour in range(4):
        for size in range(4):
            left = int(state.supply[colour, size]) + int(state.chosen[colour, size]) + used[colour, size]
            total = int(BLOCKS[size]) if colour in colours_of(state.seats) else 0
            assert 0 <= left <= total
            gone += total - left
    assert gone == laid_away(state)


def _floors(state: State) -> dict[tuple[int, int], int]:
    return {(place, colour): int(state.floors[place, colour]) for place in range(54) for colour in range(4)}


def laid_away(state: State) -> int:
    """Return how many blocks went out of the game (MH 3.6): turns made so far, less blocks built."""
    return int(state.round_number) * int(TURNS_IN_ROUND[state.seats]) + int(state.turn) - int(state.built)


def check_cards(state: State) -> None:
    """45 cards, five of each kind, are in hands, in the pile and among the played ones."""
    for part in (state.hands, state.pile, state.discard):
        assert (part >= 0).all()
    for kind in KINDS:
        assert int(state.hands[:, kind].sum()) + int(state.pile[kind]) + int(state.discard[kind]) == CARDS_OF_A_KIND
    assert int(state.pile.sum()) == state.pile_size
    assert state.hands.sum(axis=1).tolist() == state.hand_sizes.tolist()
    for seat in range(4):
        size = int(state.hand_sizes[seat])
        if seat >= state.seats:
            assert size == 0
        elif state.phase == DEAL:
            assert size == HAND if seat < state.receiver else size == 0 or seat == state.receiver
            assert size <= HAND
        else:
            assert size == HAND - (state.phase == DRAW and seat == state.receiver)


def check_memory(state: State) -> None:
    """What is kept of the time since the last reshuffle: who held, got and played what, in an order that can have been."""
    held, pile = cards(state.sources[0]), cards(state.sources[1])
    assert held + pile == Counter(dict.fromkeys(KINDS, CARDS_OF_A_KIND))
    all_held: Counter[int] = Counter()
    got: Counter[int] = Counter()
    all_played: Counter[int] = Counter()
    for seat in range(4):
        received = state.received[seat].tolist()
        played = state.played[seat].tolist()
        had, has, plays = int(state.held_count[seat]), int(state.received_count[seat]), int(state.played_count[seat])
        assert had <= HAND
        assert had <= has
        assert received[has:] == [-1] * (len(received) - has)
        assert played[plays:] == [-1] * (len(played) - plays)
        all_held.update(received[:had])
        got.update(received[had:has])
        all_played.update(played[:plays])
        for play in range(plays):
            assert Counter(played[: play + 1]) <= Counter(received[: HAND + play]), "a card was played before it came"
        assert Counter(received[:has]) - Counter(played[:plays]) == cards(state.hands[seat])
        assert has - plays == state.hand_sizes[seat]
    assert all_held == held
    assert all_played == cards(state.discard)
    assert got + cards(state.pile) == pile


def check_course(state: State) -> None:
    """Whose move it is, how far the game is, how many blocks each colour has left."""
    seats = int(state.seats)
    rounds, turns, taken = int(ROUNDS[seats]), int(TURNS_IN_ROUND[seats]), int(TAKEN[seats])
    assert (state.actor == -1) == (state.phase == DONE) == (state.round_number == rounds)
    assert (state.actor == 0) == (state.phase in (DEAL, DRAW))
    assert state.starter == min(int(state.round_number), rounds - 1) % seats
    assert 0 <= state.turn <= turns
    assert state.reshuffles == _turns(state) // (45 - 4 * seats + 1)
    made = [(int(state.turn) - (state.phase == DRAW) + seats - 1 - back) // seats for back in range(seats)]
    for back in range(seats):
        seat = (int(state.starter) + back) % seats
        for colour in (c for c in colours_of(seats) if c % seats == seat):
            supply, chosen = int(state.supply[colour].sum()), int(state.chosen[colour].sum())
            has_taken = 24 - supply > taken * int(state.round_number)
            assert supply == 24 - taken * (int(state.round_number) + has_taken)
            assert chosen <= taken * has_taken
            if state.phase in (BUILD, DRAW):
                assert has_taken
        if state.phase in (BUILD, DRAW):
            per_seat = taken * (2 if seats == 2 else 1)
            now = made[back] + (state.phase == DRAW and int(state.receiver) == seat)
            left = sum(int(state.chosen[c].sum()) for c in colours_of(seats) if c % seats == seat)
            assert left == per_seat - now
    if state.phase == BUILD:
        assert state.actor - 1 == (state.starter + state.turn) % seats
    if state.phase == DRAW:
        assert state.receiver == (state.starter + state.turn - 1) % seats
    if state.phase in (CHOOSE, DONE, DEAL):
        assert state.turn == 0
    assert state.ply == _plies(state)


def _turns(state: State) -> int:
    return int(state.round_number) * int(TURNS_IN_ROUND[state.seats]) + int(state.turn)


def _plies(state: State) -> int:
    """Count the moves that lead here: cards dealt, mixes chosen, turns, cards drawn after them."""
    seats, taken = int(state.seats), int(TAKEN[state.seats])
    dealt = int(state.received_count.sum()) if state.phase == DEAL else HAND * seats
    chosen = sum((24 - int(state.supply[colour].sum())) // taken for colour in colours_of(seats))
    return dealt + chosen + 2 * _turns(state) - (state.phase == DRAW)
