"""A seat's public holdings, small, for its panel: coins, cranes, tiles; those that were dealt lie face down."""

from collections.abc import Iterator

from baumeister.core.record import OVER
from baumeister.games.buerger.drawing.pieces import coin, crane
from baumeister.games.buerger.drawing.pieces_tiles import tile, tile_back
from baumeister.games.buerger.rules.components import COINS_MAX, CRANES
from baumeister.games.buerger.rules.state import REFILL, State
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.parts import held_part, offer_part
from baumeister.games.buerger.words.phrases import coins, seat_name, tile_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture
from baumeister.svg.plan import circle
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, join

STOCK = Text("{name}: {coins}, cranes: {cranes}, tiles: {tiles}", "{name}: {coins}, Kräne: {cranes}, Bauplättchen: {tiles}")
HIDDEN = Text("{count} hidden", "{count} verdeckt")
NONE = Text("none", "keine")
HEIGHT, LEVEL = 58.0, 32.0
SCALE = 0.62


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's public holdings."""
    return picture(
        286,
        HEIGHT,
        _words(view, seat - 1)[look.language],
        *_coins(view, seat - 1, look),
        *_cranes(view, seat, look),
        *_tiles(view, seat, look),
        class_="stock-drawing",
    )


def _coins(view: State, seat: int, look: Look) -> Iterator[Markup]:
    for index in range(COINS_MAX):
        x = 11 + 19.0 * index
        if index < view.coins[seat]:
            yield coin(look, x, LEVEL, 8.6)
        else:
            yield circle(x, LEVEL, 8, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="2.5 2.5")


def _cranes(view: State, seat: int, look: Look) -> Iterator[Markup]:
    """Draw the cranes, those already set pale. On the board a crane comes from this group."""
    drawn = [
        group(
            crane(look, seat - 1),
            transform=f"{at(79 + 28.0 * index, LEVEL + 16)} scale(0.58)",
            opacity=None if index < view.cranes[seat - 1] else 0.16,
        )
        for index in range(CRANES)
    ]
    yield group(*drawn, id=f"cranes-{seat}")


def _tiles(view: State, seat: int, look: Look) -> Iterator[Markup]:
    hidden = _hidden(view, seat - 1)
    is_new = view.phase == REFILL and view.seat_in_turn == seat - 1
    drawn = [
        group(
            tile_back(look) if slot < hidden else tile(look, number, is_small=True),
            id=held_part(seat - 1, slot),
            transform=f"{at(180 + 41.0 * slot, LEVEL)} scale({SCALE:g})",
            data_from=offer_part(int(view.gap)) if is_new else None,
        )
        for slot, number in enumerate(hand_of(view, seat - 1))
    ]
    yield group(*drawn)  # a hand by itself, as it is shown when it is counted


def _hidden(view: State, seat: int) -> int:
    """Return how many tiles, the first of a hand, lie face down: those that were dealt, until the end."""
    return 0 if view.actor == OVER else int(view.dealt_counts[seat])


def _words(view: State, seat: int) -> Text:
    hidden = _hidden(view, seat)
    named = [tile_name(number) for number in hand_of(view, seat)[hidden:]]
    if hidden:
        named.append(HIDDEN.format(count=hidden))
    return STOCK.format(
        name=seat_name(seat),
        coins=coins(int(view.coins[seat])),
        cranes=int(view.cranes[seat]),
        tiles=join(named) if named else NONE,
    )
