"""Neue Heimat's invariants: no cube, roof, permit or cheque is created or lost, and what the state keeps twice agrees."""

from collections import Counter
from itertools import pairwise

from baumeister.games.neue_heimat.rules.components import ROOFS, SINGLE_LEVEL
from baumeister.games.neue_heimat.rules.state import (
    BESIDE,
    BID,
    CHOOSE,
    DECIDE,
    DONE,
    DRAW,
    OFFERED,
    ON_BOARD,
    OUT,
    PLACE,
    TURN_UP,
    State,
)

ROWS = range(3)
Floors = list[int]


def check(state: State) -> None:
    """Raise AssertionError if a full state breaks an invariant."""
    assert state.viewer == -1
    check_cubes(state)
    check_houses(state)
    check_roofs(state)
    check_specials(state)
    check_money(state)
    check_auction(state)
    check_course(state)
    check_rounds(state)


def pips(cube: int) -> int:
    """Return a cube's pips."""
    return cube % 6 + 1


def house(state: State, row: int, lot: int) -> Floors:
    """Return the cubes of a house from the ground upwards."""
    return [cube for cube in state.floors[row, lot].tolist() if cube >= 0]


def houses(state: State, row: int) -> list[Floors]:
    """Return the houses of a row."""
    return [floors for lot in range(10) if (floors := house(state, row, lot))]


def is_complete(state: State, row: int) -> bool:
    """NH 5.1, written a second time."""
    lots = range(int(state.lengths[row]))
    return all(house(state, row, lot) and state.roofs[row, lot] for lot in lots)


