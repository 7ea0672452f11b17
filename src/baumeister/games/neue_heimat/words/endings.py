"""The counting of a round and the winners, in sentences (NH 5.2, 6, 7.3)."""

from collections.abc import Iterator

import numpy as np

from baumeister.core.items import Item, by_seat
from baumeister.core.record import OVER
from baumeister.games.neue_heimat.rules.components import LOTS, NUMBERED_ROOFS, ROWS
from baumeister.games.neue_heimat.rules.round_end import (
    ALL_BUILT,
    LAST_ROOF,
    ROWS_TO_COMPLETE,
    TWO_ROWS,
    house_count,
    is_complete,
    is_display_empty,
    roof_count,
    round_end,
)
from baumeister.games.neue_heimat.rules.scoring import (
    CASH_BOX,
    doubling,
    factor,
    house_points,
    round_winners,
    score,
    winners,
    wins_needed,
)
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import is_counted, items_of, row_items
from baumeister.games.neue_heimat.words.parts import box_part, row_part
from baumeister.games.neue_heimat.words.phrases import row_name, seat_name
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text, capital, join, listed, plural, with_points, written

TWO_ROUNDS = (
    Text(
        "{names} wins two rounds and the match, with {points} in total",
        "{names} gewinnt zwei Runden und damit das Spiel, mit insgesamt {points}",
    ),
    Text(
        "{names} win two rounds each and share the victory with {points}",
        "{names} gewinnen je zwei Runden und teilen sich mit {points} den Sieg",
    ),
)
STANDING = Text("Scores after round {number}: {each}", "Stand nach Runde {number}: {each}")
STANDS = Text("{seat} {points}{wins}", "{seat} {points}{wins}")
MOST_POINTS = (
    Text("{names} wins with {points}", "{names} gewinnt mit {points}"),
    Text("{names} share the victory with {points}", "{names} teilen sich mit {points} den Sieg"),
)
ENDS = {
    TWO_ROWS: Text("rows {rows} are complete", "die Reihen {rows} sind fertig"),
    LAST_ROOF: Text("the twelfth numbered roof has been placed", "das zwölfte Dach mit Zahl steht"),
    ALL_BUILT: Text("the display is empty and every house has a roof", "die Auslage ist leer und jedes Haus hat ein Dach"),
}
THE_GAME = Text("game", "Das Spiel")
THE_ROUND = Text("round", "Die Runde")
IS_OVER = Text("{why}: the {what} is over", "{why}: {what} ist zu Ende")
GAME, ROUND = Text("the game", "das Spiel"), Text("the round", "die Runde")
ONE_MORE_ROW = Text("{row} is complete: one more ends {it}", "{row} ist fertig: Die nächste beendet {it}")
ONE_MORE_ROOF = Text("The next numbered roof ends {it}", "Noch ein Dach mit Zahl beendet {it}")
TWO_MORE_ROOFS = Text("Two more roofs with numbers end {it}", "Noch zwei Dächer mit Zahl beenden {it}")
BARE_HOUSES = Text("No cubes left: the last roof ends {it}", "Keine Etagen mehr: letztes Dach beendet {it}")
FEW = 3  # houses without a roof
COUNTED_AFRESH = Text("{over}, and the points are counted afresh", "{over}, die Punkte werden neu gezählt")
COMPLETE = Text("complete", "fertig")
NOT_COMPLETE = Text("never finished", "nie fertig geworden")
AND_DOUBLED = Text("{state}, doubled by the mayor", "{state}, vom Bürgermeister verdoppelt")
ROW_COUNTS = Text("{row}, {state}: {sums}", "{row}, {state}: {sums}")
SUM_OF = Text("{seat} {sums}", "{seat} {sums}")
BOX_OF = Text("{seat} {count}", "{seat} {count}")
EARNINGS = Text("Illegal earnings in the cash boxes: {sums}", "In den Schwarzgeldkassen: {sums}")
ROUND_WON = Text(" ({count} round won)", " ({count} Runde gewonnen)")
ROUNDS_WON = Text(" ({count} rounds won)", " ({count} Runden gewonnen)")
ROUND_GOES_TO = Text("Round {number} goes to {names} with {points}", "Runde {number} geht an {names} mit {points}")
ROUND_SHARED = Text("{names} share round {number} with {points}", "{names} teilen sich Runde {number} mit {points}")


def round_line(after: State) -> LogLine:
    """Say why the round is over."""
    complete = [Text(str(row + 1), str(row + 1)) for row in range(ROWS) if is_complete(after, row)]
    why = ENDS[round_end(after)].format(rows=join(complete) if complete else "")
    what = THE_GAME if after.rounds == 1 else THE_ROUND
    nothing_yet = (0,) * int(after.seats)  # told before the points, from which all begin
    over, is_last = IS_OVER.format(what=what, why=capital(why)), after.actor == OVER
    return LogLine(COUNTED_AFRESH.format(over=over), points=nothing_yet, rule="NH 5.2", ends=is_last, brief=over)


