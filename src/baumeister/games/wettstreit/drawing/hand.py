"""The viewer's hand: its cards, its saboteurs, its talers."""

from collections import Counter

from baumeister.games.wettstreit.drawing.board_camp import HAND_WORDS, builder_hand
from baumeister.games.wettstreit.drawing.ground import has_hand
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, talers_pile
from baumeister.games.wettstreit.drawing.pieces_buildings import ghost
from baumeister.games.wettstreit.drawing.pieces_cards import CARD, card
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.parts import ATTACK, SALE, card_part, hand_part
from baumeister.games.wettstreit.words.phrases import card_name, cards, hand_cards, seat_name, talers
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text, capital

HAND = Text("Your hand", "Deine Hand")
EMPTY = Text("no cards", "keine Karten")
SABOTAGE = Text("Use a saboteur", "Saboteur einsetzen")
SABOTAGE_SHORT = Text("Saboteur", "Saboteur")
PURSE = Text("Your purse: {talers}", "Deine Kasse: {talers}")

WIDTH, HEIGHT = 500.0, 138.0
LONG, BROAD = 736.0, 530.0  # where the hand has a row of its own, and beside the panel in a broad window
TOP = 6.0
GAP = 6.0
HALO = GAP / 2  # round a card
LETTERS = 16.0
PILE = 5  # talers at most that are drawn
RACK = 3  # places for cards: as many as can be laid in a turn (WB 3.7)
BESIDE = 70.0  # how wide the saboteurs are, and the purse below them
SABOTEURS_BASE, PURSE_BASE = 47.0, 111.0  # on which they stand
BELOW = 13.0  # how far below it they are named
EACH = 14.0  # saboteur beside the first, as long as there is room


def hand(view: State, look: Look) -> Markup:
    """Draw the viewer's cards, beside them its saboteurs over its talers; nothing for a spectator."""
    if view.viewer <= 0:
        return Markup("")
    seat, count = view.viewer - 1, int(view.saboteurs[view.viewer - 1])
    aside = [_purse(int(view.talers[seat]), BESIDE / 2, look)]
    if count:
        aside.append(_saboteurs(count, look))
    right = group(*aside, transform=at(WIDTH - BESIDE, 0), data_long=at(LONG - BESIDE, 0), data_broad=at(BROAD - BESIDE, 0))
    return picture(
        WIDTH,
        HEIGHT,
        HAND[look.language],
        _held(view, seat, look),
        right,
        class_="hand-drawing",
        data_long=f"0 0 {LONG:g} {HEIGHT:g}",
        data_broad=f"0 0 {BROAD:g} {HEIGHT:g}",
    )


def _held(view: State, seat: int, look: Look) -> Markup:
    """Draw the cards, equal ones as one; before the end, grouped, also as the others know them."""
    held = sorted(Counter(hand_cards(view, seat)).items())
    buildable = builder_hand(view)
    thick = 6.0 * (held[-1][1] - 1) if held else 0.0  # the last of them alone shows all of its copies
    step, *others = (
        min(CARD[0] + GAP, (width - BESIDE - 2 - CARD[0] - thick) / max(len(held) - 1, 1)) for width in (WIDTH, LONG, BROAD)
    )
    air = HALO if step >= CARD[0] + GAP else 0.0  # of cards that overlap the edges themselves are lit
    drawn = [
        _cards(number, count, [2 + each * slot for each in (step, *others)], look, can_build=number in buildable, air=air)
        for slot, (number, count) in enumerate(held)
    ]
    drawn.append(_rack(look, len(held), WIDTH - BESIDE))
    if not has_hand(view, seat):
        return group(*drawn)
    wide = CARD[0] + step * max(len(held) - 1, 0)
    words = HAND_WORDS.format(seat=seat_name(seat), cards=cards(int(view.hand_sizes[seat])))
    return group(
        title(words[look.language]),
        *drawn,
        halo(look, box(0, 3, wide + 4, CARD[1] + 6), pointer_events="none"),
        id=hand_part(seat),
        class_="part own-hand",
    )


def _rack(look: Look, first: int, room: float) -> Markup:
    """Draw the places at which the next cards will lie, as many as there is room for."""
    step = CARD[0] + GAP
    places = [2 + step * slot for slot in range(first, RACK) if 2 + step * slot + CARD[0] <= room]
    words = text(
        2 + CARD[0] / 2,
        TOP + CARD[1] / 2,
        EMPTY[look.language],
        LETTERS,
        look["ink-soft"],
        plain=True,
        class_="small-lettering",
    )
    return group(
        *(rect(x, TOP, *CARD, rx=4, stroke=look["line"], stroke_width=OUTLINE, stroke_dasharray="5 4") for x in places),
        "" if first else words,
        class_=None if first else "no-cards",
    )


def _purse(count: int, x: float, look: Look) -> Markup:
    """Draw the viewer's talers, which its tent hides from the others."""
    said = talers(count)[look.language]
    return group(
        title(PURSE.format(talers=talers(count))[look.language]),
        group(talers_pile(look, min(count, PILE)), transform=f"{at(x - 4, PURSE_BASE)} scale(1.15)"),
        text(x, PURSE_BASE + BELOW, said, LETTERS, look["ink" if count else "ink-soft"], plain=True, class_="small-lettering"),
        class_="talers",
    )


def _cards(number: int, count: int, places: list[float], look: Look, *, can_build: bool, air: float) -> Markup:
    """Draw equal cards as one part; `places` are where they begin, in a long and in a broad hand as well."""
    words = capital(card_name(number))[look.language]
    copies = [group(card(look, number), transform=at(6.0 * copy, -3.0 * copy)) for copy in reversed(range(1, count))]
    return group(
        title(f"{words} × {count}" if count > 1 else words),
        group(*copies, card(look, number), class_="lift"),
        halo(look, box(-air, -air, CARD[0] + 2 * air, CARD[1] + 2 * air)),
        plate(look, 19, 86, f"×{count}") if count > 1 else "",
        id=card_part(number),
        class_="part card",
        transform=at(places[0], TOP),
        data_long=at(places[1], TOP),
        data_broad=at(places[2], TOP),
        data_from=SALE,
        data_ghost=ghost(number) if can_build else None,
    )


def _saboteurs(count: int, look: Look) -> Markup:
    """Draw the viewer's saboteurs; a click on them shows the possible targets."""
    step = min(EACH, (BESIDE - 44) / max(count - 1, 1))
    left = BESIDE / 2 - step * (count - 1) / 2 - 2
    return group(
        title(SABOTAGE[look.language]),
        *(group(saboteur(look), transform=f"{at(left + step * index, SABOTEURS_BASE)} scale(1.05)") for index in range(count)),
        text(
            BESIDE / 2,
            SABOTEURS_BASE + BELOW,
            SABOTAGE_SHORT[look.language],
            LETTERS,
            look["ink-soft"],
            plain=True,
            class_="small-lettering",
        ),
        halo(look, box(0, -3, BESIDE - 1, SABOTEURS_BASE + BELOW + 16)),
        id=ATTACK,
        class_="part saboteurs",
    )
