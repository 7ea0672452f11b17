"""The log of an auction (WB 3.2-3.6)."""

from collections.abc import Iterator

from baumeister.games.wettstreit.rules.auction import buyer_now, has_over_bid, price_of, share_of_auctioneer
from baumeister.games.wettstreit.rules.moves import BID, PASS, PEEK
from baumeister.games.wettstreit.rules.state import BIDDING, NOBODY, NOTHING, State
from baumeister.games.wettstreit.words.parts import SALE, hand_part, stack_part, tent_part
from baumeister.games.wettstreit.words.phrases import (
    FROM_STACKS,
    OF_STACKS,
    TYPES,
    TYPES_NOMINATIVE,
    new_sentence,
    seat_name,
    talers,
    the_card,
    to_card,
)
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text

PUTS_UP_KNOWN = Text("{seat} auctions {card} {stack}", "{seat} versteigert {card} {stack}")
PUTS_UP = Text(
    "{seat} auctions the top card of the hidden stack", "{seat} versteigert die oberste Karte des verdeckten Stapels"
)
LAST_CARD = Text(
    "That was the last card {stack}: the final round follows this turn",
    "Das war die letzte Karte {stack}: Nach diesem Zug folgt die Endrunde",
)
PEEKS = Text("{seat} looks at the hidden card", "{seat} sieht sich die verdeckte Karte an")
PEEKS_AT = Text("{seat} looks at the hidden card: {card}", "{seat} sieht sich die verdeckte Karte an: {card}")
OPENS = Text("{seat} opens with {talers}", "{seat} eröffnet mit {talers}")
OPENS_WITH_DATIVE = Text("{count} talers", "{count} Talern")
BIDS = Text("{seat} bids {talers}", "{seat} bietet {talers}")
PASSES = Text("{seat} passes", "{seat} passt")
ANNOUNCES = Text("{seat} announces the card: {type}", "{seat} sagt die Karte an: {type}")
OVER_BID = Text(
    "{seat} bid {bid} and can’t pay: {talers} go to the bank, and {seat} is out of this auction",
    "{seat} hat {bid} geboten und kann nicht zahlen: {talers} gehen an die Bank, und {seat} scheidet aus",
)
OVER_BID_ONE = Text(
    "{seat} bid {bid} and can’t pay: {talers} goes to the bank, and {seat} is out of this auction",
    "{seat} hat {bid} geboten und kann nicht zahlen: {talers} geht an die Bank, und {seat} scheidet aus",
)
OVER_BID_WITH_NOTHING = Text(
    "{seat} bid {bid} without a single taler and is out of this auction",
    "{seat} hat {bid} geboten, besitzt aber keinen Taler und scheidet aus",
)
BUYS = Text("{seat} buys {card} for {price}{shares}", "{seat} kauft {card} für {price}{shares}")
SHARED = Text(": {half} to {auctioneer}, {rest} to the bank", ": {half} an {auctioneer}, {rest} an die Bank")
TO_BANK = Text(", all to the bank", ", alles an die Bank")
NO_SHARE = Text(", all to the bank, as {auctioneer} overbid", ", alles an die Bank, denn {auctioneer} hat sich überboten")
UNSOLD = Text(
    "No bidder can pay: {card} is revealed and leaves the game",
    "Wer geboten hat, kann nicht zahlen: {card} wird allen gezeigt und kommt aus dem Spiel",
)
THE_HIDDEN_CARD = Text("the hidden card", "die verdeckte Karte")


def choice(before: State, after: State) -> Iterator[LogLine]:
    """WB 3.2, 4.1: which card is put up for auction; whether it is the last of its stack."""
    seat, stack = int(before.active), int(after.stack)
    name = seat_name(seat)
    if after.phase == BIDDING:  # from the open stack, or known to all (WB 3.14)
        text = PUTS_UP_KNOWN.format(seat=name, card=to_card(int(after.sale_card)), stack=FROM_STACKS[stack])
    else:
        text = PUTS_UP.format(seat=name)
    yield LogLine(text, seat + 1, (stack_part(stack),), rule="WB 3.2")
    if after.is_last_turn:
        yield LogLine(LAST_CARD.format(stack=OF_STACKS[stack]), parts=(stack_part(stack),), rule="WB 4.1")


