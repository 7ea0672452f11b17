"""What the viewer holds: its cards, its saboteurs, its talers."""

from collections import Counter

from baumeister.games.wettstreit.drawing.board_camp import builder_hand
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, talers, tent
from baumeister.games.wettstreit.drawing.pieces_buildings import ghost
from baumeister.games.wettstreit.drawing.pieces_cards import CARD, card
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.parts import ATTACK, SALE, card_part
from baumeister.games.wettstreit.words.phrases import card_name, hand_cards
from baumeister.games.wettstreit.words.phrases import talers as talers_said
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import line
from baumeister.text import Text, capital

HAND = Text("Your hand", "Deine Hand")
EMPTY = Text("no cards", "keine Karten")
SABOTAGE = Text("Use a saboteur", "Saboteur einsetzen")
BEHIND_TENT = Text("Behind your tent: {talers}", "Hinter deinem Zelt: {talers}")

HEIGHT = 146.0
TOP = 10.0
GAP = 14.0
BASE = 112.0  # on which tent and saboteurs stand


def hand(view: State, look: Look) -> Markup:
    """Draw the viewer's cards, saboteurs and talers; nothing for a spectator."""
    if view.viewer <= 0:
        return Markup("")
    seat = view.viewer - 1
    held = sorted(Counter(hand_cards(view, seat)).items())
    buildable = builder_hand(view)
    x = 6.0
    drawn = []
    for number, count in held:
        drawn.append(_cards(number, count, x, look, can_build=number in buildable))
        x += CARD[0] + 6.0 * (count - 1) + GAP
    if not held:
        drawn.append(text(x + 60, HEIGHT / 2, EMPTY[look.language], 16, look["ink-soft"], plain=True))
        x += 130
    x += 6
    drawn.append(line(x, TOP + 4, x, TOP + CARD[1] - 4, look["line"]))
    drawn.append(_money(view, seat, x + 46, look))
    x += 130
    if count := int(view.saboteurs[seat]):
        drawn.append(_saboteurs(count, x, look))
        x += 58 + 30.0 * count
    return picture(max(x, 380.0), HEIGHT, HAND[look.language], *drawn, class_="hand-drawing")


def _cards(number: int, count: int, x: float, look: Look, *, can_build: bool) -> Markup:
    """Draw equal cards as one part."""
    words = capital(card_name(number))[look.language]
    copies = [group(card(look, number), transform=at(6.0 * copy, -3.0 * copy)) for copy in reversed(range(1, count))]
    return group(
        title(f"{words} × {count}" if count > 1 else words),
        group(*copies, card(look, number), class_="lift"),
        halo(look, box(-3, -3, CARD[0] + 6, CARD[1] + 6)),
        plate(look, CARD[0] - 12, CARD[1] - 26, f"×{count}") if count > 1 else "",
        id=card_part(number),
        class_="part card",
        transform=at(x, TOP),
        data_from=SALE,
        data_ghost=ghost(number) if can_build else None,
    )


def _money(view: State, seat: int, x: float, look: Look) -> Markup:
    count = int(view.talers[seat])
    return group(
        title(BEHIND_TENT.format(talers=talers_said(count))[look.language]),
        group(tent(look, seat), transform=f"{at(x - 2, BASE - 22)} scale(1.15)"),
        group(talers(look, count), transform=at(x - 14, BASE + 22)),
    )


def _saboteurs(count: int, x: float, look: Look) -> Markup:
    """Draw the viewer's saboteurs; a click on them shows the possible targets."""
    wide = 36 + 30.0 * count
    return group(
        title(SABOTAGE[look.language]),
        *(group(saboteur(look), transform=f"{at(24 + 30.0 * index, BASE - 6)} scale(1.6)") for index in range(count)),
        text(wide / 2, BASE + 16, SABOTAGE[look.language], 13.5, look["ink-soft"], plain=True),
        halo(look, box(0, BASE - 82, wide, 82)),
        id=ATTACK,
        class_="part saboteurs",
        transform=at(x + 10, 0),
    )
