"""The names of things in sentences. Cards have no article in English; in German they need one."""

import numpy as np

from baumeister.games.wettstreit.rules.components import CHURCH, GATE, HALL, LEFT, LETTER_OF, RIGHT, TOWER, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State
from baumeister.games.wettstreit.words.notation import place_name
from baumeister.text import Text, capital, plural, the_seat

SEATS = (Text("Lion", "Löwe"), Text("Eagle", "Adler"), Text("Bear", "Bär"), Text("Stag", "Hirsch"))

CARDS = {
    LEFT: Text("left corner tower\u00a0{value}", "linker Eckturm\u00a0{value}"),
    RIGHT: Text("right corner tower\u00a0{value}", "rechter Eckturm\u00a0{value}"),
    TOWER: Text("tower\u00a0{value}", "Turm\u00a0{value}"),
    GATE: Text("city gate\u00a0{value}", "Stadttor\u00a0{value}"),
    HALL: Text("town hall\u00a0{value}", "Rathaus\u00a0{value}"),
    CHURCH: Text("church\u00a0{value}", "Kirche\u00a0{value}"),
}
NOMINATIVE = {
    LEFT: "der linke Eckturm\u00a0{value}",
    RIGHT: "der rechte Eckturm\u00a0{value}",
    TOWER: "der Turm\u00a0{value}",
    GATE: "das Stadttor\u00a0{value}",
    HALL: "das Rathaus\u00a0{value}",
    CHURCH: "die Kirche\u00a0{value}",
}
ACCUSATIVE = NOMINATIVE | {
    LEFT: "den linken Eckturm\u00a0{value}",
    RIGHT: "den rechten Eckturm\u00a0{value}",
    TOWER: "den Turm\u00a0{value}",
}
TYPES = (
    Text("a corner tower", "einen Eckturm"),
    Text("a tower", "einen Turm"),
    Text("a city gate", "ein Stadttor"),
    Text("a town hall", "ein Rathaus"),
    Text("a church", "eine Kirche"),
)
TYPES_NOMINATIVE = (
    Text("a corner tower", "ein Eckturm"),
    Text("a tower", "ein Turm"),
    *TYPES[2:],
)
STACKS = (Text("the open stack", "der offene Stapel"), Text("the hidden stack", "der verdeckte Stapel"))
UNDER_STACKS = (
    Text("under the open stack", "unter den offenen Stapel"),
    Text("under the hidden stack", "unter den verdeckten Stapel"),
)
OF_STACKS = (Text("of the open stack", "des offenen Stapels"), Text("of the hidden stack", "des verdeckten Stapels"))
FROM_STACKS = (Text("from the open stack", "vom offenen Stapel"), Text("from the hidden stack", "vom verdeckten Stapel"))
TALER = Text("{count} taler", "{count} Taler")
TALERS = Text("{count} talers", "{count} Taler")
BETWEEN = Text("between {card} and {other}", "zwischen {card} und {other}")
BESIDE = Text("into the gap beside {card}", "neben {card} in die Lücke")
CARD = Text("{count} card", "{count} Karte")
CARDS_COUNTED = Text("{count} cards", "{count} Karten")
SHIELD = Text("{count} shield", "{count} Schild")
SHIELDS = Text("{count} shields", "{count} Schilde")


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat by the animal on its tent."""
    return SEATS[:seats]


def seat_name(seat: int) -> Text:
    """Name the player on a seat, counted from 0: whoever shows the sentence fills in the name."""
    return the_seat(seat + 1)


def card_name(card: int) -> Text:
    """Name a card: church 7, Kirche 7."""
    return CARDS[LETTER_OF[card]].format(value=int(VALUE_OF[card]))


def the_card(card: int) -> Text:
    """Name a card as the subject of a sentence: church 7, die Kirche 7."""
    letter = LETTER_OF[card]
    return Text(CARDS[letter].en, NOMINATIVE[letter]).format(value=int(VALUE_OF[card]))


def new_sentence(card: int) -> Text:
    """Name a card as the first word after a colon, with a capital in German: "Das Rathaus 5"."""
    name = the_card(card)
    return Text(name.en, capital(name).de)


def to_card(card: int) -> Text:
    """Name a card as the object of a sentence: church 7, den Turm 2."""
    letter = LETTER_OF[card]
    return Text(CARDS[letter].en, ACCUSATIVE[letter]).format(value=int(VALUE_OF[card]))


def place(view: State, seat: int, index: int) -> Text:
    """Say where a card comes to lie: "at the left end", "into the gap beside church 4"."""
    if view.city_sizes[seat] == 0:
        return Text("as the first card", "als erste Karte")
    if index < view.leftmost[seat]:
        return Text("at the left end", "links an")
    if index > view.rightmost[seat]:
        return Text("at the right end", "rechts an")
    return gap(view, seat, index)


def gap(view: State, seat: int, index: int) -> Text:
    """Name a gap in a city by what stands beside it."""
    return _gap(*(card for card in (city_card(view, seat, index + step) for step in (-1, 1)) if card != NOTHING))


def _gap(card: int, other: int = NOTHING) -> Text:
    if other == NOTHING:
        return BESIDE.format(card=to_card(card))
    return BETWEEN.format(card=to_card(card), other=to_card(other))


def place_text(index: int) -> str:
    """Write a place's number with a proper minus sign."""
    return place_name(index).replace("-", "−")


def talers(count: int) -> Text:
    """Say a sum of money."""
    return plural(count, TALER, TALERS)


def cards(count: int) -> Text:
    """Say a number of cards."""
    return plural(count, CARD, CARDS_COUNTED)


def shields(count: int) -> Text:
    """Say a number of shields."""
    return plural(count, SHIELD, SHIELDS)


def city_card(view: State, seat: int, index: int) -> int:
    """Return the card at a place of a city, -1 where none lies."""
    return int(view.cities[seat, index]) if 0 <= index < view.cities.shape[1] else NOTHING


def hand_cards(view: State, seat: int) -> list[int]:
    """Return the cards of a visible hand, each copy once."""
    return [int(card) for card in np.repeat(np.arange(view.hands.shape[1]), view.hands[seat])]
