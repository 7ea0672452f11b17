"""A seat's holdings, small, for its panel: tent and talers, saboteurs, shields, coins, its hand as far as it is known."""

from collections import Counter

from baumeister.games.wettstreit.drawing.board_camp import Known, is_open, known_hand
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, taler, talers_pile, tent
from baumeister.games.wettstreit.drawing.pieces_cards import SMALL, small_back, small_card, small_card_of_type
from baumeister.games.wettstreit.drawing.pieces_towers import gate, shield
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.games.wettstreit.words.phrases import cards, seat_name, shields, talers
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.part import hit
from baumeister.text import Text

WIDTH, HEIGHT = 316.0, 56.0
HAND_LEFT = 218.0
MOST_GROUPS = 5  # of equal cards: more would hide one another
STOCK = Text(
    "{name}: {talers}, saboteurs {saboteurs}, {cards} in hand; city with {shields} and coins {coins}",
    "{name}: {talers}, Saboteure {saboteurs}, {cards} auf der Hand; Stadt mit {shields} und Münzen {coins}",
)
NAMES = Text("Saboteurs", "Saboteure"), Text("Shields", "Schilde"), Text("Coins on gates", "Münzen an Toren")
NAMES_AND_COUNT = Text("{name}: {count}", "{name}: {count}")
BEHIND_TENT = Text("talers behind the tent", "Taler hinter dem Zelt")


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw the holdings of a seat, counted from 1; talers that the viewer doesn't know are a question mark."""
    index = seat - 1
    money = int(view.talers[index]) if is_open(view, index) else -1
    counts = int(view.saboteurs[index]), int(view.shields[index]), int(view.coins[index])
    icons = (saboteur(look), shield(look), _income(look))
    places = ((96.0, 33.0, 0.7), (130.0, 18.0, 0.9), (166.0, 29.0, 1.0))
    signs = "", "", "+"  # what gates add to every income
    return picture(
        WIDTH,
        HEIGHT,
        _words(view, index, money)[look.language],
        group(tent(look, index), transform=f"{at(22, 50)} scale(0.72)"),
        group(talers_pile(look, 3), transform=f"{at(60, 29)} scale(0.85)"),
        text(62, 46, money if money >= 0 else "?", 21, look["ink" if money > 0 else "ink-soft"]),
        *(
            _counted(look, name, icon, count, sign, *place)
            for name, icon, count, sign, place in zip(NAMES, icons, counts, signs, places, strict=True)
        ),
        *_hand(view, index, look),
        class_="stock-drawing",
    )


def _income(look: Look) -> Markup:
    """Draw a gate with a coin."""
    coin = group(taler(look, 6.2), transform=at(10, -3))
    return group(group(*gate(look, 2), transform="scale(0.5)"), coin)


def _counted(look: Look, name: Text, icon: Markup, count: int, sign: str, x: float, y: float, scale: float) -> Markup:
    return group(
        title(NAMES_AND_COUNT.format(name=name, count=count)[look.language]),
        hit(look, box(x - 16, 0, 32, HEIGHT)),
        group(icon, transform=f"{at(x, y)} scale({scale:g})", opacity=None if count else 0.4),
        text(x, 46, f"{sign}{count}" if count else 0, 21, look["ink" if count else "ink-soft"]),
    )


def _hand(view: State, seat: int, look: Look) -> list[Markup]:
    """Draw a hand: of many cards equal ones as one with their count, and what has no room as a count at the end.

    The viewer's own, which lies below the board, is one back with its count.
    """
    if view.viewer == seat + 1 and view.phase != DONE:
        backs = [group(small_back(look), transform=at(HAND_LEFT, 4))] if view.hand_sizes[seat] else []
        return [*backs, *(plate(look, HAND_LEFT - 13, 41, int(view.hand_sizes[seat]), 20) for _ in backs)]
    groups = _groups(known_hand(view, seat), look, is_large=view.hand_sizes[seat] > MOST_GROUPS)
    shown = groups if len(groups) <= MOST_GROUPS else groups[: MOST_GROUPS - 1]
    step = min(28.0, (WIDTH - HAND_LEFT - SMALL[0] - 2) / max(min(len(groups), MOST_GROUPS) - 1, 1))
    placed = [
        group(face, _lettered(look, f"×{count}") if count > 1 else "", transform=at(HAND_LEFT + step * slot, 4))
        for slot, (face, count) in enumerate(shown)
    ]
    if rest := sum(count for _, count in groups[len(shown) :]):
        placed.append(group(small_back(look), _lettered(look, f"+{rest}"), transform=at(HAND_LEFT + step * len(shown), 4)))
    return [*placed, plate(look, HAND_LEFT - 13, 41, int(view.hand_sizes[seat]), 20)] if placed else []


def _groups(known: Known, look: Look, *, is_large: bool) -> list[tuple[Markup, int]]:
    """Return the faces of a hand with their counts, hidden ones first, then types, then cards; of a small hand one by one."""
    faces = [
        *[small_back(look)] * known.hidden,
        *(small_card_of_type(look, kind) for kind in known.types),
        *(small_card(look, card) for card in known.faces),
    ]
    return list(Counter(faces).items()) if is_large else [(face, 1) for face in faces]


def _lettered(look: Look, words: str) -> Markup:
    """Write over the foot of a small card."""
    return rimmed_text(11, SMALL[1] - 10, words, 17, look["ink"], look["sheet"], 4)


def _words(view: State, seat: int, money: int) -> Text:
    return STOCK.format(
        name=seat_name(seat),
        talers=talers(money) if money >= 0 else BEHIND_TENT,
        saboteurs=int(view.saboteurs[seat]),
        cards=cards(int(view.hand_sizes[seat])),
        shields=shields(int(view.shields[seat])),
        coins=int(view.coins[seat]),
    )
