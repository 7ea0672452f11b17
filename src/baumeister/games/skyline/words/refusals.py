"""Why a move is refused: the first rule that forbids it, with a sentence for the seat that tried."""

from baumeister.core.errors import IllegalMove
from baumeister.games.skyline.rules.building import can_raise
from baumeister.games.skyline.rules.city import is_own, is_rival
from baumeister.games.skyline.rules.components import CENTRE, DISTANCES, EMPTY, ONE_FLOOR, SKYSCRAPER, THREE_FLOORS, TWO_FLOORS
from baumeister.games.skyline.rules.joining import is_partner
from baumeister.games.skyline.rules.moves import ADVANCE, BUILD_ON, DEMOLISH, FLOOR_ON, JOIN, RAISE, TOWERS
from baumeister.games.skyline.rules.state import BUILD, CORNER, DONE, DRAW, FLOOR, JOINED, MONEY, ROLL, TOWER, WHITE, State
from baumeister.games.skyline.words.move_decoding import built_field, raise_of
from baumeister.games.skyline.words.notation import MOVE_TEXTS
from baumeister.games.skyline.words.phrases import floors, in_steps, of_floors, place, the_building
from baumeister.games.skyline.words.refusals_cards import not_carried_out, not_free
from baumeister.present.refusals import Reasons, refusal_of
from baumeister.text import Text

