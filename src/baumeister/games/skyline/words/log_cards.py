"""The effects of action cards, in sentences (PS 5)."""

from collections.abc import Iterator

from baumeister.games.skyline.rules.cards import is_replaced, kind_of_draw
from baumeister.games.skyline.rules.components import HELP_POOREST, ROLL_MONEY, ROLL_ON, TAX_OWN
from baumeister.games.skyline.rules.moves import ADVANCE, FLOOR_ON, MOVE, REMOVE_ON, RETURN, SWAP, TAX_SEAT, fields_of, push_of
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.scoring import FROM_CARDS
from baumeister.games.skyline.rules.state import CARD, State
from baumeister.games.skyline.words.items import gained
from baumeister.games.skyline.words.parts import CARD as CARD_PART
from baumeister.games.skyline.words.parts import field_part, pawn_part, plate_part, road_part
from baumeister.games.skyline.words.phrases import kind_of_building, place, seat_name, the_building, without_stop
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.present.words import LogLine
from baumeister.text import Text, amount, join

DRAWS = Text("{seat} draws “{title}”: {text}", "{seat} zieht „{title}“: {text}")
DRAWS_BRIEFLY = Text("{seat} draws “{title}”", "{seat} zieht „{title}“")
REPLACED = Text("With two players the card has no effect: draw another", "Zu zweit bewirkt die Karte nichts: Es gibt eine neue")
NO_EFFECT = Text("The card has no effect", "Die Karte bleibt ohne Wirkung")
HELPED = (
    Text("The bank pays {names} {sum}", "Die Bank zahlt {names} {sum}"),
    Text("The bank pays {names} {sum} each", "Die Bank zahlt {names} je {sum}"),
)
TAXED = Text("{seat} pays the bank {sum} in tax", "{seat} zahlt der Bank {sum} Steuern")
NO_TAX = Text("{seat} owes no tax", "{seat} muss keine Steuern zahlen")
AUDITS = Text("{seat} chooses {other}, who pays the bank {sum}", "{seat} wählt {other}: {sum} Steuern an die Bank")
AUDITS_BRIEFLY = Text("{seat} makes {other} pay {sum}", "{seat} lässt {other} {sum} zahlen")
AUDITS_NONE = Text("{seat} chooses {other}, who owes no tax", "{seat} wählt {other}: keine Steuern fällig")
PUSHES = (
    Text("{seat} moves {other}’s pawn {steps} space", "{seat} zieht die Figur von {other} {steps} Feld weiter"),
    Text("{seat} moves {other}’s pawn {steps} spaces", "{seat} zieht die Figur von {other} {steps} Felder weiter"),
)
SWAPS = Text("{seat} swaps {one} with {two}", "{seat} vertauscht {one} mit {two}")
MOVES = Text("{seat} moves a {kind} from {start} to {field}", "{seat} versetzt ein {kind} von {start} nach {field}")
OWN_BUILDING = Text("the {kind} on {field}", "das {kind} auf {field}")
PUTS = Text("{seat} places a floor on {field}", "{seat} setzt eine Etage auf {field}")
RETURNS = Text("{seat} takes {one} off the board", "{seat} nimmt {one} vom Plan")
SWAPS_BRIEFLY = Text("{seat} swaps {one} with {two}", "{seat} vertauscht {one} mit {two}")
MOVES_BRIEFLY = Text("{seat} moves {start} to {field}", "{seat} versetzt {start} nach {field}")
RETURNS_BRIEFLY = Text("{seat} takes {field} off the board", "{seat} nimmt {field} vom Plan")
Lines = Iterator[LogLine]


def drawn(before: State, kind: int, after: State) -> Lines:
    """Say which card chance has drawn, and its replacement if that is known already."""
    yield _drawn(before, kind)
    if is_replaced(before, kind):
        yield _said(before, REPLACED)
        yield from _known(before, after, int(before.draws) + 1)
    else:
        yield from _done(before, kind, after)


def card_lines(before: State, after: State) -> Lines:
    """Say which known card came off the pile on an action field; nothing if chance draws."""
    yield from _known(before, after, int(before.draws))


def _known(before: State, after: State, first: int) -> Lines:
    """Say which cards came off the pile from draw number `first` on (PS 5: in the order in which they came first)."""
    for draw in range(first, int(after.draws)):
        kind = kind_of_draw(after, draw)
        yield _drawn(before, kind)
        if is_replaced(after, kind):
            yield _said(before, REPLACED)
        else:
            yield from _done(before, kind, after)


def _drawn(before: State, kind: int) -> LogLine:
    seat, card = int(before.turn), CARDS[kind]
    text = DRAWS.format(seat=seat_name(seat), title=card.title, text=without_stop(card.text))
    brief = DRAWS_BRIEFLY.format(seat=seat_name(seat), title=card.title)
    return LogLine(text, seat + 1, (CARD_PART,), rule="PS 5", brief=brief)


