"""Wettstreit der Baumeister in a terminal: a view as text in Rich's markup. Others' talers stay behind their tents."""

from collections.abc import Iterator

from baumeister.games.wettstreit.components import LETTER_OF, OPEN, STACKS
from baumeister.games.wettstreit.ending import city_line
from baumeister.games.wettstreit.notation import CARD_NAMES, place_name
from baumeister.games.wettstreit.phrases import STACKS as STACK_TEXTS
from baumeister.games.wettstreit.phrases import TYPES_NOMINATIVE, capital, cards, hand_cards, seat_name, talers
from baumeister.games.wettstreit.stacks import stack_size
from baumeister.games.wettstreit.state import BIDDING, DONE, NOTHING, State
from baumeister.text import Language, Text

COLOURS = {
    "tower": "rosy_brown",
    "gate": "gold3",
    "hall": "red1",
    "church": "light_steel_blue",
}
STYLES = (*(COLOURS["tower"],) * 3, COLOURS["gate"], COLOURS["hall"], COLOURS["church"])  # by letter

LEGEND = Text(
    "L R left and right corner tower, T tower, G city gate, H town hall, C church, each with its value; . is a gap.",
    "L R linker und rechter Eckturm, T Turm, G Stadttor, H Rathaus, C Kirche, jeweils mit Wert; . ist eine Lücke.",
)
POOL = Text("Saboteurs in the pool", "Saboteure im Vorrat")
SALE = Text("For auction", "Versteigert wird")
UNKNOWN = Text("a hidden card", "eine verdeckte Karte")
BIDS = Text("bids", "Gebote")
NO_CITY = Text("no city yet", "noch keine Stadt")
FROM = Text("from place", "ab Platz")
BEHIND_TENT = Text("talers behind the tent", "Taler hinter dem Zelt")
SABOTEURS = Text("saboteurs", "Saboteure")
HAND = Text("hand", "Hand")
YOURS = Text("Your hand", "Deine Hand")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the stacks, the auction, every seat's city and goods, the viewer's hand."""
    lines = [*_stacks(view, language), *_sale(view, language), "", *_seats(view, language), LEGEND[language]]
    if view.viewer > 0:
        lines += ["", f"{YOURS[language]}: {_hand(view, view.viewer - 1)}"]
    return "\n".join(lines)


def _card(card: int) -> str:
    return f"[{STYLES[LETTER_OF[card]]}]{CARD_NAMES[card]}[/]"


def _hand(view: State, seat: int) -> str:
    return " ".join(map(_card, hand_cards(view, seat))) or "-"


def _stacks(view: State, language: Language) -> Iterator[str]:
    for stack in range(STACKS):
        known = [int(card) for card in view.under[stack, : view.under_counts[stack]]]
        top = f" {_card(view.open_top)}" if stack == OPEN and view.open_top != NOTHING else ""
        under = f" (… {' '.join(map(_card, known))})" if known else ""
        name = capital(STACK_TEXTS[stack])[language]
        yield f"{name}: {cards(stack_size(view, stack))[language]}{top}{under}"
    yield f"{POOL[language]}: {view.pool}"


def _sale(view: State, language: Language) -> Iterator[str]:
    if view.phase != BIDDING:
        return
    kind = TYPES_NOMINATIVE[view.sale_type] if view.sale_type != NOTHING else UNKNOWN
    what = _card(view.sale_card) if view.sale_card != NOTHING else kind[language]
    bids = [f"{seat_name(seat)[language]} {view.bids[seat]}" for seat in range(view.seats) if view.bids[seat] >= 0]
    yield f"{SALE[language]}: {what}" + (f" ({BIDS[language]}: {', '.join(bids)})" if bids else "")


def _seats(view: State, language: Language) -> Iterator[str]:
    for seat in range(view.seats):
        marker = "> " if view.active == seat and view.phase != DONE else "  "
        is_open = view.viewer in (-1, seat + 1) or view.phase == DONE
        money = talers(int(view.talers[seat]))[language] if is_open else BEHIND_TENT[language]
        goods = f"{money}, {SABOTEURS[language]} {view.saboteurs[seat]}, {HAND[language]} {view.hand_sizes[seat]}"
        cards_seen = view.hands[seat] if is_open else view.shown[seat]
        names = [_card(card) for card, count in enumerate(cards_seen) for _ in range(count)]
        known = f" ({' '.join(names)})" if names and view.viewer != seat + 1 else ""
        yield f"{marker}[bold]{seat_name(seat)[language]}[/] (P{seat + 1}): {goods}{known}"
        yield f"    {_city(view, seat, language)}"


def _city(view: State, seat: int, language: Language) -> str:
    if view.city_sizes[seat] == 0:
        return NO_CITY[language]
    line = " ".join("." if card is None else _card(card) for card in city_line(view, seat))
    return f"{line}  ({FROM[language]} {place_name(view.leftmost[seat])})"
