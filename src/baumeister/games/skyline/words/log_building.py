"""The acts of builders and of the architect, in sentences."""

from collections.abc import Iterator

from baumeister.games.skyline.rules.components import SKYSCRAPER
from baumeister.games.skyline.rules.moves import BUILD_ON, JOIN, RAISE
from baumeister.games.skyline.rules.scoring import skyscrapers_left
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.move_decoding import raise_of
from baumeister.games.skyline.words.parts import field_part
from baumeister.games.skyline.words.phrases import floors, place, seat_name, skyscrapers, the_building
from baumeister.present.words import LogLine
from baumeister.text import Text

BUILDS = Text("{seat} moves the architect to {field} and builds", "{seat} schickt den Architekten nach {field} und baut")
RAISES = Text(
    "{seat} raises {start} to {floors}, moves it to {end} and tears down {building}",
    "{seat} stockt {start} auf {floors} auf, zieht damit nach {end} und reißt {building} ab",
)
JOINS = Text(
    "{seat} raises {start} and joins {end}: three floors", "{seat} stockt {start} auf und vereint es mit {end}: drei Etagen"
)
JOINED_DEMOLISH = Text(
    "{seat} moves them from {start} to {end} and tears down {building}",
    "{seat} zieht damit von {start} nach {end} und reißt {building} ab",
)
BUILDS_BRIEFLY = Text("{seat} builds on {field}", "{seat} baut auf {field}")
DEMOLISHES_BRIEFLY = Text("{seat} tears down {owner}’s {end}", "{seat} reißt {end} von {owner} ab")
HAS_BRIEFLY = Text("{seat} now has {skyscrapers}", "{seat} hat jetzt {skyscrapers}")
TORN_DOWN = Text("{seat} has torn down your {field}.", "{seat} hat dir {field} abgerissen.")
BECOMES = Text(
    "The three floors on {field} become a skyscraper; {seat} now has {skyscrapers}",
    "Die drei Etagen auf {field} werden ein Hochhaus; {seat} hat jetzt {skyscrapers}",
)
ONE_MORE = Text("{said}: one more ends the game", "{said}: Noch eins, und das Spiel ist aus")


def built(before: State, move: int, after: State) -> Iterator[LogLine]:
    """Tell of a new building."""
    seat = int(before.turn)
    if move < RAISE:
        field = move - BUILD_ON
        text, brief = (each.format(seat=seat_name(seat), field=place(field)) for each in (BUILDS, BUILDS_BRIEFLY))
        yield LogLine(text, seat + 1, (field_part(field),), rule="PS 3.5", sound="lays", brief=brief)
        return
    start, end = raise_of(move)
    if move >= JOIN:
        text = JOINS.format(seat=seat_name(seat), start=place(start), end=place(end))
        yield LogLine(text, seat + 1, (field_part(start), field_part(end)), rule="PS 4", sound="lays")
        return
    yield from demolished(before, start, end, after, "PS 3.6")


def demolished(before: State, start: int, end: int, after: State, rule: str) -> Iterator[LogLine]:
    """Tell of a demolished building, and a skyscraper that came of it."""
    seat, owner = int(before.turn), int(before.owners[end])
    sentence = RAISES if rule == "PS 3.6" else JOINED_DEMOLISH
    names = {"seat": seat_name(seat), "start": place(start), "end": place(end), "building": the_building(before, end)}
    text = sentence.format(**names, floors=floors(int(before.buildings[start]) + 1))
    brief = DEMOLISHES_BRIEFLY.format(**names, owner=seat_name(owner))
    blow = TORN_DOWN.format(seat=seat_name(seat), field=place(end))
    yield LogLine(
        text, seat + 1, (field_part(start), field_part(end)), rule=rule, sound="lays", brief=brief, struck=owner + 1, blow=blow
    )
    if after.buildings[end] == SKYSCRAPER:
        yield _skyscraper(after, seat, end)


def _skyscraper(after: State, seat: int, field: int) -> LogLine:
    count = skyscrapers(int(after.skyscrapers[seat]))
    names = {"field": place(field), "seat": seat_name(seat), "skyscrapers": count}
    text, brief = (each.format(**names) for each in (BECOMES, HAS_BRIEFLY))
    if skyscrapers_left(after, seat) == 1:
        text, brief = (ONE_MORE.format(said=each) for each in (text, brief))
    return LogLine(text, seat + 1, (field_part(field),), rule="PS 3.7", brief=brief)
