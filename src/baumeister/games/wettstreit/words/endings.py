"""How cities are counted and who wins (WB 4.3-4.4), in plain Python, apart from the kernels that it is compared with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from baumeister.core.record import OVER
from baumeister.games.wettstreit.rules.components import LETTER_OF, LETTERS, VALUE_OF
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.parts import hand_part, place_part
from baumeister.games.wettstreit.words.phrases import hand_cards, seat_name
from baumeister.present.words import LogLine
from baumeister.text import Text, join, listed, points, with_points, written

COUNTS = Text("{seat} counts its city: {reasons}; together {points}", "{seat} wertet die Stadt: {reasons}; zusammen {points}")
VALUES = Text("cards {points}", "Karten {points}")
HALL = Text("town hall in the middle {points}", "Rathaus in der Mitte {points}")
CHURCHES = Text("equally many churches {points}", "gleich viele Kirchen {points}")
CORNERS = Text("equal corner towers {points}", "gleiche Ecktürme {points}")
HAND = Text("hand {points}", "Handkarten {points}")
NO_EXTRAS = Text("no extra points, as it is not complete", "keine Extrapunkte, da nicht vollständig")
COMPLETE = Text("no extra points, though it is complete", "keine Extrapunkte, obwohl vollständig")
WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
SHARED = Text("{seats} have {points} each and win together", "{seats} haben je {points} und gewinnen gemeinsam")


@dataclass(frozen=True)
class Count:
    """A city's points by their reasons (WB 4.3)."""

    values: int
    is_complete: bool
    hall: int
    churches: int
    corners: int
    hand: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.values + self.hall + self.churches + self.corners + self.hand


def count(view: State, seat: int) -> Count:
    """WB 4.3: count a seat's city as it stands; the hand counts only after the end, before it is secret."""
    line = city_line(view, seat)
    laid = [card for card in line if card is not None]
    letters = "".join("." if card is None else LETTERS[LETTER_OF[card]] for card in line)
    complete = "." not in letters and letters[:1] == "L" and letters[-1:] == "R"
    hand = -sum(int(VALUE_OF[card]) for card in hand_cards(view, seat)) if view.actor == OVER else 0
    return Count(
        values=sum(int(VALUE_OF[card]) for card in laid),
        is_complete=complete,
        hall=_hall_points(letters) if complete else 0,
        churches=_church_points(letters) if complete else 0,
        corners=5 if complete and VALUE_OF[laid[0]] == VALUE_OF[laid[-1]] else 0,
        hand=hand,
    )


def if_complete(view: State, seat: int) -> int:
    """WB 4.3: what a city would count if its gaps were filled and its ends closed, without the values of what is missing.

    Corner towers that are missing are taken to be of other values than their partners.
    """
    line = city_line(view, seat)
    letters = "".join("." if card is None else LETTERS[LETTER_OF[card]] for card in line)
    whole = ("" if letters[:1] == "L" else "L") + letters + ("" if letters[-1:] == "R" else "R")
    has_both = len(whole) == len(letters)
    corners = has_both and VALUE_OF[line[0] or 0] == VALUE_OF[line[-1] or 0]
    return (
        sum(int(VALUE_OF[card]) for card in line if card is not None)
        + _hall_points(whole)
        + _church_points(whole)
        + (5 if corners else 0)
    )


def _hall_points(letters: str) -> int:
    """WB 4.3: the town hall stands exactly in the middle."""
    return 10 if "H" in letters and 2 * letters.find("H") == len(letters) - 1 else 0


def _church_points(letters: str) -> int:
    """WB 4.3: equally many churches left and right of the town hall, at least one each."""
    left, hall, right = letters.partition("H")
    return 5 if hall and left.count("C") == right.count("C") > 0 else 0


def city_line(view: State, seat: int) -> list[int | None]:
    """Return the cards of a city from its left to its right end, None for each empty place between."""
    cards = view.cities[seat, view.leftmost[seat] : view.rightmost[seat] + 1].tolist()
    return [card if card >= 0 else None for card in cards]


def winning_seats(view: State) -> list[int]:
    """WB 4.4: the seats with the most points, counted from 0."""
    totals = [count(view, seat).total for seat in range(view.seats)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def result(after: State) -> Iterator[LogLine]:
    """Count all cities, and say who has won."""
    for seat in range(after.seats):
        yield _count_line(after, seat)
    winners = winning_seats(after)
    most = count(after, winners[0]).total
    names = join(seat_name(seat) for seat in winners)
    if len(winners) == 1:
        yield LogLine(WINS.format(seat=names, points=with_points(most), dative=with_points(most)), rule="WB 4.4")
    else:
        yield LogLine(SHARED.format(seats=names, points=points(most)), rule="WB 4.4")


def _count_line(after: State, seat: int) -> LogLine:
    found = count(after, seat)
    gain = tuple(found.total if other == seat else 0 for other in range(after.seats))
    places = range(after.leftmost[seat], after.rightmost[seat] + 1)
    parts = (*(place_part(seat, index) for index in places if after.cities[seat, index] >= 0), hand_part(seat))
    reasons = listed(_reasons(found))
    text = COUNTS.format(seat=seat_name(seat), reasons=reasons, points=points(found.total))
    return LogLine(text, 0, parts, gain, "WB 4.3")


def _reasons(found: Count) -> Sequence[Text]:
    extras = [
        text.format(points=value)
        for text, value in ((HALL, found.hall), (CHURCHES, found.churches), (CORNERS, found.corners))
        if value
    ]
    if not extras:
        extras = [COMPLETE if found.is_complete else NO_EXTRAS]
    hand = [HAND.format(points=written(found.hand))] if found.hand else []
    return [VALUES.format(points=found.values), *hand, *extras]
