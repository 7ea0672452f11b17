"""Prompts for a seat, and the sources of points."""

from collections.abc import Mapping, Sequence

from baumeister.games.wettstreit.rules.components import LAID_MAX, VALUE_OF
from baumeister.games.wettstreit.rules.moves import SABOTAGE_HAND
from baumeister.games.wettstreit.rules.scoring import CHURCHES, CORNERS, HAND, LAID, MIDDLE
from baumeister.games.wettstreit.rules.state import (
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    DONE,
    INCOME,
    LOSS,
    NOBODY,
    NOTHING,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)
from baumeister.games.wettstreit.words.endings import winning_seats
from baumeister.games.wettstreit.words.items import points_by_reason
from baumeister.games.wettstreit.words.phrases import TYPES, seat_name, talers, the_card, to_card
from baumeister.games.wettstreit.words.refusals_building import can_begin
from baumeister.games.wettstreit.words.turn_preview import can_sabotage, sabotages
from baumeister.text import Text, join

OWN = {
    ROBBERY: Text(
        "The pool is empty: take a saboteur from another player, or don’t.",
        "Der Vorrat ist leer: Nimm jemandem einen Saboteur weg oder lass es.",
    ),
    CHOICE: Text(
        "Choose a stack and auction its top card.",
        "Wähle einen Stapel und versteigere seine oberste Karte.",
    ),
    RANSOM: Text(
        "{active} attacks {card}: pay {price} to save your building, or let it be destroyed.",
        "{active} greift {to_card} an: Rette dein Gebäude für {price} oder lass es zerstören.",
    ),
    BURIAL: Text(
        "Both stacks are the same height: choose which one {card} goes under.",
        "Beide Stapel sind gleich hoch: Wähle, unter welchen {card} kommt.",
    ),
}
RULES = {ROBBERY: "WB 3.1", CHOICE: "WB 3.2", BIDDING: "WB 3.3", BUILDING: "WB 3.7", RANSOM: "WB 3.11", BURIAL: "WB 3.14"}
OPEN_BIDDING = Text("Make the opening bid for {sale}.", "Mach das erste Gebot auf {sale}.")
BID = Text("Bid more than {bid} for {sale}, or pass.", "Biete mehr als {bid} auf {sale} oder passe.")
BUILD = Text("Build up to three cards, or sabotage.", "Baue bis zu drei Karten oder sabotiere.")
BUILD_ONLY = Text("Build up to three cards, or end your turn.", "Baue bis zu drei Karten oder beende deinen Zug.")
BUILD_FIRST = Text(
    "Found your city: your first build is exactly three cards.", "Gründe deine Stadt: Zuerst baust du genau drei Karten."
)
CAN_NOT_BEGIN = Text(
    "You can’t found your city yet: you need three cards that fit together.",
    "Noch kannst du keine Stadt gründen: Du brauchst drei Karten, die zusammenpassen.",
)
NONE_FITS = Text(
    "None of your cards fits your city: end your turn.", "Keine deiner Karten passt an deine Stadt: Beende deinen Zug."
)
NONE_FITS_SABOTAGE = Text(
    "None of your cards fits your city: sabotage, or end your turn.",
    "Keine deiner Karten passt an deine Stadt: Sabotiere oder beende deinen Zug.",
)
CAN_NOT_BEGIN_SABOTAGE = Text(
    "You can’t found your city yet: sabotage, or end your turn.",
    "Noch kannst du keine Stadt gründen: Sabotiere oder beende deinen Zug.",
)
NO_CARDS_SABOTAGE = Text(
    "You have no cards to build: sabotage, or end your turn.",
    "Du hast keine Karten zum Bauen: Sabotiere oder beende deinen Zug.",
)
NO_CARDS = Text("You have no cards to build: end your turn.", "Du hast keine Karten zum Bauen: Beende deinen Zug.")
NO_MORE_FITS = Text("You can’t lay any more: end your turn.", "Mehr kannst du nicht legen: Beende deinen Zug.")
LAY_MORE = Text("Lay another card, or end your turn.", "Lege noch eine Karte oder beende deinen Zug.")
COMPLETE_FIRST = Text("Your first build is three cards: lay another.", "Zuerst baust du drei Karten: Lege noch eine.")
FINAL = Text(
    "Final round: lay up to three more cards; both ends may get a corner tower.",
    "Endrunde: Lege noch bis zu drei Karten; beide Enden dürfen einen Eckturm bekommen.",
)
NEXT_CARD = Text("Now choose a card from your hand", "Jetzt eine Karte aus deiner Hand")
NEXT_PLACE = Text("Now choose its place in your city", "Jetzt ihren Platz in deiner Stadt")
NEXT_SABOTEUR = Text("Now choose your saboteur", "Jetzt deinen Saboteur")
NEXT_BUILDING = Text("Now choose a building to attack", "Jetzt ein Gebäude als Ziel")
NEXT_HAND = Text("Now choose a hand to attack", "Jetzt eine Hand als Ziel")
NEXT_TARGET = Text("Now choose a target: a building or a hand", "Jetzt das Ziel: ein Gebäude oder eine Hand")
OTHERS = {
    TURN_UP: Text("The open stack’s top card is turned up.", "Die oberste Karte des offenen Stapels wird aufgedeckt."),
    INCOME: Text("{active} rolls for income.", "{active} würfelt um Einnahmen."),
    ROBBERY: Text("{active} may take a saboteur from another player.", "{active} darf jemandem einen Saboteur wegnehmen."),
    CHOICE: Text("{active} is choosing a stack to auction from.", "{active} wählt einen Stapel für die Versteigerung."),
    PEEKING: Text("{active} is looking at the hidden card.", "{active} sieht sich die verdeckte Karte an."),
    BUILDING: Text("{active} builds or sabotages.", "{active} baut oder sabotiert."),
    RANSOM: Text(
        "{target} may pay {price} to save {card}.",
        "{target} darf {price} zahlen, um {to_card} zu retten.",
    ),
    LOSS: Text("{active} draws a card from {target}’s hand.", "{active} zieht eine Karte aus der Hand von {target}."),
    BURIAL: Text("{active} is choosing a stack for {card}.", "{active} wählt einen Stapel für {to_card}."),
}
FINAL_OTHERS = Text("Final round: {active} is laying the last cards.", "Endrunde: {active} legt die letzten Karten.")
OTHERS_BID = Text("{actor} is bidding for {sale}.", "{actor} bietet auf {sale}.")
ATTACKED = Text("Sabotage roll against {target}’s building: {card}.", "Sabotagewurf auf ein Gebäude von {target}: {card}.")
THE_HIDDEN_CARD = Text("the hidden card", "die verdeckte Karte")
OVER = Text("Game over: {seats} wins.", "Das Spiel ist aus: {seats} gewinnt.")
OVER_SHARED = Text("Game over: {seats} share the victory.", "Das Spiel ist aus: {seats} teilen sich den Sieg.")

