"""Golden games as pages that a person can read.

The money at the end is counted anew by the plain engine of plain.py; ours must come to the same.
"""

from baumeister.games.skyline.rules.state import CORNER, FLOOR, ROLL, TOWER
from tests.games.kinds import Position
from tests.games.skyline.plain import CITY, SKYSCRAPER, Table

LETTERS = " OBYP"


def page(name: str, position: Position) -> str:
    """Return the page of a finished game: a line a turn, with everybody's cash after it; the city at the end."""
    options = ", ".join(position.game.options) or "no options"
    table = Table(position.game.seats, "expert" in position.game.options, "free_start" in position.game.options)
    lines = [name, "", f"{position.game.seats} seats, {options}.", ""]
    line: list[str] = []
    for before, after in zip(position.line(), position.line()[1:], strict=False):
        if before.state.phase in (CORNER, TOWER, FLOOR):
            line.append(f"P{before.actor} {after.move}")
        elif before.state.phase == ROLL:
            lines.append(_turn(line, table))
            line = [f"P{table.turn}: {after.move}"]
        else:
            line.append(str(after.move))
        table.play(str(after.move))
    assert tuple(table.cash.values()) == position.scores
    lines += [_turn(line, table), "", *_city(table), "", _result(position), ""]
    return "\n".join(lines)


def _turn(line: list[str], table: Table) -> str:
    """Write a turn and what everybody has after it."""
    money = " ".join(str(cash) for cash in table.cash.values())
    return f"{', '.join(line)}  | {money}"


def _city(table: Table) -> list[str]:
    """Draw the city as the plain engine sees it."""
    heights = {0: "", SKYSCRAPER: "#"}
    fields = [table.city.get(place, (0, 0)) for place in CITY]
    drawn = [f"{LETTERS[owner]}{heights.get(floors, floors)}" if owner else " ." for owner, floors in fields]
    return ["  ".join(drawn[row : row + 6]) for row in range(0, 36, 6)]


def _result(position: Position) -> str:
    state = position.state
    why = f"P{state.debtor + 1} owes P{state.creditor + 1} {state.debt}" if state.debtor >= 0 else "all skyscrapers built"
    sums = ", ".join(f"P{seat} {count}" for seat, count in enumerate(position.scores, 1))
    return f"{why[0].upper()}{why[1:]}. {sums}. Won by {' and '.join(f'P{seat}' for seat in position.winners)}."
