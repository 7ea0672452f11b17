"""The facts beside a sabotage: whom a saboteur reaches, what a lost building costs (WB 3.11-3.12)."""

from baumeister.core.record import copy
from baumeister.games.wettstreit.rules.building import demolish
from baumeister.games.wettstreit.rules.components import HAND_TARGET
from baumeister.games.wettstreit.rules.sabotage import fewest_shields, is_weakest
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.state import BUILDING, State
from baumeister.games.wettstreit.words.phrases import seat_name, to_card
from baumeister.games.wettstreit.words.turn_preview import can_sabotage
from baumeister.text import OR, Text, join, points

REACHES = Text("Your saboteur may attack {targets}.", "Dein Saboteur kann {targets} angreifen.")
WEAKEST = Text(
    "a building of {seats} (fewest shields of the rival cities)",
    "ein Gebäude von {seats} (wenigste Schilde der gegnerischen Städte)",
)
LARGE_HANDS = Text("a card of {seats} (five or more in hand)", "eine Karte von {seats} (fünf oder mehr auf der Hand)")
WITHOUT = Text("Without {card} your city is worth {points}.", "Ohne {card} zählt deine Stadt {points}.")


def may_sabotage(view: State) -> bool:
    """Tell whether the viewer may use a saboteur now."""
    return bool(view.phase == BUILDING and view.viewer == view.active + 1 and can_sabotage(view))


def targets(view: State) -> Text:
    """Tell the active seat whom its saboteur reaches; what the die does is drawn."""
    fewest = fewest_shields(view)
    weakest = [seat for seat in range(view.seats) if is_weakest(view, seat, fewest)]
    large = [seat for seat in range(view.seats) if seat != view.active and view.hand_sizes[seat] >= HAND_TARGET]
    reached = [(WEAKEST, weakest), (LARGE_HANDS, large)]
    said = [words.format(seats=join(map(seat_name, seats), OR)) for words, seats in reached if seats]
    return REACHES.format(targets=join(said, OR))


def loss(view: State) -> Text:
    """Tell the owner of an attacked building what its city counts without it."""
    after = copy(view)
    card = demolish(after, after.target, after.target_place)
    return WITHOUT.format(card=to_card(card), points=points(int(total(after, after.target))))
