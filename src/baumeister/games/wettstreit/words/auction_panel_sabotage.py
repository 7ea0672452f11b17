"""The facts beside a sabotage: whom a saboteur reaches, what its roll does, what a lost building costs (WB 3.11-3.12)."""

from collections.abc import Iterator

from baumeister.core.record import copy
from baumeister.games.wettstreit.rules.building import demolish
from baumeister.games.wettstreit.rules.components import HAND_TARGET
from baumeister.games.wettstreit.rules.sabotage import fewest_shields, is_weakest
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.phrases import seat_name, to_card
from baumeister.text import Text, join, points

WEAKEST = Text(
    "Your saboteur gets into a city with the fewest shields: {seats}.",
    "Dein Saboteur kommt nur in eine Stadt mit den wenigsten Schilden: {seats}.",
)
LARGE_HANDS = Text(
    "From a hand of five or more it takes a card: {seats}.", "Wer mindestens fünf Handkarten hat, dem nimmt er eine: {seats}."
)
ROLL = Text(
    "Then you roll. 1 or 2: nothing happens. 3 to 5: the building falls unless you are paid its value. Saboteur: it falls.",
    "Dann würfelst du. 1 oder 2: nichts passiert. 3 bis 5: das Gebäude fällt, wenn man dir nicht seinen Wert zahlt. "
    "Saboteur: es fällt.",
)
WITHOUT = Text("Without {card} your city is worth {points}.", "Ohne {card} zählt deine Stadt {points}.")


def targets(view: State) -> Iterator[Text]:
    """Tell the active seat whom its saboteur reaches, and what the die does."""
    fewest = fewest_shields(view)
    if weakest := [seat for seat in range(view.seats) if is_weakest(view, seat, fewest)]:
        yield WEAKEST.format(seats=join(map(seat_name, weakest)))
        yield ROLL
    large = [seat for seat in range(view.seats) if seat != view.active and view.hand_sizes[seat] >= HAND_TARGET]
    if large:
        yield LARGE_HANDS.format(seats=join(map(seat_name, large)))


def loss(view: State) -> Text:
    """Tell the owner of an attacked building what its city counts without it."""
    after = copy(view)
    card = demolish(after, after.target, after.target_place)
    return WITHOUT.format(card=to_card(card), points=points(int(total(after, after.target))))
