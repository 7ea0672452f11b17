"""A seat's holdings, small, for its panel: talers, saboteurs, shields, what its gates earn, how many cards it holds."""

from baumeister.games.wettstreit.drawing.board_camp import is_open
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, taler, talers_pile
from baumeister.games.wettstreit.drawing.pieces_cards import SMALL, small_back
from baumeister.games.wettstreit.drawing.pieces_towers import gate, shield
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.items_unbuilt import unbuilt, unbuilt_words
from baumeister.games.wettstreit.words.phrases import cards, seat_name, shields, talers
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import hit
from baumeister.svg.plan import rect
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text, signed

HAND_LEFT = 221.0
UNBUILT_WIDTH = 41.0  # of a card with room for two digits and a sign
WIDTH, HEIGHT = HAND_LEFT + SMALL[0] + 4, 58.0
COUNTS, WORDS, LETTERS = 22.0, 48.0, 13.0  # how high counts and words are; of these the size
TALERS_AT, PLACES = 20.0, (75.0, 129.0, 186.0)  # the middle of what is counted
STOCK = Text(
    "{name}: {talers}, saboteurs {saboteurs}, {cards} in hand; city with {shields} and coins {coins}",
    "{name}: {talers}, Saboteure {saboteurs}, {cards} auf der Hand; Stadt mit {shields} und Münzen {coins}",
)
NAMES = Text("Saboteurs", "Saboteure"), Text("Shields", "Schilde"), Text("Coins on gates", "Münzen an Toren")
NAME_AND_COUNT = Text("{name}: {count}", "{name}: {count}")
SHORT = Text("saboteurs", "Saboteure"), Text("shields", "Schilde"), Text("income", "Einnahme")
TALERS = Text("talers", "Taler")
BEHIND_TENT = Text("talers behind the tent", "Taler hinter dem Zelt")


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the holdings of a seat, counted from 1; talers that the viewer doesn't know are a question mark."""
    index = seat - 1
    money = int(view.talers[index]) if is_open(view, index) else -1
    aside, size = (16, 19) if money > 9 else (13, 21)  # two digits stay clear of the pile
    counts = int(view.saboteurs[index]), int(view.shields[index]), int(view.coins[index])
    icons = (
        group(saboteur(look), transform=f"{at(-13, 34)} scale(0.66)"),
        group(shield(look), transform=f"{at(-11, 20)} scale(0.9)"),
        group(_income(look), transform=f"{at(-13, 30)} scale(0.85)"),
    )
    signs = "", "", "+"  # what gates add to every income
    return picture(
        WIDTH,
        HEIGHT,
        _words(view, index, money)[look.language],
        group(talers_pile(look, 3), transform=f"{at(TALERS_AT - 11, 29)} scale(0.85)"),
        text(TALERS_AT + aside, COUNTS, money if money >= 0 else "?", size, look["ink" if money > 0 else "ink-soft"]),
        _word(look, TALERS, TALERS_AT),
        *(
            _counted(look, name, short, icon, count, sign, x)
            for name, short, icon, count, sign, x in zip(NAMES, SHORT, icons, counts, signs, PLACES, strict=True)
        ),
        *_hand(view, index, look),
        class_="stock-drawing",
    )


def _income(look: Look) -> Markup:
    """Draw a gate with a coin."""
    coin = group(taler(look, 6.2), transform=at(10, -3))
    return group(group(*gate(look, 2), transform="scale(0.5)"), coin)


def _counted(look: Look, name: Text, short: Text, icon: Markup, count: int, sign: str, x: float) -> Markup:
    return group(
        title(NAME_AND_COUNT.format(name=name, count=count)[look.language]),
        hit(look, box(-26, 0, 52, HEIGHT)),
        group(icon, opacity=None if count else 0.4),
        text(14, COUNTS, f"{sign}{count}" if count else 0, 21, look["ink" if count else "ink-soft"]),
        _word(look, short, 0),
        transform=at(x, 0),
    )


def _word(look: Look, word: Text, x: float) -> Markup:
    return text(x, WORDS, word[look.language], LETTERS, look["ink-soft"], plain=True)


def _hand(view: State, seat: int, look: Look) -> list[Markup]:
    """Draw a back with the number of cards in hand, which lie on the board as far as they are known.

    Whoever knows them sees on it what they cost unbuilt.
    """
    count = int(view.hand_sizes[seat])
    if not count:
        return []
    cost = unbuilt(view, seat)
    drawn = _unbuilt(look, cost) if cost else small_back(look)
    return [
        group(drawn, transform=at(HAND_LEFT, 4)),
        plate(look, HAND_LEFT + SMALL[0] / 2, 41, count, 20),
    ]  # clear of the income


def _unbuilt(look: Look, cost: int) -> Markup:
    """Draw a card with the points of a hand at the end (WB 4.3)."""
    width, height = UNBUILT_WIDTH, SMALL[1]
    return group(
        title(unbuilt_words(cost)[look.language]),
        rect(0, 0, width, height, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE * 0.8),
        text(width / 2, 12, signed(cost), 18, look["ink"]),
        transform=at((SMALL[0] - width) / 2, 0),
    )


def _words(view: State, seat: int, money: int) -> Text:
    return STOCK.format(
        name=seat_name(seat),
        talers=talers(money) if money >= 0 else BEHIND_TENT,
        saboteurs=int(view.saboteurs[seat]),
        cards=cards(int(view.hand_sizes[seat])),
        shields=shields(int(view.shields[seat])),
        coins=int(view.coins[seat]),
    )
