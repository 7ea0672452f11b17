"""Golden games as pages that a person can read.

The pages are made with the plain game of `plain.py`; the engine must come to the same points and winners.
"""

from collections.abc import Iterator

from tests.games.buerger.plain import DISTRICTS, SPACES, Table, district_of
from tests.games.kinds import Position


def page(name: str, position: Position) -> str:
    """Return the page of a finished game."""
    table = Table(position.game.seats)
    moves = [str(move) for move in position.history]
    lines = [name, "", *_opening(table, moves), ""]
    turn = 0
    while table.step != "over":
        if turn % table.seats == 0:
            lines.append(f"Turn {turn // table.seats + 1}")
        lines.append(_turn(table, moves))
        turn += 1
    assert tuple(table.scores.values()) == position.scores
    assert tuple(table.winners()) == position.winners
    return "\n".join([*lines, "", *_board(table), "", *_result(table), ""])


def _opening(table: Table, moves: list[str]) -> Iterator[str]:
    while table.step != "lay":
        table.play(moves.pop(0))
    if table.board:
        yield "Neutral: " + ", ".join(f"{space} {tile}" for space, tile in table.board.items())
    yield "Hands: " + "; ".join(f"P{seat} {' '.join(tiles)}" for seat, tiles in table.hands.items())
    yield "Offer: " + ", ".join(f"{space} {tile}" for space, tile in table.offer.items()) + f"; the Mayor at {table.mayor}"


def _turn(table: Table, moves: list[str]) -> str:
    seat, told = table.seat, []
    steps = ""
    while True:
        move = moves.pop(0)
        taken = f" {table.offer[int(move[-1])]}" if move.startswith("buy") else ""
        paid = f" for {table.price(int(move[-1]))}" if taken else ""
        table.play(move)
        told += table.told
        steps += f", {move}{taken}{paid}" if steps else move
        if taken:
            break
    if table.step == "refill":
        steps += f", {moves[0]}"
        table.play(moves.pop(0))
    over = f", hand {table.hand_points(seat)}" if table.step == "over" else ""
    coins = table.coins[seat]
    return f"  P{seat} {steps:58} {' '.join(told)}{over} -> {table.scores[seat]}, coins {coins}, the Mayor at {table.mayor}"


def _board(table: Table) -> Iterator[str]:
    yield "Board"
    for number, (colour, _, cost, bonus) in DISTRICTS.items():
        tiles = " ".join(f"{table.board.get(space, '-'):3}" for space in SPACES if district_of(space) == number)
        crane = f"crane of P{table.completed[number]}" if number in table.completed else f"{bonus} for {cost}"
        yield f"  {number:2} {colour}  {tiles:20} {crane}".rstrip()


def _result(table: Table) -> Iterator[str]:
    yield "End"
    for seat, points in table.scores.items():
        hand, points_of_hand = " ".join(sorted(table.hands[seat])), table.hand_points(seat)
        yield f"  P{seat}: {points} points, {points_of_hand} of them for {hand}; coins {table.coins[seat]}"
    winners, most = table.winners(), max(table.scores.values())
    tied = [seat for seat, points in table.scores.items() if points == most]
    how = "most points" if len(tied) == 1 else "more coins" if len(winners) == 1 else "equal in points and coins"
    yield f"  Won by {' and '.join(f'P{seat}' for seat in winners)}: {how}."