REASON_TITLES = {
    LAID: Text("Cards", "Karten"),
    MIDDLE: Text("Town hall in the middle", "Rathaus in der Mitte"),
    CHURCHES: Text("Balanced churches", "Gleich viele Kirchen"),
    CORNERS: Text("Matching corner towers", "Gleiche Ecktürme"),
    HAND: Text("Cards left in hand", "Übrige Handkarten"),
}


def prompt(view: State) -> Text:
    """Prompt the seat to move, and tell everybody else its task."""
    if view.phase == DONE:
        winners = winning_seats(view)
        names = join(seat_name(seat) for seat in winners)
        return (OVER if len(winners) == 1 else OVER_SHARED).format(seats=names)
    sentence = _own(view) if view.viewer == view.actor > 0 else _others(view)
    return sentence.format(**_values(view))


def asks(view: State) -> Mapping[str, Text]:
    """Say what a move still lacks."""
    if view.phase != BUILDING:
        return {}
    own, target = f"place-P{view.active + 1}", _next_target(view)
    return {"card": NEXT_CARD, "attack": NEXT_SABOTEUR, own: NEXT_PLACE, "place": target, "hand": target}


def _next_target(view: State) -> Text:
    """Name what a saboteur reaches now (WB 3.11-3.12)."""
    are_hands = {move >= SABOTAGE_HAND for move in sabotages(view)}
    return NEXT_TARGET if len(are_hands) > 1 else NEXT_HAND if True in are_hands else NEXT_BUILDING


def _own(view: State) -> Text:
    if view.phase == BIDDING:
        return OPEN_BIDDING if view.bidder == NOBODY else BID
    return _building(view) if view.phase == BUILDING else OWN[int(view.phase)]


def _building(view: State) -> Text:
    can_lay = can_begin(view)
    if not view.has_built[view.active]:
        if view.laid:
            return COMPLETE_FIRST
        if can_lay or view.is_final:
            return BUILD_FIRST
        return CAN_NOT_BEGIN_SABOTAGE if can_sabotage(view) else CAN_NOT_BEGIN
    if not can_lay:
        return _nothing_fits(view)
    if view.laid:
        return LAY_MORE
    return FINAL if view.is_final else BUILD if can_sabotage(view) else BUILD_ONLY


def _nothing_fits(view: State) -> Text:
    """Tell the remaining choices where no card can be laid."""
    if view.laid:
        return NO_MORE_FITS
    if not view.hand_sizes[view.active]:
        return NO_CARDS_SABOTAGE if can_sabotage(view) else NO_CARDS
    return NONE_FITS_SABOTAGE if can_sabotage(view) else NONE_FITS


def _others(view: State) -> Text:
    if view.phase == BIDDING:
        return OTHERS_BID
    if view.phase == BUILDING and view.is_final:
        return FINAL_OTHERS
    return OTHERS.get(int(view.phase), ATTACKED)


def _values(view: State) -> dict[str, Text]:
    values = {"active": seat_name(int(view.active)), "actor": seat_name(max(int(view.actor) - 1, 0)), "sale": _sale(view)}
    if view.bidder != NOBODY:
        values["bid"] = talers(int(view.bids[view.bidder]))
    if view.target != NOBODY:
        values["target"] = seat_name(int(view.target))
    card = int(view.evicted)
    if view.target_place != NOTHING and card == NOTHING:
        card = int(view.cities[view.target, view.target_place])
    if card != NOTHING:
        values |= {"card": the_card(card), "to_card": to_card(card), "price": talers(int(VALUE_OF[card]))}
    return values


def _sale(view: State) -> Text:
    """Name the card that is being auctioned, as far as the viewer knows it."""
    if view.sale_card != NOTHING:
        return to_card(int(view.sale_card))
    return TYPES[view.sale_type] if view.sale_type != NOTHING else THE_HIDDEN_CARD


def rule(view: State) -> str:
    """Return the rule of the present decision."""
    return "WB 4.2" if view.phase == BUILDING and view.is_final else RULES.get(int(view.phase), "")


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's points come from; but for laid cards, reasons without points for anybody are left out."""
    rows = points_by_reason(view).items()
    return [(REASON_TITLES[reason], counts) for reason, counts in rows if reason == LAID or any(counts)]


def choices_are_open(view: State) -> bool:
    """Tell whether a seat's choices follow from public knowledge: all but building with a hand that is large enough."""
    least = 1 if view.has_built[view.active] or view.laid else LAID_MAX
    return bool(view.phase != BUILDING or view.hand_sizes[view.active] < least)
