"""The viewer's hand: its cards, its blocks for the round and, while it chooses, those to choose from."""

from collections.abc import Iterator

from baumeister.games.manhattan.drawing.board_towers import ghost
from baumeister.games.manhattan.drawing.pieces import CARD, HUES, card
from baumeister.games.manhattan.rules.cards import lot_of_card
from baumeister.games.manhattan.rules.choosing import has_taken_first
from baumeister.games.manhattan.rules.components import HAND as CARDS
from baumeister.games.manhattan.rules.components import SIDES, SIZES, TAKEN
from baumeister.games.manhattan.rules.state import BUILD, CHOOSE, State
from baumeister.games.manhattan.words.parts import SCRAP_PILE, block_part, card_part, supply_part, supply_pile
from baumeister.games.manhattan.words.phrases import COLOURS as NAMES
from baumeister.games.manhattan.words.phrases import FLOOR, FLOORS, colours_of, held_kinds
from baumeister.games.manhattan.words.phrases import floors as floors_said
from baumeister.games.manhattan.words.refusals import a_build
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit
from baumeister.svg.pieces import copies_sign
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, raised, silhouette
from baumeister.text import Text

HAND = Text("Your hand", "Deine Hand")
SUPPLY = Text("Your supply: blocks to choose from", "Dein Vorrat: Bausteine zur Wahl")
CARD_WORDS = Text("Card for lot {lot}", "Karte für Bauplatz {lot}")
BLOCK_WORDS = Text("{colour}, {floors}", "{colour}, {floors}")
CHOSEN = Text("chosen", "gewählt")
SCRAP_WORDS = Text("Discard", "Ablegen")

HEIGHT = 146.0
TOP = 12.0
GAP = 10.0
CARD_STEP = CARD[0] + GAP
BIG, BIG_FLOOR = 60.0, 13.0  # a block in the hand
ROOM = 84.0  # for it: on a phone as wide as a fingertip with four cards and four blocks beside one another
FITS = 8  # things and places; more are pushed sideways there
SMALL, SMALL_FLOOR = 46.0, 4.2  # a block to choose: a row of chosen ones is clear of the piles below it
ASIDE = 0.6  # how large chosen blocks are while others are to be chosen: those come first
NARROWEST = 300.0
PILE, PILE_FOOT, BESIDE = 118.0, 32.0, 11.0  # a pile: its width, below its blocks' middles, from block to block as in table.css
COUNTER = 132.0  # beside the piles: how many blocks are chosen, and in the end the page's button to take them
LIFT = 73.0  # of chosen blocks over their pile: as in table.css
# A narrow screen has no room above: a pile lies at the right of its place, its chosen blocks at the left, all of them smaller
NARROW_PILE, NARROW_HEIGHT, NARROW_SCALE, NARROW_BESIDE = 120.0, 64.0, 0.75, 2.5
SLOT, NARROW_PARTING = (0.0, 4.0, 51.0, 56.0), -5.0
NARROW_EDGE = 8.0  # beside the first and the last pile
NARROW_X, NARROW_Y, NARROW_LIFT = 80.0, 37.0, 55.0  # of a pile's first block; how far chosen ones move: as in table.css


def hand(view: State, look: Look) -> Markup:
    """Draw the viewer's cards, chosen blocks and, while it chooses, its supply; nothing for a spectator."""
    if view.viewer <= 0:
        return Markup("")
    return Markup("").join((_held(view, look), _supply(view, look) if _chooses(view) else ""))


def _held(view: State, look: Look) -> Markup:
    """Draw cards and chosen blocks in a row; cards alike are one part, and take a place each."""
    row = _Row()
    for kind in held_kinds(view, view.viewer - 1):
        count = int(view.hands[view.viewer - 1, kind])
        row.put(count * CARD_STEP - GAP, _cards(view, kind, count, row.x, look), count)
    colours, scale = colours_of(view, view.viewer - 1), ASIDE if _chooses(view) else 1.0
    has_places = len(colours) == 1 and bool(view.chosen[colours].any())  # of two colours not all sizes find room
    if has_places:
        row.x, row.count = GAP + CARDS * CARD_STEP, CARDS  # while the last is drawn its place is empty
    if view.chosen[colours].any():
        row.rule(look)
    for colour in colours:
        for size in range(SIZES):
            if count := int(view.chosen[colour, size]):
                row.put(ROOM * scale, _blocks(colour, size, count, row.x, scale, look))
            elif has_places:
                row.put(ROOM * scale, _empty_place(row.x, look))
    if _is_stuck(view):
        row.put(70, _scrap(row.x, look))
    if not row.drawn:
        row.put(CARD[0], _no_card(row.x, look))
    return row.picture(HAND[look.language])


