"""The auction panel: the card for sale, everybody's bids, and the outcome until one can build."""

from collections.abc import Sequence

from baumeister.core.record import FULL, OVER
from baumeister.games.wettstreit.rules.auction import affords, has_over_bid, price_of
from baumeister.games.wettstreit.rules.components import BID_MAX
from baumeister.games.wettstreit.rules.moves import BID, DONE_MOVE, LEAVE, PAY, REFUSE
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    INCOME,
    LOSS,
    NOBODY,
    NOTHING,
    PEEKING,
    RANSOM,
    ROBBERY,
    State,
)
from baumeister.games.wettstreit.words.auction_panel_facts import course, facts, gains
from baumeister.games.wettstreit.words.auction_panel_sabotage import may_sabotage
from baumeister.games.wettstreit.words.auction_panel_uses import fits
from baumeister.games.wettstreit.words.phrases import TYPES, seat_name, talers, to_card
from baumeister.games.wettstreit.words.refusals_building import can_begin
from baumeister.present.auction_panel import Auction, Bidder, Standing
from baumeister.text import NO_TEXT, Text

DECISIONS = (LEAVE, DONE_MOVE, PAY, REFUSE)
UNIT = Text("talers", "Taler")
RISK = Text("bluff: risks all", "Bluff um alles")
WORTH = Text("Estimated gain", "Geschätzter Gewinn")

TITLES = {
    INCOME: Text("{active} rolls for income", "{active} würfelt um Einnahmen"),
    ROBBERY: Text("{active} may take a saboteur", "{active} darf einen Saboteur nehmen"),
    CHOICE: Text("{active} is choosing a stack", "{active} wählt einen Stapel"),
    PEEKING: Text("{active} is looking at the hidden card", "{active} sieht sich die verdeckte Karte an"),
    BIDDING: Text("{active} auctions {sale}", "{active} versteigert {sale}"),
    ATTACK: Text("{active} sabotages {target}’s city", "{active} sabotiert die Stadt von {target}"),
    RANSOM: Text("{active} sabotages {target}’s city", "{active} sabotiert die Stadt von {target}"),
    LOSS: Text("{active} sabotages {target}’s hand", "{active} sabotiert die Handkarten von {target}"),
}
OWN_TITLES = {
    INCOME: Text("You roll for income", "Du würfelst um Einnahmen"),
    ROBBERY: Text("You may take a saboteur", "Du darfst einen Saboteur nehmen"),
    CHOICE: Text("Your auction", "Deine Versteigerung"),
    PEEKING: Text("You are looking at the hidden card", "Du siehst dir die verdeckte Karte an"),
    BIDDING: Text("You auction {sale}", "Du versteigerst {sale}"),
    ATTACK: Text("You sabotage {target}’s city", "Du sabotierst die Stadt von {target}"),
    RANSOM: Text("You sabotage {target}’s city", "Du sabotierst die Stadt von {target}"),
    LOSS: Text("You sabotage {target}’s hand", "Du sabotierst die Handkarten von {target}"),
}
AGAINST_YOU = {
    ATTACK: Text("{active} sabotages your city", "{active} sabotiert deine Stadt"),
    RANSOM: Text("{active} sabotages your city", "{active} sabotiert deine Stadt"),
    LOSS: Text("{active} sabotages your hand", "{active} sabotiert deine Handkarten"),
}
BURYING = Text("A card is put back", "Eine Karte geht zurück")
BEGINNING = Text("The first card is turned up", "Die erste Karte wird aufgedeckt")
SOLD = Text("{buyer} buys for {price}", "{buyer} kauft für {price}")
SOLD_TO_YOU = Text("You buy for {price}", "Du kaufst für {price}")
UNSOLD = Text("No bidder could pay", "Niemand konnte sein Gebot zahlen")
BUILDS, YOU_BUILD = Text("{active} builds", "{active} baut"), Text("You build", "Du baust")
SABOTAGE = Text("Your saboteur", "Dein Saboteur")
FINAL = Text("The final round", "Die Endrunde")
THE_HIDDEN_CARD = Text("the hidden card", "die verdeckte Karte")