def points_of_round(state: State) -> list[int]:
    """NH 6, written a second time."""
    points = state.boxes[: state.seats].tolist()
    for row in ROWS:
        for lot, floors in enumerate(houses(state, row)):
            worth = sum(map(pips, floors)) + int(state.roofs[row, lot])
            if not is_complete(state, row):
                worth = -worth
            if state.mayor_row == row:
                worth *= 2
            points[state.colour_owners[floors[-1] // 6]] += worth
    return [int(count) for count in points]


def check_cubes(state: State) -> None:
    """NH 1.2, 2: each cube is in the bag, in the display, offered, or in a house; display rows have no gaps."""
    places = Counter(cube for cube in range(36) if state.bag[cube])
    places.update(cube for cube in state.display.flat if cube >= 0)
    places.update(cube for row in ROWS for floors in houses(state, row) for cube in floors)
    if 0 <= state.offer < 6:
        places.update([int(state.piece)])
    assert places == Counter(range(36))
    assert state.drawn == 36 - state.bag.sum() <= 24
    for row in ROWS:
        start, stop = int(state.display_start[row]), int(state.display_stop[row])
        assert 0 <= start <= stop <= 8
        for index, cube in enumerate(state.display[row].tolist()):
            assert (cube >= 0) == (start <= index < stop)


def check_houses(state: State) -> None:
    """NH 4.1-4.2: houses without gaps, pips falling, fenced lots with one floor; who has placed colours owns them."""
    for row in ROWS:
        count = int(state.house_counts[row])
        assert count == len(houses(state, row)) <= state.lengths[row] <= 10
        assert state.lengths[row] >= 1
        for lot in range(10):
            floors = house(state, row, lot)
            assert bool(floors) == (lot < count)
            assert state.floors[row, lot].tolist() == floors + [-1] * (6 - len(floors))
            assert state.floor_counts[row, lot] == len(floors)
            assert state.tops[row, lot] == (floors[-1] if floors else -1)
            assert state.pips[row, lot] == sum(map(pips, floors))
            assert all(pips(lower) > pips(upper) for lower, upper in pairwise(floors))
            assert len(floors) <= 1 or (row + 1, lot + 1) not in SINGLE_LEVEL
    colours = {cube // 6 for row in ROWS for floors in houses(state, row) for cube in floors}
    assert {colour for colour in range(6) if state.colour_owners[colour] >= 0} == colours
    assert all(-1 <= owner < state.seats for owner in state.colour_owners.tolist())


def check_roofs(state: State) -> None:
    """NH 1.3, 3.3, 4.3: numbered roofs are face down, offered, or on houses; blank ones face down or gone."""
    placed = Counter(state.roofs[state.roofs > 0].tolist())
    for row in ROWS:
        assert state.roof_counts[row] == (state.roofs[row] > 0).sum()
        assert not state.roofs[row, state.house_counts[row] :].any()
    offered = int(state.piece) if state.offer == 6 else -1
    for value in range(1, 7):
        assert state.roof_pile[value] + placed[value] + (offered == value) == ROOFS[value]
    assert 0 <= state.roof_pile[0] <= ROOFS[0]
    assert state.roofs_left == state.roof_pile.sum()


def check_specials(state: State) -> None:
    """NH 4.4-4.6: permits on the board make the rows' lengths; the mayor stands before one row at most."""
    where = state.specials.tolist()
    for row in ROWS:
        changes = [int(state.permit_changes[permit]) for permit in range(3) if state.permit_rows[permit] == row]
        assert state.lengths[row] == 4 + sum(changes)
    for permit in range(3):
        on_board = where[permit] == ON_BOARD
        assert on_board == (state.permit_rows[permit] in ROWS)
        assert abs(int(state.permit_changes[permit])) == (permit + 1 if on_board else 0)
    assert where[3] in (BESIDE, OFFERED, OUT)
    assert (where[4] == ON_BOARD) == (state.mayor_row in ROWS)
    assert [special for special in range(5) if where[special] == OFFERED] == ([state.offer - 7] if state.offer > 6 else [])


def check_money(state: State) -> None:
    """NH 1.4: there is no other money."""
    assert (state.cash >= 0).all()
    assert (state.boxes >= 0).all()
    assert state.cash.sum() + state.boxes.sum() == 12 * state.seats
    assert not state.cash[state.seats :].any()


def check_auction(state: State) -> None:
    """NH 3: the bids rise, within each bidder's cash; the actor is who has to act."""
    given = [int(bid) for bid in state.bids.tolist() if bid > 0]
    assert state.bid == max(given, default=0)
    assert len(set(given)) == len(given)
    assert (state.bidder >= 0) == bool(given)
    assert not given or state.bids[state.bidder] == state.bid
    assert state.bids[state.auctioneer] == 0
    if state.phase in (BID, DECIDE) and given:
        assert state.cash[state.bidder] >= state.bid
    assert (state.offer >= 0) == (state.phase in (TURN_UP, BID, DECIDE, PLACE))
    assert (state.piece >= 0) == (state.offer in range(7) and state.phase != TURN_UP)
    assert (state.buyer >= 0) == (state.phase == PLACE)
    if state.phase != BID:
        return
    order = [(int(state.auctioneer) + step) % int(state.seats) for step in range(1, state.seats)]
    asked = order.index(state.actor - 1)
    assert all(state.bids[seat] != 0 for seat in order[:asked])
    assert all(state.bids[seat] == 0 for seat in order[asked:])
    assert state.cash[state.actor - 1] > state.bid


def check_course(state: State) -> None:
    """NH 3, 5.2: who acts in which phase; a turn begins only if the round goes on."""
    acts = {DRAW: 0, TURN_UP: 0, DONE: -1, CHOOSE: state.auctioneer + 1, DECIDE: state.auctioneer + 1, PLACE: state.buyer + 1}
    assert state.phase == BID or state.actor == acts[int(state.phase)]
    roofs, standing = int(state.roof_counts.sum()), int(state.house_counts.sum())
    ends = (
        sum(is_complete(state, row) for row in ROWS) >= 2
        or roofs == 12
        or (state.drawn == 24 and roofs == standing and not (state.display >= 0).any())
    )
    if state.phase == CHOOSE:
        assert not ends
        assert not state.is_scored
    assert bool(state.is_scored) == (state.phase == DONE or (state.phase == DRAW and state.drawn == 24))
    if state.is_scored:
        assert ends
    if state.phase == DRAW and not state.is_scored:
        assert state.drawn < 24
        assert standing == 0


def check_rounds(state: State) -> None:
    """NH 7: totals and won rounds follow from the points of the finished rounds."""
    seats, finished = int(state.seats), int(state.round_number) + int(state.is_scored)
    points = state.round_points[:, :seats].tolist()
    assert not state.round_points[finished:].any()
    assert state.totals[:seats].tolist() == [sum(points[k][seat] for k in range(state.round_number)) for seat in range(seats)]
    wins = [sum(points[k][seat] == max(points[k]) for k in range(finished)) for seat in range(seats)]
    assert state.wins[:seats].tolist() == wins
    if state.is_scored:
        assert points[state.round_number] == points_of_round(state)
        assert (state.phase == DONE) == (max(wins) >= 2 or finished == state.rounds)
    else:
        assert state.round_number < state.rounds
        assert max(wins) < 2
