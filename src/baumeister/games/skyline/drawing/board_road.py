"""The content of Project Skyline's road: its fields to click, the tags that tell the rent, pawns."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from baumeister.games.skyline.drawing.board_place import (
    NARROW_PAWN,
    NARROW_TAG,
    SOUTH,
    narrow_gain_place,
    narrow_pawn_place,
    narrow_tag_place,
    pawn_place,
    pawn_scale,
    road_shape,
    side_of,
    tag_place,
)
from baumeister.games.skyline.drawing.pieces import PAWN, pawn, rent_tag, risen_sign
from baumeister.games.skyline.rules.components import BESIDE, CORNERS, ROAD
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.rent import can_pay
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.move_decoding import Stop, ruinous_rolls, stop_at
from baumeister.games.skyline.words.notation import field_name
from baumeister.games.skyline.words.parts import CARD, field_part, pawn_part, rent_part, road_part
from baumeister.games.skyline.words.phrases import road_name, seat_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, title
from baumeister.svg.hatch import Point
from baumeister.svg.part import halo, hit
from baumeister.text import Text, capital, plural

ACTION = Text("{place}: draw an action card", "{place}: Zieh eine Aktionskarte")
FREE = Text("{place}, next to {field}: empty lot, no rent", "{place}, an {field}: freies Baufeld, keine Miete")
YOURS = Text(
    "{place}, next to {field}: your {group}; each rival pays you {rent}",
    "{place}, an {field}: deine {group}; alle anderen zahlen dir {rent}",
)
THEIRS = Text(
    "{place}, next to {field}: {owner}’s {group}; you pay {rent} here",
    "{place}, an {field}: {group} von {owner}; hier zahlst du {rent}",
)
TOO_MUCH = Text("{said}: more than you have, so the game would end", "{said}: mehr, als du hast; das Spiel wäre aus")
ANYBODY = Text(
    "{place}, next to {field}: {owner}’s {group}; everyone else pays {rent}",
    "{place}, an {field}: {group} von {owner}; alle anderen zahlen {rent}",
)
GROUP = Text("group of {count} buildings", "Gruppe aus {count} Gebäuden")
LONE = Text("lone building", "einzelnes Gebäude")
PAWN_OF = Text("{seat}’s pawn", "Figur von {seat}")


def road_fields(view: State, look: Look) -> Iterator[Markup]:
    """Draw every road field as a place to click, with its tag; those that may ruin the viewer at the next roll stand out."""
    viewer = int(view.viewer) - 1
    ruinous = {road_field_after(view, viewer, roll) for roll in ruinous_rolls(view, viewer)} if viewer >= 0 else set[int]()
    for road_field in range(ROAD):
        stop = stop_at(view, road_field)
        yield _road_field(look, road_field, _said(view, road_field, stop, look), " ".join(_cause(road_field, stop)))
        if stop is not None:
            yield group(
                rent_tag(look, stop.landlord, stop.group.rent, is_warning=road_field in ruinous),
                risen_sign(look, side_of(road_field)),
                id=rent_part(road_field),
                class_="price after-move",
                transform=at(*tag_place(road_field)),
                data_narrow=f"{at(*narrow_tag_place(road_field))} scale({NARROW_TAG:g})",
                pointer_events="none",
            )


@lru_cache(maxsize=2048)
def _road_field(look: Look, road_field: int, said: str, cause: str) -> Markup:
    shape = road_shape(road_field)
    return group(
        title(said),
        hit(look, shape),
        halo(look, shape),
        id=road_part(road_field),
        class_="part lot road",
        data_lights=cause,
        data_narrow_gain=None if road_field in CORNERS else " ".join(map(number, narrow_gain_place(road_field))),
    )


def _cause(road_field: int, stop: Stop | None) -> tuple[str, ...]:
    """Return the parts that decide the cost of stopping on a road field."""
    if stop is not None:
        return tuple(map(field_part, stop.group.fields))
    return (CARD if road_field in CORNERS else field_part(int(BESIDE[road_field])),)


def _said(view: State, road_field: int, stop: Stop | None, look: Look) -> str:
    return words(view, road_field, stop)[look.language]


def words(view: State, road_field: int, stop: Stop | None) -> Text:
    """Tell the viewer's cost or gain of stopping on a road field (PS 3.2-3.4)."""
    where = capital(road_name(road_field))
    if road_field in CORNERS:
        return ACTION.format(place=where)
    beside = field_name(int(BESIDE[road_field]))
    if stop is None:
        return FREE.format(place=where, field=beside)
    viewer = int(view.viewer) - 1
    text = ANYBODY if viewer < 0 else YOURS if viewer == stop.landlord else THEIRS
    what = plural(len(stop.group.fields), LONE, GROUP)
    said = text.format(place=where, field=beside, group=what, owner=seat_name(stop.landlord), rent=stop.group.rent)
    return TOO_MUCH.format(said=said) if text is THEIRS and not can_pay(view, viewer, stop.group.rent) else said


@lru_cache(maxsize=2)
def track(place: Callable[[int, int, int], Point]) -> str:
    """Return where a pawn passes each road field on its way (PS 1.2): where it would stand alone."""
    return " ".join(",".join(map(number, place(road_field, 0, 1))) for road_field in range(ROAD))


def pawns(view: State, look: Look, is_near: bool) -> Iterator[Markup]:
    """Draw the pawns: those in front of the city, or those behind it and at its sides."""
    standing: dict[int, list[int]] = {}
    for seat in range(view.seats):
        standing.setdefault(int(view.pawns[seat]), []).append(seat)
    for road_field, seats in sorted(standing.items()):
        if is_near == (side_of(road_field) == SOUTH or road_field == CORNERS[-1]):
            count = len(seats)
            for index, seat in enumerate(seats):
                places = pawn_place(road_field, index, count), narrow_pawn_place(road_field, index, count)
                yield _pawn(look, seat, road_field, pawn_scale(road_field, count), *places)


def _pawn(look: Look, seat: int, road_field: int, scale: float, place: Point, narrow_place: Point) -> Markup:
    side, high = 16 * scale, 43 * scale
    ring = f"M{-side:g} 2V{7 - high:g}q0 -7 7 -7H{side - 7:g}q7 0 7 7V2Z"
    return group(
        title(PAWN_OF.format(seat=seat_name(seat))[look.language]),
        hit(look, ring),
        pawn(look, seat, PAWN * scale),
        halo(look, ring),
        id=pawn_part(seat),
        class_="part pawn",
        data_fresh="",
        data_stop=road_field,
        transform=at(*place),
        data_narrow=f"{at(*narrow_place)} scale({NARROW_PAWN:g})",
    )
