"""Golden games as pages that a person can read.

The pages are made with the plain Manhattan of `plain.py`; the engine must come to the same points and winners.
"""

from collections.abc import Iterator, Sequence

from tests.games.kinds import Position
from tests.games.manhattan.plain import COLOURS, ROUNDS, Table

REASONS = ("most points", "the higher building", "more city majorities", "shared: equal in everything")


def page(name: str, position: Position) -> str:
    """Return the page of a finished game."""
    game = position.game
    table = Table(game.seats, game.options.get("separate_colours") == "on")
    seats = ", ".join(f"P{seat} {' and '.join(colours)}" for seat, colours in enumerate(COLOURS[game.seats], 1))
    lines = [name, "", f"Seats: {seats}." + (" Each colour builds for itself." if table.separate_colours else "")]
    moves = [str(move) for move in position.history]
    lines += ["", "Cards dealt: " + _dealt(moves, game.seats), ""]
    for move in moves[: 4 * game.seats]:
        table.play(move)
    rest = moves[4 * game.seats :]
    while table.step != "over":
        lines += _round(table, rest)
    return "\n".join([*lines, _result(table), ""])


def _dealt(moves: Sequence[str], seats: int) -> str:
    cards = [move.split()[1] for move in moves[: 4 * seats]]
    return "; ".join(f"P{seat + 1} {' '.join(cards[4 * seat : 4 * seat + 4])}" for seat in range(seats))


def _round(table: Table, moves: list[str]) -> Iterator[str]:
    """Play a round, taking its moves from the list, and tell it."""
    number, before = table.round, dict(table.scores)
    yield f"Round {number} of {ROUNDS[table.seats]}: P{table.start} begins"
    chosen, turns = [], []
    while table.round == number and table.step != "over":
        seat, step, move = table.seat, table.step, moves.pop(0)
        if step.startswith("take"):
            chosen.append(f"P{seat} {move}")
        elif step == "turn":
            turns.append(f"P{seat} {move}")
        else:
            turns[-1] += f", {move}"
        table.play(move)
    yield "  " + "; ".join(chosen)
    for first in range(0, len(turns), table.seats):
        yield "  " + "".join(f"{turn:24}" for turn in turns[first : first + table.seats]).rstrip()
    yield from (f"  | {row}" for row in _board(table))
    for seat, points in table.points().items():
        assert table.scores[seat] == before[seat] + points
        yield f"  P{seat} {_reasons(table, seat)} = {points}, now {table.scores[seat]}"
    yield ""


def _board(table: Table) -> Iterator[str]:
    """Draw the board as the tests' boards are drawn."""
    cells = {lot: "".join(f"{colour[0]}{floors}" for colour, floors in b) or "." for lot, b in table.buildings.items()}
    for cities in ("ABC", "DEF"):
        for row in (0, 3, 6):
            yield " | ".join(
                " ".join(f"{cells[f'{city}{row + column}']:10}" for column in (1, 2, 3)) for city in cities
            ).rstrip()


def _reasons(table: Table, seat: int) -> str:
    parts = []
    heights = sorted((height for colour in table.supply for height in table.owned(colour)), reverse=True)
    for colour in COLOURS[table.seats][seat - 1]:
        owned = table.owned(colour)
        if owned and owned[0] == heights[0] and heights.count(heights[0]) == 1:
            parts.append(f"{colour} highest ({owned[0]} floors) 3")
        parts.append(f"{colour} {table.majorities(colour)} cities {2 * table.majorities(colour)}")
        parts.append(f"{colour} {len(owned)} buildings {len(owned)}")
    return " + ".join(parts)


def _result(table: Table) -> str:
    winners = table.winners()
    standing = []
    for seat, points in table.scores.items():
        colours = COLOURS[table.seats][seat - 1]
        height = max([0, *(height for colour in colours for height in table.owned(colour))])
        standing.append((points, height, sum(map(table.majorities, colours))))
    lines = [f"  P{s}: {p} points, highest building {h}, majorities {m}" for s, (p, h, m) in enumerate(standing, 1)]
    how = next((i for i in range(3) if _leaders(standing, i + 1) == 1), 3)
    return "\n".join(["End", *lines, f"  Won by {' and '.join(f'P{seat}' for seat in winners)}: {REASONS[how]}."])


def _leaders(standing: Sequence[tuple[int, int, int]], length: int) -> int:
    """Count who is best by the first `length` criteria."""
    cut = [entry[:length] for entry in standing]
    return cut.count(max(cut))
