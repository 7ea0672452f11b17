"""Bürger, Baumeister & Co. seen from afar: each building space, filled where a tile lies; great projects as points."""

from collections.abc import Iterator

from baumeister.games.buerger.drawing.board_districts import spot
from baumeister.games.buerger.drawing.ground import HEIGHT, SITES, WIDTH
from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import TILE_COLOUR
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.phrases import SEAT_HUES
from baumeister.svg.sketch import HEIGHT as HIGH
from baumeister.svg.sketch import WIDTH as WIDE
from baumeister.svg.sketch import Box, Sketch
from baumeister.svg.sketch import sketch as sketched

SPACE, PROJECT = 4.0, 3.0


def sketch(view: State) -> Sketch:
    """Sketch the districts."""
    return sketched([*_spaces(view), *_projects(view)])


def _spaces(view: State) -> Iterator[Box]:
    for space, tile in enumerate(view.spaces.tolist()):
        yield _square("ground" if tile < 0 else f"{HUES[TILE_COLOUR[tile]].name}-light", *spot(space), SPACE)


def _projects(view: State) -> Iterator[Box]:
    for site, seat in zip(SITES, view.completed.tolist(), strict=True):
        yield _square("line" if seat < 0 else f"{SEAT_HUES[seat]}-shade", *site.project, PROJECT)


def _square(colour: str, x: float, y: float, size: float) -> Box:
    return Box(colour, x * WIDE / WIDTH - size / 2, y * HIGH / HEIGHT - size / 2, size, size)
