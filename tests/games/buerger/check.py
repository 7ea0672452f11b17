"""What is true in every full state: nothing is created or lost, what is kept twice agrees."""

from collections import Counter

from baumeister.games.buerger.rules.state import State
from tests.games.buerger.plain import DISTRICTS, PRICES, REMOVED, SPACES, TWELVE, district_of

COLOURS = "rybgv"
FORMS = ("P3", "H2", "H3", "V2", "V3")
TILES = tuple(colour + form for colour in COLOURS for form in FORMS)
COPIES = Counter(colour + form for colour in COLOURS for form in TWELVE)
NAMES = tuple(SPACES)
NEUTRAL, DEAL, OFFER, MAYOR, LAY, PROJECT, TAKE, REFILL, DONE = range(9)


def check(state: State) -> None:
    """Raise AssertionError if a full state breaks an invariant of the game."""
    assert state.viewer == -1
    check_tiles(state)
    check_hands(state)
    check_board(state)
    check_seats(state)
    check_course(state)


def check_tiles(state: State) -> None:
    """60 tiles, twelve of each colour, lie on the board and on the offer board, are in hands or not drawn."""
    found: Counter[str] = Counter()
    for tile, copies in zip(TILES, state.supply.tolist(), strict=True):
        assert copies >= 0
        found[tile] += copies
    for part in (state.offer, state.hands, state.spaces):
        found.update(TILES[tile] for tile in part.flatten().tolist() if tile >= 0)
    assert found == COPIES
    drawn_later = {NEUTRAL: 15 - int(state.district), DEAL: 0}.get(int(state.phase), 0) if state.seats == 2 else 0
    if state.phase in (NEUTRAL, DEAL):
        drawn_later += 3 * int(state.seats) - int(state.hand_sizes.sum()) + 5
    elif state.phase == OFFER:
        drawn_later += 5 - int(state.gap)
    assert int(state.supply.sum()) == int(state.supply_size) + REMOVED[int(state.seats)] + drawn_later


def check_hands(state: State) -> None:
    """Hands lie in order, the dealt tiles first; they have three tiles, but two while one is to be taken."""
    for seat in range(4):
        size, dealt = int(state.hand_sizes[seat]), int(state.dealt_counts[seat])
        hand = state.hands[seat].tolist()
        assert 0 <= dealt <= size <= 3
        assert all(tile >= 0 for tile in hand[:size])
        assert hand[size:] == [-1] * (3 - size)
        assert hand[:dealt] == sorted(hand[:dealt])
        assert hand[dealt:size] == sorted(hand[dealt:size])
        if seat >= state.seats or state.phase == NEUTRAL:
            assert size == 0
        elif state.phase == DEAL:
            assert size == 3 if seat < state.seat_in_turn else size < 3 if seat == state.seat_in_turn else size == 0
            assert dealt == size
        else:
            assert size == (2 if state.phase in (PROJECT, TAKE) and seat == state.seat_in_turn else 3)


def check_board(state: State) -> None:
    """Tiles lie in districts of their colour; free spaces and sums of values are those of the tiles."""
    board = {name: TILES[tile] for name, tile in zip(NAMES, state.spaces.tolist(), strict=True) if tile >= 0}
    assert all(DISTRICTS[district_of(space)][0] == tile[0] for space, tile in board.items())
    for number, (_, marks, _, _) in DISTRICTS.items():
        names = [f"{number}{letter}" for letter in "abcde"[: len(marks)]]
        free = sum(1 << index for index, name in enumerate(names) if name not in board)
        assert int(state.free[number - 1]) == free
        lying = [board[name] for name in names if name in board]
        sums = [sum(int(tile[2]) for tile in lying if tile[1] == kind) for kind in "PHV"]
        assert state.kind_values[number - 1].tolist() == sums
        assert -1 <= state.completed[number - 1] < state.seats
        if state.completed[number - 1] >= 0:
            assert lying
    assert len(board) == _neutral(state) + _laid(state)


def check_seats(state: State) -> None:
    """Coins, cranes, and points by their reasons."""
    parts = (state.from_tiles, state.from_kinds, state.from_spaces, state.from_projects, state.from_hands)
    for seat in range(4):
        assert 0 <= state.coins[seat] <= 3
        assert int(state.scores[seat]) == sum(int(part[seat]) for part in parts)
        stand = state.completed.tolist().count(seat)
        assert int(state.cranes[seat]) + stand == (3 if seat < state.seats else 0)
        if seat >= state.seats:
            assert state.scores[seat] == state.coins[seat] == 0
        assert all(part[seat] >= 0 for part in parts)
        assert state.from_spaces[seat] % 2 == 0
        assert (state.from_hands[seat] > 0) == (state.phase == DONE and seat < state.seats)


def check_course(state: State) -> None:
    """Whose move it is, how far the game is, what lies on offer, where the Mayor stands."""
    phase, seats = int(state.phase), int(state.seats)
    assert NEUTRAL <= phase <= DONE
    assert (state.actor == -1) == (phase == DONE)
    assert (state.actor == 0) == (phase in (NEUTRAL, DEAL, OFFER, MAYOR, REFILL))
    if state.actor > 0:
        assert state.actor == state.seat_in_turn + 1
    assert 0 <= state.seat_in_turn < seats
    lies = [tile >= 0 for tile in state.offer.tolist()]
    if phase <= DEAL:
        assert lies == [False] * 5
    elif phase == OFFER:
        assert lies == [space < state.gap for space in range(5)]
    elif phase in (REFILL, DONE):
        assert lies.count(False) == 1
        assert lies[state.mayor]
    else:
        assert all(lies)
    assert state.gap == (-1 if phase not in (OFFER, REFILL) else lies.index(False))
    assert (state.mayor == -1) == (phase <= MAYOR)
    assert -1 <= state.mayor < len(PRICES)
    assert (state.district >= 0) == (phase in (NEUTRAL, PROJECT, TAKE))
    assert state.turn_points > 0 if phase == PROJECT else state.turn_points >= 0
    assert state.turn_points == 0 or phase in (PROJECT, TAKE, REFILL)
    turns = _turns(state)
    assert 0 <= turns <= _all_turns(seats)
    if phase >= LAY:
        assert state.seat_in_turn == (turns - (phase in (REFILL, DONE))) % seats
    if phase == PROJECT:
        seat, (_, _, cost, _) = int(state.seat_in_turn), DISTRICTS[int(state.district) + 1]
        assert state.completed[state.district] < 0
        assert state.coins[seat] >= cost
        assert state.cranes[seat] > 0


def _all_turns(seats: int) -> int:
    """BB 2.4, E3."""
    return {2: 32, 3: 45, 4: 44}[seats]


def _turns(state: State) -> int:
    """Count the turns that are over, the refill not needed for that."""
    begun = _all_turns(int(state.seats)) - int(state.supply_size)
    return begun - (0 if state.phase in (REFILL, DONE) else 1)


def _laid(state: State) -> int:
    return _turns(state) + (state.phase in (PROJECT, TAKE)) if state.phase >= LAY else 0


def _neutral(state: State) -> int:
    if state.seats != 2:
        return 0
    return int(state.district) if state.phase == NEUTRAL else 15
