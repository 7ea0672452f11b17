"""The legal moves of Wettstreit der Baumeister as a form shows them: headings, and labels fit to be read aloud."""

from collections.abc import Sequence

from baumeister.games.wettstreit.rules.auction import affords
from baumeister.games.wettstreit.rules.components import OPEN
from baumeister.games.wettstreit.rules.moves import AUCTION, BID, DONE_MOVE, LAY, LEAVE, PASS, PAY, REFUSE, SABOTAGE_HAND, UNDER
from baumeister.games.wettstreit.rules.sabotage import ransom
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.move_decoding import lay_of, sabotage_of
from baumeister.games.wettstreit.words.phrases import card_name, cards, city_card, gap, seat_name, talers, the_card, to_card
from baumeister.games.wettstreit.words.turn_preview import points_after
from baumeister.present.words import MoveGroup, group_moves
from baumeister.text import Text, capital, points

TAKE = Text("Take a saboteur", "Einen Saboteur nehmen")
FROM = Text("From {seat}", "Von {seat}")
FROM_NOBODY = Text("Take none", "Keinen nehmen")
AUCTION_TITLE = Text("Auction", "Versteigern")
FROM_OPEN = Text("From the open stack: {card}", "Vom offenen Stapel: {card}")
FROM_HIDDEN = Text("The top card of the hidden stack ({cards})", "Die oberste Karte des verdeckten Stapels ({cards})")
BID_TITLE = Text("Bid", "Bieten")
OVER_BID_TITLE = Text(
    "Overbid: you have only {talers} and would lose them all", "Überbieten: Du hast nur {talers} und würdest alles verlieren"
)
OVER_BID_WITH_NOTHING = Text("Overbid: you have no talers", "Überbieten: Du hast keine Taler")
MORE_THAN_CASH = Text("{talers}, more than you have", "{talers}, mehr, als du hast")
NO_BID_TITLE = Text("No higher bid", "Kein höheres Gebot")
PASS_LABEL = Text("Pass", "Passen")
LAY_TITLE = Text("Lay {card}", "{card} legen")
STOP_TITLE = Text("End of your turn", "Ende deines Zugs")
END = Text("End your turn", "Zug beenden")
SABOTAGE_TITLE = Text("Sabotage {seat}’s city", "Die Stadt von {seat} sabotieren")
BUILDING_LABEL = Text("{card}, building {number} from the left", "{card}, {number}. Gebäude von links")
HAND_TITLE = Text("Sabotage a hand", "Handkarten sabotieren")
HAND_LABEL = Text("One of {seat}’s {cards}", "Eine der {cards} von {seat}")
ANSWER_TITLE = Text("Your {card}", "Dein Gebäude: {card}")
PAY_LABEL = Text("Pay {seat} {price}", "{price} an {seat} zahlen")
REFUSE_LABEL = Text("Let it be destroyed", "Zerstören lassen")
UNDER_TITLE = Text("{card} goes", "{card} kommt")
UNDER_LABELS = (
    Text("Under the open stack", "Unter den offenen Stapel"),
    Text("Under the hidden stack", "Unter den verdeckten Stapel"),
)
LEFT_END, RIGHT_END = Text("at the left end", "links anlegen"), Text("at the right end", "rechts anlegen")
THEN = Text("{card} {place}: then {points}", "{card} {place}: dann {points}")
FIRST = Text("as the first card", "als erste Karte")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return group_moves(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move < LEAVE:
        return TAKE, FROM.format(seat=seat_name(move))
    if move == LEAVE:
        return TAKE, FROM_NOBODY
    if move < BID:
        return AUCTION_TITLE, _stack_label(view, move - AUCTION)
    if move < PASS:
        return _bid_title(view, move - BID), _bid_label(view, move)
    if move == PASS:
        return NO_BID_TITLE, PASS_LABEL
    if move < DONE_MOVE:
        card, index = lay_of(move)
        label = THEN.format(
            card=capital(card_name(card)), place=_place_label(view, index), points=points(points_after(view, move))
        )
        return capital(LAY_TITLE.format(card=to_card(card))), label
    if move == DONE_MOVE:
        return STOP_TITLE, END
    if move < PAY:
        return _sabotage_label(view, move)
    if move <= REFUSE:
        return _answer_label(view, is_paid=move == PAY)
    return UNDER_TITLE.format(card=capital(the_card(int(view.evicted)))), UNDER_LABELS[move - UNDER]


def _stack_label(view: State, stack: int) -> Text:
    if stack == OPEN:
        return FROM_OPEN.format(card=card_name(int(view.open_top)))
    return FROM_HIDDEN.format(cards=cards(stack_size(view, stack)))


def _bid_title(view: State, bid: int) -> Text:
    """WB 3.6: bids that the seat can't pay stand apart, with a warning."""
    cash = int(view.talers[view.actor - 1])
    if bid <= cash:
        return BID_TITLE
    return OVER_BID_TITLE.format(talers=talers(cash)) if cash else OVER_BID_WITH_NOTHING


def _bid_label(view: State, move: int) -> Text:
    sum_of_bid = talers(move - BID)
    return sum_of_bid if affords(view, move) else MORE_THAN_CASH.format(talers=sum_of_bid)


def gain(view: State, move: int) -> str:
    """Tell a laid card's gain in points for its city, for the drawn part that lays it."""
    if not LAY <= move < DONE_MOVE:
        return ""
    return f"+{points_after(view, move) - total(view, view.active)}"


def _place_label(view: State, index: int) -> Text:
    seat = int(view.active)
    if view.city_sizes[seat] == 0:
        return FIRST
    if index < view.leftmost[seat]:
        return LEFT_END
    return RIGHT_END if index > view.rightmost[seat] else gap(view, seat, index)


def _sabotage_label(view: State, move: int) -> tuple[Text, Text]:
    seat, index = sabotage_of(move)
    if move >= SABOTAGE_HAND:
        return HAND_TITLE, HAND_LABEL.format(seat=seat_name(seat), cards=cards(int(view.hand_sizes[seat])))
    number = sum(city_card(view, seat, each) != NOTHING for each in range(index + 1))
    label = BUILDING_LABEL.format(card=card_name(int(view.cities[seat, index])), number=number)
    return SABOTAGE_TITLE.format(seat=seat_name(seat)), capital(label)


def _answer_label(view: State, *, is_paid: bool) -> tuple[Text, Text]:
    card = int(view.cities[view.target, view.target_place])
    title = ANSWER_TITLE.format(card=card_name(card))
    if not is_paid:
        return title, REFUSE_LABEL
    return title, PAY_LABEL.format(seat=seat_name(int(view.active)), price=talers(ransom(view)))
