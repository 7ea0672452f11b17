"""What Neue Heimat says, put together. Prompts and the breakdown of points are here; the rest has files of its own."""

from collections.abc import Iterator, Sequence

import numpy as np

from baumeister.core.game import Words
from baumeister.games.neue_heimat.auction import can_stash
from baumeister.games.neue_heimat.components import CANCEL, DISPLAYED, ROWS
from baumeister.games.neue_heimat.ending import match_result
from baumeister.games.neue_heimat.forms import groups
from baumeister.games.neue_heimat.log import log
from baumeister.games.neue_heimat.moves import ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.phrases import SEATS, lots, millions, piece_name, row_name, seat_name
from baumeister.games.neue_heimat.refusals import refuse
from baumeister.games.neue_heimat.sale import sale
from baumeister.games.neue_heimat.scoring import add_row
from baumeister.games.neue_heimat.state import BID, CHOOSE, DECIDE, DONE, DRAW, NOBODY, PLACE, TURN_UP, State
from baumeister.games.neue_heimat.steps import steps
from baumeister.text import Text, capital


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat: building firms called after their stone, as the colours are those of the cubes."""
    return SEATS[:seats]


def prompt(view: State) -> Text:
    """Say what the seat whose turn it is has to do; to others, who it is and what it does."""
    if view.phase in (DRAW, TURN_UP, DONE):
        return _chance_prompt(view)
    text = _own_prompt(view) if view.viewer == view.actor else _others_prompt(view)
    return text.format(seat=seat_name(view.actor - 1), **_prompt_values(view))


def _chance_prompt(view: State) -> Text:
    if view.phase == DONE:
        return match_result(view)
    if view.phase == TURN_UP:
        return Text("A roof is turned up.", "Ein Dach wird aufgedeckt.")
    if view.is_scored:
        number = int(view.round_number) + 1
        return Text(
            f"Round {number} is over; the next one is set up.", f"Runde {number} ist zu Ende; die nächste wird aufgebaut."
        )
    number = int(view.drawn) + 1
    return Text(
        f"The display is laid out: floor cube {number} of {DISPLAYED}.",
        f"Die Auslage wird gezogen: Etage {number} von {DISPLAYED}.",
    )


def _own_prompt(view: State) -> Text:
    if view.phase == CHOOSE:
        if can_stash(view):
            return Text(
                "Choose a piece and put it up for auction; before that you may slip one cheque into your cash box.",
                "Wähle, was du versteigerst; vorher darfst du einen Scheck in deine Schwarzgeldkasse stecken.",
            )
        return Text("Choose a piece and put it up for auction.", "Wähle, was du versteigerst.")
    if view.phase == BID and view.bidder == NOBODY:
        return Text("Bid for {piece}, or pass.", "Biete auf {piece} oder passe.")
    if view.phase == BID:
        return Text("Bid more than {sum} for {piece}, or pass.", "Biete mehr als {sum} auf {piece} oder passe.")
    if view.phase == PLACE:
        return _placing_prompt(view)
    if view.cash[view.auctioneer] < view.bid:
        return Text(
            "{bidder} bids {sum} for {piece}. You have not enough to keep it: sell.",
            "{bidder} bietet {sum} für {piece}. Zum Behalten fehlt dir das Geld: Verkaufe.",
        )
    return Text(
        "{bidder} bids {sum} for {piece}: sell, or keep it and pay {bidder} as much.",
        "{bidder} bietet {sum} für {piece}: Verkaufe, oder behalte und zahle ebenso viel an {bidder}.",
    )


def _placing_prompt(view: State) -> Text:
    if view.offer < ROOF_OFFER:
        return Text(
            "Build {piece}: begin a house, or put it on top of one.",
            "Baue {piece}: Beginne ein Haus, oder setze sie auf eines.",
        )
    if view.offer == ROOF_OFFER:
        return Text("Put {piece} on a house that has none.", "Setze {piece} auf ein Haus, das noch keines hat.")
    special = view.offer - SPECIAL_OFFER
    if special < CANCEL:
        change = lots(special + 1)
        return Text(
            f"Make a row {change.en} longer or shorter with {{piece}}, or discard it.",
            f"Verlängere oder verkürze eine Reihe um {change.de} durch {{piece}}, oder nimm sie aus dem Spiel.",
        )
    if special == CANCEL:
        return Text(
            "Cancel a permit on the board, or discard {piece}.", "Hebe eine Genehmigung auf, oder nimm {piece} aus dem Spiel."
        )
    return Text(
        "Put {piece} before a row, which counts double, or discard him.",
        "Stelle {piece} vor eine Reihe, die dann doppelt zählt, oder nimm ihn aus dem Spiel.",
    )


def _others_prompt(view: State) -> Text:
    if view.phase == CHOOSE:
        return Text("{seat} chooses what to put up for auction.", "{seat} wählt, was versteigert wird.")
    if view.phase == BID:
        return Text("{seat} bids for {piece} or passes.", "{seat} bietet auf {piece} oder passt.")
    if view.phase == DECIDE:
        return Text(
            "{bidder} bids {sum} for {piece}: {seat} sells or keeps.",
            "{bidder} bietet {sum} für {piece}: {seat} verkauft oder behält.",
        )
    return Text("{seat} places {piece}.", "{seat} setzt {piece}.")


def _prompt_values(view: State) -> dict[str, Text]:
    if view.phase == CHOOSE:
        return {}
    bidder = seat_name(view.bidder) if view.bidder != NOBODY else Text("", "")
    return {"piece": piece_name(view), "sum": millions(int(view.bid)), "bidder": bidder}


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's points come from: earlier rounds, and the board as if the round ended now."""
    return list(_rows(view))


def _rows(view: State) -> Iterator[tuple[Text, Sequence[int]]]:
    for number in range(view.round_number):
        yield Text(f"Round {number + 1}", f"Runde {number + 1}"), view.round_points[number, : view.seats].tolist()
    for row in range(ROWS):
        points = np.zeros(view.seats, np.int64)
        add_row(view, row, points)
        yield capital(row_name(row)), points.tolist()
    yield Text("Cash box", "Schwarzgeldkasse"), view.boxes[: view.seats].tolist()


WORDS = Words(seat_names, prompt, log, refuse, groups, breakdown, sale, steps)
