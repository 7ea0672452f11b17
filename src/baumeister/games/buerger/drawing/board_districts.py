"""The districts' content: building spaces, great projects, laid tiles, cranes; flat siblings with ids that stay."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from baumeister.games.buerger.drawing.board_projects import project
from baumeister.games.buerger.drawing.ground import SITES, quarter, tag
from baumeister.games.buerger.drawing.ground_sheets import Sheets, on_sheets
from baumeister.games.buerger.drawing.pieces import coin, crane
from baumeister.games.buerger.drawing.pieces_plates import (
    OWNER,
    nobodys_sign,
    owner_sign,
    pointer,
    terms,
    terms_plate,
    terms_width,
)
from baumeister.games.buerger.drawing.pieces_tiles import LARGE_SIGNS, THICK, TILE, tile, value_that_counts
from baumeister.games.buerger.rules.components import (
    COST,
    DISTRICT,
    DISTRICTS_OF_A_COLOUR,
    DOUBLES,
    FIRST_SPACE,
    HAND,
    SIZE,
    SPACE_COIN,
    SPACE_POINTS,
    SPACES,
    TILE_COLOUR,
)
from baumeister.games.buerger.rules.state import LAY, PROJECT, TAKE, State
from baumeister.games.buerger.words.move_decoding import hand_of, spaces_of
from baumeister.games.buerger.words.notation import SPACE_TEXTS, TILE_TEXTS
from baumeister.games.buerger.words.parts import held_part, laid_part, project_part, space_part, tile_part
from baumeister.games.buerger.words.phrases import (
    PROJECTS,
    SHORT_NAMES,
    coins,
    project_name,
    seat_name,
    space_at,
    tile_name,
)
from baumeister.games.buerger.words.phrases_project import hindrance
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, number, path, title
from baumeister.svg.hatch import Point, box
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.part import halo
from baumeister.svg.plan import circle
from baumeister.svg.solid import DETAIL, LEAN
from baumeister.text import Text

FREE = Text("{space}: empty", "{space}: frei")
WITH_COIN = Text("{space}: empty, gives a coin", "{space}: frei, bringt eine Münze")
WITH_TWO = Text("{space}: empty, +2 points", "{space}: frei, +2 Punkte")
LAID = Text("{space}: {tile}", "{space}: {tile}")
DOUBLED = Text("turn’s points × 2", "Punkte des Zuges × 2")
FOUR = Text("+4 points", "+4 Punkte")
OPEN = Text("{project}, {year}: costs {coins}, {bonus}", "{project}, {year}: kostet {coins}, {bonus}")
COMPLETED = Text("{project}, {year}: completed by {seat}", "{project}, {year}: abgeschlossen von {seat}")
LOST = Text("{project}, {year}: can’t be completed any more", "{project}, {year}: nicht mehr abzuschließen")
NOBODY = Text("nobody", "niemand")
NOBODY_EVER = -2  # in the place of the seat that has completed a great project; -1 is nobody yet

HALF = TILE / 2 + 2
SQUARE = box(-HALF, -HALF, 2 * HALF, 2 * HALF)
PLOT = "M-57 -56H57V24H-57Z"  # the clickable area of a great project
AROUND = (58.0, 46.0, 23.0)  # the outline that is lit: to each side of a project's middle, above it, below it
CLEAR = 3.0  # between it and what stands beside it
CRANE_AT = (42.0, 14.0)  # from the middle of a great project, where no space lies
CRANE_HALF, CRANE_FOOT = 19.0, 14.0  # with the light round it
CRANE_REACH = 33.0  # over the building, away from the spaces
NAME_SIZE, SHORT_SIZE = 18.2, 23.2
OWNER_RISE = 5.0  # of an owner's name, which has no plate, above the district's
RIM = 4.0  # round a name, which lies on a project's lines
SHORT_LOW = 2.0  # as large as it is, clear of the tag above and of the building below


def spot(space: int) -> Point:
    """Return the middle of a building space."""
    district = int(DISTRICT[space])
    return SITES[district].spaces[space - int(FIRST_SPACE[district])]


def sheet_spot(sheets: Sheets, space: int) -> Point:
    """Return the middle of a building space on its district's sheet."""
    district = int(DISTRICT[space])
    return sheets.spaces(district)[space - int(FIRST_SPACE[district])]


