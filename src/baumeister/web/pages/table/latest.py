"""The others' deeds since the viewer's last move in a line, for narrow screens, where the log lies far below."""

from collections.abc import Sequence

from baumeister.present.words import LogLine
from baumeister.text import Text
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.view_models import TablePage


def latest(page: TablePage) -> Sequence[Text]:
    """Return one deed of each other seat since the viewer's last move, the newest first; also what a throw cost the viewer."""
    if is_past(page) or page.ended_by:
        return ()
    own = {seat.number for seat in page.seats if seat.is_yours}
    found: dict[int, LogLine] = {}
    for entry in reversed(page.log):
        line = entry.line
        if (line.seat in own and not entry.is_chance) or (not own and line.seat in found):
            break
        if line.seat in own and not any(line.points):
            continue
        if line.seat and _weight(line) > _weight(found.get(line.seat)):
            found[line.seat] = line
    return [line.text for line in found.values()]


def _weight(line: LogLine | None) -> int:
    """Return how much a line tells: points before changes of the board, these before all else."""
    return 0 if line is None else 3 if any(line.points) else 2 if line.parts else 1
