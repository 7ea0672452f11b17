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
from baumeister.present.refusals import Reasons, refused
from baumeister.text import Text

NO_DECISION = {
    TURN_UP: (
        "WB 2.1",
        Text("first the open stack's top card is turned up", "erst wird die oberste Karte des offenen Stapels aufgedeckt"),
    ),
    INCOME: ("WB 3.1", Text("first the die is rolled for income", "erst wird um Einnahmen gewürfelt")),
    PEEKING: ("WB 3.2", Text("first the auctioneer looks at the hidden card", "erst wird die verdeckte Karte angesehen")),
    ATTACK: ("WB 3.11", Text("first the sabotage roll is made", "erst wird der Sabotagewurf gemacht")),
    LOSS: ("WB 3.12", Text("first a card is drawn from the hand", "erst wird eine Handkarte gezogen")),
    DONE: ("WB 4.2", Text("the game is over", "das Spiel ist zu Ende")),
}
NOW = {
    ROBBERY: Text("now you may take a saboteur from somebody", "jetzt darfst du jemandem einen Saboteur wegnehmen"),
    CHOICE: Text("now you choose a stack for the auction", "jetzt wählst du einen Stapel für die Versteigerung"),
    BIDDING: Text("now you bid for a card", "jetzt bietest du auf eine Karte"),
    BUILDING: Text("now you build or sabotage", "jetzt baust oder sabotierst du"),
    RANSOM: Text("now you say whether you pay for your building", "jetzt sagst du, ob du für dein Gebäude zahlst"),
    BURIAL: Text("now you choose the stack that a card goes under", "jetzt wählst du den Stapel, unter den eine Karte kommt"),
}
WRONG_TIME = Text("{rule}, and {now}", "{rule}, und {now}")
ROBBING = Text(
    "a saboteur is taken from others only after rolling one with the pool empty",
    "anderen nimmt man einen Saboteur nur, wenn man einen würfelt und der Vorrat leer ist",
)
CHOOSING = Text(
    "a stack is chosen after the income, before the bidding", "ein Stapel wird nach den Einnahmen gewählt, vor dem Bieten"
)
MAKING_BIDS = Text("bids belong to an auction", "geboten und gepasst wird nur in einer Versteigerung")
LAYING = Text("cards are laid after the auction", "gelegt wird nach der Versteigerung")
ENDING = Text("only building can be ended", "beenden lässt sich nur das Bauen")
SABOTAGING = Text("saboteurs are used after the auction", "Saboteure kommen nach der Versteigerung zum Einsatz")
PAYING = Text(
    "only the owner of an attacked building is asked to pay", "gefragt wird nur, wem ein angegriffenes Gebäude gehört"
)
BURYING = Text("a card goes under a stack only after a sabotage", "unter einen Stapel kommt eine Karte nur nach einer Sabotage")

MUST_OPEN = Text(
    "you put the card up for auction and must make the first bid", "du versteigerst die Karte und musst das erste Gebot machen"
)
OPENING_TOO_LOW = Text("your first bid must be 1 taler at least", "dein erstes Gebot muss mindestens 1 Taler sein")
TOO_LOW = Text(
    "a bid must be above {bid}, which {bidder} has bid", "ein Gebot muss über {bid} liegen, so viel hat {bidder} geboten"
)
NO_CASH = Text(
    "bids stay within the cash in this game, and you have {talers}", "geboten wird hier nur, was man hat, und du hast {talers}"
)
MUST_COMPLETE = Text(
    "your first build is exactly three cards, and you have laid {count}",
    "zuerst baut man genau drei Karten, und du hast erst {count} gelegt",
)


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move; the view is that of the seat whose turn it is."""
    return refused(_reasons(view, move), MOVE_TEXTS[move])


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
    highest = talers(int(view.bids[view.bidder]))
    highest = Text(highest.en, highest.de.replace("Taler", "Talern") if view.bids[view.bidder] != 1 else "1 Taler")
    return TOO_LOW.format(bid=highest, bidder=seat_name(int(view.bidder)))
