"""The content of Manhattan's board: lots and blocks, flat siblings with ids that stay."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from baumeister.games.manhattan.drawing.ground import (
    LOT,
    NUMBER_AT,
    PITCH,
    city_corner,
    city_shifts,
    front_number,
    middle,
    number_in_front,
)
from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.games.manhattan.drawing.pieces_towers import FLOOR, flag, pennant, roof_label, tower_block, tower_outline
from baumeister.games.manhattan.rules.building import builder_floors
from baumeister.games.manhattan.rules.components import CITIES, LOTS, PLACES, SIZES
from baumeister.games.manhattan.rules.scoring import HIGHEST_POINTS
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.log_scoring import majorities, tallest
from baumeister.games.manhattan.words.notation import place_name
from baumeister.games.manhattan.words.parts import block_part, chosen_part, city_parts, lot_part
from baumeister.games.manhattan.words.phrases import builder_name, colours_of, lot
from baumeister.games.manhattan.words.phrases import floors as floors_said
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, title
from baumeister.svg.hatch import box, hatched
from baumeister.svg.part import STANDING, halo, hit
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, raised
from baumeister.text import Text

OWNED = Text("{lot}: {floors}, owned by {owner}", "{lot}: {floors}, gehört {owner}")
ALONE_TALLEST = Text("; tallest building: {points} points", "; höchstes Gebäude: {points} Punkte")
EQUALLY_TALL = Text(
    "; others are as tall, so nobody scores the tallest", "; andere sind gleich hoch, fürs höchste punktet niemand"
)
TALLEST = 44.0  # units: a higher tower would hide the lot or the plate behind it, so then every floor is drawn lower
LEADER = 34.2
SQUARE = box(-LOT / 2, -LOT / 2, LOT, LOT)
WITH_STREETS = box(-PITCH / 2, -PITCH / 2, PITCH, PITCH)


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
        standing, is_last = (block, below[index], floor), index == view.built - 1
        lost = _lost(view, lots, blocks) if is_last else None
        stacks[place].append(_built(look, index, place, *standing, _from(view, block), is_last, lost))
    leaders = {city: _leader(look, city, colours, said, owned) for city, colours, said, owned in majorities(view)}
    found = tallest(view)
    signs = _tallest(found, heights, floor, look) if found else {}
    words = [_words(view, place, look) for place in range(PLACES)]
    for place in signs:
        words[place] += (ALONE_TALLEST if len(signs) == 1 else EQUALLY_TALL).format(points=HIGHEST_POINTS)[look.language]
    for city in range(CITIES):
        drawn = [leaders.get(city, Markup(""))]
        for place in range(city * LOTS, (city + 1) * LOTS):
            drawn += [_lot(look, place, words[place], heights[place], floor), *stacks[place], signs.get(place, Markup(""))]
        drawn += [_number(place) for place in range(city * LOTS, (city + 1) * LOTS) if heights[place]]
        yield group(*drawn, id=city_parts(city)[1], **city_shifts(city))


def floor_height(tallest: int) -> float:
    """Return how high a floor is drawn where the highest building has so many."""
    return min(FLOOR, TALLEST / max(tallest, 1))


def symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define every block that stands on the board, or is to be built in this round, once, and what numbers lots before them."""
    heights = view.floors.sum(axis=1)
    floor = floor_height(int(heights.max()))
    for block in sorted({*view.built_block[: view.built].tolist(), *np.flatnonzero(view.chosen).tolist()}):
        colour, size = divmod(block, SIZES)
        yield group(tower_block(look, colour, size + 1, floor), id=symbol(colour, size))
    yield from (number_in_front(look, lot) for lot in range(LOTS))


def ghosts(view: State, look: Look) -> Iterator[Markup]:
    """Define the viewer's blocks for the round as they would stand: the page adds to each number the floors below it."""
    if view.viewer < 1:
        return
    floor = floor_height(int(view.floors.sum(axis=1).max()))
    for colour in colours_of(view, view.viewer - 1):
        for size in np.flatnonzero(view.chosen[colour]).tolist():
            height = (size + 1) * floor
            label = roof_label(look, colour, size + 1, height, data_adds=size + 1)
            yield group(element("use", href=f"#{symbol(colour, size)}"), label, id=ghost(colour, size))


def ghost(colour: int, size: int) -> str:
    """Return the id of a block's drawing as it would stand on the board."""
    return f"ghost-{colour}-{size + 1}"


def symbol(colour: int, size: int) -> str:
    """Return the id of a block's drawing as it stands on the board."""
    return f"board-{colour}-{size + 1}"


def _leader(look: Look, city: int, colours: Sequence[int], words: Text, lots: Sequence[int]) -> Markup:
    """Draw below a city's letter the colour that has the most buildings there, or that several tie; pointed at, it says how."""
    x, y = city_corner(city)
    return group(
        title(words[look.language]),
        swatch(look, HUES[colours[0]], LEADER) if len(colours) == 1 else _tie(look, colours),
        id=f"leader-{city + 1}",
        class_="leader after-move",
        transform=at(x - 21, y + 38 + LEADER / 2),
        data_lights=" ".join(map(lot_part, lots)),
    )