def standing(place: Point) -> Point:
    """Return where to draw a tile on a building space so that its face lies in the middle."""
    x, y = place
    return x + THICK * LEAN / 2, y + THICK / 2


def districts(view: State, look: Look) -> Iterator[Markup]:
    """Draw the districts: projects, spaces with their tiles from far to near, cranes."""
    for district in range(len(SITES)):
        yield _project(look, district, _owner(view, district))
    laid = view.spaces.tolist()
    for space in range(SPACES):
        yield _space(look, space, laid[space])
    for space in sorted((space for space in range(SPACES) if laid[space] >= 0), key=lambda space: spot(space)[1]):
        yield laid_tile(look, space, laid[space], _source(view, space))
    for district in range(len(SITES)):
        if view.completed[district] >= 0:
            yield _crane(look, district, int(view.completed[district]))


def names(view: State, look: Look) -> Iterator[Markup]:
    """Draw what is written over the districts: their numbers, names and tags."""
    for district in range(len(SITES)):
        yield group(_name(look, district), id=f"name-{district + 1}")
        yield _tag(look, district, _owner(view, district), is_lit=_is_in_reach(view, district))


def _owner(view: State, district: int) -> int:
    """Return the seat that has completed a great project; of a full district only the seat that has just built may (BB 3.4)."""
    is_full = all(view.spaces[space] >= 0 for space in spaces_of(district))
    is_being_decided = view.phase == PROJECT and view.district == district
    owner = int(view.completed[district])
    return NOBODY_EVER if owner < 0 and is_full and not is_being_decided else owner


def symbols(view: State, look: Look) -> Iterator[Markup]:
    """Define once every tile on the board, on the offer board and in the viewer's hand."""
    own = hand_of(view, view.viewer - 1) if view.viewer > 0 else []
    shown = {*view.spaces.tolist(), *view.offer.tolist(), *own} - {-1}
    for each in sorted(shown):
        yield group(tile(look, each, signs=LARGE_SIGNS), id=symbol(each))


def symbol(which: int) -> str:
    """Return the id under which a tile is drawn once for the board."""
    return f"form-{TILE_TEXTS[which]}"


def _source(view: State, space: int) -> str | None:
    """Return the part from which a tile just laid comes: in the viewer's hand or in another's panel."""
    if view.district != DISTRICT[space] or view.phase not in (PROJECT, TAKE):
        return None
    is_own = view.viewer == view.actor
    return tile_part(int(view.spaces[space])) if is_own else held_part(int(view.actor) - 1, HAND - 1)


@lru_cache(maxsize=2048)
def _space(look: Look, space: int, laid: int) -> Markup:
    """Draw a building space with its symbol and its letter."""
    return group(
        title(_space_words(space, laid)[look.language]),
        *_plot(look, space, laid),
        halo(look, SQUARE),
        id=space_part(space),
        class_="part lot",
        transform=at(*spot(space)),
        data_spot=" ".join(map(number, standing(spot(space)))),
        **on_sheets(lambda sheets: at(*sheet_spot(sheets, space))),
        **on_sheets(lambda sheets: " ".join(map(number, standing(sheet_spot(sheets, space)))), "_spot"),
        data_gain="within",
        data_cloud="close",
    )


def _plot(look: Look, space: int, laid: int) -> Iterator[Markup]:
    yield path(SQUARE, fill=look["lot"], stroke=look["ink-soft"], stroke_width=DETAIL * 1.3)
    if laid < 0:
        yield _symbol(look, space)
    letter = SPACE_TEXTS[space][-1]
    yield text(-HALF + 8, HALF - 10, letter, 18.2, look["ink-soft"], plain=True, class_="roomy")
    if laid < 0:
        yield text(-HALF + 9, HALF - 12, letter, 24.8, look["ink-soft"], plain=True, class_="cramped wide", display="none")


