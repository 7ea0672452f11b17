"""The game's picture for the home page: quarters of five colours on the Main, their great projects, and the Mayor."""

from collections.abc import Iterator

from baumeister.games.buerger.drawing.board_projects import project
from baumeister.games.buerger.drawing.ground import inset
from baumeister.games.buerger.drawing.pieces import crane, mayor
from baumeister.games.buerger.drawing.pieces_tiles import GREEN, HUES, RED, building
from baumeister.games.buerger.words.notation import TILE_TEXTS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.hatch import hatched, outline
from baumeister.svg.hue import BLUE, PURPLE, YELLOW, Hue
from baumeister.svg.lettering import text
from baumeister.svg.plan import compass, frame, paper, scale_bar, trees
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 640.0, 400.0

QUARTERS: tuple[tuple[Hue, tuple[tuple[float, float], ...]], ...] = (
    (GREEN, ((28, 92), (196, 82), (214, 196), (28, 208))),
    (PURPLE, ((196, 82), (398, 90), (382, 200), (214, 196))),
    (YELLOW, ((398, 90), (614, 80), (614, 178), (470, 204), (382, 200))),
    (BLUE, ((28, 208), (214, 196), (228, 312), (28, 326))),
    (RED, ((214, 196), (382, 200), (470, 204), (452, 268), (412, 298), (228, 312))),
)
STANDING: tuple[tuple[str, float, float], ...] = (  # tiles without their ground, and great projects by number, from far to near
    ("15", 292, 142),
    ("gP3", 66, 128),
    ("11", 138, 152),
    ("5", 468, 146),
    ("yH3", 546, 118),
    ("yP3", 577, 148),
    ("vH3", 238, 122),
    ("vV2", 366, 132),
    ("gV3", 62, 178),
    ("gH2", 182, 176),
    ("vH2", 356, 178),
    ("yH2", 414, 166),
    ("yV3", 530, 166),
    ("vV3", 238, 176),
    ("rH3", 248, 232),
    ("bV3", 60, 246),
    ("bH3", 190, 238),
    ("8", 126, 278),
    ("bP3", 60, 290),
    ("2", 350, 264),
    ("rV3", 252, 288),
    ("rH2", 432, 232),
    ("bH2", 194, 288),
)


def cover(look: Look) -> Markup:
    """Draw the picture."""
    return picture(
        WIDTH,
        HEIGHT,
        "Bürger, Baumeister & Co.",
        paper(look, WIDTH, HEIGHT),
        _river(look),
        *(_quarter(look, hue, corners) for hue, corners in QUARTERS),
        trees(look, [(470.0 + 17 * index, 262 - 2.4 * index, 5.0) for index in range(3)]),
        *_standing(look),
        group(project(look, 6, True), transform=f"{at(500, 262)} scale(0.92)"),
        group(crane(look, 0), transform=f"{at(408, 268)} scale(1.15)"),
        group(mayor(look), transform=f"{at(566, 364)} scale(1.5)"),
        text(38, 48, "Bürger, Baumeister & Co.", 31, look["ink"], anchor="start"),
        path("M39 68H423", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        compass(look, 596, 46, 16),
        scale_bar(look, 420, 372, 16, 6),
        frame(look, WIDTH, HEIGHT, 9),
    )


def _quarter(look: Look, hue: Hue, corners: tuple[tuple[float, float], ...]) -> Markup:
    shape = inset(corners, 5)
    return group(
        path(outline(shape), fill=look["lot"], stroke=look["ink"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(outline(shape), fill=look[hue.name], opacity=0.45),
        hatched(hue.hatch, [inset(corners, 8)], 9, look["ink"], DETAIL, 0.2),
    )


def _standing(look: Look) -> Iterator[Markup]:
    for name, x, y in STANDING:
        if name.isdigit():
            yield group(project(look, int(name) - 1, True), transform=f"{at(x, y)} scale({1.25 if name == '2' else 0.95:g})")
        else:
            yield group(building(look, TILE_TEXTS.index(name)), transform=at(x, y))


def _river(look: Look) -> Markup:
    north = "M631 196C590 204 520 210 490 226C470 244 480 276 452 298C400 322 200 326 9 344"
    shore = f"{north}V384C200 366 420 364 480 346C530 326 516 286 530 266C550 250 600 248 631 242Z"
    waves = "".join(f"M{40 + index * 74} {362 - index * 4 + index % 2 * 7}q7 -4 14 0t14 0" for index in range(6))
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
    )


assert len(HUES) == len(QUARTERS)
