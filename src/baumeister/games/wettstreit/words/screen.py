"""Wettstreit der Baumeister in a terminal. Others' talers stay behind their tents."""

from collections.abc import Iterator

from baumeister.core.record import FULL
from baumeister.games.wettstreit.rules.components import LETTER_OF, OPEN, STACKS
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import BIDDING, DONE, NOTHING, State
from baumeister.games.wettstreit.words.notation import CARD_NAMES, place_name
from baumeister.games.wettstreit.words.phrases import SEATS, TYPES_NOMINATIVE, cards, hand_cards, talers
from baumeister.games.wettstreit.words.phrases import STACKS as STACK_NAMES
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.present.terminal import laid_out, paint, seat_lines
from baumeister.text import Language, Text, capital, listed

HUES = ("granite", "granite", "granite", "sandstone", "red", "steel")  # by letter

LEGEND = Text(
    "L R left and right corner tower, T tower, G city gate, H town hall, C church, each with its value. A gap: .",
    "L R linker und rechter Eckturm, T Turm, G Stadttor, H Rathaus, C Kirche, mit ihren Werten. Eine Lücke: .",
)
POOL = Text("Saboteurs in the pool: {count}", "Saboteure im Vorrat: {count}")
ON_TOP = Text("{card} on top", "oben {card}")
AT_BOTTOM = Text("{cards} at the bottom", "ganz unten {cards}")
SALE = Text("Up for auction: {card}", "Versteigert wird: {card}")
UNKNOWN = Text("a hidden card", "eine verdeckte Karte")
BIDS = Text("bids", "Gebote")
NO_CITY = Text("no city yet", "noch keine Stadt")
FROM = Text("from place {place}", "ab Platz {place}")
BEHIND_TENT = Text("talers behind the tent", "Taler hinter dem Zelt")
HELD = Text(
    "{talers}, saboteurs {saboteurs}, cards in hand {hand}", "{talers}, Saboteure {saboteurs}, Karten auf der Hand {hand}"
)
HAND = Text("Your hand: {cards}", "Deine Hand: {cards}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the cities, the stacks and the auction, every seat's goods, the viewer's hand."""
    cities = (_city(view, seat, language) for seat in range(view.seats))
    beside = [*_stacks(view, language), POOL.format(count=int(view.pool))[language], *_sale(view, language)]
    held = (_held(view, seat)[language] for seat in range(view.seats))
    return laid_out(
        language, cities, LEGEND, beside, seat_lines(view, language, SEATS[: view.seats], held), _hand(view, language)
    )


def _city(view: State, seat: int, language: Language) -> str:
    name = paint(SEAT_HUES[seat], f"P{seat + 1}")
    if view.city_sizes[seat] == 0:
        return f"{name} {paint('faint', NO_CITY[language])}"
    laid = view.cities[seat, view.leftmost[seat] : view.rightmost[seat] + 1].tolist()
    line = " ".join("." if card == NOTHING else _card(card) for card in laid)
    start = FROM.format(place=place_name(view.leftmost[seat]))[language]
    return f"{name} {line}  {paint('faint', start)}"


def _card(card: int) -> str:
    return paint(HUES[LETTER_OF[card]], CARD_NAMES[card])


def _stacks(view: State, language: Language) -> Iterator[str]:
    for stack in range(STACKS):
        known = [_card(int(card)) for card in view.under[stack, : view.under_counts[stack]]]
        parts = [cards(stack_size(view, stack))]
        if stack == OPEN and view.open_top != NOTHING:
            parts.append(ON_TOP.format(card=_card(view.open_top)))
        if known:
            parts.append(AT_BOTTOM.format(cards=" ".join(known)))
        yield f"{capital(STACK_NAMES[stack])[language]}: {listed(parts)[language]}"


def _sale(view: State, language: Language) -> Iterator[str]:
    if view.phase == BIDDING:
        kind = TYPES_NOMINATIVE[view.sale_type] if view.sale_type != NOTHING else UNKNOWN
        card = _card(view.sale_card) if view.sale_card != NOTHING else kind
        bids = [f"{SEATS[seat][language]} {view.bids[seat]}" for seat in range(view.seats) if view.bids[seat] >= 0]
        yield SALE.format(card=card)[language] + (f" ({BIDS[language]}: {', '.join(bids)})" if bids else "")


def _held(view: State, seat: int) -> Text:
    """Tell the viewer's knowledge of a seat's goods."""
    is_open = view.viewer in (FULL, seat + 1) or view.phase == DONE
    known = (view.hands[seat] if is_open else view.shown[seat]).tolist()
    names = [] if view.viewer == seat + 1 else [_card(card) for card, count in enumerate(known) for _ in range(count)]
    return HELD.format(
        talers=talers(int(view.talers[seat])) if is_open else BEHIND_TENT,
        saboteurs=int(view.saboteurs[seat]),
        hand=f"{view.hand_sizes[seat]}" + (f" ({' '.join(names)})" if names else ""),
    )


def _hand(view: State, language: Language) -> Iterator[str]:
    if view.viewer > 0:
        yield HAND.format(cards=" ".join(map(_card, hand_cards(view, view.viewer - 1))) or "-")[language]
