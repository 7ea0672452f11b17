"""The frame of Manhattan's board, divided like the margin of a map: the points are counted along it.

 0  1  2  … 29       a hundred cells clockwise from the north-west corner, the corners belong to the upper and lower band;
99           30      beyond 99 points the count starts over
 …            …
79 78   …    50
"""

from collections import Counter
from functools import lru_cache

from baumeister.games.manhattan.drawing.ground import HEIGHT, INNER, OUTER, WIDTH
from baumeister.games.manhattan.drawing.pieces import score_marker
from baumeister.games.manhattan.rules.state import State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL

BAND = INNER - OUTER
CELLS = 100
ALONG, INWARD = 0.49, 19.0  # from marker to marker on one cell: of its length, and across the band
OUTWARD = 8.5  # two rows of them: nearly to the sheet's edge, clear of the plates' names
ACROSS, DOWN = (WIDTH - 2 * OUTER) / 30, (HEIGHT - 2 * INNER) / 20


@lru_cache(maxsize=16)
def score_frame(look: Look) -> Markup:
    """Draw the frame: every five points a wash and a number."""
    cells = [box(*cell(points)) for points in range(CELLS)]
    numbers = [_number(look, points) for points in range(0, CELLS, 5)]
    width, height = WIDTH - 2 * OUTER, HEIGHT - 2 * OUTER
    return group(
        path("".join(box for points, box in enumerate(cells) if points // 5 % 2), fill=look["ground"]),
        path("".join(cells), fill="none", stroke=look["line"], stroke_width=DETAIL),
        *numbers,
        rect(OUTER, OUTER, width, height, stroke=look["ink"], stroke_width=2.4),
        rect(INNER, INNER, width - 2 * BAND, height - 2 * BAND, stroke=look["ink"], stroke_width=DETAIL),
        class_="frame",
    )


def cell(points: int) -> tuple[float, float, float, float]:
    """Return where a number of points is counted: corner, width, height."""
    step = points % CELLS
    if step < 30:
        return OUTER + step * ACROSS, OUTER, ACROSS, BAND
    if step < 50:
        return WIDTH - INNER, INNER + (step - 30) * DOWN, BAND, DOWN
    if step < 80:
        return WIDTH - OUTER - (step - 49) * ACROSS, HEIGHT - INNER, ACROSS, BAND
    return OUTER, HEIGHT - INNER - (step - 79) * DOWN, BAND, DOWN


@lru_cache(maxsize=1)
def track() -> str:
    """Return where a marker stands with each number of points, for the page that moves it while points are counted."""
    return " ".join(f"{round(x)},{round(y)}" for x, y in map(within, range(CELLS)))


def within(points: int) -> tuple[float, float]:
    """Return where a marker stands with a number of points: on its cell."""
    x, y, width, height = cell(points)
    return x + width / 2 + 1, y + height / 2 + 2.5


def score_markers(view: State, look: Look) -> list[Markup]:
    """Put each seat's marker on its points; those with equally many stand close together on one cell."""
    markers, standing = [], dict[int, int]()
    sharing = Counter((view.scores[: view.seats] % CELLS).tolist())
    for seat, points in enumerate(view.scores[: view.seats].tolist()):
        others = standing.get(points % CELLS, 0)
        standing[points % CELLS] = others + 1
        place = at(*_aside(points, others, sharing[points % CELLS]))
        markers.append(
            group(
                score_marker(look, seat),
                _laps(look, points),
                id=f"score-{seat + 1}",
                class_="score-marker after-points",
                transform=place,
                pointer_events="none",
            )
        )
    return markers


def _aside(points: int, index: int, count: int) -> tuple[float, float]:
    """Return where one of several markers with equally many points stands: two beside one another, others inside of these."""
    x, y = within(points)
    left, top, width, height = cell(points)
    half = max(width, height) * ALONG / 2
    rows = (-OUTWARD, INWARD - OUTWARD) if count > 2 else (0.0,)
    spots = [(along, across) for across in rows for along in ((-half, half) if count > 1 else (0.0,))]
    if width < height:
        spots = [(across if left == OUTER else -across, along) for along, across in spots]
    elif top > OUTER:
        spots = [(along, -across) for along, across in spots]
    right, down = sorted(spots[:count], key=lambda spot: (spot[1], spot[0]))[index]  # what lies farther north is drawn first
    return x + right, y + down


def _laps(look: Look, points: int) -> Markup:
    """Write on a marker that has gone round how many hundreds it has behind it."""
    if points < CELLS:
        return Markup("")
    plate = rect(10, -12, 38, 21, look["ink"], rx=10)
    return group(plate, text(29, -1.5, points // CELLS * CELLS, 20.8, look["paper"], plain=True, font_weight=700))


def _number(look: Look, points: int) -> Markup:
    """Write a number along the frame, as maps do: at the sides it stands upright on the band."""
    x, y, width, height = cell(points)
    turn = 0 if width > height else 90 if x > OUTER else -90
    return group(text(0, 0, points, 20.8, look["ink-soft"]), transform=at(x + width / 2, y + height / 2) + f" rotate({turn})")
