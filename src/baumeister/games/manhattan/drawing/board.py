"""Manhattan's board with all that stands on it and round it, north up for all."""

from collections.abc import Sequence

from baumeister.core.record import OVER
from baumeister.games.manhattan.drawing.board_frame import ALONG, score_frame, score_markers, track
from baumeister.games.manhattan.drawing.board_towers import ghosts, symbols, towers
from baumeister.games.manhattan.drawing.ground import HEIGHT, LAYOUTS, WIDTH, Layout, Point, ground, on_layouts
from baumeister.games.manhattan.drawing.pieces import HUES, NORTH, SOUTH, WEST, start_marker
from baumeister.games.manhattan.rules.components import ROUNDS, SIDES
from baumeister.games.manhattan.rules.scoring import BUILDING_POINTS, HIGHEST_POINTS, MAJORITY_POINTS
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.phrases import colours_of, seat_name
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, picture, title
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.pieces import card_back, swatch
from baumeister.svg.plan import compass, line, paper, rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text

BOARD = Text("The board: six cities of nine lots", "Der Spielplan: sechs Städte mit je neun Bauplätzen")
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
LAST_ROUND = Text("Last round", "Letzte Runde")
ENDED = Text("Completed", "Vollendet")
PILE = Text("draw pile", "Ziehstapel")
YOU = Text("you", "du")
SCORING = Text(
    "At the end of each round: {highest} points for the tallest building, {majority} for each majority in a city, "
    "{building} for each building",
    "Am Ende jeder Runde: {highest} Punkte für das höchste Gebäude, {majority} für jede Mehrheit in einer Stadt, "
    "{building} für jedes Gebäude",
).format(highest=HIGHEST_POINTS, majority=MAJORITY_POINTS, building=BUILDING_POINTS)
STARTER = Text("Start marker: {seat} begins this round", "Startspielerstein: {seat} beginnt diese Runde")

MARGIN = 50.5  # from the edge of the sheet to the middle of a plate
PLATE, PLATE_HIGH = 226.0, 27.0  # a seat's plate: clear of the towers beside it
SWATCH, SWATCH_SIZE = 27.0, 26.0
SCORES = (96.0, 112.0), (128.0, 128.0), (128.0, 150.0)  # on each of the small screens: the first seat's, from one to the next
HEAD_LEVEL = 25.0  # between their two lines
TALLEST, MAJORITY, BUILDING = Text("tallest", "höchstes"), Text("majority", "Mehrheit"), Text("building", "Gebäude")
EACH_ROUND = Text("End of each round:", "Ende jeder Runde:")
SCORING_AT, SCORING_STEPS = (834.0, HEIGHT - 54), (0.0, 129.0, 264.0)  # right of the river
BEFORE_SCORING, SMALL_SCORING = 162.0, 1.22  # on a small screen, where it stands below the cities
BEFORE_PLATE = 53.0  # room for the start marker: the round is written left of it
RIM = 8.0  # round what is written before towers


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        WIDTH,
        HEIGHT,
        BOARD[look.language],
        element("defs", *symbols(view, look), *ghosts(view, look)),
        group(paper(look, WIDTH, HEIGHT), score_frame(look), class_="wide"),
        ground(look),
        group(*(plate(view, seat, look) for seat in range(view.seats)), class_="wide"),
        group(
            *towers(view, look),
            group(
                *score_markers(view, look),
                starter(view, look),
                id="markers",
                class_="wide",
                data_track=track(),
                data_apart=ALONG,
            ),
            id="pieces",
        ),
        caption(view, look),
        class_="board",
        **on_layouts(lambda layout: f"0 0 {number(layout.width)} {number(layout.height)}"),
    )


