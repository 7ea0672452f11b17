"""The facts beside an auction: the card, its places and its gain; then the points of the viewer's city."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.core.record import as_bytes, copy, read
from baumeister.games.wettstreit.bots.evaluation import city_worth
from baumeister.games.wettstreit.bots.evaluation_time import TimeLeft, time_left_of
from baumeister.games.wettstreit.bots.evaluation_weights import TODAY
from baumeister.games.wettstreit.bots.prospects import auctions_left
from baumeister.games.wettstreit.rules.building import fitting_place_count
from baumeister.games.wettstreit.rules.components import TYPE_OF, VALUE_OF
from baumeister.games.wettstreit.rules.knowledge_hands import receive
from baumeister.games.wettstreit.rules.scoring import points_if_complete, total
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, BURIAL, CHOICE, NOBODY, NOTHING, RANSOM, ROBBERY, State
from baumeister.games.wettstreit.words.auction_panel_founding import hand_facts, sale_fact
from baumeister.games.wettstreit.words.auction_panel_none_fits import reasons_none_fits
from baumeister.games.wettstreit.words.auction_panel_sabotage import loss, may_sabotage, targets
from baumeister.games.wettstreit.words.auction_panel_uses import use
from baumeister.games.wettstreit.words.phrases import seat_name, talers
from baumeister.games.wettstreit.words.turn_preview import best_of_turn
from baumeister.text import NO_TEXT, OR, Text, join, plural, points, signed

ONLY_ONE = Text(
    "Only {active} has seen it; you hear its kind once {active} may bid again.",
    "Nur {active} hat sie gesehen; du hörst die Sorte, sobald {active} wieder bieten darf.",
)
ONLY_YOU = Text(
    "Only you have seen it; the others hear its kind once you may bid again.",
    "Nur du kennst sie; die anderen hören die Sorte, sobald du wieder bieten darfst.",
)
KIND_IS_KNOWN = Text("The others know its kind only.", "Die anderen kennen nur die Sorte.")
VALUE = Text("It counts {points}.", "Die Karte zählt {points}.")
VALUES = Text("It counts {values} points.", "Die Karte zählt {values} Punkte.")
FITS_NOWHERE = Text("It doesn’t fit into your city right now.", "In deine Stadt passt die Karte gerade nirgends.")
FITS_ONCE = Text("It fits in 1 place in your city.", "In deine Stadt passt die Karte gerade auf 1 Platz.")
FITS = Text("It fits in {count} places in your city.", "In deine Stadt passt die Karte gerade auf {count} Plätze.")
LAST_CARD = Text("It is the last card of its stack.", "Das ist die letzte Karte des Stapels.")
STACKS_DIFFER = Text(
    "Everyone sees the open card; the hidden one only you, and the others at most hear its kind.",
    "Die offene Karte sehen alle, die verdeckte nur du; die anderen hören höchstens, welche Sorte es ist.",
)
CASH = Text(
    "You have {talers}; more is a bluff: if it wins, you lose them all and get nothing.",
    "Du hast {talers}; mehr ist Bluff: Gewinnt der Bluff, sind alle weg, und du gehst leer aus.",
)
CASH_IN_SHORT = Text(
    "You have {talers}; more is a bluff: if it wins, you lose them all.",
    "Du hast {talers}; mehr ist Bluff: Gewinnt der Bluff, sind alle weg.",
)
CASH_ALONE = Text("You have {talers}; more is a bluff.", "Du hast {talers}; mehr ist Bluff.")
HALF_IS_YOURS = Text("Half of what another pays is yours.", "Zahlt jemand anders, bekommst du die Hälfte.")
WHAT_FOR = Text(
    "Instead of building, a saboteur attacks a rival’s building or a hand of five or more cards.",
    "Statt zu bauen, greift man mit einem Saboteur ein fremdes Gebäude oder eine Hand ab fünf Karten an.",
)
KNOWN_TO_ALL = Text(
    "Everyone has seen it, and knows it when it comes up again.", "Alle haben sie gesehen und kennen sie, wenn sie wiederkommt."
)
STACKS_END = Text("Once a stack is empty, the final round follows.", "Ist ein Stapel leer, folgt die Endrunde.")
WHO_PAYS = Text(
    "You bid first; clockwise, each bids more or passes. The highest bidder pays: half to you, the rest to the bank, or all to "
    "the bank if that is you.",
    "Du bietest zuerst; reihum bietet jeder mehr oder passt. Wer am meisten bietet, zahlt: die Hälfte dir, den Rest der Bank; "
    "bist du das selbst, alles der Bank.",
)
BUYING_ONESELF = Text(
    "You bid first; clockwise, each bids more or passes. If you buy it yourself, all goes to the bank.",
    "Du bietest zuerst; reihum bietet jeder mehr oder passt. Kaufst du selbst, geht alles an die Bank.",
)
NO_CASH = Text("You have no talers: any bid is a bluff.", "Du hast keine Taler: Jedes Gebot ist Bluff.")
HAND_COSTS = Text("At the end your unbuilt cards cost {points}.", "Was du nicht baust, kostet dich am Ende {points}.")
THIS_TURN = Text(
    "With your hand your city can reach {more} this turn.", "Mit deiner Hand kommt deine Stadt in diesem Zug auf bis zu {more}."
)
CITY = Text("Your city is worth {points}.", "Deine Stadt zählt {points}.")
CITY_COULD = Text(
    "Your city is worth {points}; {more} if complete.", "Deine Stadt zählt {points}; vollständig wären es {more}."
)


def facts(view: State) -> Iterator[Text]:
    """Yield facts for the viewer now, a short sentence each."""
    own = view.viewer - 1
    has_something = own >= 0 and (view.city_sizes[own] or view.hand_sizes[own])
    if own >= 0 and view.viewer == view.actor and view.phase in (CHOICE, BUILDING) and _founds(view, own):
        yield from hand_facts(view, own)
    if view.phase == CHOICE and view.viewer == view.actor:
        yield HALF_IS_YOURS if has_something else STACKS_DIFFER
        if not view.hand_sizes[own] and not view.is_last_turn:
            yield STACKS_END  # WB 4.1; what a hand lacks needs the room
    if view.phase == ROBBERY and view.viewer == view.actor:
        yield WHAT_FOR  # WB 3.11-3.12
    if view.phase == BURIAL:
        yield KNOWN_TO_ALL  # WB 3.14
    if view.phase == BIDDING:
        yield from _card_facts(view)
        if own >= 0 and not view.has_passed[own] and not view.bids_within_cash:
            yield _cash(view, own)
        if own == view.active and view.sale_is_public and not has_something:
            yield HALF_IS_YOURS  # WB 3.5, until the viewer owns something
    elif own >= 0 and view.phase != CHOICE and (view.city_sizes[own] or _builds(view)):
        if _builds(view):
            yield from reasons_none_fits(view)
        now, could = int(total(view, own)), int(points_if_complete(view, own))
        if (now or could) and not may_sabotage(view):
            yield CITY.format(points=points(now)) if could <= now else CITY_COULD.format(points=points(now), more=could)
        if _builds(view) and (best := best_of_turn(view)) > now:
            yield THIS_TURN.format(more=best)
    if may_sabotage(view):
        yield targets(view)
    if view.phase == RANSOM and own == view.target:
        yield loss(view)
    if view.phase not in (BIDDING, RANSOM) and not may_sabotage(view):  # what is at stake there needs the room
        yield from _hand_costs(view, own)


def course(view: State) -> Text:
    """WB 3.3-3.5: say to whoever chooses a stack how the auction goes and who pays whom."""
    if view.phase != CHOICE or view.viewer != view.actor:
        return NO_TEXT
    own = view.viewer - 1
    return BUYING_ONESELF if view.city_sizes[own] or view.hand_sizes[own] else WHO_PAYS


def _cash(view: State, own: int) -> Text:
    """WB 3.6: say what can be bid without bluff, and what a bluff costs, unless a known card needs the room."""
    is_known = own == view.active or view.hand_sizes.any() or view.city_sizes.any()
    is_wordy = view.sale_card != NOTHING and (view.has_built[own] or view.hand_sizes[own])
    words = CASH_ALONE if is_wordy else CASH_IN_SHORT if is_known else CASH
    return words.format(talers=talers(int(view.talers[own]))) if view.talers[own] else NO_CASH


def _hand_costs(view: State, own: int) -> Iterator[Text]:
    """WB 4.3: say what the viewer's hand costs at the end."""
    if own >= 0 and view.hand_sizes[own]:
        yield HAND_COSTS.format(points=points(int(view.hands[own] @ VALUE_OF)))