def peeking(before: State, move: int | None) -> LogLine:
    """WB 3.2: the auctioneer looks at the hidden card; only to it the log says which one it is."""
    seat = int(before.active)
    text = PEEKS if move is None else PEEKS_AT.format(seat="{seat}", card=the_card(move - PEEK))
    return LogLine(text.format(seat=seat_name(seat)), seat + 1, (SALE,), rule="WB 3.2")


def bidding(before: State, move: int, after: State) -> Iterator[LogLine]:
    """WB 3.3-3.6: a bid or a pass, the announcement, the sale."""
    seat = int(before.actor) - 1
    if move == PASS:
        text = PASSES.format(seat=seat_name(seat))
    elif before.bidder == NOBODY:
        text = OPENS.format(seat=seat_name(seat), talers=_with_talers(move - BID))
    else:
        text = BIDS.format(seat=seat_name(seat), talers=talers(move - BID))
    yield LogLine(text, seat + 1, (SALE,), rule="WB 3.3")
    if after.phase == BIDDING and after.sale_type != before.sale_type:
        auctioneer = int(after.active)
        text = ANNOUNCES.format(seat=seat_name(auctioneer), type=TYPES_NOMINATIVE[after.sale_type])
        yield LogLine(text, parts=(SALE,), rule="WB 3.4")
    if after.phase != BIDDING:
        yield from _sale(before, after)


def _with_talers(count: int) -> Text:
    return talers(count) if count == 1 else OPENS_WITH_DATIVE.format(count=count)


def _sale(before: State, after: State) -> Iterator[LogLine]:
    buyer = buyer_now(before)
    for seat in _over_bidders(before, price_of(before, buyer)):
        yield _over_bid(before, seat)
    if buyer == NOBODY:
        card = next(card for card, count in enumerate(after.out) if count > before.out[card])
        yield LogLine(UNSOLD.format(card=new_sentence(card)), parts=(SALE,), rule="WB 3.6", held=True)
        return
    price = price_of(before, buyer)
    values = {"price": talers(price), "shares": _shares(before, buyer, price)}
    text = BUYS.format(seat=seat_name(buyer), card=_bought(before, after), **values)
    yield LogLine(text, buyer + 1, (hand_part(buyer),), rule="WB 3.5", sound="sells")


def _over_bidders(before: State, price: int) -> list[int]:
    """WB 3.6: the seats that should have bought and could not pay, the highest bid first."""
    failed = [seat for seat in range(before.seats) if has_over_bid(before, seat, price)]
    return sorted(failed, key=lambda seat: -int(before.bids[seat]))


def _over_bid(before: State, seat: int) -> LogLine:
    left, bid = int(before.talers[seat]), talers(int(before.bids[seat]))
    text = OVER_BID_WITH_NOTHING if left == 0 else OVER_BID_ONE if left == 1 else OVER_BID
    sentence = text.format(seat=seat_name(seat), bid=bid, talers=talers(left))
    return LogLine(sentence, seat + 1, (tent_part(seat),), rule="WB 3.6")


def _shares(before: State, buyer: int, price: int) -> Text:
    """WB 3.5-3.6: say how the price is divided between the auctioneer and the bank."""
    auctioneer = int(before.active)
    if buyer == auctioneer:
        return TO_BANK if price else NO_TEXT
    if has_over_bid(before, auctioneer, price):
        return NO_SHARE.format(auctioneer=seat_name(auctioneer))
    half = share_of_auctioneer(before, buyer, price)
    return SHARED.format(half=half, rest=price - half, auctioneer=seat_name(auctioneer))


def _bought(before: State, after: State) -> Text:
    """Name the card that was bought, as far as the viewer knows it."""
    if before.sale_card != NOTHING:
        return to_card(int(before.sale_card))
    if after.viewer == after.buyer + 1:
        return to_card(next(card for card, n in enumerate(after.hands[after.buyer]) if n > before.hands[after.buyer, card]))
    return TYPES[before.sale_type] if before.sale_type != NOTHING else THE_HIDDEN_CARD