def end_in_sight(view: State) -> Text:
    """Say what could soon end the round (NH 5.2), the nearest first; nothing as long as nothing could."""
    if is_counted(view):
        return NO_TEXT
    missing, complete = NUMBERED_ROOFS - roof_count(view), [row for row in range(ROWS) if is_complete(view, row)]
    it = ROUND if view.rounds > 1 else GAME
    if missing == 1:
        return ONE_MORE_ROOF.format(it=it)
    if len(complete) == ROWS_TO_COMPLETE - 1:
        return ONE_MORE_ROW.format(row=capital(row_name(complete[0])), it=it)
    if missing == 2:
        return TWO_MORE_ROOFS.format(it=it)
    bare = house_count(view) - roof_count(view)
    return BARE_HOUSES.format(it=it) if is_display_empty(view) and 0 < bare <= FEW else NO_TEXT


def rows_in_order(after: State) -> list[int]:
    """Return the rows with houses as they are counted: first those that cost their owners points, at last the mayor's."""
    built = [row for row in range(ROWS) if after.house_counts[row]]
    return sorted(built, key=lambda row: (is_complete(after, row), doubling(after, row)))


def row_line(after: State, row: int) -> LogLine:
    """Tell a row's points for each owner, with sums."""
    items = row_items(after, row)
    sums = [_sum(after, row, seat, items) for seat in sorted({item.seat for item in items})]
    state = COMPLETE if is_complete(after, row) else NOT_COMPLETE
    if after.mayor_row == row:
        state = AND_DOUBLED.format(state=state)
    sentence = ROW_COUNTS.format(row=capital(row_name(row)), state=state, sums=listed(sums))
    return LogLine(sentence, parts=(row_part(row),), points=by_seat(items, int(after.seats)), rule="NH 6.1")


def _sum(view: State, row: int, seat: int, items: list[Item]) -> Text:
    """Write a seat's sum out: `Granite −2 × (13 + 7) = −40`."""
    houses = [house_points(view, *divmod(item.subject, LOTS)) for item in items if item.seat == seat]
    times, result = factor(view, row), written(by_seat(items, int(view.seats))[seat])
    added = " + ".join(map(str, houses))
    if len(houses) > 1 and times != 1:
        added = f"({added})"
    formula = f"{'−' if times < 0 else ''}{'2 × ' if abs(times) == 2 else ''}{added}"
    sums = formula if formula == result else f"{formula} = {result}"
    return SUM_OF.format(seat=seat_name(seat), sums=sums)


def boxes_line(after: State) -> LogLine:
    """Tell the points of the cash boxes."""
    boxes = [item for item in items_of(after) if item.reason == CASH_BOX]
    text = EARNINGS.format(sums=listed(BOX_OF.format(seat=seat_name(box.seat), count=box.points) for box in boxes))
    parts = tuple(box_part(box.seat) for box in boxes)
    return LogLine(text, parts=parts, points=by_seat(boxes, int(after.seats)), rule="NH 6.2")


def result_lines(after: State) -> Iterator[LogLine]:
    """Name the winners of the round, if there is more than one, and of the match, if it is over."""
    if after.rounds > 1:
        yield _round_result(after)
    if after.actor == OVER:
        yield LogLine(match_result(after), rule="NH 7.3" if after.rounds > 1 else "NH 6.3")
    elif after.is_scored:
        yield _standing(after)


def _standing(after: State) -> LogLine:
    """Tell the standings between two rounds: totals and rounds won."""
    totals = np.zeros(after.seats, np.int64)
    score(after, totals)
    each = [
        STANDS.format(seat=seat_name(seat), points=written(int(totals[seat])), wins=_won(after, seat))
        for seat in range(after.seats)
    ]
    return LogLine(STANDING.format(each=listed(each), number=int(after.round_number) + 1), rule="NH 7.1")


def _won(after: State, seat: int) -> Text:
    count = int(after.wins[seat])
    return plural(count, ROUND_WON, ROUNDS_WON) if count else NO_TEXT


def _round_result(after: State) -> LogLine:
    won = np.zeros(after.seats, np.int64)
    round_winners(after, won)
    first = won.nonzero()[0].tolist()
    points = with_points(int(after.round_points[after.round_number, first[0]]))
    text = ROUND_GOES_TO if len(first) == 1 else ROUND_SHARED
    names = join(map(seat_name, first))
    return LogLine(text.format(number=int(after.round_number) + 1, names=names, points=points), rule="NH 7.1")


def match_result(after: State) -> Text:
    """Name the winners."""
    points, won = np.zeros(after.seats, np.int64), np.zeros(after.seats, np.int64)
    score(after, points)
    winners(after, won)
    first = won.nonzero()[0].tolist()
    one, several = TWO_ROUNDS if wins_needed(after) else MOST_POINTS
    text = one if len(first) == 1 else several
    return text.format(names=join(map(seat_name, first)), points=with_points(int(points[first[0]])))