def _said(before: State, text: Text) -> LogLine:
    return LogLine(text, int(before.turn) + 1, (CARD_PART,), rule="PS 5")


def _done(before: State, kind: int, after: State) -> Lines:
    """Tell the automatic consequences."""
    if kind == HELP_POOREST:
        yield _helped(before, after)
    elif kind == TAX_OWN:
        yield _taxed(before, after)
    elif kind not in (ROLL_ON, ROLL_MONEY) and after.phase != CARD:
        yield _said(before, NO_EFFECT)


def _helped(before: State, after: State) -> LogLine:
    gains = gained(before, after, FROM_CARDS)
    poorest = [seat for seat, gain in enumerate(gains) if gain]
    sentence = HELPED[0] if len(poorest) == 1 else HELPED[1]
    text = sentence.format(names=join(map(seat_name, poorest)), sum=amount(gains[poorest[0]]))
    return LogLine(text, int(before.turn) + 1, tuple(map(plate_part, poorest)), gains, "PS 5")


def _taxed(before: State, after: State) -> LogLine:
    seat, gains = int(before.turn), gained(before, after, FROM_CARDS)
    if not gains[seat]:
        return LogLine(NO_TAX.format(seat=seat_name(seat)), seat + 1, (plate_part(seat),), rule="PS 5")
    text = TAXED.format(seat=seat_name(seat), sum=amount(-gains[seat]))
    return LogLine(text, seat + 1, (plate_part(seat),), gains, "PS 5")


def decided(before: State, move: int, after: State) -> Lines:
    """Tell the decision."""
    if ADVANCE <= move < TAX_SEAT:
        yield _pushed(before, *push_of(move))
    elif TAX_SEAT <= move < RETURN:
        yield _audited(before, move - TAX_SEAT, after)
    else:
        yield _moved(before, move)


def _audited(before: State, other: int, after: State) -> LogLine:
    gains = gained(before, after, FROM_CARDS)
    names = {"seat": seat_name(before.turn), "other": seat_name(other)}
    if not gains[other]:
        return LogLine(AUDITS_NONE.format(**names), int(before.turn) + 1, (plate_part(other),), rule="PS 5")
    text, brief = (each.format(**names, sum=amount(-gains[other])) for each in (AUDITS, AUDITS_BRIEFLY))
    return LogLine(text, int(before.turn) + 1, (plate_part(other),), gains, "PS 5", brief=brief)


def _pushed(before: State, seat: int, steps: int) -> LogLine:
    sentence = PUSHES[steps > 1]
    text = sentence.format(seat=seat_name(before.turn), other=seat_name(seat), steps=steps)
    return LogLine(text, int(before.turn) + 1, (pawn_part(seat), road_part(road_field_after(before, seat, steps))), rule="PS 5")


def _moved(before: State, move: int) -> LogLine:
    """Say which buildings were put, moved, swapped or returned."""
    if move < ADVANCE:
        fields: tuple[int, ...] = (move - FLOOR_ON,)
        text = brief = PUTS.format(seat="{seat}", field=place(fields[0]))
    elif SWAP <= move < MOVE:
        fields = fields_of(move - SWAP)
        text = SWAPS.format(seat="{seat}", one=_named(before, fields[0]), two=_dative(_named(before, fields[1])))
        brief = SWAPS_BRIEFLY.format(seat="{seat}", one=place(fields[0]), two=place(fields[1]))
    elif MOVE <= move < REMOVE_ON:
        fields = fields_of(move - MOVE)
        start, end = fields
        text = MOVES.format(seat="{seat}", kind=kind_of_building(before, start), start=place(start), field=place(end))
        brief = MOVES_BRIEFLY.format(seat="{seat}", start=place(start), field=place(end))
    else:
        fields = (move - (REMOVE_ON if move >= REMOVE_ON else RETURN),)
        text = RETURNS.format(seat="{seat}", one=_named(before, fields[0]))
        brief = RETURNS_BRIEFLY.format(seat="{seat}", field=place(fields[0]))
    seat = int(before.turn)
    said, in_brief = (each.format(seat=seat_name(seat)) for each in (text, brief))
    return LogLine(said, seat + 1, tuple(map(field_part, fields)), rule="PS 5", brief=in_brief)


def _named(view: State, field: int) -> Text:
    """Name a building; one of the seat at its turn without its owner, who is named as the one that acts."""
    if view.owners[field] != view.turn:
        return the_building(view, field)
    return OWN_BUILDING.format(kind=kind_of_building(view, field), field=place(field))


def _dative(text: Text) -> Text:
    return Text(text.en, text.de.replace("das ", "dem ", 1))