ASKED, OPENS = Text("to bid", "ist dran"), Text("opens", "eröffnet")
PASSES, PASSED = Text("passes", "passt"), Text("passes ({bid})", "passt ({bid})")
COULD_NOT_PAY = Text("can’t pay {talers}", "pleite bei {talers}")
BIDS = Text("bids {bid}", "bietet {bid}")
AUCTIONEER = Text("auctioneer", "versteigert")
FITS = Text("fits", "hat Platz")


def sale(view: State) -> Auction | None:
    """Return the auction as a viewer sees it; for the rest of the turn its outcome."""
    if view.actor == OVER:
        return None
    order = [(int(view.active) + step) % view.seats for step in range(view.seats)]
    worths = gains(view) if view.phase == BIDDING and view.sale_card != NOTHING else (NO_TEXT,) * view.seats
    bidders = [_bidder(view, seat, worths[seat]) for seat in order]
    return Auction(
        _title(view),
        bidders,
        tuple(facts(view)),
        WORTH,
        UNIT,
        DECISIONS,
        _over_bids(view),
        RISK,
        is_folded=view.phase not in (PEEKING, BIDDING),
        more=course(view),
    )


def _title(view: State) -> Text:
    if view.is_final:
        return FINAL
    if view.phase == BURIAL:
        return BURYING
    if view.stack == NOTHING and view.phase not in TITLES:
        return BEGINNING
    own = view.viewer - 1
    if view.phase in TITLES:
        titles = OWN_TITLES if own == view.active else TITLES | (AGAINST_YOU if own == view.target else {})
        target = seat_name(max(int(view.target), 0))
        return titles[int(view.phase)].format(active=seat_name(int(view.active)), sale=_sale(view), target=target)
    has_sold = view.buyer != NOBODY
    if view.phase == BUILDING and (view.laid or (has_sold and own == view.active and can_begin(view))):
        return YOU_BUILD if own == view.active else BUILDS.format(active=seat_name(int(view.active)))
    if may_sabotage(view) and not can_begin(view):
        return SABOTAGE
    if not has_sold:
        return UNSOLD
    sold, price = SOLD_TO_YOU if own == view.buyer else SOLD, talers(int(view.bids[view.buyer]))
    return sold.format(buyer=seat_name(int(view.buyer)), price=price)


def _sale(view: State) -> Text:
    if view.sale_card != NOTHING:
        return to_card(int(view.sale_card))
    return TYPES[view.sale_type] if view.sale_type != NOTHING else THE_HIDDEN_CARD


def _over_bids(view: State) -> Sequence[int]:
    """WB 3.6: the bids that the seat to move could not pay."""
    return [move for move in range(BID, BID + BID_MAX + 1) if view.phase == BIDDING and not affords(view, move)]


# ---- The bidders


def _bidder(view: State, seat: int, worth: Text) -> Bidder:
    means = talers(int(view.talers[seat])) if view.viewer in (FULL, seat + 1) else NO_TEXT
    use = FITS if fits(view, seat) else NO_TEXT
    standing = _standing(view, seat)
    bid = int(view.bids[seat]) if view.bids[seat] >= 0 and standing != "out" else None
    return Bidder(seat + 1, standing, _said(view, seat), means, worth, use, bid)


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
        return PASSED.format(bid=str(bid)) if bid >= 0 else PASSES
    if bid >= 0:
        return talers(bid) if view.buyer == seat else BIDS.format(bid=bid)
    if view.phase == BIDDING and view.actor == seat + 1:
        return OPENS if view.bidder == NOBODY else ASKED
    return AUCTIONEER if seat == view.active and not view.is_final else NO_TEXT


def _has_failed(view: State, seat: int) -> bool:
    """WB 3.6: whether a seat should have bought in the auction that is over, and could not pay."""
    is_over = view.stack != NOTHING and view.phase not in (PEEKING, BIDDING)
    return is_over and has_over_bid(view, seat, price_of(view, view.buyer))
