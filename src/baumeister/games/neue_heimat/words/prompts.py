"""Prompts for the seat to move, and the sources of points."""

from collections.abc import Iterator, Sequence

from baumeister.core.items import by_seat
from baumeister.games.neue_heimat.rules.auction import can_keep
from baumeister.games.neue_heimat.rules.components import CANCEL, DISPLAYED, ROWS
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.rules.placing import permit_lots
from baumeister.games.neue_heimat.rules.scoring import CASH_BOX, EARLIER_ROUND
from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE, DONE, DRAW, NOBODY, NOTHING, PLACE, TURN_UP, State
from baumeister.games.neue_heimat.words.endings import match_result
from baumeister.games.neue_heimat.words.items import items_of, row_items
from baumeister.games.neue_heimat.words.phrases import lots, millions, piece_name, row_name, seat_name
from baumeister.games.neue_heimat.words.turn_preview import cubes_that_fit
from baumeister.text import NO_TEXT, Text, capital

ROOF_COMES = Text("A roof is turned up.", "Ein Dach wird aufgedeckt.")
ROUND_OVER = Text(
    "Round {number} is over; the next is being set up.", "Runde {number} ist zu Ende; die nächste wird aufgebaut."
)
LAID_OUT = Text("Laying out the display: cube {number} of {count}.", "Die Auslage wird gezogen: Etage {number} von {count}.")
CHOOSE_ONE = Text(
    "Choose a piece to auction: all bid, then you sell or keep it.",
    "Versteigere etwas: Alle bieten, dann verkaufst oder behältst du es.",
)
CHOOSE_FITTING = Text(
    "Choose a piece to auction; pale cubes at the ends fit nowhere.",
    "Versteigere etwas; blasse Etagen an den Enden passen nirgends.",
)
NO_CUBE_FITS = Text(
    "No cube at the end of a rack fits on the board: auction another piece.",
    "Keine Etage am Ende einer Leiste passt: Versteigere ein anderes Teil.",
)
BID_FIRST = Text("Bid for {piece}, or pass.", "Biete auf {piece} oder passe.")
BID_MORE = Text("Bid more than {sum} for {piece}, or pass.", "Biete mehr als {sum} auf {piece} oder passe.")
MUST_SELL = Text(
    "{bidder} bids {sum}. You can’t afford to keep {piece}, so you must sell.",
    "{bidder} bietet {sum}. Zum Behalten reicht dein Geld nicht.",
)
SELL_OR_KEEP = Text(
    "{bidder} bids {sum}: sell it, or keep it and pay {bidder} the same.",
    "{bidder} bietet {sum}: Verkaufe das Teil oder behalte es zum selben Preis.",
)
BUILD_FLOOR = Text("Place {piece}: start a house or add it to one.", "Baue {piece}: Beginne ein Haus oder setze sie auf eines.")
PUT_ROOF = Text("Put {piece} on a house without a roof.", "Setze {piece} auf ein Haus ohne Dach.")
USE_PERMIT = Text(
    "Make a row {lots} longer or shorter with {piece}, or discard it.",
    "Ändere eine Reihe um {lots} oder nimm das Teil aus dem Spiel.",
)
USE_CANCEL = Text(
    "Cancel a permit on the board, or discard {piece}.", "Hebe eine Genehmigung auf oder nimm den Würfel aus dem Spiel."
)
ONLY_DISCARD = Text(
    "No permit is on the board to cancel: discard {piece}.", "Keine Genehmigung ist im Spiel: Nimm den Würfel aus dem Spiel."
)
PUT_MAYOR = Text(
    "Put {piece} in front of a row to double it, or discard him.",
    "Bürgermeister: Verdopple eine Reihe oder nimm ihn aus dem Spiel.",
)
IS_CHOOSING = Text("{seat} is choosing a piece to auction.", "{seat} wählt, was versteigert wird.")
IS_BIDDING = Text("{seat} is bidding for {piece}.", "{seat} bietet auf {piece} oder passt.")
IS_DECIDING = Text(
    "{bidder} bids {sum} for {piece}: {seat} sells or keeps it.",
    "{bidder} bietet {sum}: {seat} verkauft oder behält {piece}.",
)
IS_PLACING = Text("{seat} is placing {piece}.", "{seat} setzt {piece}.")
EARLIER = Text("Round {number}", "Runde {number}")
IN_CASH_BOX = Text("Cash box", "Schwarzgeld")