def _symbol(look: Look, space: int) -> Markup:
    """Draw what a space gives, low, so that a move's gain has room above it and the letter beside it."""
    if SPACE_COIN[space]:
        return coin(look, 5, 15.5, 15)
    if SPACE_POINTS[space]:
        ring = circle(5, 13, 18, stroke=look["ink-soft"], stroke_width=DETAIL * 1.4, stroke_dasharray="3 2.4")
        return group(ring, text(4, 13, "+2", 24.8, look["ink"]))
    return Markup("")


def _space_words(space: int, laid: int) -> Text:
    if laid >= 0:
        return LAID.format(space=space_at(space), tile=tile_name(laid))
    return (WITH_COIN if SPACE_COIN[space] else WITH_TWO if SPACE_POINTS[space] else FREE).format(space=space_at(space))


@lru_cache(maxsize=2048)
def laid_tile(look: Look, space: int, which: int, source: str | None) -> Markup:
    """Draw a tile that lies on its space."""
    return group(
        element("use", href=f"#{symbol(which)}"),
        value_that_counts(look, which, LARGE_SIGNS),
        id=laid_part(space),
        class_="laid",
        transform=at(*standing(spot(space))),
        **on_sheets(lambda sheets: at(*standing(sheet_spot(sheets, space)))),
        pointer_events="none",
        data_from=source,
    )


@lru_cache(maxsize=256)
def _name(look: Look, district: int) -> Markup:
    """Write a district's number and its project's name."""
    return group(
        _number(look, district),
        group(_words(look, project_name(district), 0.0, NAME_SIZE), class_="roomy"),
        group(_words(look, SHORT_NAMES[district], SHORT_LOW, SHORT_SIZE), class_="cramped wide", display="none"),
        transform=at(*SITES[district].name),
        **on_sheets(lambda sheets: _written(sheets, district, sheets.number)),
        class_="district-name",
        pointer_events="none",
    )


def _written(sheets: Sheets, district: int, spot: Point) -> str:
    """Return the transform of something written on a district's sheet."""
    return f"{at(*sheets.place(district, spot))} scale({sheets.written:g})"


def _words(look: Look, name: Text, down: float, size: float) -> Markup:
    return rimmed_text(29, down, name[look.language], size, look["ink"], look["sheet"], RIM, anchor="start")


@lru_cache(maxsize=256)
def _tag(look: Look, district: int, owner: int, *, is_lit: bool = False) -> Markup:
    """Hang up a great project's cost and gain or, once this is settled, its owner; pointed at, it says so in words."""
    if owner >= 0:
        drawn, wide = [owner_sign(look, owner, the_seat_in_short(owner + 1))], OWNER
    elif owner == NOBODY_EVER:
        drawn, wide = [nobodys_sign(look, NOBODY[look.language])], OWNER
    else:
        cost, gain = terms(look, district)
        wide = terms_width(cost, gain)
        drawn = [terms_plate(look, district, gain, is_lit=is_lit), pointer(look, district, wide)]
    east, height = tag(district)
    rise = OWNER_RISE if wide == OWNER else 0.0
    return group(
        title(project_words(district, owner)[look.language]),
        *drawn,
        transform=at(east - wide, height - rise),
        **on_sheets(lambda sheets: _written(sheets, district, sheets.tag)),
        data_lights=project_part(district),
    )


def _is_in_reach(view: State, district: int) -> bool:
    """Tell whether the viewer, who lays a tile or decides, can complete a district's great project with the coins it has."""
    if view.viewer != view.actor or view.phase not in (LAY, PROJECT):
        return False
    if view.phase == PROJECT:
        return bool(view.district == district)
    colours = {int(TILE_COLOUR[tile]) for tile in hand_of(view, int(view.actor) - 1)}
    has_space = any(view.spaces[space] < 0 for space in spaces_of(district))
    return district // DISTRICTS_OF_A_COLOUR in colours and has_space and hindrance(view, district) is None


def _number(look: Look, district: int, place: str | None = None) -> Markup:
    """Write a district's number in a circle."""
    return group(
        circle(8, 0, 16, look["sheet"], stroke=look["ink"], stroke_width=DETAIL * 1.6),
        text(8, 0, district + 1, 25.2, look["ink"]),
        transform=place,
    )


