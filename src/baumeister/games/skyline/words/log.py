"""The log of Project Skyline, in sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from baumeister.core.record import OVER
from baumeister.games.skyline.rules.city import has_floor
from baumeister.games.skyline.rules.components import CORNERS, ROAD
from baumeister.games.skyline.rules.moves import CARD_DRAWN, DEMOLISH, FLOOR_ON, ROLL_WHITE, START, TOWERS
from baumeister.games.skyline.rules.pawns import is_on_action_field
from baumeister.games.skyline.rules.scoring import FROM_CARDS, RENT_PAID, RENT_RECEIVED
from baumeister.games.skyline.rules.state import (
    BUILD,
    CARD,
    CORNER,
    DRAW,
    FLOOR,
    JOINED,
    MONEY,
    NOWHERE,
    ROLL,
    TOWER,
    WHITE,
    State,
)
from baumeister.games.skyline.words.endings import ending
from baumeister.games.skyline.words.items import gained
from baumeister.games.skyline.words.log_building import built, demolished
from baumeister.games.skyline.words.log_cards import card_lines, decided, drawn
from baumeister.games.skyline.words.move_decoding import Group, stop_at
from baumeister.games.skyline.words.parts import ARCHITECT, DICE, field_part, pawn_part, plate_part, rent_part, road_part
from baumeister.games.skyline.words.phrases import AT_CORNERS, buildings, in_steps, place, seat_name
from baumeister.present.words import LogLine, Sound
from baumeister.text import Text, amount

STARTS = Text("{seat} starts {corner}", "{seat} startet {corner}")
TOWER_SET = Text("{seat} places a skyscraper on {field}", "{seat} setzt ein Hochhaus auf {field}")
FLOOR_SET = Text("{seat} places a floor on {field}", "{seat} setzt eine Etage auf {field}")
SET_BRIEFLY = Text("{seat} takes {field}", "{seat} besetzt {field}")
OPENING = Text(
    "The architect starts on {field}; {seat} takes the first turn",
    "Der Architekt startet auf {field}, {seat} beginnt",
)
ROLLS = Text(
    "{seat} rolls {white} and {black}: no rent to pay",
    "{seat} würfelt {white} und {black}: keine Miete",
)
ROLLS_CARD = Text("{seat} rolls {white} and {black}: an action card", "{seat} würfelt {white} und {black}: eine Aktionskarte")
ROLLS_ON = Text("{seat} rolls {white} and moves on", "{seat} würfelt {white} und zieht weiter")
ROLLS_MONEY = Text(
    "{seat} rolls {white} and {black}: the bank pays {sum}", "{seat} würfelt {white} und {black}: Die Bank zahlt {sum}"
)
PAYS = Text(
    "pays {landlord} {sum} in rent for a group of {buildings}", "zahlt {landlord} {sum} Miete für eine Gruppe von {buildings}"
)
PAYS_ONE = Text("pays {landlord} {sum} in rent", "zahlt {landlord} {sum} Miete")
BRIEFLY = Text("{seat} {does}", "{seat} {does}")
CANNOT_PAY = Text("owes {landlord} {sum} in rent but has only {cash}", "schuldet {landlord} {sum} Miete, hat aber nur {cash}")
AT_ONCE = {  # PS 3.1, 5: the throw leads to the rent
    ROLL: Text("{seat} rolls {white} and {black} and {does}", "{seat} würfelt {white} und {black} und {does}"),
    WHITE: Text("{seat} rolls {white}, moves on and {does}", "{seat} würfelt {white}, zieht weiter und {does}"),
}
PUSHED = Text("{seat} {does}", "{seat} {does}")
CANNOT_BUILD = Text("{seat} can’t build", "{seat} kann nicht bauen")
NO_SUPPLY = Text("{seat} has no floors left and can’t build", "{seat} hat keine Etage mehr und kann nicht bauen")
NO_FIELD = Text(
    "{seat} can’t build {steps} from the architect",
    "{seat} kann nicht bauen: {steps} weiter findet der Architekt keinen Platz",
)


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Tell the events of a move, from two views and the move, which everybody sees."""
    assert move is not None  # nothing is hidden
    lines = [*_acted(before, move, after), *_rent(before, after), *_followed(before, after), *ending(before, after)]
    if raised := tuple(_raised_rents(before, after)):
        lines[0] = replace(lines[0], parts=lines[0].parts + raised)
    return lines


def _raised_rents(before: State, after: State) -> Iterator[str]:
    """Yield the tags of the road fields where the move has raised the rent, or where there was none before."""
    if bool((before.buildings == after.buildings).all() and (before.owners == after.owners).all()):
        return
    for road_field in range(ROAD):
        old, new = stop_at(before, road_field), stop_at(after, road_field)
        if new and (old is None or new.group.rent > old.group.rent):
            yield rent_part(road_field)


