"""What happened since the viewer's last move, in two lines, for narrow screens, where the log lies far below."""

import re
from collections.abc import Callable, Iterator, Sequence, Set

from baumeister.present.words import LogLine
from baumeister.text import Text, listed, signed, the_seat
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.view_models import LogEntry, TablePage


def latest(page: TablePage, fits: Callable[[Sequence[Text]], bool] = bool) -> Sequence[Text]:
    """Return one deed of each other seat since the viewer's last move, and what was counted or a throw cost the viewer.

    Blows come first, then what chance has made of the viewer's own move, and what was counted; then the deeds in their order.
    Where not all fit, those that concern the viewer come before the rest, the newest first: it is the oldest that is cut.
    What throws have made players pay to one another changes nothing on the board: it comes last, if it concerns the viewer.
    `fits` tells whether there is room for texts.
    """
    if is_past(page) or page.ended_by:
        return ()
    own = {seat.number for seat in page.seats if seat.is_yours}
    entries = list(_unanswered(page, own))  # the newest first
    lines = [entry.line for entry in entries]
    hits = [entry.line for entry in blows(page)]
    deeds = [
        line
        for line in lines
        if line.seat and not (line.outcome and line.seat in own) and line.seat not in {hit.seat for hit in hits}
    ]
    paid = [entry.line for entry in entries if _is_payment(entry)]
    told = [
        max((line for line in deeds if line.seat == seat), key=lambda line: (line not in paid, _weight(line, own)))
        for seat in _seats(deeds)
    ]
    mine = [line for line in paid if _concerns(line, own)]
    told = sorted((line for line in told if line not in mine), key=lines.index)
    first = [*(hit.blow for hit in hits if hit.blow), *outcomes(page), *_counted(lines)]
    in_order = [*first, *map(_said, reversed(told)), *_payments(mine, own)]
    if fits(in_order):
        return in_order
    told.sort(key=lambda line: not _concerns(line, own))
    return [*first, *map(_said, told), *_payments(mine, own)]


def outcomes(page: TablePage) -> Sequence[Text]:
    """Return what chance has made of the viewer's last move."""
    if is_past(page) or page.ended_by:
        return ()
    own = {seat.number for seat in page.seats if seat.is_yours}
    lines = [entry.line for entry in _unanswered(page, own)]
    return [line.outcome for line in reversed(lines) if line.outcome and line.seat in own]


MOST_BLOWS = 2


def blows(page: TablePage) -> Sequence[LogEntry]:
    """Return what others' moves have cost a person at the table since its own last one: of several blows the last two."""
    found = list[LogEntry]()
    if is_past(page) or page.ended_by or not any(seat.is_yours for seat in page.seats):
        return found
    for entry in reversed(page.log):
        if entry.line.blow and entry.line.struck == page.view.seat:
            found.insert(0, entry)
        elif entry.line.seat == page.view.seat and not entry.is_chance:
            break
    return found[-MOST_BLOWS:]


REASONS = re.compile(r" \([^()]*\)| = [^=]*$")


def briefly(text: Text) -> Text:
    """Return a sentence without what only explains it: words in parentheses, and how points add up."""
    return Text(REASONS.sub("", text.en), REASONS.sub("", text.de))


def _said(line: LogLine) -> Text:
    return line.brief or briefly(line.text)


def _is_payment(entry: LogEntry) -> bool:
    """Tell whether chance has made one player pay another."""
    return entry.is_chance and any(entry.line.points) and sum(entry.line.points) == 0


def _payments(mine: Sequence[LogLine], own: Set[int]) -> Sequence[Text]:
    """Return what payments have cost and brought the viewer: a single one in its words, more of them in sums."""
    if len(mine) <= 1:
        return [_said(line) for line in mine]
    points = [points for line in mine for seat, points in enumerate(line.points, 1) if seat in own]
    sums = sum(min(each, 0) for each in points), sum(max(each, 0) for each in points)
    return [words.PAYMENTS.format(sums=", ".join(signed(each) for each in sums if each))]


def _unanswered(page: TablePage, own: Set[int]) -> Iterator[LogEntry]:
    """Yield the entries since the viewer's last move, for spectators since anybody's; of the viewer's own what has points.

    What chance has made of that move is told, too; what this turn has cost the viewer so far is told until it ends.
    """
    seen, has_acted = set[int](), False
    for entry in reversed(page.log):
        line = entry.line
        has_acted |= line.seat in own and not entry.is_chance
        has_ended = seen - own if line.seat in own else {line.seat} - {0}  # others have moved since, or before
        if (has_acted and has_ended) or (not own and line.seat in seen):
            return
        if _costs(line, own) if has_acted else line.seat not in own or any(line.points) or line.outcome:
            yield entry
        if line.seat:
            seen.add(line.seat)


def _seats(deeds: Sequence[LogLine]) -> Set[int]:
    return {line.seat for line in deeds}


def _weight(line: LogLine, own: Set[int]) -> int:
    """Return how much a line tells: what concerns the viewer before points, these before changes of the board."""
    return 4 if _concerns(line, own) else 3 if any(line.points) else 2 if line.parts else 1


def _concerns(line: LogLine, own: Set[int]) -> bool:
    """Return whether a line names the viewer, or costs or brings the viewer points."""
    is_named = any(piece in own for piece in line.text.pieces("en") if isinstance(piece, int))
    return is_named or any(points for seat, points in enumerate(line.points, 1) if seat in own)


def _costs(line: LogLine, own: Set[int]) -> bool:
    return any(points < 0 for seat, points in enumerate(line.points, 1) if seat in own)


def _counted(lines: Sequence[LogLine]) -> list[Text]:
    """Return what a count that nobody's move was has brought everybody, if there was one."""
    counts = [line.points for line in lines if not line.seat and any(line.points)]
    if not counts:
        return []
    sums = [sum(of_seat) for of_seat in zip(*counts, strict=True)]
    each = [
        Text("{name} {points}", "{name} {points}").format(name=the_seat(n), points=signed(s)) for n, s in enumerate(sums, 1)
    ]
    return [words.COUNTED.format(points=listed(each))]
