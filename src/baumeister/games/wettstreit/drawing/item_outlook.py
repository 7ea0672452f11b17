"""What may still come up: of each building how many cards the viewer hasn't seen yet, and how many each stack has left."""

import numpy as np

from baumeister.games.wettstreit.drawing.item_odds import odds
from baumeister.games.wettstreit.drawing.pieces_buildings import HEIGHTS, SLOT, building
from baumeister.games.wettstreit.drawing.pieces_cards import end
from baumeister.games.wettstreit.rules.components import COPIES, HIDDEN, LETTER_OF, LETTERS, OPEN
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.auction_panel_sabotage import may_sabotage
from baumeister.games.wettstreit.words.phrases import CARDS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, picture, title
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.text import Text, capital

WIDTH, HEIGHT = 318.0, 80.0
STEP, GAP = WIDTH / len(LETTERS), 5.0
SCALE, HIGHEST = 0.37, 39.0
FRAME = 45.0
GROUND = HEIGHT - 20
NAMED = 12.0  # how far below it a kind is named
CAPTION = Text("Not seen yet:", "Noch ungesehen:")
NOT_SHOWN = Text("Not shown yet:", "Nicht gezeigt:")
STACKS_LEFT = Text("Stacks: open {open}, hidden {hidden}", "Stapel: offen {open}, verdeckt {hidden}")
COUNT = Text("{kind}: {count} of {all}", "{kind}: {count} von {all}")
NAMES = (  # of each letter, as short as its place
    Text("left", "links"),
    Text("right", "rechts"),
    Text("tower", "Turm"),
    Text("gate", "Tor"),
    Text("hall", "Rathaus"),
    Text("church", "Kirche"),
)
SHOWN = tuple(int(np.flatnonzero(letter == LETTER_OF)[1]) for letter in range(len(LETTERS)))  # a card of each letter


def outlook(view: State, look: Look) -> Markup:
    """Draw each kind of building with the number of its cards that the viewer hasn't seen; nothing in the final round.

    Whoever may sabotage sees what the die does instead.
    """
    if may_sabotage(view):
        return odds(look)
    if view.is_final:
        return Markup("")
    stacks = STACKS_LEFT.format(open=int(stack_size(view, OPEN)), hidden=int(stack_size(view, HIDDEN)))[look.language]
    caption = (CAPTION if view.viewer > 0 else NOT_SHOWN)[look.language]
    return picture(
        WIDTH,
        HEIGHT,
        f"{caption} {', '.join(_words(view, letter)[look.language] for letter in range(len(LETTERS)))}. {stacks}",
        text(0, 6, caption, 15, look["ink-soft"], plain=True, anchor="start", class_="lettered"),
        text(WIDTH - GAP, 6, stacks, 15, look["ink"], plain=True, anchor="end", class_="lettered"),
        *(group(_kind(view, letter, look), transform=at(letter * STEP, GROUND)) for letter in range(len(LETTERS))),
    )


def _kind(view: State, letter: int, look: Look) -> Markup:
    shown, left = SHOWN[letter], _left(view, letter)
    scale, beside = min(SCALE, HIGHEST / HEIGHTS[shown]), (SLOT * SCALE + STEP - GAP + 2) / 2
    return group(
        title(_words(view, letter)[look.language]),
        rect(0.5, 3 - FRAME, STEP - GAP, FRAME, look["paper"], rx=2, stroke=look["line"]),
        group(building(look, shown), transform=f"{at(SLOT * SCALE / 2 + 2, 0)} scale({number(scale)})"),
        text(beside, -18, left, 17, look["ink"]),
        group(end(look, letter), transform=at(beside, -4)),
        text((STEP - GAP) / 2, NAMED, NAMES[letter][look.language], 13.8, look["ink-soft"], plain=True, class_="lettered"),
        opacity=None if left else 0.4,
    )


def _left(view: State, letter: int) -> int:
    return int(view.unseen[letter == LETTER_OF].sum())


def _words(view: State, letter: int) -> Text:
    kind = capital(CARDS[letter].format(value=""))
    count, every = _left(view, letter), int(COPIES[letter == LETTER_OF].sum())
    return COUNT.format(kind=Text(kind.en.strip(), kind.de.strip()), count=count, all=every)
