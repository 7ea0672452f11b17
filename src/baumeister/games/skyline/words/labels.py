"""Project Skyline's legal moves as a form shows them: headings, and a label for each move."""

from collections.abc import Sequence

import numpy as np

from baumeister.games.skyline.rules.components import NOTHING, ONE_FLOOR, PREMIUM, RENTS, SKYSCRAPER, TAX, TWO_FLOORS
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    DEMOLISH,
    FLOOR_ON,
    JOIN,
    MOVE,
    REMOVE_ON,
    RETURN,
    START,
    STRIKE,
    SWAP,
    TAX_SEAT,
    TOWERS,
    fields_of,
)
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.move_decoding import group_of, linked, push_of, pushed_to, rent_of, stop_at, strike_of
from baumeister.games.skyline.words.phrases import (
    CARDS,
    CORNER_NAMES,
    floors,
    place,
    road_name,
    seat_name,
    skyscrapers,
    the_building,
    thousands,
    what_stands,
)
from baumeister.present.words import MoveGroup, grouped
from baumeister.text import Text, capital, signed

ON_FIELD = Text("On {field}", "Auf {field}")
BUILT_ON = Text("On {field}: {group}", "Auf {field}: {group}")
STRUCK = Text("{field}: {what} ({group}); yours there: {yours}", "{field}: {what} ({group}); deine dort: {yours}")
IN_GROUP = Text("group of {count}, rent {rent}", "Gruppe von {count}, Miete {rent}")
ALONE = Text("alone, rent {rent}", "allein, Miete {rent}")
RAISE = Text("Raise {field} to {floors} and demolish …", "{field} auf {floors} erhöhen und abreißen …")
RAISE_AND_JOIN = Text("Raise {field} and join …", "{field} erhöhen und vereinen mit …")
WITH = Text("{field}: {what}", "{field}: {what}")
START_AT = Text("Your pawn starts at", "Deine Figur startet an")
YOUR_SKYSCRAPER = Text("Your skyscraper", "Dein Hochhaus")
A_FLOOR = Text("One floor", "Eine Etage")
NEW_BUILDING = Text("A new building", "Ein neues Gebäude")
TO_DEMOLISH = Text("Demolish", "Abreißen")
TO_SUPPLY = Text("Back into the supply", "Zurück in den Vorrat")
TO_OWNER = Text("Back to its owner", "Zurück an den Besitzer")
MOVE_TO = Text("Move {one} to …", "{one} versetzen nach …")
SWAP_WITH = Text("Swap {one} with …", "{one} tauschen mit …")
PAWN_OF = Text("The pawn of {seat}", "Die Figur von {seat}")
STEPS_ON = Text("{steps} on: {road}, {rent}", "{steps} weiter: {road}, {rent}")
NO_RENT = Text("no rent", "keine Miete")
RENT_FOR = Text("{sum} for {landlord}", "{sum} für {landlord}")
TAXED = Text("{seat}: {skyscrapers}, {tax}", "{seat}: {skyscrapers}, {tax}")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return grouped(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move < TOWERS:
        return START_AT, _at_corner(move - START)
    if move < FLOOR_ON:
        return YOUR_SKYSCRAPER, ON_FIELD.format(field=place(move - TOWERS))
    if move < BUILD_ON:
        return A_FLOOR, _floor_label(view, move - FLOOR_ON)
    if move < STRIKE:
        return NEW_BUILDING, _floor_label(view, move - BUILD_ON)
    if move < DEMOLISH:
        return _raise_label(view, move)
    if move < ADVANCE:
        return TO_DEMOLISH, _struck_label(view, int(view.joined), move - DEMOLISH, SKYSCRAPER)
    return _card_label(view, move)


def _at_corner(corner: int) -> Text:
    name = CORNER_NAMES[corner]
    return capital(Text(name.en, name.de.removeprefix("die ")))


def _building_label(view: State, field: int) -> Text:
    return WITH.format(field=place(field), what=what_stands(view, field))


def _floor_label(view: State, field: int) -> Text:
    """Say to which group a new floor would belong."""
    return BUILT_ON.format(field=place(field), group=_group_after(view, NOTHING, field, ONE_FLOOR))


def _struck_label(view: State, start: int, end: int, kind: int) -> Text:
    """Say whose group would lose a building, and to which group it is that would stand there instead."""
    lost = group_of(view, end)
    group, yours = _group(len(lost), rent_of(view, lost)), _group_after(view, start, end, kind)
    return STRUCK.format(field=place(end), what=what_stands(view, end), group=group, yours=yours)


def _group_after(view: State, start: int, end: int, kind: int) -> Text:
    """Say what the group round a building will be that is new, or comes from another field."""
    own = {*np.flatnonzero(view.owners == view.turn).tolist()} - {start}
    others = [field for field in linked(own, end) if field != end]
    return _group(len(others) + 1, rent_of(view, others) + int(RENTS[kind]))


def _group(count: int, rent: int) -> Text:
    return (ALONE if count == 1 else IN_GROUP).format(count=count, rent=thousands(rent))


def _raise_label(view: State, move: int) -> tuple[Text, Text]:
    start, end = strike_of(move)
    if move >= JOIN:
        return RAISE_AND_JOIN.format(field=place(start)), _building_label(view, end)
    kind = TWO_FLOORS if view.buildings[start] == ONE_FLOOR else SKYSCRAPER
    title = RAISE.format(field=place(start), floors=floors(int(view.buildings[start]) + 1))
    return title, _struck_label(view, start, end, kind)


def _card_label(view: State, move: int) -> tuple[Text, Text]:
    if move < TAX_SEAT:
        return _push_label(view, *push_of(move))
    if move < RETURN:
        return CARDS[int(view.card)].title, _tax_label(view, move - TAX_SEAT)
    if move < SWAP:
        return TO_SUPPLY, _building_label(view, move - RETURN)
    if move >= REMOVE_ON:
        return TO_OWNER, _building_label(view, move - REMOVE_ON)
    field, other = fields_of(move - (MOVE if move >= MOVE else SWAP))
    if move >= MOVE:
        return MOVE_TO.format(one=the_building(view, field)), place(other)
    title = SWAP_WITH.format(one=the_building(view, field))
    return capital(title), _building_label(view, other)


def _push_label(view: State, seat: int, steps: int) -> tuple[Text, Text]:
    title = PAWN_OF.format(seat=seat_name(seat))
    road_field = pushed_to(view, seat, steps)
    return title, STEPS_ON.format(steps=steps, road=road_name(road_field), rent=_rent_label(view, seat, road_field))


def _rent_label(view: State, seat: int, road_field: int) -> Text:
    stop = stop_at(view, road_field)
    if stop is None or stop.landlord == seat:
        return NO_RENT
    return RENT_FOR.format(sum=thousands(stop.rent), landlord=seat_name(stop.landlord))


def _tax_label(view: State, seat: int) -> Text:
    count = int(view.skyscrapers[seat])
    tax = thousands(min(TAX * count, int(view.cash[seat])))
    return TAXED.format(seat=seat_name(seat), skyscrapers=skyscrapers(count), tax=tax)


# ---- On drawn parts


def gain(view: State, move: int) -> str:
    """Return the premium of a new skyscraper, the rent that a push costs or brings, the tax that a seat would pay."""
    if STRIKE <= move < JOIN:
        return signed(PREMIUM) if view.buildings[strike_of(move)[0]] == TWO_FLOORS else ""
    if DEMOLISH <= move < ADVANCE:
        return signed(PREMIUM)
    if ADVANCE <= move < TAX_SEAT:
        return _rent(view, *push_of(move))
    if TAX_SEAT <= move < RETURN:
        seat = move - TAX_SEAT
        return signed(-min(TAX * int(view.skyscrapers[seat]), int(view.cash[seat])))
    return ""


def _rent(view: State, seat: int, steps: int) -> str:
    """Return what a push costs or brings the seat at its turn; nothing if it goes between others."""
    stop = stop_at(view, pushed_to(view, seat, steps))
    if stop is None or stop.landlord == seat or view.turn not in (seat, stop.landlord):
        return ""
    return signed(-stop.rent if seat == view.turn else stop.rent)
