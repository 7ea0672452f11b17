"""Project Skyline's legal moves as a form shows them: headings, and a label for each move."""

from collections.abc import Sequence

from baumeister.games.skyline.rules.cards_money import tax_of
from baumeister.games.skyline.rules.components import SIZE, SKYSCRAPER, SWAP_OWN
from baumeister.games.skyline.rules.demolishing import after_demolition
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    DEMOLISH,
    FLOOR_ON,
    JOIN,
    MOVE,
    RAISE,
    REMOVE_ON,
    RETURN,
    START,
    SWAP,
    TAX_SEAT,
    TOWERS,
    push_of,
)
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.rent import landlord_for, rent_beside
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.words.labels_cards import card_label
from baumeister.games.skyline.words.move_decoding import Group, after_move, earned_by, group_of, raise_of, rent_change
from baumeister.games.skyline.words.phrases import CORNER_NAMES, building_label, floors, place, what_stands
from baumeister.present.words import MoveGroup, group_moves
from baumeister.text import Text, amount, capital, join, signed

ON_FIELD = Text("Build on {field}", "Auf {field} bauen")
BUILT_ON = Text("Build on {field}: {group}", "Auf {field} bauen: {group}")
DEMOLISHED = Text(
    "{field}: {what}, rent {theirs}; then your rent: {yours}, {change} in all",
    "{field}: {what}, Miete {theirs}; dann deine Miete: {yours}, insgesamt {change}",
)
IN_GROUP = Text("rent {rent} (group of {count} with {joined})", "Miete {rent} (Gruppe von {count} mit {joined})")
GROWING = Text(
    "rent {rent} instead of {before} (group of {count} with {joined})",
    "Miete {rent} statt {before} (Gruppe von {count} mit {joined})",
)
YOUR_TOWER = Text("your skyscraper {field}", "deinem Hochhaus {field}")
ALONE = Text("alone, rent {rent}", "allein, Miete {rent}")
OFF_ROAD = Text("no road runs beside it, so no rent yet", "nicht an der Straße, also noch keine Miete")
RAISE_AND_MOVE = Text("Raise {field} to {floors} and move it onto …", "{field} zieht mit {floors} an die Stelle von …")
INTO_SKYSCRAPER = Text("Raise {field}, move it as a skyscraper onto …", "{field} zieht als Hochhaus an die Stelle von …")
RAISE_AND_JOIN = Text("Raise {field} and join …", "{field} aufstocken und vereinen mit …")
START_AT = Text("Start your pawn at", "Start deiner Figur")
YOUR_SKYSCRAPER = Text("Your skyscraper", "Dein Hochhaus")
A_FLOOR = Text("One floor", "Eine Etage")
NEW_BUILDING = Text("A new building", "Ein neues Gebäude")
TO_DEMOLISH = Text("Tear down", "Abreißen")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return group_moves(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move < TOWERS:
        return START_AT, _at_corner(move - START)
    if move < FLOOR_ON:
        return YOUR_SKYSCRAPER, ON_FIELD.format(field=place(move - TOWERS))
    if move < BUILD_ON:
        return A_FLOOR, _floor_label(view, move, move - FLOOR_ON)
    if move < RAISE:
        return NEW_BUILDING, _floor_label(view, move, move - BUILD_ON)
    if move < DEMOLISH:
        return _raise_label(view, move)
    if move < ADVANCE:
        return TO_DEMOLISH, _demolition_label(view, move, move - DEMOLISH)
    return card_label(view, move)


def _at_corner(corner: int) -> Text:
    name = CORNER_NAMES[corner]
    return capital(Text(name.en, name.de.removeprefix("die ")))


def _floor_label(view: State, move: int, field: int) -> Text:
    """Say to which group a new floor would belong, and how its rent changes."""
    after = after_move(view, move)
    group = group_of(after, field)
    before = earned_by(group) - rent_change(view, after, int(view.turn))
    return BUILT_ON.format(field=place(field), group=_group_label(after, field, group, before))


def _raise_label(view: State, move: int) -> tuple[Text, Text]:
    start, end = raise_of(move)
    if move >= JOIN:
        return RAISE_AND_JOIN.format(field=place(start)), building_label(view, end)
    count = int(view.buildings[start]) + 1
    title = RAISE_AND_MOVE if after_demolition(count) == count else INTO_SKYSCRAPER
    return title.format(field=place(start), floors=floors(count)), _demolition_label(view, move, end)


def _demolition_label(view: State, move: int, field: int) -> Text:
    """Say the rent of the group that would lose a building, of the one there instead, and the change of all of one's rents."""
    theirs, yours = earned_by(group_of(view, field)), earned_by(group_of(after_move(view, move), field))
    return DEMOLISHED.format(
        field=place(field),
        what=what_stands(view, field),
        theirs=amount(theirs),
        yours=amount(yours),
        change=_change(view, move, int(view.turn)),
    )


def _group_label(after: State, field: int, group: Group, before: int) -> Text:
    """Say a group's rent, and what a new floor is joined with: the buildings beside it, and what pays most of the rent."""
    if not earned_by(group):
        return OFF_ROAD
    if len(group.fields) == 1:
        return ALONE.format(rent=amount(group.rent))
    said = GROWING if before else IN_GROUP
    joined = [_joined(after, other) for other in group.fields if other != field and _is_named(after, field, other)]
    return said.format(count=len(group.fields), rent=amount(group.rent), before=amount(before), joined=join(joined))


def _is_named(after: State, field: int, other: int) -> bool:
    (row, column), (other_row, other_column) = divmod(field, SIZE), divmod(other, SIZE)
    is_beside = abs(row - other_row) + abs(column - other_column) == 1
    return is_beside or bool(after.buildings[other] == SKYSCRAPER)


def _joined(after: State, field: int) -> Text:
    return YOUR_TOWER.format(field=place(field)) if after.buildings[field] == SKYSCRAPER else place(field)


# ---- On drawn parts


def gain(view: State, move: int) -> str:
    """Return by how much a move changes one's rents, or those for a building that it takes away; what a push or a tax costs."""
    if FLOOR_ON <= move < JOIN or DEMOLISH <= move < ADVANCE or MOVE <= move < REMOVE_ON:
        return _change(view, move, int(view.turn))
    if ADVANCE <= move < TAX_SEAT:
        return _rent(view, *push_of(move))
    if TAX_SEAT <= move < RETURN:
        return signed(-tax_of(view, move - TAX_SEAT))
    if SWAP <= move < MOVE:
        return _change(view, move, int(view.turn)) if view.card == SWAP_OWN else ""
    if move >= RETURN:
        return _change(view, move, int(view.owners[move - (REMOVE_ON if move >= REMOVE_ON else RETURN)]))
    return ""


def _change(view: State, move: int, seat: int) -> str:
    return signed(rent_change(view, after_move(view, move), seat))


def _rent(view: State, seat: int, steps: int) -> str:
    """Return the cost or gain of a push to the seat to move; nothing if it goes between others."""
    road_field = road_field_after(view, seat, steps)
    landlord = landlord_for(view, seat, road_field)
    if landlord == NOBODY or view.turn not in (seat, landlord):
        return ""
    rent = rent_beside(view, road_field)
    return signed(-rent if seat == view.turn else rent)
