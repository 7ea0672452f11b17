"""Why a move is refused: the first rule that forbids it, with a sentence for the seat that tried."""

from baumeister.core.errors import IllegalMove
from baumeister.games.wettstreit.rules.auction import highest_bid, lowest_bid
from baumeister.games.wettstreit.rules.moves import (
    AUCTION,
    BID,
    DONE_MOVE,
    LAY,
    LEAVE,
    PASS,
    PAY,
    SABOTAGE,
    SABOTAGE_HAND,
    UNDER,
)
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    DONE,
    INCOME,
    LOSS,
    NOBODY,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)
from baumeister.games.wettstreit.words.notation import MOVE_TEXTS
from baumeister.games.wettstreit.words.phrases import seat_name, talers
from baumeister.games.wettstreit.words.refusals_building import not_laid
from baumeister.games.wettstreit.words.refusals_sabotage import not_robbed, not_sabotaged
from baumeister.present.refusals import Reasons, refusal_of
from baumeister.text import Text

NO_DECISION = {
    TURN_UP: (
        "WB 2.1",
        Text("the open stack’s top card must be turned up first", "erst wird die oberste Karte des offenen Stapels aufgedeckt"),
    ),
    INCOME: ("WB 3.1", Text("the die must be rolled for income first", "erst wird um Einnahmen gewürfelt")),
    PEEKING: ("WB 3.2", Text("the auctioneer must look at the hidden card first", "erst wird die verdeckte Karte angesehen")),
    ATTACK: ("WB 3.11", Text("the sabotage roll comes first", "erst wird der Sabotagewurf gemacht")),
    LOSS: ("WB 3.12", Text("a card must be drawn from the hand first", "erst wird eine Handkarte gezogen")),
    DONE: ("WB 4.2", Text("the game is over", "das Spiel ist zu Ende")),
}
NOW = {
    ROBBERY: Text("right now you may take a saboteur from another player", "jetzt darfst du jemandem einen Saboteur wegnehmen"),
    CHOICE: Text("right now you choose a stack to auction from", "jetzt wählst du einen Stapel für die Versteigerung"),
    BIDDING: Text("right now you bid for a card", "jetzt bietest du auf eine Karte"),
    BUILDING: Text("right now you build or sabotage", "jetzt baust oder sabotierst du"),
    RANSOM: Text(
        "right now you decide whether to pay for your building", "jetzt entscheidest du, ob du für dein Gebäude zahlst"
    ),
    BURIAL: Text(
        "right now you choose which stack the card goes under", "jetzt wählst du, unter welchen Stapel die Karte kommt"
    ),
}
WRONG_TIME = Text("{rule}; {now}", "{rule}; {now}")
ROBBING = Text(
    "you take a saboteur from another player only after rolling one with the pool empty",
    "anderen nimmst du einen Saboteur nur weg, wenn du einen würfelst und der Vorrat leer ist",
)
CHOOSING = Text(
    "you choose a stack after income, before the bidding", "den Stapel wählst du nach den Einnahmen, vor dem Bieten"
)
MAKING_BIDS = Text("you bid and pass only in an auction", "du bietest und passt nur in einer Versteigerung")
LAYING = Text("you lay cards after the auction", "Karten legst du nach der Versteigerung")
ENDING = Text("you can end only the building step", "beenden kannst du nur das Bauen")
SABOTAGING = Text("you use saboteurs after the auction", "Saboteure setzt du nach der Versteigerung ein")
PAYING = Text("only the owner of an attacked building may pay", "zahlen darf nur, wem ein angegriffenes Gebäude gehört")
BURYING = Text("a card goes under a stack only after a sabotage", "unter einen Stapel kommt eine Karte nur nach einer Sabotage")

MUST_OPEN = Text(
    "this is your auction, so you must make the first bid", "du versteigerst die Karte, also musst du das erste Gebot machen"
)
OPENING_TOO_LOW = Text("your first bid must be at least 1 taler", "dein erstes Gebot muss mindestens 1 Taler betragen")
TOO_LOW = Text("bid more than {bid}, which is {bidder}’s bid", "biete mehr als {bid}, so viel hat {bidder} geboten")
NO_CASH = Text(
    "in this game you can’t bid more than you have: {talers}", "in diesem Spiel bietest du höchstens, was du hast: {talers}"
)
MUST_COMPLETE = Text(
    "your first build is exactly three cards, and you have laid only {count}",
    "zuerst baust du genau drei Karten, und du hast erst {count} gelegt",
)


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move of the seat to move; the view is its own."""
    return refusal_of(_reasons(view, move), MOVE_TEXTS[move])


def _reasons(view: State, move: int) -> Reasons:
    phase = int(view.phase)
    if phase in NO_DECISION:
        yield NO_DECISION[phase]
        return
    rule, when, text = _time(move)
    if phase != when:
        yield rule, WRONG_TIME.format(rule=text, now=NOW[phase])
    elif phase == ROBBERY and move < LEAVE:
        yield from not_robbed(view, move)
    elif phase == BIDDING:
        yield from _no_pass(view) if move == PASS else _no_bid(view, move - BID)
    elif phase == BUILDING and move < DONE_MOVE:
        yield from not_laid(view, move)
    elif move == DONE_MOVE:
        if view.laid and not view.has_built[view.active]:
            yield "WB 3.7", MUST_COMPLETE.format(count=int(view.laid))
    elif phase == BUILDING:
        yield from not_sabotaged(view, move)


def _time(move: int) -> tuple[str, int, Text]:
    """Return the rule that a move belongs to, the phase in which it is made, and a sentence that says so."""
    for first, rule, phase, text in (
        (UNDER, "WB 3.14", BURIAL, BURYING),
        (PAY, "WB 3.11", RANSOM, PAYING),
        (SABOTAGE_HAND, "WB 3.12", BUILDING, SABOTAGING),
        (SABOTAGE, "WB 3.11", BUILDING, SABOTAGING),
        (DONE_MOVE, "WB 3.7", BUILDING, ENDING),
        (LAY, "WB 3.7", BUILDING, LAYING),
        (BID, "WB 3.3", BIDDING, MAKING_BIDS),
        (AUCTION, "WB 3.2", CHOICE, CHOOSING),
    ):
        if move >= first:
            return rule, phase, text
    return "WB 3.1", ROBBERY, ROBBING


def _no_pass(view: State) -> Reasons:
    if view.bidder == NOBODY:
        yield "WB 3.3", MUST_OPEN


def _no_bid(view: State, bid: int) -> Reasons:
    if bid < lowest_bid(view):
        yield "WB 3.3", OPENING_TOO_LOW if view.bidder == NOBODY else _too_low(view)
    if bid > highest_bid(view):
        yield "WB 3.3", NO_CASH.format(talers=talers(int(view.talers[view.actor - 1])))


def _too_low(view: State) -> Text:
    return TOO_LOW.format(bid=talers(int(view.bids[view.bidder])), bidder=seat_name(int(view.bidder)))
