"""The steps of a turn (PS 3), for the rail over the board."""

from collections.abc import Sequence

from baumeister.games.skyline.rules.state import BUILD, CARD, DRAW, JOINED, MONEY, ROLL, WHITE, State
from baumeister.games.skyline.words.move_decoding import stop_at
from baumeister.games.skyline.words.phrases import seat_name
from baumeister.present.words import TurnStep
from baumeister.text import Text, amount

THROW = Text("Roll and move", "Würfeln und ziehen")
PAID = Text("Rolled: {rent} rent to {landlord}", "Gewürfelt: {rent} Miete an {landlord}")
BUILDING = Text("Build", "Bauen")
DEMOLISHING = Text("Tear down", "Abreißen")
DRAWING = Text("Draw an action card", "Aktionskarte ziehen")
CARRYING_OUT = Text("Play the card", "Karte ausführen")
STEPS = {
    ROLL: (THROW, BUILDING),
    BUILD: (THROW, BUILDING),
    JOINED: (THROW, BUILDING, DEMOLISHING),
    DRAW: (THROW, DRAWING, CARRYING_OUT),
    **dict.fromkeys((WHITE, MONEY, CARD), (THROW, DRAWING, CARRYING_OUT)),
}
PRESENT = {ROLL: 0, BUILD: 1, JOINED: 2, DRAW: 1, WHITE: 2, MONEY: 2, CARD: 2}


def steps(view: State) -> Sequence[TurnStep]:
    """Return the steps of the present turn: on an action field the card takes the architect's place."""
    phase = int(view.phase)
    if phase not in STEPS:
        return ()
    now = PRESENT[phase]
    texts = (_thrown(view), *STEPS[phase][1:])
    return [TurnStep(text, "done" if index < now else "now" if index == now else "next") for index, text in enumerate(texts)]


def _thrown(view: State) -> Text:
    """Return the first step; what the throw cost, while the city still is as it was then."""
    stop = stop_at(view, int(view.pawns[view.turn])) if view.phase == BUILD else None
    if stop is None or stop.landlord == view.turn:
        return THROW
    return PAID.format(rent=amount(stop.group.rent), landlord=seat_name(stop.landlord))


def opens_turn(view: State) -> bool:
    """Tell whether both dice are due, with which a turn begins (PS 3.1)."""
    return bool(view.phase == ROLL)