def _no_card(x: float, look: Look) -> Markup:
    """Draw the place of a card: the last one has been played."""
    return rect(x, TOP, *CARD, stroke=look["line"], rx=4, stroke_dasharray="6 5")


class _Row:
    """Things from left to right."""

    def __init__(self) -> None:
        self.x, self.count = GAP, 0
        self.drawn: list[Markup] = []

    def put(self, width: float, drawn: Markup, count: int = 1) -> None:
        """Add a thing, or some alike, as wide as this."""
        self.drawn.append(drawn)
        self.count += count
        self.x += width + GAP

    def rule(self, look: Look) -> None:
        """Add a fine line, as between the fields of a drawing's title."""
        self.drawn.append(line(self.x - GAP / 2, TOP, self.x - GAP / 2, TOP + CARD[1], look["line"]))

    def picture(self, words: str) -> Markup:
        """Return the drawing."""
        kind = "full" if self.count == FITS else "many" if self.count > FITS else None
        return picture(
            max(self.x, NARROWEST), HEIGHT, words, *self.drawn, class_=" ".join(filter(None, ("hand-drawing low", kind)))
        )


def _cards(view: State, kind: int, count: int, x: float, look: Look) -> Markup:
    seat = view.viewer - 1
    side = int(SIDES[view.seats, seat])
    face = card(look, seat, side, kind)
    places = [CARD_STEP * copy for copy in range(count)]
    frames = [box(place - 1.5, -1.5, CARD[0] + 3, CARD[1] + 3) for place in places]
    words = CARD_WORDS.format(lot=lot_of_card(view, seat, kind) + 1)[look.language]
    return group(
        title(f"{words} × {count}" if count > 1 else words),
        hit(look, box(-GAP / 2, 0, count * CARD_STEP, CARD[1])),
        *(group(face, transform=at(place, 0)) for place in places),
        halo(look, frames[0]),
        halo(look, "".join(frames[1:]), data_copies="") if count > 1 else "",
        id=card_part(kind),
        class_="part card",
        transform=at(x, TOP),
    )


def _empty_place(x: float, look: Look) -> Markup:
    """Draw the ground of a block that is built: the others stay where they are."""
    ground = path(
        box(-BIG / 2, -BIG / 2, BIG, BIG), fill="none", stroke=look["line"], stroke_width=DETAIL, stroke_dasharray="4 4"
    )
    return group(ground, transform=at(x + ROOM / 2, TOP + CARD[1] - BIG / 2 - 4))


def _blocks(colour: int, size: int, count: int, x: float, scale: float, look: Look) -> Markup:
    place = x + ROOM * scale / 2, TOP + CARD[1] - (BIG / 2 + 4) * scale
    height = (size + 1) * BIG_FLOOR
    words = BLOCK_WORDS.format(colour=NAMES[colour], floors=floors_said(size + 1))[look.language]
    behind = [group(block(look, HUES[colour], BIG, BIG, size + 1, BIG_FLOOR), transform=at(6.0, -5.0))] if count > 1 else []
    return group(
        title(f"{words} × {count}" if count > 1 else words),
        hit(look, box(-(ROOM + GAP) / 2, BIG / 2 - CARD[1], ROOM + GAP, CARD[1])),
        *behind,
        block(look, HUES[colour], BIG, BIG, size + 1, BIG_FLOOR),
        text(*raised(0, 0, height), size + 1, 27, look["edge"]),
        halo(look, silhouette(BIG + 12, BIG + 12, height + 2)),
        copies_sign(look, BIG / 2 - 4, BIG / 2 - 4, count),
        id=block_part(colour, size),
        class_="part block",
        data_ghost=ghost(colour, size),
        transform=at(*place) + ("" if scale == 1 else f" scale({scale:g})"),
    )


# ---- Choosing (MH 3.1)


def _chooses(view: State) -> bool:
    """Tell whether the viewer still has to choose blocks for the round."""
    *_, last_colour = colours_of(view, view.viewer - 1)
    return bool(view.phase == CHOOSE and not view.chosen[last_colour].any())


def _supply(view: State, look: Look) -> Markup:
    """Draw the supply of the colour that is chosen from: a pile for each size, whose chosen blocks the page lifts over it.

    Each block is a part of its own, and all that are left in a pile are chosen alike: by a click on the first.
    """
    seat = view.viewer - 1
    colour = seat + 2 if view.actor == view.viewer and has_taken_first(view, seat) else seat
    most = int(TAKEN[view.seats])
    piles = [
        group(
            _slot(size, look),
            *_pile(colour, size, int(view.supply[colour, size]), most, look),
            transform=at(size * PILE, 0),
            data_narrow=at(size * NARROW_PILE, 0),
        )
        for size in range(SIZES)
    ]
    counter = group(*_counter(most, look), class_="wide", transform=at(SIZES * PILE + COUNTER / 2, HEIGHT / 2))
    return picture(
        SIZES * PILE + COUNTER,
        HEIGHT,
        SUPPLY[look.language],
        *piles,
        counter,
        class_="hand-drawing supply",
        data_narrow=f"{-NARROW_EDGE:g} 0 {SIZES * NARROW_PILE + 2 * NARROW_EDGE:g} {NARROW_HEIGHT:g}",
    )