@lru_cache(maxsize=256)
def _project(look: Look, district: int, owner: int) -> Markup:
    """Draw a great project: in pencil, or built."""
    return group(
        title(project_words(district, owner)[look.language]),
        path(PLOT, fill=look["lit"], fill_opacity=0.0),
        group(project(look, district, owner >= 0), transform=f"scale({SITES[district].scale:g})"),
        halo(look, _around(district)),
        id=project_part(district),
        class_="part project",
        data_cloud="close",
        data_lights="",  # pointed at, it tells its terms
        transform=at(*SITES[district].project),
        **on_sheets(lambda sheets: f"{at(*sheets.place(district, sheets.project))} scale({sheets.built:g})"),
    )


def _around(district: int) -> str:
    """Return the outline of a great project as seen from its middle; it leaves the district's name and spaces free."""
    site = SITES[district]
    side, above, below = (length * site.scale for length in AROUND)
    beside = [x - site.project[0] for x, y in site.spaces if abs(y - site.project[1]) < HALF and x > site.project[0]]
    right = min([side, *(x - HALF - CLEAR for x in beside)])
    top = max(-above, site.name[1] + NAME_SIZE / 2 + CLEAR - site.project[1])
    return box(-side, top, side + right, below - top)


def project_words(district: int, owner: int) -> Text:
    """Tell a great project's cost and gain, or the player who has completed it, or that nobody can any more."""
    found = PROJECTS[district]
    if owner >= 0:
        return COMPLETED.format(project=found.name, year=found.year, seat=seat_name(owner))
    if owner == NOBODY_EVER:
        return LOST.format(project=found.name, year=found.year)
    bonus = DOUBLED if DOUBLES[district] else FOUR
    return OPEN.format(project=found.name, year=found.year, coins=coins(int(COST[district])), bonus=bonus)


@lru_cache(maxsize=256)
def _crane(look: Look, district: int, seat: int) -> Markup:
    site = SITES[district]
    return group(
        crane(look, seat, -CRANE_REACH),
        id=f"crane-{district + 1}",
        class_="crane",
        transform=at(*crane_place(site.project, site.spaces)),
        **on_sheets(lambda sheets: _sheet_crane(sheets, district)),
        pointer_events="none",
        data_from=f"cranes-{seat + 1}",
    )


def _sheet_crane(sheets: Sheets, district: int) -> str:
    """Return the transform of a crane on its district's sheet."""
    place = crane_place(sheets.place(district, sheets.project), sheets.spaces(district), sheets.built)
    return f"{at(*place)} scale({sheets.built:g})"


def crane_place(middle: Point, spaces: Sequence[Point], scale: float = 1.0) -> Point:
    """Return where a crane stands beside a great project: clear of the spaces below and to the right."""
    x, y = middle[0] + CRANE_AT[0] * scale, middle[1] + CRANE_AT[1] * scale
    half, foot = CRANE_HALF * scale, CRANE_FOOT * scale
    for across, down in spaces:
        if down > middle[1] + HALF / 2 and abs(across - x) < HALF + half:
            y = min(y, down - HALF - foot)
        elif abs(down - y) < HALF + foot and across > middle[0]:
            x = min(x, across - HALF - half)
    return x, y


def bare_district(look: Look, district: int, laid: Mapping[int, int], *, has_project: bool = True) -> Iterator[Markup]:
    """Draw a district alone, with tiles on some of its spaces and without ids; without its project it has but its number."""
    yield quarter(look, district)
    if not has_project:
        yield _number(look, district, at(*SITES[district].name))
    else:
        yield _name(look, district)
        yield _tag(look, district, -1)
        yield group(
            project(look, district, False), transform=f"{at(*SITES[district].project)} scale({SITES[district].scale:g})"
        )
    for space in range(int(FIRST_SPACE[district]), int(FIRST_SPACE[district] + SIZE[district])):
        x, y = spot(space)
        yield group(*_plot(look, space, laid.get(space, -1)), transform=at(x, y))
        if space in laid:
            yield group(tile(look, laid[space]), transform=at(*standing((x, y))))
