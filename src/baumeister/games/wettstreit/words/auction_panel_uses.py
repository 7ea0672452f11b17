"""The use of the auctioned card, in a sentence, and whose city it fits."""

from baumeister.games.wettstreit.rules.building import fitting_place_count
from baumeister.games.wettstreit.rules.components import (
    CHURCH,
    COINS_OF,
    CORNER_TYPE,
    GATE,
    GATE_TYPE,
    HALL,
    LEFT,
    LETTER_OF,
    RIGHT,
    TOWER,
    TYPE_OF_LETTER,
    VALUE_OF,
)
from baumeister.games.wettstreit.rules.scoring import CHURCH_BONUS, MIDDLE_BONUS
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, State
from baumeister.games.wettstreit.words.phrases import talers
from baumeister.text import Text, points

OF_LETTER = {
    LEFT: Text(
        "{points} and a shield; it closes the left end of a city.", "{points} und ein Schild; schließt eine Stadt links ab."
    ),
    RIGHT: Text(
        "{points} and a shield; it closes the right end of a city.", "{points} und ein Schild; schließt eine Stadt rechts ab."
    ),
    TOWER: Text("{points} and a shield against saboteurs.", "{points} und ein Schild gegen Saboteure."),
    GATE: Text(
        "{points}; in a city it adds {talers} to every income.", "{points}; in der Stadt bei jeder Einnahme {talers} mehr."
    ),
    HALL: Text(
        "{points}; right in the middle of a complete city {bonus} more.",
        "{points}; genau in der Mitte einer vollständigen Stadt {bonus} mehr.",
    ),
    CHURCH: Text(
        "{points}; the same number of churches left and right of the town hall brings {bonus}.",
        "{points}; links und rechts vom Rathaus gleich viele Kirchen bringen {bonus}.",
    ),
}
BONUS = {HALL: MIDDLE_BONUS, CHURCH: CHURCH_BONUS}
OF_TYPE = {
    CORNER_TYPE: Text(
        "It closes an end of a city and has a shield.", "Er schließt eine Stadt auf einer Seite ab und trägt einen Schild."
    ),
    TYPE_OF_LETTER[TOWER]: Text("It has a shield against saboteurs.", "Er trägt einen Schild gegen Saboteure."),
    GATE_TYPE: Text("In a city it adds talers to every income.", "In der Stadt bringt es bei jeder Einnahme Taler."),
    TYPE_OF_LETTER[HALL]: Text(
        "Right in the middle of a complete city it brings {bonus} more.",
        "Genau in der Mitte einer vollständigen Stadt bringt es {bonus} mehr.",
    ).format(bonus=points(MIDDLE_BONUS)),
    TYPE_OF_LETTER[CHURCH]: Text(
        "The same number of churches left and right of the town hall brings {bonus}.",
        "Links und rechts vom Rathaus gleich viele Kirchen bringen {bonus}.",
    ).format(bonus=points(CHURCH_BONUS)),
}


def use(view: State) -> Text:
    """Say what the card for sale counts and brings besides, or what a card of its announced type brings (WB 1.2, 3.10, 4.3)."""
    if view.sale_card == NOTHING:
        return OF_TYPE[int(view.sale_type)]
    letter, card = int(LETTER_OF[view.sale_card]), int(view.sale_card)
    return OF_LETTER[letter].format(
        points=points(int(VALUE_OF[card])), talers=talers(int(COINS_OF[card])), bonus=points(BONUS.get(letter, 0))
    )


def fits(view: State, seat: int) -> bool:
    """Tell whether the viewer sees the card for sale, and that it could be laid in a seat's city as it stands."""
    is_seen = view.phase == BIDDING and view.sale_card != NOTHING
    return bool(is_seen and view.has_built[seat] and fitting_place_count(view, seat, view.sale_card))
