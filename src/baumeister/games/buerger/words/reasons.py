"""Points with their reasons, as sums that a person can follow: "3 + 2 + 3 (villas there) + 2 (space) = 10 points"."""

from baumeister.games.buerger.rules.components import TILE_KIND
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.move_decoding import Gain, doubles, values_by_colour
from baumeister.games.buerger.words.phrases import COLOURS, KINDS
from baumeister.text import Text, points

SAME_KIND = Text(" + {values} ({kinds} there)", " + {values} ({kinds} dort)")
EXTRA = Text(" + {extra} (space)", " + {extra} (Baufeld)")
SUM = Text("{value}{same}{extra} = {points}", "{value}{same}{extra} = {points}")
NONE = Text("", "")
DOUBLE = Text("the points of this turn count double, {points} more", "Die Punkte dieses Zuges zählen doppelt, {points} mehr")
FOUR = Text("{points} more", "{points} mehr")
HAND = Text("{colour} {values} = {points}", "{colour} {values} = {points}")
HAND_OF_ONE = Text("{colour} {points}", "{colour} {points}")


def sum_of(tile: int, gain: Gain) -> Text:
    """Say what a laid tile brings (BB 3.2)."""
    if gain.total == gain.value:
        return points(gain.value)
    kinds = KINDS[int(TILE_KIND[tile])].many
    same = SAME_KIND.format(values=" + ".join(map(str, gain.same_kind)), kinds=kinds) if gain.same_kind else NONE
    extra = EXTRA.format(extra=gain.extra) if gain.extra else NONE
    return SUM.format(value=gain.value, same=same, extra=extra, points=points(gain.total))


def bonus_reason(district: int, bonus: int) -> Text:
    """Say what a great project adds (BB 3.4); German goes on after a colon."""
    return (DOUBLE if doubles(district) else FOUR).format(points=points(bonus))


def hand_reason(state: State, seat: int) -> tuple[int, Text]:
    """Return what a hand counts at the end, and of which colour (BB 4.1); of equal colours the first."""
    by_colour = values_by_colour(state, seat)
    colour = max(range(len(by_colour)), key=lambda each: sum(by_colour[each]))
    values = by_colour[colour]
    sentence = HAND if len(values) > 1 else HAND_OF_ONE
    text = sentence.format(colour=COLOURS[colour], values=" + ".join(map(str, values)), points=points(sum(values)))
    return sum(values), text