def _tie(look: Look, colours: Sequence[int]) -> Markup:
    """Draw the colours that own equally many buildings side by side, under the sign of equality."""
    half, width = LEADER / 2, LEADER / len(colours)
    stripes = []
    for colour, left in zip(colours, (width * index - half for index in range(len(colours))), strict=True):
        corners = [(left, -half), (left + width, -half), (left + width, half), (left, half)]
        stripes += [
            rect(left, -half, width, LEADER, look[HUES[colour].name], stroke=look["edge"], stroke_width=DETAIL),
            hatched(HUES[colour].hatch, [corners], LEADER / 4.5, look["edge"], DETAIL, 0.3),
        ]
    return group(
        *stripes,
        circle(0, 0, 11, look["on-plate"], stroke=look["edge"], stroke_width=DETAIL * 1.3),
        path("M-5.5 -3H5.5M-5.5 3H5.5", stroke=look["edge"], stroke_width=2.8),
    )


def _tallest(found: tuple[Text, Sequence[int], bool], heights: Sequence[int], floor: float, look: Look) -> dict[int, Markup]:
    """Draw a pennant on the tallest building, or one with the sign of equality on each of several; it says who would score.

    A pointer finds the lot below it, which can be built on.
    """
    said, lots, is_alone = found
    return {
        place: group(
            title(said[look.language]),
            pennant(look, is_alone=is_alone),
            id=f"tallest-{index}",
            class_="tallest after-move written",
            transform=at(*raised(*middle(place), heights[place] * floor)),
            pointer_events="none",
            data_lights=" ".join(map(lot_part, lots)),
        )
        for index, place in enumerate(lots, start=1)
    }


@lru_cache(maxsize=4096)
def _built(
    look: Look, index: int, place: int, block: int, below: int, floor: float, source: str, is_last: bool, lost: int | None
) -> Markup:
    """Draw the block that was built as number `index`, on `below` floors of which the top ones had another owner's colour."""
    colour, size = divmod(block, SIZES)
    return group(
        element("use", href=f"#{symbol(colour, size)}"),
        roof_label(look, colour, below + size + 1, (size + 1) * floor),
        _mark(look, (size + 1) * floor) if is_last else "",
        "" if lost is None else group(flag(look, lost), transform=at(*raised(0, 0, (size + 1) * floor))),
        id=f"b-{index}",
        class_="block last" if is_last else "block",
        transform=at(*raised(*middle(place), below * floor)),
        pointer_events="none",
        data_from=source,
    )


def _lost(view: State, lots: Sequence[int], blocks: Sequence[int]) -> int | None:
    """Return the colour of the owner who has lost a building to the block built last; None if nobody has."""
    below = [block // SIZES for place, block in zip(lots[:-1], blocks[:-1], strict=True) if place == lots[-1]]
    seats, builder = int(view.seats), blocks[-1] // SIZES
    return below[-1] if below and below[-1] % seats != builder % seats else None


def _from(view: State, block: int) -> str:
    """Return the part that a block was before it was built: in the viewer's hand or another's panel."""
    colour, size = divmod(block, SIZES)
    is_own = view.viewer > 0 and colour % view.seats == view.viewer - 1
    return (block_part if is_own else chosen_part)(colour, size)


def _mark(look: Look, height: float) -> Markup:
    """Mark the block that was built last."""
    outline = tower_outline(height)
    return path(outline, fill="none", stroke=look["lit"], stroke_width=3.2, stroke_linejoin="round", class_="mark")


def _number(place: int) -> Markup:
    """Put the number of a lot before its building and the line round that."""
    x, y = (to + shift - LOT / 2 for to, shift in zip(middle(place), NUMBER_AT, strict=True))
    return element("use", href=f"#{front_number(place % LOTS)}", transform=at(x, y), pointer_events="none")


@lru_cache(maxsize=4096)
def _lot(look: Look, place: int, words: str, floors: int, floor: float) -> Markup:
    """Draw the clickable part of a lot: its ground and its building, which tells whose it is; nothing to be seen by itself."""
    height = floors * floor
    shape = tower_outline(height) if height else ""
    return group(
        title(words),
        hit(look, WITH_STREETS + shape),
        halo(look, shape, STANDING) if shape else halo(look, SQUARE),
        id=lot_part(place),
        class_="part lot",
        data_lights="" if height else None,
        transform=at(*middle(place)),
        data_spot=" ".join(map(number, raised(*middle(place), height))),
        data_holds=floors or None,
        data_firm="" if height else None,
        data_gain="above" if height else None,
    )


def _words(view: State, place: int, look: Look) -> str:
    """Describe a lot: "A5: 9 floors, owned by Leopold (Leopold 5, Ada 4)"."""
    owner = int(view.top[place])
    if owner < 0:
        return place_name(place)
    shares = {
        builder_name(view, colour): builder_floors(view, place, colour) for colour in view.floors[place].nonzero()[0].tolist()
    }
    told = OWNED.format(lot=lot(place), floors=floors_said(sum(shares.values())), owner=builder_name(view, owner))
    each = sorted(shares.items(), key=lambda share: -share[1])
    parts = ", ".join(f"{name[look.language]}\u00a0{count}" for name, count in each)
    return f"{told[look.language]} ({parts})" if len(each) > 1 else told[look.language]
