"""Why a move is refused: the first rule that forbids it, and a sentence (C7)."""

from baumeister.core.errors import IllegalMove
from baumeister.games.skyline.components import CENTRE, DISTANCES, EMPTY, SKYSCRAPER, THREE_FLOORS, TWO_FLOORS
from baumeister.games.skyline.moves import ADVANCE, BUILD_ON, DEMOLISH, FLOOR_ON, JOIN, STRIKE, TOWERS
from baumeister.games.skyline.phrases import floors, in_steps, of_floors, place, the_building
from baumeister.games.skyline.reading import built_field, strike_of
from baumeister.games.skyline.refusals_cards import no_decision, no_floor
from baumeister.games.skyline.state import BUILD, CARD, CORNER, DONE, DRAW, FLOOR, JOINED, MONEY, ROLL, TOWER, WHITE, State
from baumeister.games.skyline.turn import is_own, is_rival
from baumeister.text import Text

Reason = tuple[str, Text]

WAITING: dict[int, Reason] = {
    ROLL: ("PS 3.1", Text("the dice are thrown first", "zuerst wird gewürfelt")),
    DRAW: ("PS 3.2", Text("an action card is drawn first", "zuerst wird eine Aktionskarte gezogen")),
    WHITE: ("PS 5", Text("the white die is thrown first", "zuerst wird der weiße Würfel geworfen")),
    MONEY: ("PS 5", Text("the dice are thrown first", "zuerst wird gewürfelt")),
    DONE: ("C6", Text("the game is over", "das Spiel ist zu Ende")),
}
CORNER_FIRST = Text("choose the corner where your pawn starts", "wähle die Ecke, an der deine Figur startet")
TOWER_FIRST = Text("put a skyscraper on a field of the centre", "setze ein Hochhaus auf ein Feld im Zentrum")
FLOOR_FIRST = Text("put a floor on a free field", "setze eine Etage auf ein freies Baufeld")
MUST_BUILD = Text(
    "the architect has to build, {steps} from where he stands", "der Architekt muss bauen, {steps} von seinem Feld entfernt"
)
MUST_DEMOLISH = Text(
    "the three joined floors must now demolish a smaller building",
    "die drei Etagen müssen jetzt ein kleineres Gebäude abreißen",
)
NO_EXPERT = Text("joining buildings belongs to the option for experts", "Gebäude zu vereinen gehört zur Variante für Kenner")


def refuse(view: State, move: int) -> IllegalMove:
    """Say why the seat whose turn it is may not make this move."""
    rule, reason = WAITING[int(view.phase)] if int(view.phase) in WAITING else _reason(view, move)
    return IllegalMove(rule, reason)


def _reason(view: State, move: int) -> Reason:
    if view.phase == CORNER:
        return "PS 2.1", CORNER_FIRST
    if view.phase == TOWER:
        return "PS 2.2", _no_tower(view, move - TOWERS) if TOWERS <= move < FLOOR_ON else TOWER_FIRST
    if view.phase == FLOOR:
        return "PS 2.2", no_floor(view, move - FLOOR_ON) if FLOOR_ON <= move < BUILD_ON else FLOOR_FIRST
    if view.phase == BUILD:
        if BUILD_ON <= move < DEMOLISH:
            return _no_build(view, move)
        return "PS 3.5", MUST_BUILD.format(steps=in_steps(int(view.black)))
    if view.phase == JOINED:
        if DEMOLISH <= move < ADVANCE:
            return "PS 4", _no_victim(view, int(view.joined), move - DEMOLISH, THREE_FLOORS)
        return "PS 4", MUST_DEMOLISH
    assert view.phase == CARD
    return "PS 5", no_decision(view, move)


def _no_tower(view: State, field: int) -> Text:
    if field not in CENTRE:
        return Text(
            "the first skyscraper goes on c3, d3, c4 or d4, not on {field}",
            "das erste Hochhaus kommt auf c3, d3, c4 oder d4, nicht auf {field}",
        ).format(field=place(field))
    return no_floor(view, field)


def _no_build(view: State, move: int) -> Reason:
    """Refuse to build: first for the field, then for the building there, then for where it would go."""
    field = built_field(move)
    steps = int(DISTANCES[view.architect, field])
    if steps != view.black:
        return "PS 3.5", Text(
            "{field} is {steps} from the architect on {architect}, but the black die shows {black}",
            "{field} ist {steps} vom Architekten auf {architect} entfernt, der schwarze Würfel zeigt aber {black}",
        ).format(field=place(field), steps=in_steps(steps), architect=place(int(view.architect)), black=int(view.black))
    if is_rival(view, field):
        text = Text("you can't build on {building}", "auf {building} darfst du nicht bauen")
        return "PS 3.5", text.format(building=the_building(view, field))
    if view.buildings[field] == SKYSCRAPER:
        text = Text("nothing is built on the skyscraper on {field}", "auf das Hochhaus auf {field} wird nichts gebaut")
        return "PS 3.5", text.format(field=place(field))
    if move < STRIKE:
        return "PS 3.6", Text(
            "if you raise your building on {field}, it has to demolish another: say which",
            "erhöhst du dein Gebäude auf {field}, muss es ein anderes abreißen: Sag, welches",
        ).format(field=place(field))
    if view.buildings[field] == EMPTY:
        return "PS 3.6", Text(
            "there is no building of yours on {field} to raise", "auf {field} steht kein Gebäude von dir"
        ).format(field=place(field))
    start, end = strike_of(move)
    if move < JOIN:
        return "PS 3.6", _no_victim(view, start, end, int(view.buildings[start]) + 1)
    return "PS 4", _no_partner(view, start, end)


def _no_victim(view: State, start: int, end: int, height: int) -> Text:
    """Say why a building, now of so many floors, can't demolish what stands on a field."""
    steps = int(DISTANCES[start, end])
    if steps != height:
        return Text(
            "a building {height} moves exactly {count} steps; from {start} to {end} there are {steps}",
            "ein Gebäude {height} zieht genau {count} Schritte; von {start} nach {end} sind es {steps}",
        ).format(height=of_floors(height), count=height, start=place(start), end=place(end), steps=steps)
    if not is_rival(view, end):
        return Text(
            "on {end} no other player has a building to demolish", "auf {end} hat kein Mitspieler ein Gebäude zum Abreißen"
        ).format(end=place(end))
    if end == view.architect:
        return Text(
            "the architect stands on {end}: that building can't be demolished",
            "auf {end} steht der Architekt: Dieses Gebäude darf nicht abgerissen werden",
        ).format(end=place(end))
    return Text("{building} is not smaller than {floors}", "{building} ist nicht kleiner als {floors}").format(
        building=the_building(view, end), floors=floors(height)
    )


def _no_partner(view: State, start: int, end: int) -> Text:
    if not view.expert:
        return NO_EXPERT
    if view.buildings[start] == TWO_FLOORS:
        return Text(
            "only a building raised from one floor to two can join another",
            "nur ein Gebäude, das von einer auf zwei Etagen wächst, kann sich mit einem anderen vereinen",
        )
    if not is_own(view, end) or view.buildings[end] != 1:
        text = Text("on {end} you have no building of one floor to join", "auf {end} hast du kein Gebäude mit einer Etage")
        return text.format(end=place(end))
    return Text(
        "from {end} the three floors could demolish nothing", "von {end} aus könnten die drei Etagen nichts abreißen"
    ).format(end=place(end))
