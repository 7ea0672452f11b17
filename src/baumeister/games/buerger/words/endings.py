"""Who wins and by what (BB 4.2), in plain Python, apart from the kernel that it is compared with."""

from collections.abc import Sequence

from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.phrases import coins, seat_name
from baumeister.text import Text, join, listed, points, with_points

WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
TIED = Text("Tied: {seats} have {points} each", "Gleichstand: {seats} haben je {points}")
COINS = Text("Their coins: {each}", "Ihre Münzen: {each}")
WINS_BY_COINS = Text("{seat} wins by more coins", "{seat} gewinnt dank mehr Münzen")
SHARED = Text("They have {coins} each: {seats} share the victory", "Sie haben je {coins}: {seats} teilen sich den Sieg")


def ending(state: State) -> tuple[list[int], list[Text]]:
    """Return the seats that win, from 0, and why."""
    scores = [int(state.scores[seat]) for seat in range(state.seats)]
    tied = best(range(int(state.seats)), scores)
    most = scores[tied[0]]
    if len(tied) == 1:
        return tied, [WINS.format(seat=seat_name(tied[0]), points=points(most), dative=with_points(most))]
    money = [int(state.coins[seat]) for seat in range(state.seats)]
    reasons = [TIED.format(seats=_names(tied), points=points(most))]
    left = best(tied, money)
    if len(left) < len(tied):
        reasons.append(COINS.format(each=_each(tied, money)))
    if len(left) == 1:
        return left, [*reasons, WINS_BY_COINS.format(seat=seat_name(left[0]))]
    return left, [*reasons, SHARED.format(seats=_names(left), coins=coins(money[left[0]]))]


def best(seats: Sequence[int], values: Sequence[int]) -> list[int]:
    """Keep the seats with the greatest value."""
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


def _names(seats: Sequence[int]) -> Text:
    return join(map(seat_name, seats))


def _each(seats: Sequence[int], values: Sequence[int]) -> Text:
    each = Text("{seat} {value}", "{seat} {value}")
    return listed(each.format(seat=seat_name(seat), value=values[seat]) for seat in seats)
