"""A finished game as a picture to share: a spectator's board and everybody's place, on one sheet."""

import re

from baumeister.svg import PRINT, Look, Markup, png_from
from baumeister.svg.element import group, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, frame, paper, rect
from baumeister.text import Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.seat_names import SeatNames, seat_name
from baumeister.web.pages.result.headline import headline
from baumeister.web.pages.result.outcome import Placed, ranking
from baumeister.web.pages.view_models import TablePage

WIDTH, MARGIN = 1600.0, 50.0
HEAD, FOOT = 150.0, 150.0
HIGHEST = 1100.0  # a board
NAME = 16  # characters


def share_picture(page: TablePage, language: Language) -> bytes:
    """Return the picture as PNG."""
    return png_from(share_drawing(page, language), int(WIDTH))


def share_drawing(page: TablePage, language: Language) -> Markup:
    """Draw the sheet."""
    look, names = PRINT.speaking(language), SeatNames.of(page, language)
    board, height = _board(page, look, names)
    placed = ranking(page.view.scores, page.view.winners)
    bottom = HEAD + height
    said = names.plain(headline(page, placed))
    return picture(
        WIDTH,
        bottom + FOOT,
        said,
        paper(look, WIDTH, bottom + FOOT),
        frame(look, WIDTH, bottom + FOOT, 16),
        text(MARGIN, 62, page.game.rules.title[language], 50, look["ink"], anchor="start"),
        text(WIDTH - MARGIN, 62, common.BAUMEISTER[language], 26, look["ink-soft"], anchor="end"),
        text(MARGIN, 116, said, 32, look["ink-soft"], plain=True, anchor="start"),
        board,
        *(_place(page, look, each, bottom + FOOT / 2, index) for index, each in enumerate(placed)),
    )


def _board(page: TablePage, look: Look, names: SeatNames) -> tuple[Markup, float]:
    """Return the board as large as its place allows, and its height."""
    drawn = str(names.in_drawing(page.game.rules.drawing.board(page.view.state, look)))
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawn)
    assert found is not None
    wide, high = map(float, found.groups())
    scale = min((WIDTH - 2 * MARGIN) / wide, HIGHEST / high)
    placed = {"x": (WIDTH - scale * wide) / 2, "y": HEAD, "width": scale * wide, "height": scale * high}
    where = "".join(f' {name}="{value:.1f}"' for name, value in placed.items())
    return Markup(drawn.replace("<svg", f"<svg{where}", 1)), scale * high


def _place(page: TablePage, look: Look, placed: Placed, y: float, index: int) -> Markup:
    """Draw one seat's place, the best at the left."""
    width = (WIDTH - 2 * MARGIN) / page.game.seats
    x, language, has_won = MARGIN + index * width, look.language, placed.seat in page.view.winners
    hue, name = page.game.rules.drawing.seat_hues[placed.seat - 1], seat_name(page, placed.seat)[language]
    score = page.game.rules.words.unit.counted(placed.score)[language]
    shown = name if len(name) <= NAME else f"{name[: NAME - 1]}…"
    return group(
        rect(x, y - 52, width - 16, 96, look["sheet"], rx=3, stroke=look["ink" if has_won else "line"], stroke_width=2.5),
        rect(x, y - 52, 12, 96, look[f"{hue}-light"]),
        circle(x + 54, y - 4, 27, look["lit"] if has_won else look["wash"]),
        text(x + 54, y - 4, placed.place, 32, look["on-lit" if has_won else "ink"]),
        text(x + 94, y - 24, shown, 29, look["ink"], plain=True, anchor="start", font_weight=700),
        text(x + 94, y + 16, score, 29, look["ink"], anchor="start"),
    )
