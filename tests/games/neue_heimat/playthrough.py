"""Golden games as pages that a person can read.

The points at the end of each round are those of the plain score in check.py; the engine must come to the same.
"""

from collections.abc import Iterator

from baumeister.games.neue_heimat.rules.state import CHOOSE, PLACE
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS
from tests.games.kinds import Position
from tests.games.neue_heimat.check import house, is_complete, pips, points_of_round


def page(name: str, position: Position) -> str:
    """Return the page of a finished game."""
    lines = [name, "", f"{position.game.seats} seats, {position.state.rounds} rounds at most."]
    line: list[str] = []
    for before, after in zip(position.line(), position.line()[1:], strict=False):
        begins = before.state.phase == CHOOSE and not before.state.has_stashed
        if begins or (before.actor == 0 and before.state.drawn % 8 == 0 and before.state.phase == 0) or before.state.is_scored:
            lines += [" ".join(line)] if line else []
            line = []
        if after.state.drawn == 1:
            lines += ["", f"Round {after.state.round_number + 1}"]
        if begins:
            line = [f"P{before.actor}:"]
        line.append(_told(before, str(after.move)))
        if after.state.is_scored:
            lines += [" ".join(line), *_scored(after)]
            line = []
    return "\n".join([*lines, "", _result(position), ""])


def _told(before: Position, move: str) -> str:
    """Write a move, with the seat's number if it isn't the auctioneer's, and who pays whom."""
    if before.actor > 0 and before.actor != before.state.auctioneer + 1:
        return f"P{before.actor} {move}," if before.state.phase != PLACE else f"P{before.actor} {move}"
    return move if before.actor > 0 and before.state.phase == PLACE else f"{move},"


def _scored(after: Position) -> Iterator[str]:
    state = after.state
    for row in range(3):
        houses = []
        for lot in range(state.house_counts[row]):
            floors = "".join(f"{COLOUR_LETTERS[cube // 6]}{pips(cube)}" for cube in house(state, row, lot))
            houses.append(floors + (f"^{state.roofs[row, lot]}" if state.roofs[row, lot] else ""))
        notes = f"{'complete' if is_complete(state, row) else 'incomplete'}{', mayor' if state.mayor_row == row else ''}"
        yield f"  | {row + 1} ({state.lengths[row]} lots, {notes}): {' '.join(houses)}".rstrip()
    owners = {letter: state.colour_owners[colour] + 1 for colour, letter in enumerate(COLOUR_LETTERS)}
    yield "  | owners: " + ", ".join(f"{letter} P{owner}" for letter, owner in owners.items() if owner)
    points = points_of_round(state)
    assert points == state.round_points[state.round_number, : state.seats].tolist()
    for seat, count in enumerate(points):
        yield f"  P{seat + 1}: {count} points, {state.boxes[seat]} of them in the cash box; {state.cash[seat]} cheques in hand"


def _result(position: Position) -> str:
    totals = ", ".join(f"P{seat} {count}" for seat, count in enumerate(position.scores, 1))
    wins = ", ".join(f"P{seat + 1} {position.state.wins[seat]}" for seat in range(position.game.seats))
    return f"Totals: {totals}. Rounds won: {wins}. Won by {' and '.join(f'P{seat}' for seat in position.winners)}."
