"""What lies before a seat's city: its tent with its talers, its saboteurs, its hand as far as the viewer knows it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from baumeister.core.record import FULL
from baumeister.games.wettstreit.drawing.ground import CELL_HEIGHT, CELLS, SKY
from baumeister.games.wettstreit.drawing.pieces import plate, saboteur, talers, tent
from baumeister.games.wettstreit.drawing.pieces_cards import SMALL, small_back, small_card, small_card_of_type
from baumeister.games.wettstreit.rules.state import BUILDING, DONE, State
from baumeister.games.wettstreit.words.parts import SALE, hand_part, saboteurs_part, tent_part
from baumeister.games.wettstreit.words.phrases import cards, seat_name
from baumeister.games.wettstreit.words.phrases import talers as talers_said
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, title
from baumeister.svg.hatch import box
from baumeister.svg.part import halo
from baumeister.text import Text

BASE = CELL_HEIGHT - SKY - 11  # on which the camp stands, below the city's level
TENT, SABOTEURS = 42.0, 142.0  # from the left edge
HAND_WIDTH = 224.0
STEP = 37.0
TENT_WORDS = Text("{seat}'s tent", "Zelt: {seat}")
TENT_OPEN = Text("{seat}'s tent: {talers}", "Zelt: {seat}, {talers}")
SABOTEUR_WORDS = Text("{seat}: saboteurs {count}", "{seat}: Saboteure {count}")
HAND_WORDS = Text("{seat}: {cards} in hand", "{seat}: {cards} auf der Hand")


class Known(NamedTuple):
    """What a viewer knows of a hand."""

    faces: list[int]
    """Cards whose face is known."""
    types: list[int]
    """Types of further cards."""
    hidden: int
    """How many more there are."""


def is_open(view: State, seat: int) -> bool:
    """Tell whether a seat's holdings are shown openly: to itself, to a viewer of everything, and to all after the end."""
    return bool(view.viewer in (FULL, seat + 1) or view.phase == DONE)


def known_hand(view: State, seat: int) -> Known:
    """Return what the viewer knows of a hand; of its own what all know of it."""
    if view.viewer == FULL or view.phase == DONE:
        return Known(_repeated(view.hands[seat].tolist()), [], 0)
    viewer = 0 if view.viewer == seat + 1 else int(view.viewer)
    counts = view.shown[seat] + (view.peeked[viewer - 1, seat] if viewer else 0)
    faces, types = _repeated(counts.tolist()), _repeated(view.announced[viewer, seat].tolist())
    return Known(faces, types, int(view.hand_sizes[seat]) - len(faces) - len(types))


def builder_hand(view: State) -> list[int]:
    """Return the viewer's cards, each once, while it can lay them (WB 3.7)."""
    if view.phase != BUILDING or view.viewer != view.active + 1:
        return []
    return np.flatnonzero(view.hands[view.active]).tolist()


def _repeated(counts: list[int]) -> list[int]:
    return [number for number, count in enumerate(counts) for _ in range(count)]


def camp(view: State, seat: int, look: Look) -> Iterator[Markup]:
    """Draw a seat's tent and saboteurs."""
    cell = CELLS[view.seats][seat]
    base = cell.level + BASE
    shown = int(view.talers[seat]) if is_open(view, seat) else -1
    yield _tent(look, seat, shown, at(cell.left + TENT, base))
    yield _saboteurs(look, seat, int(view.saboteurs[seat]), at(cell.left + SABOTEURS, base))


@lru_cache(maxsize=512)
def _tent(look: Look, seat: int, count: int, where: str) -> Markup:
    words = TENT_WORDS.format(seat=seat_name(seat))
    if count >= 0:
        words = TENT_OPEN.format(seat=seat_name(seat), talers=talers_said(count))
    return group(
        title(words[look.language]),
        group(tent(look, seat), transform="scale(0.9)"),
        group(talers(look, count), transform=at(42, 2)) if count >= 0 else "",
        halo(look, "M-29 4V-27L0 -59L29 -27V4Z"),
        id=tent_part(seat),
        class_="part tent",
        transform=where,
    )


@lru_cache(maxsize=512)
def _saboteurs(look: Look, seat: int, count: int, where: str) -> Markup:
    words = SABOTEUR_WORDS.format(seat=seat_name(seat), count=count)
    return group(
        title(words[look.language]),
        *(group(saboteur(look), transform=at(14 + 25.0 * index, 0)) for index in range(count)),
        halo(look, box(-3, -48, 8 + 25.0 * max(count, 1), 52)),
        id=saboteurs_part(seat),
        class_="part saboteurs",
        transform=where,
    )


def held(view: State, seat: int, look: Look) -> Markup:
    """Draw a hand: hidden cards first, then those of known type, then those of known face."""
    cell = CELLS[view.seats][seat]
    right, base = cell.left + cell.width - 16, cell.level + BASE
    known = known_hand(view, seat)
    drawn = [
        *[small_back(look)] * known.hidden,
        *(small_card_of_type(look, kind, is_on_board=True) for kind in known.types),
        *(small_card(look, card, is_on_board=True) for card in known.faces),
    ]
    step = min(STEP, (HAND_WIDTH - SMALL[0]) / max(len(drawn) - 1, 1))
    wide = SMALL[0] + step * max(len(drawn) - 1, 0)
    words = HAND_WORDS.format(seat=seat_name(seat), cards=cards(len(drawn)))
    return group(
        title(words[look.language]),
        *(
            group(face, id=f"held-P{seat + 1}-{slot}", transform=at(step * slot, -SMALL[1]), data_from=SALE)
            for slot, face in enumerate(drawn)
        ),
        plate(look, -12, -SMALL[1] + 9, len(drawn)) if drawn else "",
        halo(look, box(-4, -SMALL[1] - 4, wide + 8, SMALL[1] + 8)),
        id=hand_part(seat),
        class_="part hand",
        transform=at(right - wide, base),
    )
