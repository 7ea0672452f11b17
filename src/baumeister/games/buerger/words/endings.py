"""The winners and their tie-break (BB 4.2), in sentences."""

from collections.abc import Sequence

import numpy as np

from baumeister.games.buerger.rules.scoring import tie_break, winners
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.phrases import coins, seat_name
from baumeister.text import Text, join, listed, points, with_points

WINS = Text("{seat} wins with {points}", "{seat} gewinnt mit {dative}")
TIED = Text("Tie: {seats} have {points} each", "Gleichstand: {seats} haben je {points}")
COINS = Text("Tiebreaker, coins: {each}", "Es entscheiden die Münzen: {each}")
EACH = Text("{seat} {coins}", "{seat} {coins}")
WINS_BY_COINS = Text("{seat} wins with more coins", "{seat} gewinnt mit mehr Münzen")
SHARED = Text(
    "Still tied with {coins} each: {seats} share the victory",
    "Noch immer Gleichstand mit je {coins}: {seats} teilen sich den Sieg",
)


def winning_seats(state: State) -> list[int]:
    """Return the seats that win, from 0, after the end."""
    won = np.zeros(int(state.seats), np.int64)
    winners(state, won)
    return [seat for seat, has_won in enumerate(won.tolist()) if has_won]


def ending(state: State) -> list[Text]:
    """Name the winners, and say why they win."""
    won = winning_seats(state)
    most = int(state.scores[won[0]])
    tied = [seat for seat in range(state.seats) if state.scores[seat] == most]
    if len(tied) == 1:
        return [WINS.format(seat=seat_name(won[0]), points=points(most), dative=with_points(most))]
    reasons = [TIED.format(seats=_names(tied), points=points(most))]
    if len(won) < len(tied):
        reasons.append(COINS.format(each=_each(state, tied)))
    if len(won) == 1:
        return [*reasons, WINS_BY_COINS.format(seat=seat_name(won[0]))]
    return [*reasons, SHARED.format(seats=_names(won), coins=coins(tie_break(state, won[0])))]


def _names(seats: Sequence[int]) -> Text:
    return join(map(seat_name, seats))


def _each(state: State, seats: Sequence[int]) -> Text:
    return listed(EACH.format(seat=seat_name(seat), coins=tie_break(state, seat)) for seat in seats)
