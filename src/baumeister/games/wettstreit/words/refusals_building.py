"""Why a card may not be laid at a place (WB 3.7-3.10)."""

from baumeister.games.wettstreit.rules.building import is_gap
from baumeister.games.wettstreit.rules.components import HALL, LEFT, LETTER_OF, NEIGHBOUR_OF_LETTER, RIGHT
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.move_decoding import lay_of
from baumeister.games.wettstreit.words.phrases import card_name, city_card, hand_cards, place_text, the_card, to_card
from baumeister.games.wettstreit.words.turn_preview import lays
from baumeister.present.refusals import Reasons
from baumeister.text import Text, join

NO_CARDS = Text("you have no cards in hand", "du hast keine Karten auf der Hand")
NOT_HELD = Text("you don’t hold {card}, only {hand}", "du hast nicht {card} auf der Hand, sondern {hand}")
CAN_NOT_BEGIN = Text(
    "your first build is exactly three cards side by side, and no three in your hand fit together",
    "zuerst baust du genau drei Karten nebeneinander, und in deiner Hand passen keine drei zusammen",
)
FIRST_PLACE = Text(
    "your city is empty: its first card goes at place 0", "deine Stadt ist leer: Die erste Karte kommt auf Platz 0"
)
TAKEN = Text("place {place} is taken by {other}", "auf Platz {place} liegt schon {other}")
NOT_BESIDE = Text("place {place} is not next to a card of your city", "Platz {place} grenzt an keine Karte deiner Stadt")
BEYOND_END = Text(
    "{other} closes your city: you can’t lay anything beyond it",
    "{other} schließt deine Stadt ab: Darüber hinaus legst du nichts",
)
SAME_TYPE = Text(
    "two buildings of the same type can’t be neighbours, and {other} is next to that place",
    "zwei gleichartige Gebäude dürfen nicht nebeneinanderstehen, und daneben liegt {other}",
)
TOWERS = Text(
    "towers and corner towers are one type and can’t be neighbours, and {other} is next to that place",
    "Türme und Ecktürme dürfen nicht nebeneinanderstehen, und daneben liegt {other}",
)
SECOND_HALL = Text("your city already has a town hall", "deine Stadt hat schon ein Rathaus")
INTO_GAP = Text("a corner tower can’t go into a gap", "ein Eckturm darf nicht in eine Lücke")
NOT_LEFTMOST = Text(
    "a left corner tower must be the leftmost card of your city", "ein linker Eckturm muss ganz links in deiner Stadt liegen"
)
NOT_RIGHTMOST = Text(
    "a right corner tower must be the rightmost card of your city",
    "ein rechter Eckturm muss ganz rechts in deiner Stadt liegen",
)
SECOND_CORNER = Text(
    "before the final round your city may have only one corner tower",
    "vor der Endrunde darf deine Stadt nur einen Eckturm haben",
)
NO_THREE = Text(
    "your first build is exactly three cards, and after {card} there you couldn’t lay {missing}",
    "zuerst baust du genau drei Karten, und nach {to_card} dort könntest du {missing} mehr legen",
)
ONE_MORE, TWO_MORE = Text("one more", "keine"), Text("two more", "keine zwei")


def not_laid(view: State, move: int) -> Reasons:
    """Yield the rules that forbid laying a card at a place, with a sentence each."""
    seat = int(view.active)
    card, index = lay_of(move)
    yield from _not_held(view, seat, card)
    if not view.has_built[seat] and view.laid == 0 and not can_begin(view):
        yield "WB 3.7", CAN_NOT_BEGIN
    yield from _no_place(view, seat, index)
    yield from _beyond_end(view, seat, index)
    yield from _not_beside(view, seat, card, index)
    yield from _no_corner(view, seat, card, index)
    if not view.has_built[seat] and move not in lays(view):
        missing = ONE_MORE if view.laid else TWO_MORE
        yield "WB 3.7", NO_THREE.format(card=card_name(card), to_card=_dative(card), missing=missing)


def can_begin(view: State) -> bool:
    """WB 3.7: whether the seat to move can lay any card."""
    return bool(lays(view))


def _not_held(view: State, seat: int, card: int) -> Reasons:
    hand = hand_cards(view, seat)
    if not hand:
        yield "WB 3.7", NO_CARDS
    if card not in hand:
        held = join(map(to_card, sorted(set(hand))))
        yield "WB 3.7", NOT_HELD.format(card=to_card(card), hand=held)


def _no_place(view: State, seat: int, index: int) -> Reasons:
    if view.city_sizes[seat] == 0:
        if index != view.leftmost[seat]:
            yield "WB 3.8", FIRST_PLACE
        return
    if view.cities[seat, index] >= 0:
        yield "WB 3.8", TAKEN.format(other=the_card(int(view.cities[seat, index])), place=place_text(index))
    if not _neighbours(view, seat, index):
        yield "WB 3.8", NOT_BESIDE.format(place=place_text(index))


def _neighbours(view: State, seat: int, index: int) -> list[int]:
    return [card for card in (city_card(view, seat, index - 1), city_card(view, seat, index + 1)) if card >= 0]


def _beyond_end(view: State, seat: int, index: int) -> Reasons:
    left, right = city_card(view, seat, index - 1), city_card(view, seat, index + 1)
    if left >= 0 and LETTER_OF[left] == RIGHT:
        yield "WB 3.10", BEYOND_END.format(other=the_card(left))
    if right >= 0 and LETTER_OF[right] == LEFT:
        yield "WB 3.10", BEYOND_END.format(other=the_card(right))


def _not_beside(view: State, seat: int, card: int, index: int) -> Reasons:
    kind = NEIGHBOUR_OF_LETTER[LETTER_OF[card]]
    for other in _neighbours(view, seat, index):
        if NEIGHBOUR_OF_LETTER[LETTER_OF[other]] == kind:
            text = TOWERS if LETTER_OF[other] != LETTER_OF[card] else SAME_TYPE
            yield "WB 3.9", text.format(other=the_card(other))
    if LETTER_OF[card] == HALL and view.hall_counts[seat]:
        yield "WB 3.9", SECOND_HALL


def _no_corner(view: State, seat: int, card: int, index: int) -> Reasons:
    letter = LETTER_OF[card]
    if letter not in (LEFT, RIGHT) or view.city_sizes[seat] == 0:
        return
    if is_gap(view, seat, index):
        yield "WB 3.10", INTO_GAP
    if letter == LEFT and index > view.leftmost[seat]:
        yield "WB 3.10", NOT_LEFTMOST
    if letter == RIGHT and index < view.rightmost[seat]:
        yield "WB 3.10", NOT_RIGHTMOST
    if view.corner_counts[seat] and not view.is_final:
        yield "WB 3.10", SECOND_CORNER


def _dative(card: int) -> Text:
    """Name a card after "nach"."""
    name = to_card(card)
    german = name.de.replace("die ", "der ").replace("das ", "dem ").replace("den ", "dem ")
    return Text(name.en, german)