def prompt(view: State) -> Text:
    """Prompt the seat to move, and tell everybody else its task."""
    if view.phase in (DRAW, TURN_UP, DONE):
        return _chance_prompt(view)
    text = _own_prompt(view) if view.viewer == view.actor else _others_prompt(view)
    return text.format(seat=seat_name(view.actor - 1), **_prompt_values(view))


def _chance_prompt(view: State) -> Text:
    if view.phase == DONE:
        return match_result(view)
    if view.phase == TURN_UP:
        return ROOF_COMES
    if view.is_scored:
        return ROUND_OVER.format(number=int(view.round_number) + 1)
    return LAID_OUT.format(number=int(view.drawn) + 1, count=DISPLAYED)


def _own_prompt(view: State) -> Text:
    if view.phase == CHOOSE:
        fitting, others = cubes_that_fit(view)
        return CHOOSE_ONE if not others else CHOOSE_FITTING if fitting else NO_CUBE_FITS
    if view.phase == BID:
        return BID_FIRST if view.bidder == NOBODY else BID_MORE
    if view.phase == PLACE:
        return _placing_prompt(view)
    return SELL_OR_KEEP if can_keep(view) else MUST_SELL


def _placing_prompt(view: State) -> Text:
    if view.offer <= ROOF_OFFER:
        return PUT_ROOF if view.offer == ROOF_OFFER else BUILD_FLOOR
    special = view.offer - SPECIAL_OFFER
    if special < CANCEL:
        return USE_PERMIT
    if special > CANCEL:
        return PUT_MAYOR
    return USE_CANCEL if (view.permit_rows != NOTHING).any() else ONLY_DISCARD


def _others_prompt(view: State) -> Text:
    return {CHOOSE: IS_CHOOSING, BID: IS_BIDDING, DECIDE: IS_DECIDING}.get(int(view.phase), IS_PLACING)


def _prompt_values(view: State) -> dict[str, Text]:
    if view.phase == CHOOSE:
        return {}
    bidder = seat_name(view.bidder) if view.bidder != NOBODY else NO_TEXT
    values = {"piece": piece_name(view), "sum": millions(int(view.bid)), "bidder": bidder}
    return values | {"lots": lots(permit_lots(view))}


def rule(view: State) -> str:
    """Return the rule of the present decision."""
    if view.phase == PLACE:
        return _placing_rule(view)
    return {CHOOSE: "NH 3.2", BID: "NH 3.4", DECIDE: "NH 3.5"}.get(int(view.phase), "")


def _placing_rule(view: State) -> str:
    if view.offer <= ROOF_OFFER:
        return "NH 4.3" if view.offer == ROOF_OFFER else "NH 4.1"
    special = view.offer - SPECIAL_OFFER
    return "NH 4.4" if special < CANCEL else "NH 4.5" if special == CANCEL else "NH 4.6"


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's points come from: earlier rounds, and the board as if the round ended now."""
    return list(_rows(view))


def _rows(view: State) -> Iterator[tuple[Text, Sequence[int]]]:
    items = items_of(view)
    for number in range(view.round_number):
        earlier = [item for item in items if item.reason == EARLIER_ROUND and item.subject == number]
        yield EARLIER.format(number=number + 1), by_seat(earlier, int(view.seats))
    for row in range(ROWS):
        yield capital(row_name(row)), by_seat(row_items(view, row), int(view.seats))
    yield IN_CASH_BOX, by_seat([item for item in items if item.reason == CASH_BOX], int(view.seats))
