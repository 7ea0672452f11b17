"""The content of Manhattan's board: lots and blocks, flat siblings with ids that stay."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from baumeister.games.manhattan.drawing.ground import LOT, PITCH, middle, narrow_shift
from baumeister.games.manhattan.drawing.pieces_towers import FLOOR, SIDE, flag, roof_label, tower_block, tower_outline
from baumeister.games.manhattan.rules.components import CITIES, LOTS, PLACES, SIZES
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.notation import place_name
from baumeister.games.manhattan.words.parts import block_part, chosen_part, lot_part
from baumeister.games.manhattan.words.phrases import COLOURS, floors
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, title
from baumeister.svg.hatch import box
from baumeister.svg.part import STANDING, halo, hit
from baumeister.svg.solid import raised

TALLEST = 92.0  # units: a higher tower would leave the sheet, so then every floor is drawn lower
SQUARE = box(-LOT / 2, -LOT / 2, LOT, LOT)
WITH_STREETS = box(-PITCH / 2, -PITCH / 2, PITCH, PITCH)
LABEL = 8.0  # from the middle of a roof to where its number begins


def towers(view: State, look: Look) -> Iterator[Markup]:
    """Draw lots and blocks, from the far ones to the near ones."""
    lots, blocks = view.built_place[: view.built].tolist(), view.built_block[: view.built].tolist()
    heights = [0] * PLACES
    below = []
    for place, block in zip(lots, blocks, strict=True):
        below.append(heights[place])
        heights[place] += block % SIZES + 1
    floor = floor_height(max(heights))
    stacks: list[list[Markup]] = [[] for _ in range(PLACES)]
    for index, (place, block) in enumerate(zip(lots, blocks, strict=True)):
        standing = block, below[index], floor
        stacks[place].append(_built(look, index, place, *standing, _from(view, block), index == view.built - 1))
    shares = [tuple(counts) for counts in view.floors.tolist()]
    for city in range(CITIES):
        drawn, flags = [], []
        for place in range(city * LOTS, (city + 1) * LOTS):
            hides = place % LOTS > 2 and is_hidden(heights, place - 3, floor)
            drawn += [_lot(look, place, shares[place], int(view.top[place]), heights[place] * floor, hides), *stacks[place]]
            if is_hidden(heights, place, floor):
                flags.append(_flag(look, place, int(view.top[place]), heights[place], floor))
        yield group(*drawn, *flags, id=f"city-{city + 1}", data_narrow=narrow_shift(city))


def is_hidden(heights: Sequence[int], place: int, floor: float) -> bool:
    """Tell whether the number on a building's roof is hidden by the building south of it."""
    in_front = place + 3
    if not heights[place] or in_front % LOTS < 3:
        return False
    return (heights[in_front] - heights[place]) * floor > PITCH - SIDE / 2 - LABEL - LABEL


def _flag(look: Look, place: int, owner: int, floors: int, floor: float) -> Markup:
    x, y = raised(*middle(place), floors * floor)
    return group(flag(look, owner, floors), class_="flag", transform=at(x, y), pointer_events="none")


def floor_height(tallest: int) -> float:
    """Return how high a floor is drawn where the highest building has so many."""
    return min(FLOOR, TALLEST / max(tallest, 1))


def symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define every block that stands on the board, or is to be built in this round, once."""
    heights = view.floors.sum(axis=1)
    floor = floor_height(int(heights.max()))
    for block in sorted({*view.built_block[: view.built].tolist(), *np.flatnonzero(view.chosen).tolist()}):
        colour, size = divmod(block, SIZES)
        yield group(tower_block(look, colour, size + 1, floor), id=symbol(colour, size))


def symbol(colour: int, size: int) -> str:
    """Return the id of a block's drawing as it stands on the board."""
    return f"board-{colour}-{size + 1}"


@lru_cache(maxsize=4096)
def _built(look: Look, index: int, place: int, block: int, below: int, floor: float, source: str, is_last: bool) -> Markup:
    """Draw the block that was built as number `index`, on `below` floors."""
    colour, size = divmod(block, SIZES)
    return group(
        element("use", href=f"#{symbol(colour, size)}"),
        roof_label(look, colour, below + size + 1, (size + 1) * floor),
        _mark(look, (size + 1) * floor) if is_last else "",
        id=f"b-{index}",
        class_="block last" if is_last else "block",
        transform=at(*raised(*middle(place), below * floor)),
        pointer_events="none",
        data_from=source,
    )


def _from(view: State, block: int) -> str:
    """Return the part that a block was before it was built: in the viewer's hand or another's panel."""
    colour, size = divmod(block, SIZES)
    is_own = view.viewer > 0 and colour % view.seats == view.viewer - 1
    return (block_part if is_own else chosen_part)(colour, size)


def _mark(look: Look, height: float) -> Markup:
    """Mark the block that was built last."""
    outline = tower_outline(height)
    return path(outline, fill="none", stroke=look["lit"], stroke_width=3.2, stroke_linejoin="round", class_="mark")


@lru_cache(maxsize=4096)
def _lot(look: Look, place: int, shares: tuple[int, ...], owner: int, height: float, hides: bool) -> Markup:
    """Draw the clickable part of a lot: its ground and its building; lit by the page, nothing to be seen by itself.

    Under the pointer a building that `hides` another turns transparent.
    """
    shape = tower_outline(height) if height else ""
    return group(
        title(_words(look, place, shares, owner)),
        hit(look, WITH_STREETS + shape),
        halo(look, shape, STANDING) if shape else halo(look, SQUARE),
        id=lot_part(place),
        class_="part lot hides" if hides else "part lot",
        transform=at(*middle(place)),
        data_spot=" ".join(map(number, raised(*middle(place), height))),
    )


def _words(look: Look, place: int, shares: tuple[int, ...], owner: int) -> str:
    """Describe a lot: "A5: 9 floors, Blue (Blue 5, Orange 4)"."""
    if owner < 0:
        return place_name(place)
    names = [colour[look.language] for colour in COLOURS]
    each = ", ".join(f"{names[colour]} {count}" for colour, count in enumerate(shares) if count)
    return f"{place_name(place)}: {floors(sum(shares))[look.language]}, {names[owner]} ({each})"