def plate(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's plate at its side of the board (MH 2.1): its colours, its name, its hand face down."""
    colours = colours_of(view, seat)
    has_turn = view.actor == seat + 1
    length = _plate_length(view)
    left, right = -length / 2, length / 2
    return group(
        rect(
            left,
            -PLATE_HIGH / 2,
            length,
            PLATE_HIGH,
            look["sheet"],
            rx=2,
            stroke=look["ink"],
            stroke_width=3.2 if has_turn else DETAIL,
        ),
        *(swatch(look, HUES[colour], SWATCH_SIZE, left + 16 + index * SWATCH) for index, colour in enumerate(colours)),
        _name(seat, left + 8 + len(colours) * SWATCH, look),
        *(_back(look, seat, slot, right - 60 + slot * 14.0) for slot in range(int(view.hand_sizes[seat]))),
        class_=f"plate seat-{seat + 1}",
        transform=_at_side(view, seat, 0.0),
    )


def starter(view: State, look: Look) -> Markup:
    """Put the start marker beside the plate of the seat that begins the round (MH 2.4, 3.8)."""
    seat = int(view.starter)
    return group(
        title(STARTER.format(seat=seat_name(seat))[look.language]),
        start_marker(look),
        id="starter",
        class_="after-points",
        transform=_at_side(view, seat, -_plate_length(view) / 2 - 20),
        data_lights="",
    )


def caption(view: State, look: Look) -> Markup:
    """Write the round; draw the compass and the draw pile. On a small screen the points, too: before what towers into them."""
    rounds = int(ROUNDS[view.seats])
    now = min(int(view.round_number) + 1, rounds)
    place = WIDTH / 2 - _plate_length(view) / 2 - BEFORE_PLATE, HEIGHT - 54
    said = ENDED if view.actor == OVER else LAST_ROUND if now == rounds else ROUND.format(number=now, count=rounds)
    return group(
        group(
            rimmed_text(*place, said[look.language], 22, look["ink"], look["paper"], RIM, anchor="end"),
            id="round",
            class_="after-points",
            **_moved(place, ((692, 36), (802, 36), (1040, 43))),
        ),
        group(compass(look, 76, HEIGHT - 62, 17), class_="roomy"),
        _scoring(look),
        group(*_pile(view, look), id="pile", **_moved((124, HEIGHT - 54), ((18, 38), (32, 46), (20, 45)))),
        group(*(_score(view, seat, look) for seat in range(view.seats)), class_="narrow", display="none"),
        pointer_events="none",
    )


def _scoring(look: Look) -> Markup:
    """Recall what a round's scoring brings, by the signs of gains: the tallest building, a majority, a building (MH 4)."""
    told = (
        (TALLEST, HIGHEST_POINTS, path("M2 9V-10L15 -5L2 0", fill=look["edge"], stroke=look["ink"], stroke_width=DETAIL * 1.4)),
        (MAJORITY, MAJORITY_POINTS, path("M-1 8V-6L4.2 0L8.5 -9L12.8 0L18 -6V8Z", fill=look["ink"])),
        (BUILDING, BUILDING_POINTS, ""),
    )
    before = text(-BEFORE_SCORING, 0, EACH_ROUND[look.language], 20.8, look["ink-soft"], plain=True, anchor="start")
    return group(
        title(SCORING[look.language]),
        rect(-4, -14, 362, 28, look["paper"], class_="wide"),
        group(before, class_="narrow", display="none"),
        *(
            group(
                sign,
                text(22 if sign else 0, 0, f"{what[look.language]} +{points}", 20.8, look["ink"], plain=True, anchor="start"),
                transform=at(step, 0),
            )
            for (what, points, sign), step in zip(told, SCORING_STEPS, strict=True)
        ),
        id="scoring",
        transform=at(*SCORING_AT),
        pointer_events="auto",
        **on_layouts(_below_cities),
    )


def _below_cities(layout: Layout) -> str:
    x, y = layout.foot
    return f"{at(x + BEFORE_SCORING * SMALL_SCORING, y)} scale({SMALL_SCORING})"


def _score(view: State, seat: int, look: Look) -> Markup:
    """Write a seat's name and points, underlined at its turn, where there is no room for the frame with its markers."""
    name = YOU[look.language] if view.viewer == seat + 1 else the_seat_in_short(seat + 1)
    moved = {
        way: f"{at(first + seat * step, HEAD_LEVEL * layout.lettering)} scale({layout.lettering})"
        for (way, layout), (first, step) in zip(LAYOUTS.items(), SCORES, strict=True)
    }
    return group(
        rect(-4, -5, 78, 29, look["paper"]),
        swatch(look, HUES[seat], 28, 14, 9.5),
        text(35, 9.5, int(view.scores[seat]), 24, look["ink"], anchor="start"),
        text(0, -15, name, 20, look["ink"], plain=True, anchor="start", font_weight=700),
        line(0, 26, 68, 26, look["ink"], 3.0) if view.actor == seat + 1 else "",
        id=f"points-{seat + 1}",
        class_="after-points",
        data_score_of=seat + 1,
        **moved,
    )


def _pile(view: State, look: Look) -> list[Markup]:
    layers = range(min(int(view.pile_size), 4))
    return [
        group(rect(108, HEIGHT - 92, 74, 42, look["paper"]), class_="narrow", display="none"),
        *(group(card_back(look, 22, 31), transform=at(124 - layer * 1.8, HEIGHT - 70 - layer * 1.6)) for layer in layers),
        text(156, HEIGHT - 54, int(view.pile_size), 22, look["ink"], anchor="start"),
        text(186, HEIGHT - 54, PILE[look.language], 20.8, look["ink-soft"], plain=True, anchor="start", class_="wide"),
    ]


def _moved(place: Point, places: Sequence[Point]) -> dict[str, str]:
    """Return the attributes that put what stands at a place at another on each of the small screens."""
    moved = {}
    for (name, layout), (x, y) in zip(LAYOUTS.items(), places, strict=True):
        scale = layout.lettering
        moved[name] = f"{at(x - place[0] * scale, y - place[1] * scale)} scale({scale})"
    return moved


def _plate_length(view: State) -> float:
    return PLATE + SWATCH if view.seats == 2 else PLATE


def _at_side(view: State, seat: int, along: float) -> str:
    """Return the transform to a seat's side: words there read from the board's south, or turned to it."""
    side = int(SIDES[view.seats, seat])
    if side in (SOUTH, NORTH):
        return at(WIDTH / 2 + along, HEIGHT - MARGIN if side == SOUTH else MARGIN)
    if side == WEST:
        return f"{at(MARGIN, HEIGHT / 2 - along)} rotate(-90)"
    return f"{at(WIDTH - MARGIN, HEIGHT / 2 + along)} rotate(90)"


def _name(seat: int, x: float, look: Look) -> Markup:
    return text(x, 0.5, the_seat_in_short(seat + 1), 20.8, look["ink"], plain=True, anchor="start", font_weight=700)


def _back(look: Look, seat: int, slot: int, x: float) -> Markup:
    return group(card_back(look, 14, 20), id=f"back-{seat + 1}-{slot}", class_="back", transform=at(x, -10))