def _counter(most: int, look: Look) -> Iterator[Markup]:
    """Write how many of so many blocks are chosen; the page keeps the count, and tells how many floors they are."""
    one, many = (words[look.language] for words in (FLOOR.format(count=1), FLOORS))
    yield text(0, -18, f"0/{most}", 38, look["ink"], data_progress=f"{{count}}/{most}", data_sum=many, data_sum_one=one)
    yield text(0, 30, CHOSEN[look.language], 21, look["ink-soft"], plain=True)


def _slot(size: int, look: Look) -> Markup:
    """Draw the place beside a pile where chosen blocks lie on a narrow screen, and a line between it and the pile before."""
    place = rect(*SLOT, rx=4, stroke=look["ink-faint"], stroke_width=DETAIL * 1.3, stroke_dasharray="4 3")
    parting = line(NARROW_PARTING, 6, NARROW_PARTING, NARROW_HEIGHT - 6, look["line"]) if size else ""
    return group(place, parting, class_="narrow", display="none")


def _pile(colour: int, size: int, supply: int, most: int, look: Look) -> Iterator[Markup]:
    """Draw the blocks of a size, as many as can be taken, the first in front; each says how many are left with it."""
    for copy in reversed(range(min(supply, most))):
        yield _copy(colour, size, copy, supply - copy, look)
    yield _taken(colour, size, look)


def _copy(colour: int, size: int, copy: int, left: int, look: Look) -> Markup:
    height = (size + 1) * SMALL_FLOOR
    words = BLOCK_WORDS.format(colour=NAMES[colour], floors=floors_said(size + 1))[look.language]
    return group(
        title(words),
        group(hit(look, box(-SMALL / 2 - 14, PILE_FOOT - LIFT, PILE - 6, LIFT)), class_="wide"),
        group(hit(look, _narrow_place()), class_="narrow", display="none"),
        block(look, HUES[colour], SMALL, SMALL, size + 1, SMALL_FLOOR),
        text(*raised(0, 0, height), size + 1, 22, look["edge"]),
        halo(look, silhouette(SMALL + 5, SMALL + 5, height)),
        group(copies_sign(look, SMALL / 2 + 2, SMALL / 2 - 4, left, least=1), class_="count"),
        id=supply_part(colour, size, copy),
        class_="part block piled",
        data_worth=size + 1,
        transform=at(SMALL / 2 + 18 + BESIDE * copy, HEIGHT - PILE_FOOT),
        data_narrow=f"{at(NARROW_X + NARROW_BESIDE * copy, NARROW_Y)} scale({NARROW_SCALE:g})",
    )


def _narrow_place() -> str:
    """Return the right half of a pile's place on a narrow screen, as seen from its first block."""
    half = NARROW_PILE / 2
    return box(*(side / NARROW_SCALE for side in (half - NARROW_X, -NARROW_Y, half, NARROW_HEIGHT)))


def _taken(colour: int, size: int, look: Look) -> Markup:
    """Write how many blocks of a pile are chosen; the page keeps the count."""
    right, below = SMALL / 2 + 2, SMALL / 2 - 4
    narrow = at(NARROW_X - NARROW_LIFT + right * NARROW_SCALE, NARROW_Y + below * NARROW_SCALE)
    return group(
        rect(-19, -13, 38, 26, look["lit"], rx=13),
        text(0, 0, "", 22.6, look["paper"], data_progress="×{count}", data_among=supply_pile(colour, size)),
        class_="taken",
        display="none",
        transform=at(SMALL / 2 + 18 + right, HEIGHT - PILE_FOOT - LIFT + below),
        data_narrow=f"{narrow} scale({NARROW_SCALE:g})",
        pointer_events="none",
    )


# ---- Laying away (MH 3.6)


def _is_stuck(view: State) -> bool:
    """Tell whether the viewer is at its turn and can't build."""
    return bool(view.phase == BUILD and view.actor == view.viewer and a_build(view) is None)


def _scrap(x: float, look: Look) -> Markup:
    """Draw the crate into which a card and a block go."""
    return group(
        title(SCRAP_WORDS[look.language]),
        rect(0, 34, 70, 56, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        path("M0 48H70M0 62H70M0 76H70M12 34V90M58 34V90", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        text(35, 106, SCRAP_WORDS[look.language], 15, look["ink"], plain=True, font_weight=700),
        halo(look, box(-4, 30, 78, 64)),
        id=SCRAP_PILE,
        class_="part",
        transform=at(x, TOP),
    )