def _acted(before: State, move: int, after: State) -> Iterator[LogLine]:
    """Tell the effect of the move itself."""
    if before.phase == ROLL:
        yield from _rolled(before, after)
    elif before.phase == BUILD:
        yield from built(before, move, after)
    elif before.phase == DRAW:
        yield from drawn(before, move - CARD_DRAWN, after)
    elif before.phase == CARD:
        yield from decided(before, move, after)
    elif before.phase == WHITE:
        if not any(_rent(before, after)):
            yield _line(before, ROLLS_ON, (DICE, pawn_part(int(before.turn))), "PS 5", white=move - ROLL_WHITE)
    elif before.phase == MONEY:
        yield _money(before, after)
    elif before.phase == JOINED:
        yield from demolished(before, int(before.joined), move - DEMOLISH, after, "PS 4")
    else:
        yield from _set_up(before, move, after)


def _line(
    before: State, text: Text, parts: tuple[str, ...], rule: str, points: tuple[int, ...] = (), **values: Text | int
) -> LogLine:
    """Return a line about the seat to move."""
    seat = int(before.turn)
    return LogLine(text.format(seat=seat_name(seat), **values), seat + 1, parts, points, rule, _sound(before))


def _sound(before: State) -> Sound | None:
    """Return the phase's sound: dice, or a floor that is set up."""
    if before.phase in (TOWER, FLOOR):
        return "lays"
    return "rolls" if before.phase in (ROLL, WHITE, MONEY) else None


def _set_up(before: State, move: int, after: State) -> Iterator[LogLine]:
    if before.phase == CORNER:
        parts = pawn_part(int(before.turn)), road_part(CORNERS[move - START])
        yield _line(before, STARTS, parts, "PS 2.1", corner=AT_CORNERS[move - START])
        return
    assert before.phase in (TOWER, FLOOR)
    is_tower = before.phase == TOWER
    field = move - (TOWERS if is_tower else FLOOR_ON)
    line = _line(before, TOWER_SET if is_tower else FLOOR_SET, (field_part(field),), "PS 2.2", field=place(field))
    yield replace(line, brief=SET_BRIEFLY.format(seat=seat_name(before.turn), field=place(field)))
    if after.architect != NOWHERE:
        yield _line(before, OPENING, (ARCHITECT,), "PS 2.3", field=place(field))


def _rolled(before: State, after: State) -> Iterator[LogLine]:
    seat, white, black = int(before.turn), int(after.white), int(after.black)
    parts = (pawn_part(seat),)
    if is_on_action_field(after, seat):
        yield _line(before, ROLLS_CARD, parts, "PS 3.2", white=white, black=black)
        yield from card_lines(before, after)
    elif not any(_rent(before, after)):
        yield _line(before, ROLLS, parts, "PS 3.1", white=white, black=black)


def _money(before: State, after: State) -> LogLine:
    seat, points = int(before.turn), gained(before, after, FROM_CARDS)
    dice = {"white": int(after.white), "black": int(after.black)}
    return _line(before, ROLLS_MONEY, (DICE, plate_part(seat)), "PS 5", points, **dice, sum=amount(points[seat]))


def _rent(before: State, after: State) -> Iterator[LogLine]:
    """Tell a payment of rent: debtor, landlord, group and throw."""
    paid = after.rent_paid - before.rent_paid
    for seat in range(after.seats):
        if paid[seat] or after.debtor == seat:
            stop = stop_at(after, int(after.pawns[seat]))
            assert stop is not None
            yield _due(before, after, seat, *stop)


def _due(before: State, after: State, seat: int, landlord: int, group: Group) -> LogLine:
    parts = (pawn_part(seat), *map(field_part, group.fields))
    thrown = {"white": int(after.white), "black": int(after.black)}
    names = {"landlord": seat_name(landlord), "sum": amount(group.rent)}
    said = AT_ONCE.get(int(before.phase), PUSHED)
    if after.debtor == seat:
        does = CANNOT_PAY.format(**names, cash=amount(int(before.cash[seat])))
        return LogLine(
            said.format(seat=seat_name(seat), does=does, **thrown),
            seat + 1,
            parts,
            rule="PS 6.1",
            sound=_sound(before),
            ends=True,
        )
    does = PAYS_ONE.format(**names)
    if len(group.fields) > 1:
        does = PAYS.format(**names, buildings=buildings(len(group.fields)))
    points = gained(before, after, RENT_RECEIVED, RENT_PAID)
    told = said.format(seat=seat_name(seat), does=does, **thrown)
    brief = BRIEFLY.format(seat=seat_name(seat), does=PAYS_ONE.format(**names))
    return LogLine(told, seat + 1, parts, points, "PS 3.3", _sound(before), brief=brief)


def _followed(before: State, after: State) -> Iterator[LogLine]:
    """Say that a turn ended without building."""
    seat = int(before.turn)
    if before.phase != ROLL or after.phase == BUILD or after.actor == OVER or is_on_action_field(after, seat):
        return
    if not has_floor(after, seat):
        line = _line(before, NO_SUPPLY, (plate_part(seat),), "PS 3.9")
    else:
        line = _line(before, NO_FIELD, (DICE, ARCHITECT), "PS 3.8", steps=in_steps(int(after.black)))
    yield replace(line, brief=CANNOT_BUILD.format(seat=seat_name(seat)))