def _builds(view: State) -> bool:
    """Whether the viewer can lay cards now."""
    return bool(view.phase == BUILDING and view.viewer == view.active + 1 and view.hand_sizes[view.active])


def _card_facts(view: State) -> Iterator[Text]:
    if view.is_last_turn:
        yield LAST_CARD
    if view.sale_card != NOTHING or view.sale_type != NOTHING:
        yield use(view)
    if view.viewer > 0 and _founds(view, view.viewer - 1) and (told := sale_fact(view, view.viewer - 1)) != NO_TEXT:
        yield told
    if view.sale_card == NOTHING:
        yield _values_fact(view) if view.sale_type != NOTHING else ONLY_ONE.format(active=seat_name(int(view.active)))
        return
    if not view.sale_is_public:
        yield ONLY_YOU if view.sale_type == NOTHING else KIND_IS_KNOWN  # WB 3.4
    if view.viewer > 0 and view.has_built[view.viewer - 1]:
        places = fitting_place_count(view, view.viewer - 1, view.sale_card)
        yield plural(places, FITS_ONCE, FITS) if places else FITS_NOWHERE


def _founds(view: State, own: int) -> bool:
    """Whether the viewer keeps its cards for the very first build."""
    return bool(view.hand_sizes[own] and not view.has_built[own] and not view.laid)


