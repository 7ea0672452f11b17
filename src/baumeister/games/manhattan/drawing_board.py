"""Manhattan's board with all that stands on it."""

from functools import lru_cache

from baumeister.core.record import OVER
from baumeister.games.manhattan.components import COLOURS, PLACES, ROUNDS, SIDES, SIZES
from baumeister.games.manhattan.drawing_ground import HEIGHT, LOT, WIDTH, ground, middle
from baumeister.games.manhattan.drawing_pieces import (
    FLOOR,
    HUES,
    NORTH,
    SOUTH,
    WEST,
    roof_label,
    score_marker,
    start_marker,
    tower_block,
    tower_outline,
)
from baumeister.games.manhattan.notation import place_name
from baumeister.games.manhattan.phrases import seat_names
from baumeister.games.manhattan.state import State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, picture, title
from baumeister.svg.hatch import hatched
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card_back
from baumeister.svg.plan import compass, paper, rect
from baumeister.svg.solid import DETAIL, raised
from baumeister.text import Text

BOARD = Text("The board: six cities of nine lots", "Der Spielplan: sechs Städte mit je neun Bauplätzen")
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
ENDED = Text("Completed", "Vollendet")
DECK = Text("draw pile", "Stapel")

OUTER, INNER = 8.0, 34.0  # the two lines of the frame, between which the points are counted
ACROSS, DOWN = 30, 20  # cells of the frame: 30 + 20 + 30 + 20 = 100 points
STEP = ((WIDTH - 2 * OUTER) / ACROSS, (HEIGHT - 2 * INNER) / DOWN)
PLATE = 196.0


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it, north up for all."""
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *(_symbol(look, colour, size) for colour in range(COLOURS) for size in range(SIZES))),
        paper(look, WIDTH, HEIGHT),
        score_frame(look),
        ground(look),
        caption(view, look),
        *(seat_plate(view, seat, look) for seat in range(view.seats)),
        group(*pieces(view, look), id="pieces"),
        class_="board",
    )


# ---- Buildings


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw lots and blocks, from the far ones to the near ones, then the markers: flat siblings with ids that stay."""
    stacks: list[list[Markup]] = [[] for _ in range(PLACES)]
    heights = [0] * PLACES
    for index in range(view.built):
        place, colour, size = int(view.built_place[index]), *divmod(int(view.built_block[index]), SIZES)
        is_last = index == view.built - 1
        stacks[place].append(_built(view, look, index, heights[place], is_last))
        heights[place] += size + 1
    order = sorted(
        range(PLACES), key=lambda place: (place // 27, place % 9 // 3)
    )  # rows from the north; in a row from the west
    drawn = [piece for place in order for piece in (_lot(view, look, place, heights[place]), *stacks[place])]
    return [*drawn, *_score_markers(view, look), _starter(view, look)]


def _built(view: State, look: Look, index: int, below: int, is_last: bool) -> Markup:
    """Draw the block that was built as number `index`, on `below` floors."""
    place, block = int(view.built_place[index]), int(view.built_block[index])
    colour, size = divmod(block, SIZES)
    x, y = middle(place)
    height = (size + 1) * FLOOR
    return group(
        element("use", href=f"#board-{colour}-{size + 1}"),
        roof_label(look, colour, below + size + 1, height),
        _mark(look, size + 1) if is_last else "",
        id=f"b-{index}",
        class_="block last" if is_last else "block",
        transform=at(*raised(x, y, below * FLOOR)),
        pointer_events="none",
        data_from=_from(view, colour, size),
    )


def _from(view: State, colour: int, size: int) -> str:
    """Return the part that a block was before it was built: in the viewer's hand or another's panel."""
    is_own = view.viewer > 0 and colour % view.seats == view.viewer - 1
    return f"block-{colour}-{size + 1}" if is_own else f"chosen-{colour}-{size + 1}"


def _mark(look: Look, floors: int) -> Markup:
    return path(
        tower_outline(floors), fill="none", stroke=look["lit"], stroke_width=3.2, stroke_linejoin="round", class_="mark"
    )


def _symbol(look: Look, colour: int, size: int) -> Markup:
    return group(tower_block(look, colour, size + 1), id=f"board-{colour}-{size + 1}")


def _lot(view: State, look: Look, place: int, floors: int) -> Markup:
    """Draw what can be clicked of a lot: its ground and its building; lit by the page, nothing to be seen by itself."""
    x, y = middle(place)
    half = LOT / 2
    square = f"M{-half} {-half}H{half}V{half}H{-half}Z"
    shape = tower_outline(floors) if floors else ""
    return group(
        title(_lot_words(view, look, place, floors)),
        path(square + shape, fill=look["lit"], fill_opacity=0.0, class_="hit"),
        path(
            shape or square,
            fill=look["lit"],
            fill_opacity=0.18,
            stroke=look["lit"],
            stroke_width=9 if floors else 3.5,
            stroke_linejoin="round",
            class_="halo",
            visibility="hidden",
        ),
        id=f"lot-{place_name(place)}",
        class_="part lot",
        transform=at(x, y),
    )


def _lot_words(view: State, look: Look, place: int, floors: int) -> str:
    if not floors:
        return place_name(place)
    from baumeister.games.manhattan.phrases import COLOURS as NAMES
    from baumeister.games.manhattan.phrases import floors as said

    parts = [f"{NAMES[colour][look.language]} {int(count)}" for colour, count in enumerate(view.floors[place]) if count]
    return f"{place_name(place)}: {said(floors)[look.language]} · {' : '.join(parts)} · {NAMES[int(view.top[place])][look.language]}"


# ---- Frame: points are counted along it, clockwise from the north-west corner


@lru_cache(maxsize=16)
def score_frame(look: Look) -> Markup:
    """Draw the frame of the sheet, divided like the margin of a map into a hundred points."""
    ticks, bars, words = [], [], []
    for points in range(100):
        x, y, width, height = _cell(points)
        bars += [f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"] if points // 5 % 2 else []
        ticks.append(f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z")
        if points % 5 == 0:
            words.append(text(x + width / 2, y + height / 2, points, 12, look["ink-soft"]))
    size = WIDTH - 2 * OUTER, HEIGHT - 2 * OUTER
    return group(
        path("".join(bars), fill=look["ground"]),
        path("".join(ticks), fill="none", stroke=look["line"], stroke_width=DETAIL),
        *words,
        rect(OUTER, OUTER, size[0], size[1], stroke=look["ink"], stroke_width=2.4),
        rect(INNER, INNER, WIDTH - 2 * INNER, HEIGHT - 2 * INNER, stroke=look["ink"], stroke_width=DETAIL),
        class_="frame",
    )


def _cell(points: int) -> tuple[float, float, float, float]:
    """Return the place of a number of points in the frame."""
    cell, band = points % 100, INNER - OUTER
    if cell < 30:
        return OUTER + cell * STEP[0], OUTER, STEP[0], band
    if cell < 50:
        return WIDTH - INNER, INNER + (cell - 30) * STEP[1], band, STEP[1]
    if cell < 80:
        return WIDTH - OUTER - (cell - 49) * STEP[0], HEIGHT - INNER, STEP[0], band
    return OUTER, HEIGHT - INNER - (cell - 79) * STEP[1], band, STEP[1]


def _score_markers(view: State, look: Look) -> list[Markup]:
    markers, taken = [], dict[int, int]()
    for seat in range(view.seats):
        points = int(view.scores[seat])
        x, y, width, height = _cell(points)
        shift = taken.get(points % 100, 0)
        taken[points % 100] = shift + 1
        along = (shift * 13 - 6, -3.0) if width > height else (0.0, shift * 13 - 6)
        markers.append(
            group(
                score_marker(look, seat),
                id=f"score-{seat + 1}",
                class_="score-marker",
                transform=at(x + width / 2 + along[0], y + height / 2 + along[1] + 2),
                pointer_events="none",
            )
        )
    return markers


# ---- Seats at their sides (MH 2.1)


def seat_plate(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's plate at its side of the board: colours, name, cards in hand."""
    side = int(SIDES[view.seats, seat])
    colours = [seat, seat + 2] if view.seats == 2 else [seat]
    has_turn = view.actor == seat + 1
    swatches = [_swatch(look, colour, -PLATE / 2 + 4 + index * 22) for index, colour in enumerate(colours)]
    name = seat_names(view.seats)[seat][look.language]
    cards = [
        group(
            card_back(look, 14, 20),
            id=f"back-{seat + 1}-{slot}",
            class_="back",
            transform=at(PLATE / 2 - 58 + slot * 13.0, -10),
        )
        for slot in range(int(view.hand_sizes[seat]))
    ]
    return group(
        rect(
            -PLATE / 2,
            -14,
            PLATE,
            28,
            look["sheet"],
            rx=2,
            stroke=look["lit"] if has_turn else look["ink"],
            stroke_width=3 if has_turn else DETAIL,
        ),
        *swatches,
        text(
            -PLATE / 2 + 8 + len(colours) * 22,
            0.5,
            name,
            17 if len(colours) == 1 else 15,
            look["ink"],
            plain=True,
            anchor="start",
            font_weight=700,
        ),
        *cards,
        class_=f"plate seat-{seat + 1}",
        transform=_at_side(side),
    )


def _at_side(side: int) -> str:
    if side in (SOUTH, NORTH):
        return at(WIDTH / 2, HEIGHT - 58 if side == SOUTH else 58.0)
    x = 58.0 if side == WEST else WIDTH - 58
    return f"{at(x, HEIGHT / 2)} rotate({-90 if side == WEST else 90})"


def _swatch(look: Look, colour: int, x: float) -> Markup:
    corners = [(x, -10.0), (x + 20, -10.0), (x + 20, 10.0), (x, 10.0)]
    hue = HUES[colour]
    return group(
        rect(x, -10, 20, 20, look[hue.name], stroke=look["edge"], stroke_width=DETAIL),
        hatched(hue.hatch, [corners], 4.4, look["edge"], DETAIL, 0.35),
        text(x + 10, 0.5, hue.letter[look.language], 14, look["edge"], plain=True, font_weight=700),
    )


def _starter(view: State, look: Look) -> Markup:
    """Put the start marker beside the plate of the seat that begins the round."""
    side = int(SIDES[view.seats, view.starter])
    off = PLATE / 2 + 22
    x, y = {SOUTH: (WIDTH / 2 - off, HEIGHT - 58), NORTH: (WIDTH / 2 - off, 58.0), WEST: (58.0, HEIGHT / 2 + off)}.get(
        side, (WIDTH - 58, HEIGHT / 2 - off)
    )
    return group(start_marker(look), id="starter", transform=at(x, y), pointer_events="none")


def caption(view: State, look: Look) -> Markup:
    """Write the title of the sheet: game, round; draw compass and draw pile."""
    rounds = int(ROUNDS[view.seats])
    said = ENDED if view.actor == OVER else ROUND.format(number=min(int(view.round_number) + 1, rounds), count=rounds)
    return group(
        text(WIDTH - 52, HEIGHT - 66, "Manhattan", 22, look["ink"], anchor="end"),
        text(WIDTH - 52, HEIGHT - 47, said[look.language], 15, look["ink-soft"], plain=True, anchor="end"),
        compass(look, 72, HEIGHT - 66, 20),
        _pile(view, look),
    )


def _pile(view: State, look: Look) -> Markup:
    under = [
        group(card_back(look, 22, 31), transform=at(130 - layer * 2.0, HEIGHT - 76 - layer * 1.5))
        for layer in range(3 if view.pile_size > 2 else 1)
    ]
    return group(
        *under,
        text(162, HEIGHT - 66, int(view.pile_size), 17, look["ink"], anchor="start"),
        text(162, HEIGHT - 49, DECK[look.language], 13, look["ink-soft"], plain=True, anchor="start"),
        id="pile",
    )
