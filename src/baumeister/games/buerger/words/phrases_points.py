"""Points with their reasons, as sums that a person can follow: "10 points = 3 + 2 + 3 (villas there) + 2 (space)"."""

from collections.abc import Sequence

from baumeister.core.items import Item
from baumeister.games.buerger.rules.components import DOUBLES, TILE_COLOUR, TILE_KIND, TILE_VALUE
from baumeister.games.buerger.rules.scoring import SAME_KIND, TWO
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.phrases import COLOURS, KINDS
from baumeister.text import NO_TEXT, Text, points

KIND_THERE = Text(" + {values} ({kinds} there)", " + {values} ({kinds} dort)")
SPACE = Text(" + {extra} (space)", " + {extra} (Baufeld)")
SUM = Text("{points} = {value}{same}{extra}", "{points} = {value}{same}{extra}")
DOUBLE = Text("×\u00a02, +{points}", "×\u00a02, +{points}")
FOUR = Text("+{points}", "+{points}")
HAND = Text("{colour} {values} = {points}", "{colour} {values} = {points}")
HAND_OF_ONE = Text("{colour} {points}", "{colour} {points}")


def sum_of(items: Sequence[Item]) -> Text:
    """Tell the points of a laid tile, by its items (BB 3.2)."""
    tile, *more = items
    if not more:
        return points(tile.points)
    same = [str(item.points) for item in more if item.reason == SAME_KIND]
    kinds = KINDS[int(TILE_KIND[tile.subject])].many
    extra = [SPACE.format(extra=item.points) for item in more if item.reason == TWO]
    return SUM.format(
        value=tile.points,
        same=KIND_THERE.format(values=" + ".join(same), kinds=kinds) if same else NO_TEXT,
        extra=extra[0] if extra else NO_TEXT,
        points=points(sum(item.points for item in items)),
    )


def bonus_reason(district: int, bonus: int) -> Text:
    """Tell a great project's gain (BB 3.4)."""
    return (DOUBLE if DOUBLES[district] else FOUR).format(points=points(bonus))


def hand_reason(state: State, item: Item) -> Text:
    """Say of which tiles the points for a hand come (BB 4.1), the highest first."""
    held = [tile for tile in hand_of(state, item.seat) if TILE_COLOUR[tile] == item.subject]
    values = sorted((int(TILE_VALUE[tile]) for tile in held), reverse=True)
    sentence = HAND if len(values) > 1 else HAND_OF_ONE
    return sentence.format(colour=COLOURS[item.subject], values=" + ".join(map(str, values)), points=points(item.points))
