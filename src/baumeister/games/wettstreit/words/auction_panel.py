"""The auction panel: what is for sale, who has bid what, and for the rest of the turn the outcome."""

from collections.abc import Iterator, Sequence

import numpy as np

from baumeister.core.record import FULL, OVER, Reals, copy
from baumeister.games.wettstreit.bots.evaluation import evaluate
from baumeister.games.wettstreit.rules.auction import has_over_bid, price_of
from baumeister.games.wettstreit.rules.building import fitting_place_count
from baumeister.games.wettstreit.rules.components import BID_MAX, TYPE_OF, VALUE_OF
from baumeister.games.wettstreit.rules.knowledge_hands import receive
from baumeister.games.wettstreit.rules.moves import BID, DONE_MOVE, LEAVE, PAY, REFUSE
from baumeister.games.wettstreit.rules.scoring import points_if_complete, total
from baumeister.games.wettstreit.rules.state import (
    BIDDING,
    BUILDING,
    CHOICE,
    INCOME,
    NOBODY,
    NOTHING,
    PEEKING,
    ROBBERY,
    State,
)
from baumeister.games.wettstreit.words.move_decoding import affords
from baumeister.games.wettstreit.words.phrases import TYPES, seat_name, talers, to_card
from baumeister.games.wettstreit.words.turn_preview import best_of_turn
from baumeister.present.auction_panel import NOTHING as NO_WORDS
from baumeister.present.auction_panel import Auction, Bidder, Standing
from baumeister.text import Text, join, plural, points, signed

DECISIONS = (LEAVE, DONE_MOVE, PAY, REFUSE)
UNIT = Text("talers", "Taler")
WORTH = Text("What it brings, roughly estimated", "Was sie bringt, grob geschätzt")

TITLES = {
    INCOME: Text("{active} rolls for income", "{active} würfelt um Einnahmen"),
    ROBBERY: Text("{active} may take a saboteur", "{active} darf einen Saboteur nehmen"),
    CHOICE: Text("{active} chooses a stack", "{active} wählt einen Stapel"),
    PEEKING: Text("{active} looks at the hidden card", "{active} sieht sich die verdeckte Karte an"),
    BIDDING: Text("{active} auctions {sale}", "{active} versteigert {sale}"),
}
BEGINNING = Text("The first card is turned up", "Die erste Karte wird aufgedeckt")
SOLD = Text("{buyer} has bought for {price}", "{buyer} hat für {price} gekauft")
UNSOLD = Text("Nobody who has bid could pay", "Wer geboten hat, konnte nicht zahlen")
FINAL = Text("The final round", "Die Endrunde")
THE_HIDDEN_CARD = Text("the hidden card", "die verdeckte Karte")

ASKED, OPENS = Text("is asked", "ist gefragt"), Text("opens", "eröffnet")
PASSES, PASSED = Text("passes", "passt"), Text("{talers}, passes", "{talers}, passt")
COULD_NOT_PAY = Text("couldn't pay {talers}", "konnte {talers} nicht zahlen")
AUCTIONEER = Text("auctioneer", "versteigert")

ONLY_ONE = Text("Only {active} has seen it.", "Nur {active} hat sie gesehen.")
ONLY_YOU = Text("Only you have seen it.", "Nur du hast sie gesehen.")
VALUES = Text("Its value is {values}.", "Ihr Wert ist {values}.")
FITS_NOWHERE = Text("It fits nowhere in your city now.", "In deine Stadt passt sie gerade nirgends.")
FITS_ONCE = Text("It fits at 1 place of your city now.", "In deine Stadt passt sie gerade auf 1 Platz.")
FITS = Text("It fits at {count} places of your city now.", "In deine Stadt passt sie gerade auf {count} Plätze.")
LAST_CARD = Text("It is the last card of its stack.", "Sie ist die letzte Karte ihres Stapels.")
CASH = Text(
    "You have {talers}; who can't pay a bid loses all.", "Du hast {talers}; wer sein Gebot nicht zahlen kann, verliert alle."
)
THIS_TURN = Text("With your hand it can reach {more} now.", "Mit deiner Hand kommt sie jetzt auf bis zu {more}.")
CITY = Text("Your city counts {points}.", "Deine Stadt zählt {points}.")
CITY_COULD = Text("Your city counts {points}; complete, {more}.", "Deine Stadt zählt {points}; vollständig wären es {more}.")


def sale(view: State) -> Auction | None:
    """Return the auction as a viewer sees it; for the rest of the turn its outcome."""
    if view.actor == OVER:
        return None
    order = [(int(view.active) + step) % view.seats for step in range(view.seats)]
    gains = _gains(view) if view.phase == BIDDING and view.sale_card != NOTHING else None
    bidders = [_bidder(view, seat, NO_WORDS if gains is None else Text(gains[seat], gains[seat])) for seat in order]
    facts = tuple(_facts(view))
    return Auction(_title(view), bidders, facts, WORTH, UNIT, DECISIONS, _over_bids(view))


