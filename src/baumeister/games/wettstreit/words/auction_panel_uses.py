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
)
from baumeister.games.wettstreit.rules.scoring import CHURCH_BONUS, MIDDLE_BONUS
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, State
from baumeister.games.wettstreit.words.phrases import talers
from baumeister.text import Text, points

INCOME = Text("In a city it adds {talers} to every income.", "In der Stadt bringt es bei jeder Einnahme {talers} mehr.")
OF_LETTER = {
    LEFT: Text("It closes the left end of a city and has a shield.", "Er schließt eine Stadt links ab und trägt einen Schild."),
    RIGHT: Text(
        "It closes the right end of a city and has a shield.", "Er schließt eine Stadt rechts ab und trägt einen Schild."
    ),
    TOWER: Text("It has a shield against saboteurs.", "Er trägt einen Schild gegen Saboteure."),
    HALL: Text(
        "Right in the middle of a complete city it brings {points} more.",
        "Genau in der Mitte einer vollständigen Stadt bringt es {points} mehr.",
    ).format(points=points(MIDDLE_BONUS)),
    CHURCH: Text(
        "The same number of churches left and right of the town hall brings {points}.",
        "Links und rechts vom Rathaus gleich viele Kirchen bringen {points}.",
    ).format(points=points(CHURCH_BONUS)),
}
OF_TYPE = {TYPE_OF_LETTER[letter]: said for letter, said in OF_LETTER.items()} | {
    CORNER_TYPE: Text(
        "It closes an end of a city and has a shield.", "Er schließt eine Stadt auf einer Seite ab und trägt einen Schild."
    ),
    GATE_TYPE: Text("In a city it adds talers to every income.", "In der Stadt bringt es bei jeder Einnahme Taler."),
}


def use(view: State) -> Text:
    """Say what the card for sale, or a card of its announced type, brings beside its value (WB 1.2, 3.10, 4.3)."""
    if view.sale_card == NOTHING:
        return OF_TYPE[int(view.sale_type)]
    letter = int(LETTER_OF[view.sale_card])
    return INCOME.format(talers=talers(int(COINS_OF[view.sale_card]))) if letter == GATE else OF_LETTER[letter]


def fits(view: State, seat: int) -> bool:
    """Tell whether the viewer sees the card for sale, and that it could be laid in a seat's city as it stands."""
    is_seen = view.phase == BIDDING and view.sale_card != NOTHING
    return bool(is_seen and view.has_built[seat] and fitting_place_count(view, seat, view.sale_card))
