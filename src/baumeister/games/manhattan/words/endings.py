"""Who wins Manhattan and by what (MH 5), in plain Python, apart from the kernel that it is compared with."""

from collections.abc import Sequence

from baumeister.games.manhattan.rules.components import CITIES
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.move_decoding import tower_height
from baumeister.games.manhattan.words.phrases import floors, seat_name
from baumeister.games.manhattan.words.reasons import majority
from baumeister.text import Text, join, listed, points, with_points

WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
TIED = Text("Tied: {seats} have {points} each", "Gleichstand: {seats} haben je {points}")
HEIGHTS = Text("Their highest buildings: {each}", "Ihre höchsten Gebäude: {each}")
WINS_BY_HEIGHT = Text("{seat} wins by the higher building", "{seat} gewinnt dank des höheren Gebäudes")
MAJORITIES = Text("Their majorities in cities: {each}", "Ihre Mehrheiten in Städten: {each}")
WINS_BY_MAJORITIES = Text("{seat} wins by more majorities in cities", "{seat} gewinnt dank mehr Mehrheiten in Städten")
SHARED = Text("Still tied: {seats} share the victory", "Noch immer Gleichstand: {seats} teilen sich den Sieg")

Reasons = list[tuple[str, Text]]
"""Rules with a sentence each."""


def ending(state: State) -> tuple[list[int], Reasons]:
    """Return the seats that win, from 0, and why."""
    scores = [int(state.scores[seat]) for seat in range(state.seats)]
    left = best(range(int(state.seats)), scores)
    most = max(scores)
    if len(left) == 1:
        return left, [("MH 5.1", WINS.format(seat=seat_name(state, left[0]), points=points(most), dative=with_points(most)))]
    reasons = [("MH 5.1", TIED.format(seats=_names(state, left), points=points(most)))]
    heights = [highest_of(state, seat) for seat in range(state.seats)]
    reasons.append(("MH 5.2", HEIGHTS.format(each=_each(state, left, [floors(height) for height in heights]))))
    left = best(left, heights)
    if len(left) == 1:
        return left, [*reasons, ("MH 5.2", WINS_BY_HEIGHT.format(seat=seat_name(state, left[0])))]
    counts = [majorities_of(state, seat) for seat in range(state.seats)]
    reasons.append(("MH 5.2", MAJORITIES.format(each=_each(state, left, [Text(str(count), str(count)) for count in counts]))))
    left = best(left, counts)
    last = (
        WINS_BY_MAJORITIES.format(seat=seat_name(state, left[0]))
        if len(left) == 1
        else SHARED.format(seats=_names(state, left))
    )
    return left, [*reasons, ("MH 5.2", last)]


def best(seats: Sequence[int], values: Sequence[int]) -> list[int]:
    """Keep the seats with the greatest value."""
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


def highest_of(state: State, seat: int) -> int:
    """MH 5.2: the height of the highest building that a seat owns in either colour; 0 if it owns none."""
    tops = enumerate(state.top.tolist())
    return max((tower_height(state, number) for number, top in tops if top >= 0 and top % int(state.seats) == seat), default=0)


def majorities_of(state: State, seat: int) -> int:
    """MH 5.2: in how many cities one of a seat's colours has the majority."""
    found = [majority(state, city) for city in range(CITIES)]
    return sum(award is not None and award.gain[seat] > 0 for award in found)


def _names(state: State, seats: Sequence[int]) -> Text:
    return join(seat_name(state, seat) for seat in seats)


def _each(state: State, seats: Sequence[int], values: Sequence[Text]) -> Text:
    return listed(
        Text("{seat} {value}", "{seat} {value}").format(seat=seat_name(state, seat), value=values[seat]) for seat in seats
    )