NO_DECISION = {
    ROLL: ("PS 3.1", Text("the dice must be rolled first", "zuerst wird gewürfelt")),
    DRAW: ("PS 3.2", Text("an action card must be drawn first", "zuerst wird eine Aktionskarte gezogen")),
    WHITE: ("PS 5", Text("the white die must be rolled first", "zuerst wird der weiße Würfel geworfen")),
    MONEY: ("PS 5", Text("the dice must be rolled first", "zuerst wird gewürfelt")),
    DONE: ("PS 6.1", Text("the game is over", "das Spiel ist zu Ende")),
}
SET_UP = {
    CORNER: (
        "PS 2.1",
        range(TOWERS),
        Text("choose the corner where your pawn starts", "wähle die Ecke, an der deine Figur startet"),
    ),
    TOWER: (
        "PS 2.2",
        range(TOWERS, FLOOR_ON),
        Text("place a skyscraper on a lot in the centre", "setze ein Hochhaus auf ein Baufeld im Zentrum"),
    ),
    FLOOR: (
        "PS 2.2",
        range(FLOOR_ON, BUILD_ON),
        Text("place a floor on an empty lot", "setze eine Etage auf ein freies Baufeld"),
    ),
}
MUST_BUILD = Text("build with the architect, exactly {steps} away", "baue mit dem Architekten, genau {steps} entfernt")
MUST_DEMOLISH = Text(
    "your three joined floors must now tear down a smaller building",
    "deine drei Etagen müssen jetzt ein kleineres Gebäude abreißen",
)
NOT_IN_CENTRE = Text(
    "the first skyscraper goes on c3, d3, c4 or d4, not on {field}",
    "das erste Hochhaus kommt auf c3, d3, c4 oder d4, nicht auf {field}",
)
OTHER_STEPS = Text(
    "the architect would have to move {steps} from {architect} to {field}, but the black die shows {black}",
    "der Architekt müsste {steps} von {architect} nach {field} gehen, der schwarze Würfel zeigt aber {black}",
)
NO_STEPS = Text(
    "the architect is already on {field}, but the black die shows {black}",
    "der Architekt steht schon auf {field}, der schwarze Würfel zeigt aber {black}",
)
NOT_ON_OTHERS = Text("you can’t build on {building}", "auf {building} darfst du nicht bauen")
NOT_ON_SKYSCRAPERS = Text("you can’t build on the skyscraper on {field}", "auf das Hochhaus auf {field} darfst du nichts bauen")
SAY_WHICH = Text(
    "if you add a floor on {field}, you must tear down another building: choose which",
    "stockst du dein Gebäude auf {field} auf, musst du ein anderes abreißen: Wähle, welches",
)
CANNOT_RAISE = Text(
    "your building on {field} can’t be raised: it would have nothing to tear down",
    "dein Gebäude auf {field} kannst du nicht aufstocken: Es hätte nichts abzureißen",
)
NOTHING_TO_RAISE = Text("you have no building on {field}", "du hast kein Gebäude auf {field}")
OTHER_DISTANCE = Text(
    "a building {height} moves exactly {count} spaces; from {start} to {end} it is {steps}",
    "ein Gebäude {height} zieht genau {count} Schritte; von {start} nach {end} sind es {steps}",
)
NO_RIVAL_THERE = Text("no rival has a building on {end}", "auf {end} steht kein fremdes Gebäude")
ARCHITECT_THERE = Text(
    "the architect is on {end}: you can’t tear down that building",
    "auf {end} steht der Architekt: Dieses Gebäude darfst du nicht abreißen",
)
NOT_SMALLER = Text("{building} is not smaller than {floors}", "{building} ist nicht kleiner als {floors}")
NO_EXPERT = Text("you can join buildings only in the expert game", "Gebäude vereinen darfst du nur in der Variante für Kenner")
ONLY_FROM_ONE = Text(
    "only a building growing from one floor to two can join another",
    "nur ein Gebäude, das von einer auf zwei Etagen wächst, kann sich mit einem anderen vereinen",
)
NO_PARTNER = Text("you have no one-floor building on {end} to join", "auf {end} hast du kein Gebäude mit einer Etage")
NOTHING_TO_DEMOLISH = Text(
    "from {end} the three floors couldn’t tear down anything", "von {end} aus könnten die drei Etagen nichts abreißen"
)


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move of the seat to move; the view is its own."""
    return refusal_of(_reasons(view, move), MOVE_TEXTS[move])


def _reasons(view: State, move: int) -> Reasons:
    phase = int(view.phase)
    if phase in NO_DECISION:
        yield NO_DECISION[phase]
    elif phase in SET_UP:
        yield from _not_set_up(view, move)
    elif phase == BUILD and not BUILD_ON <= move < DEMOLISH:
        yield "PS 3.5", MUST_BUILD.format(steps=in_steps(int(view.black)))
    elif phase == BUILD:
        yield from _not_built(view, move)
    elif phase == JOINED and not DEMOLISH <= move < ADVANCE:
        yield "PS 4", MUST_DEMOLISH
    elif phase == JOINED:
        yield from _no_victim("PS 4", view, int(view.joined), move - DEMOLISH, THREE_FLOORS)
    else:
        yield from not_carried_out(view, move)


def _not_set_up(view: State, move: int) -> Reasons:
    rule, moves, text = SET_UP[int(view.phase)]
    field = move - moves.start
    if move not in moves:
        yield rule, text
    elif view.phase == TOWER and field not in CENTRE:
        yield rule, NOT_IN_CENTRE.format(field=place(field))
    elif view.phase != CORNER:
        yield from not_free(rule, view, field)


def _not_built(view: State, move: int) -> Reasons:
    """Refuse to build: first for the field, then for the building there, then for where it would go."""
    field = built_field(move)
    steps = int(DISTANCES[view.architect, field])
    if steps != view.black:
        architect, text = place(int(view.architect)), OTHER_STEPS if steps else NO_STEPS
        yield "PS 3.5", text.format(field=place(field), steps=in_steps(steps), architect=architect, black=int(view.black))
    if is_rival(view, field):
        yield "PS 3.5", NOT_ON_OTHERS.format(building=the_building(view, field))
    if view.buildings[field] == SKYSCRAPER:
        yield "PS 3.5", NOT_ON_SKYSCRAPERS.format(field=place(field))
    if move < RAISE:
        if view.buildings[field] != EMPTY:
            yield "PS 3.6", (SAY_WHICH if can_raise(view, field) else CANNOT_RAISE).format(field=place(field))
        return
    if view.buildings[field] == EMPTY:
        yield "PS 3.6", NOTHING_TO_RAISE.format(field=place(field))
    start, end = raise_of(move)
    if move < JOIN:
        yield from _no_victim("PS 3.6", view, start, end, int(view.buildings[start]) + 1)
    else:
        yield from _no_partner(view, start, end)


def _no_victim(rule: str, view: State, start: int, end: int, height: int) -> Reasons:
    """Say why a building of a height (the raise included) can't demolish the one on a field."""
    steps = int(DISTANCES[start, end])
    if steps != height:
        moves = OTHER_DISTANCE.format(height=of_floors(height), count=height, start=place(start), end=place(end), steps=steps)
        yield rule, moves
    if not is_rival(view, end):
        yield rule, NO_RIVAL_THERE.format(end=place(end))
    if end == view.architect:
        yield rule, ARCHITECT_THERE.format(end=place(end))
    if view.buildings[end] >= height:
        yield rule, NOT_SMALLER.format(building=the_building(view, end), floors=floors(height))


def _no_partner(view: State, start: int, end: int) -> Reasons:
    if not view.expert:
        yield "PS 4", NO_EXPERT
    if view.buildings[start] == TWO_FLOORS:
        yield "PS 4", ONLY_FROM_ONE
    if not is_own(view, end) or view.buildings[end] != ONE_FLOOR:
        yield "PS 4", NO_PARTNER.format(end=place(end))
    if not is_partner(view, end):
        yield "PS 4", NOTHING_TO_DEMOLISH.format(end=place(end))
