"""What the result says of each city beside its points: whether it is complete, and which bonus it missed and why (WB 4.3)."""

from collections.abc import Iterator, Sequence

from baumeister.core.record import OVER
from baumeister.games.wettstreit.rules.components import VALUE_OF
from baumeister.games.wettstreit.rules.scoring import (
    CHURCHES,
    CORNERS,
    MIDDLE,
    church_count,
    hall_place,
    is_complete,
    points_for,
)
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.phrases import seat_name
from baumeister.text import Text, join, listed

ALL = Text("{seat}: city complete (walled), every bonus earned", "{seat}: Stadt vollständig (ummauert), alle Extrapunkte")
MISSED = Text(
    "{seat}: city complete (walled); no bonus for {reasons}",
    "{seat}: Stadt vollständig (ummauert); keine Extrapunkte für {reasons}",
)
INCOMPLETE = Text("{seat}: city not complete, so no bonus", "{seat}: Stadt nicht vollständig, also keine Extrapunkte")
NONE_COMPLETE = Text("No city is complete, so there is no bonus", "Keine Stadt ist vollständig, also gibt es keine Extrapunkte")
ALL_INCOMPLETE = Text("{seats}: cities not complete, so no bonus", "{seats}: Städte nicht vollständig, also keine Extrapunkte")
OFF_MIDDLE = Text(
    "the town hall in the middle ({left} left of it, {right} right)",
    "das Rathaus in der Mitte ({left} links davon, {right} rechts)",
)
NO_HALL = Text("the town hall in the middle (there is none)", "das Rathaus in der Mitte (es gibt keines)")
CHURCHES_DIFFER = Text("balanced churches ({left} and {right})", "gleich viele Kirchen ({left} und {right})")
NO_MIDDLE = Text("balanced churches (no town hall)", "gleich viele Kirchen (kein Rathaus)")
NO_CHURCH = Text("balanced churches (there are none)", "gleich viele Kirchen (es gibt keine)")
TOWERS_DIFFER = Text("matching corner towers ({left} and {right})", "gleiche Ecktürme ({left} und {right})")


def remarks(view: State) -> Sequence[Text]:
    """Say, after the end, which cities are complete and which bonus they missed, and which are not, all in one sentence."""
    return list(_remarks(view)) if view.actor == OVER else []


def _remarks(view: State) -> Iterator[Text]:
    incomplete = [seat for seat in range(view.seats) if not is_complete(view, seat)]
    if len(incomplete) == view.seats:
        yield NONE_COMPLETE
        return
    for seat in range(view.seats):
        if seat not in incomplete:
            yield _complete(view, seat)
    if len(incomplete) == 1:
        yield INCOMPLETE.format(seat=seat_name(incomplete[0]))
    elif incomplete:
        yield ALL_INCOMPLETE.format(seats=join(map(seat_name, incomplete)))


def _complete(view: State, seat: int) -> Text:
    reasons = list(_missed(view, seat))
    return MISSED.format(seat=seat_name(seat), reasons=listed(reasons)) if reasons else ALL.format(seat=seat_name(seat))


def _missed(view: State, seat: int) -> Iterator[Text]:
    """Say each bonus that a complete city missed, with the reason."""
    first, last, hall = int(view.leftmost[seat]), int(view.rightmost[seat]), int(hall_place(view, seat))
    if not points_for(view, seat, MIDDLE):
        yield NO_HALL if hall < 0 else OFF_MIDDLE.format(left=hall - first, right=last - hall)
    if not points_for(view, seat, CHURCHES):
        left, right = int(church_count(view, seat, first, hall)), int(church_count(view, seat, hall, last + 1))
        differ = CHURCHES_DIFFER.format(left=left, right=right) if left or right else NO_CHURCH
        yield NO_MIDDLE if hall < 0 else differ
    if not points_for(view, seat, CORNERS):
        west, east = (int(VALUE_OF[view.cities[seat, place]]) for place in (first, last))
        yield TOWERS_DIFFER.format(left=west, right=east)
