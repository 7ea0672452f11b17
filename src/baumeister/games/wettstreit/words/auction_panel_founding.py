"""What a hand is worth for the very first build: which cards exclude each other, what one more brings (WB 3.7-3.10)."""

from collections.abc import Iterator

from baumeister.games.wettstreit.rules.components import (
    HALL,
    LAID_MAX,
    LEFT,
    LETTER_OF,
    LETTERS,
    RIGHT,
    TYPE_OF_LETTER,
    TYPES,
)
from baumeister.games.wettstreit.rules.first_build import BYTE, beginnings, held_letters
from baumeister.games.wettstreit.rules.state import CHOICE, NOTHING, State
from baumeister.games.wettstreit.words.phrases import TYPES_NOMINATIVE
from baumeister.text import NO_TEXT, OR, Text, join

ONE_OF_HALLS = Text(
    "Only one of your town halls can go into your city.", "Von deinen Rathäusern passt nur eines in deine Stadt."
)
ONE_OF_CORNERS = Text(
    "Only one of your corner towers can go into your city before the final round.",
    "Von deinen Ecktürmen passt vor der Endrunde nur einer in deine Stadt.",
)
ANOTHER_HALL = Text(
    "You hold a town hall already; a city has only one.", "Ein Rathaus hast du schon; eine Stadt hat nur eines."
)
ANOTHER_CORNER = Text(
    "You hold a corner tower already: only one before the final round.",
    "Einen Eckturm hast du schon; vor der Endrunde geht nur einer.",
)
NOT_YET = Text("No three of your cards fit together yet.", "Noch passen keine drei deiner Karten zusammen.")
ENOUGH = Text("Your cards are enough for the first build.", "Deine Karten reichen für den ersten Bau.")
WITH_IT = Text("With this card you could begin your city.", "Mit dieser Karte könntest du deine Stadt beginnen.")
BEGINS = Text("Your city begins with three cards.", "Deine Stadt beginnt mit drei Karten.")
UNLIKE = Text("Neighbours are never of the same type.", "Nebeneinander stehen nie zwei gleicher Art.")
LIKE_THIS = Text("Your cards are enough: like this, for example.", "Deine Karten reichen, zum Beispiel so.")
TWO_MISSING = Text("You still need two that fit.", "Dazu fehlen noch zwei passende.")
ONE_MISSING = Text("Still missing: {types}.", "Noch fehlt: {types}.")
NAMES = (  # of each type, without an article: a phone's city has no room for more
    Text("corner tower", "Eckturm"),
    Text("tower", "Turm"),
    Text("city gate", "Stadttor"),
    Text("town hall", "Rathaus"),
    Text("church", "Kirche"),
)
ANY_MISSING = Text("You still need one, of any type.", "Dazu fehlt noch eine, gleich welcher Art.")
ANY_BUT = Text("You still need one, but not {type}.", "Dazu fehlt noch eine, nur k{type}.")  # no town hall: "kein Rathaus"
NOT_EVEN = Text("Even with this card no three of yours fit together.", "Auch mit dieser Karte passen keine drei zusammen.")


def can_found(view: State, seat: int, letter: int | None = None) -> bool:
    """WB 3.7: tell whether a hand that the viewer sees, with one more card of a letter, holds three that fit together."""
    more = 0 if letter is None else 1 << (BYTE * letter)
    return bool(beginnings(view, seat, held_letters(view, seat) + more))


def excluded(view: State, seat: int) -> Iterator[Text]:
    """WB 3.9-3.10: say which cards of a seat without a city can never stand in it together, before the final round."""
    if _count(view, seat, HALL) > 1:
        yield ONE_OF_HALLS
    if _count(view, seat, LEFT, RIGHT) > 1 and not view.is_final:
        yield ONE_OF_CORNERS


def hand_facts(view: State, seat: int) -> Iterator[Text]:
    """Say what a seat that has not built can make of its hand: whether it is enough, or what stands against it."""
    if can_found(view, seat):
        yield from [ENOUGH] if view.phase == CHOICE else []  # who builds sees it
        return
    reasons = list(excluded(view, seat))
    yield from reasons or ([NOT_YET] if view.hand_sizes[seat] >= LAID_MAX else [])


def sale_fact(view: State, seat: int) -> Text:
    """Say what the card for sale, if the viewer knows its type, brings a seat that has not built."""
    letter = _letter_for_sale(view)
    if letter == NOTHING:
        return NO_TEXT
    if letter == HALL and _count(view, seat, HALL):
        return ANOTHER_HALL
    if letter in (LEFT, RIGHT) and _count(view, seat, LEFT, RIGHT):
        return ANOTHER_CORNER
    if can_found(view, seat) or view.hand_sizes[seat] < LAID_MAX - 1:
        return NO_TEXT
    return WITH_IT if can_found(view, seat, letter) else NOT_EVEN


def missing(view: State, seat: int) -> Text:
    """Say what a hand still lacks for the first build."""
    if can_found(view, seat):
        return LIKE_THIS
    if not view.hand_sizes[seat]:
        return UNLIKE
    helping = {TYPE_OF_LETTER[letter] for letter in range(len(LETTERS)) if can_found(view, seat, letter)}
    others = [kind for kind in range(TYPES) if kind not in helping]
    if not helping:
        return TWO_MISSING
    if len(others) > 1:
        return ONE_MISSING.format(types=join([NAMES[kind] for kind in sorted(helping)], OR))
    return ANY_BUT.format(type=TYPES_NOMINATIVE[others[0]]) if others else ANY_MISSING


def _letter_for_sale(view: State) -> int:
    """Return the letter of the card for sale; of a corner tower of unknown side one, as both serve alike."""
    if view.sale_card != NOTHING:
        return int(LETTER_OF[view.sale_card])
    return TYPE_OF_LETTER.index(view.sale_type) if view.sale_type != NOTHING else NOTHING


def _count(view: State, seat: int, *letters: int) -> int:
    held = int(held_letters(view, seat))
    return sum(held >> (BYTE * letter) & 255 for letter in letters)
