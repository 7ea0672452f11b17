"""Golden games as pages that a person can read.

The pages are made with the plain game of `plain.py`; the engine must come to the same points and winners. A turn is a line:
the roll, the card and its bids, what came of them, what was built or sabotaged.
"""

from collections.abc import Iterator

from tests.games.kinds import Position
from tests.games.wettstreit.plain import Table, value


def page(name: str, position: Position) -> str:
    """Return the page of a finished game."""
    table = Table(position.game.seats, bool(position.game.options))
    moves = [str(move) for move in position.history]
    seats = f"{len(table.seats)} seats{', bids stay within the cash' if table.within_cash else ''}."
    lines = [name, "", f"{seats} The open stack begins with {moves[0].split()[1]}.", ""]
    table.play(moves.pop(0))
    while table.step != "over":
        if table.is_final and not table.finished and table.step == "build":
            lines.append("Final round")
        lines.append("  " + "; ".join(_turn(table, moves)))
    scores = table.scores()
    assert scores == list(position.scores)
    winners = [seat for seat, score in enumerate(scores, 1) if score == max(scores)]
    assert tuple(winners) == position.winners
    return "\n".join([*lines, "", *_result(table), f"Won by {' and '.join(f'P{seat}' for seat in winners)}.", ""])


def _turn(table: Table, moves: list[str]) -> Iterator[str]:
    """Play a turn and tell it in pieces."""
    seat, final = table.active, table.is_final
    if not final:
        yield _income(table, moves)
        yield _auction(table, moves)
    told = []
    finished = table.finished
    while table.step != "over" and table.active == seat and table.is_final == final and table.finished == finished:
        told.append(moves[0])
        table.play(moves.pop(0))
    yield f"P{seat} {', '.join(told)}" if final else ", ".join(told)


def _income(table: Table, moves: list[str]) -> str:
    seat, roll = table.active, moves[0]
    table.play(moves.pop(0))
    robbed = ""
    if table.step == "rob":
        robbed = f", {moves[0]}"
        table.play(moves.pop(0))
    return f"P{seat} {roll}{robbed}, {table.talers[seat]} talers"


def _auction(table: Table, moves: list[str]) -> str:
    stack = moves[0].split()[1]
    table.play(moves.pop(0))
    if table.step == "peek":
        table.play(moves.pop(0))
    card, out = table.sale, table.out.copy()
    cards = {seat: hand.total() for seat, hand in table.hands.items()}
    bids = []
    while table.step == "bid":
        bids.append(f"P{table.actor} {moves[0].removeprefix('bid ')}")
        table.play(moves.pop(0))
    buyers = [seat for seat, hand in table.hands.items() if hand.total() > cards[seat]]
    what = f"{card} ({stack}): {', '.join(bids)}"
    result = f"P{buyers[0]} pays {table.bids[buyers[0]]}" if table.out == out else "unsold"
    if table.step == "next card":
        result += f", then {moves[0].split()[1]} lies on top"
        table.play(moves.pop(0))
    return f"{what}, {result}"


def _result(table: Table) -> Iterator[str]:
    for seat, score in enumerate(table.scores(), 1):
        city = table.cities[seat]
        line = " ".join(city.get(place, ".") for place in range(min(city), max(city) + 1)) if city else "no city"
        hand = " ".join(sorted(table.hands[seat].elements()))
        laid, left = sum(map(value, city.values())), sum(map(value, table.hands[seat].elements()))
        extras = score - laid + left
        yield f"P{seat}: {line}: {laid}, extras {extras}, hand {hand or '-'}: -{left}; {score} points"