def _title(view: State) -> Text:
    if view.is_final:
        return FINAL
    if view.stack == NOTHING and view.phase not in TITLES:
        return BEGINNING
    if view.phase in TITLES:
        return TITLES[int(view.phase)].format(active=seat_name(int(view.active)), sale=_sale(view))
    if view.buyer == NOBODY:
        return UNSOLD
    return SOLD.format(buyer=seat_name(int(view.buyer)), price=talers(int(view.bids[view.buyer])))


def _sale(view: State) -> Text:
    if view.sale_card != NOTHING:
        return to_card(int(view.sale_card))
    return TYPES[view.sale_type] if view.sale_type != NOTHING else THE_HIDDEN_CARD


def _over_bids(view: State) -> Sequence[int]:
    """WB 3.6: the bids that the seat whose turn it is could not pay."""
    return [move for move in range(BID, BID + BID_MAX + 1) if view.phase == BIDDING and not affords(view, move)]


# ---- Who bids


def _bidder(view: State, seat: int, worth: Text) -> Bidder:
    means = talers(int(view.talers[seat])) if view.viewer in (FULL, seat + 1) else NO_WORDS
    return Bidder(seat + 1, _standing(view, seat), _said(view, seat), means, worth)


def _standing(view: State, seat: int) -> Standing:
    if view.buyer == seat:
        return "buys"
    if _has_failed(view, seat) or view.has_passed[seat]:
        return "out"
    if view.phase == BIDDING and view.actor == seat + 1:
        return "asked"
    if view.phase == BIDDING and view.bidder == seat:
        return "leads"
    if view.bids[seat] >= 0:
        return "bids"
    return "sells" if seat == view.active and not view.is_final else "waits"


def _said(view: State, seat: int) -> Text:
    bid = int(view.bids[seat])
    if _has_failed(view, seat):
        return COULD_NOT_PAY.format(talers=talers(bid))
    if view.has_passed[seat] and view.buyer != seat:
        return PASSED.format(talers=talers(bid)) if bid >= 0 else PASSES
    if bid >= 0:
        return talers(bid)
    if view.phase == BIDDING and view.actor == seat + 1:
        return OPENS if view.bidder == NOBODY else ASKED
    return AUCTIONEER if seat == view.active and not view.is_final else NO_WORDS


def _has_failed(view: State, seat: int) -> bool:
    """WB 3.6: whether a seat should have bought in the auction that is over, and could not pay."""
    is_over = view.stack != NOTHING and view.phase not in (PEEKING, BIDDING)
    return is_over and has_over_bid(view, seat, price_of(view, view.buyer))


def _gains(view: State) -> list[str]:
    """Estimate what the card brings each seat, as if it had it for nothing."""
    now = _values(view, NOBODY)
    changes = [float(_values(view, seat)[seat] - now[seat]) for seat in range(view.seats)]
    return [signed(round(change)) for change in changes]


def _values(view: State, holder: int) -> Reals:
    """Return what the position promises each seat once a seat, or nobody, holds the auctioned card for all to see."""
    state, values = copy(view), np.zeros(view.seats)
    state.phase, state.sale_is_public = BUILDING, 1
    if holder != NOBODY:
        receive(state, holder)
    state.sale_card = NOTHING
    evaluate(state, values)
    return values


# ---- What one should know


def _facts(view: State) -> Iterator[Text]:
    own = view.viewer - 1
    if view.phase == BIDDING:
        yield from _card_facts(view)
        if own >= 0 and not view.has_passed[own] and not view.bids_within_cash:
            yield CASH.format(talers=talers(int(view.talers[own])))
    elif own >= 0 and (view.city_sizes[own] or _builds(view)):
        now, could = int(total(view, own)), int(points_if_complete(view, own))
        yield CITY.format(points=points(now)) if could <= now else CITY_COULD.format(points=points(now), more=could)
        if _builds(view) and (best := best_of_turn(view)) > now:
            yield THIS_TURN.format(more=best)


def _builds(view: State) -> bool:
    """Whether the viewer can lay cards now."""
    return bool(view.phase == BUILDING and view.viewer == view.active + 1 and view.hand_sizes[view.active])


def _card_facts(view: State) -> Iterator[Text]:
    if view.is_last_turn:
        yield LAST_CARD
    if view.sale_card == NOTHING:
        yield _values_fact(view) if view.sale_type != NOTHING else ONLY_ONE.format(active=seat_name(int(view.active)))
        return
    if not view.sale_is_public:
        yield ONLY_YOU
    if view.viewer > 0 and view.has_built[view.viewer - 1]:
        places = fitting_place_count(view, view.viewer - 1, view.sale_card)
        yield plural(places, FITS_ONCE, FITS) if places else FITS_NOWHERE


def _values_fact(view: State) -> Text:
    """WB 3.4: the values that a card of the announced type can have, by the viewer's count of unseen cards."""
    values = sorted({int(VALUE_OF[card]) for card, left in enumerate(view.unseen) if left and TYPE_OF[card] == view.sale_type})
    joined = join(Text(str(value), str(value)) for value in values)
    return VALUES.format(values=Text(joined.en.replace(" and ", " or "), joined.de.replace(" und ", " oder ")))
