"""Why a saboteur may not be taken from a seat (WB 3.1) or used (WB 3.11-3.12)."""

from baumeister.games.wettstreit.rules.components import HAND_TARGET
from baumeister.games.wettstreit.rules.moves import SABOTAGE_HAND
from baumeister.games.wettstreit.rules.sabotage import fewest_shields, is_weakest
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.move_decoding import sabotage_of
from baumeister.games.wettstreit.words.phrases import seat_name, shields
from baumeister.present.refusals import Reasons
from baumeister.text import Text, join

NO_SEAT = Text("there is no P{seat} with {count} players", "zu {count} gibt es keinen Platz P{seat}")
COUNTS = {3: Text("three", "dritt"), 4: Text("four", "viert")}
FROM_ONESELF = Text("you can’t take a saboteur from yourself", "dir selbst kannst du keinen Saboteur wegnehmen")
HAS_NO_SABOTEUR = Text("{seat} has no saboteur", "{seat} hat keinen Saboteur")
NO_SABOTAGE_AT_END = Text("in the final round you only lay cards", "in der Endrunde legst du nur noch Karten")
INSTEAD = Text(
    "you sabotage instead of building, and you have already laid a card",
    "sabotiert wird statt zu bauen, und du hast schon gelegt",
)
NO_SABOTEUR = Text("you have no saboteur", "du hast keinen Saboteur")
OWN_CITY = Text("you can’t use a saboteur against yourself", "gegen dich selbst kannst du keinen Saboteur einsetzen")
NO_BUILDING = Text("{seat} has no building there", "dort hat {seat} kein Gebäude")
SHIELDED = Text(
    "{seat} has {own}; you can sabotage only the rival city with the fewest shields: {fewest} with {count}",
    "{seat} hat {own}; sabotiert wird nur die gegnerische Stadt mit den wenigsten: {fewest} mit {count}",
)
SMALL_HAND = Text(
    "{seat} has {count} in hand; hands of fewer than five are safe",
    "{seat} hat {count} auf der Hand; unter fünf ist sie sicher",
)


def _no_such_seat(view: State, seat: int) -> Reasons:
    if seat >= view.seats:
        yield "WB 2.2", NO_SEAT.format(count=COUNTS[int(view.seats)], seat=seat + 1)


def not_robbed(view: State, seat: int) -> Reasons:
    """Yield the rules that forbid taking a saboteur from a seat, with a sentence each."""
    yield from _no_such_seat(view, seat)
    if seat == view.active:
        yield "WB 3.1", FROM_ONESELF
    if view.saboteurs[seat] == 0:
        yield "WB 3.1", HAS_NO_SABOTEUR.format(seat=seat_name(seat))


def not_sabotaged(view: State, move: int) -> Reasons:
    """Yield the rules that forbid a use of a saboteur, with a sentence each."""
    is_hand = move >= SABOTAGE_HAND
    rule = "WB 3.12" if is_hand else "WB 3.11"
    seat, index = sabotage_of(move)
    yield from _no_such_seat(view, seat)
    if seat == view.active:
        yield rule, OWN_CITY
    if view.is_final:
        yield "WB 4.2", NO_SABOTAGE_AT_END
    if view.laid:
        yield rule, INSTEAD
    if view.saboteurs[view.active] == 0:
        yield rule, NO_SABOTEUR
    if not is_hand:
        yield from _no_target(view, seat, index)
    elif view.hand_sizes[seat] < HAND_TARGET:
        yield rule, SMALL_HAND.format(seat=seat_name(seat), count=_in_hand(int(view.hand_sizes[seat])))


def _no_target(view: State, seat: int, index: int) -> Reasons:
    if view.cities[seat, index] < 0:
        yield "WB 3.11", NO_BUILDING.format(seat=seat_name(seat))
    fewest = fewest_shields(view)
    if view.shields[seat] != fewest:
        own = shields(int(view.shields[seat]))
        names = join(seat_name(other) for other in range(view.seats) if is_weakest(view, other, fewest))
        yield "WB 3.11", SHIELDED.format(seat=seat_name(seat), own=own, fewest=names, count=fewest)


def _in_hand(count: int) -> Text:
    if count == 0:
        return Text("no card", "keine Karte")
    return Text("1 card", "1 Karte") if count == 1 else Text(f"{count} cards", f"{count} Karten")