def _values_fact(view: State) -> Text:
    """WB 3.4: the values that a card of the announced type can have, by the viewer's count of unseen cards."""
    values = sorted({int(VALUE_OF[card]) for card, left in enumerate(view.unseen) if left and TYPE_OF[card] == view.sale_type})
    if len(values) == 1:
        return VALUE.format(points=points(values[0]))
    return VALUES.format(values=join((Text(str(value), str(value)) for value in values), OR))


def gains(view: State) -> tuple[Text, ...]:
    """Estimate each seat's gain by the auctioned card if it were free. Bids change nothing in that."""
    unsold = copy(view)
    unsold.actor, unsold.bidder, unsold.ply = view.active + 1, NOBODY, 0
    unsold.bids[:], unsold.has_passed[:] = 0, 0
    return _gains(as_bytes(unsold))


@lru_cache(maxsize=200)
def _gains(unsold: bytes) -> tuple[Text, ...]:
    view = read(State, unsold)
    without = _sold(view, NOBODY)
    time = time_left_of(auctions_left(without) / view.seats, TODAY)
    changes = [_worth(_sold(view, seat), seat, time) - _worth(without, seat, time) for seat in range(view.seats)]
    return tuple(Text(change, change) for change in map(signed, map(round, changes)))


def _worth(view: State, seat: int, time: TimeLeft) -> float:
    """Return the points that a seat's city and hand promise."""
    return float(city_worth(view, seat, time, False, TODAY))


def _sold(view: State, holder: int) -> State:
    """Return the position once a seat, or nobody, holds the auctioned card for all to see."""
    state = copy(view)
    state.phase, state.sale_is_public = BUILDING, 1
    if holder != NOBODY:
        receive(state, holder)
    state.sale_card = NOTHING
    return state
