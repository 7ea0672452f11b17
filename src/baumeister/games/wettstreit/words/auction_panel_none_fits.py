"""Why no card of the viewer's hand can be laid in its city, in a sentence for each reason (WB 3.9-3.10)."""

from collections.abc import Iterator

from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import HALL, LAID_MAX, LEFT, LETTER_OF, RIGHT
from baumeister.games.wettstreit.rules.state import State
from baumeister.games.wettstreit.words.phrases import card_name, hand_cards
from baumeister.games.wettstreit.words.refusals_building import can_begin
from baumeister.text import Text, capital, join

ONE_HALL = Text("{cards}: a city has only one town hall.", "{cards}: Eine Stadt hat nur ein Rathaus.")
ONE_CORNER = Text(
    "{cards}: only one corner tower before the final round.", "{cards}: Vor der Endrunde gibt es nur einen Eckturm."
)
CLOSED = Text("{cards}: your city is closed there.", "{cards}: Dort ist deine Stadt abgeschlossen.")
ALIKE = Text(
    "{cards}: the same type stands next to every free place.", "{cards}: Neben jedem freien Platz steht schon die gleiche Art."
)


def reasons_none_fits(view: State) -> Iterator[Text]:
    """Say of the active seat's cards why none of them can be laid, those with the same reason together."""
    seat = int(view.active)
    if not view.city_sizes[seat] or view.laid == LAID_MAX or can_begin(view):
        return
    reasons: dict[Text, list[int]] = {}
    for card in dict.fromkeys(hand_cards(view, seat)):
        reasons.setdefault(_reason(view, seat, int(LETTER_OF[card])), []).append(card)
    for reason, cards in reasons.items():
        yield reason.format(cards=capital(join(map(card_name, cards))))


def _reason(view: State, seat: int, letter: int) -> Text:
    """Return the reason why no card of a letter fits."""
    if letter == HALL and view.hall_counts[seat]:
        return ONE_HALL
    if letter in (LEFT, RIGHT):
        if view.corner_counts[seat] and not view.is_final:
            return ONE_CORNER
        return CLOSED if has_end(view, seat, letter) else ALIKE
    is_closed = has_end(view, seat, LEFT) and has_end(view, seat, RIGHT) and not gap_count(view, seat)
    return CLOSED if is_closed else ALIKE
