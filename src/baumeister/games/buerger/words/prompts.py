"""Prompts for the current step, and the sources of points."""

from collections.abc import Mapping, Sequence

from baumeister.games.buerger.rules.components import COST, DOUBLES
from baumeister.games.buerger.rules.scoring import BEST_COLOUR, GREAT_PROJECT, REASONS, SAME_KIND, TILE, TWO
from baumeister.games.buerger.rules.state import DEAL, DONE, LAY, MAYOR, NEUTRAL, OFFER, PROJECT, REFILL, TAKE, State
from baumeister.games.buerger.words.endings import winning_seats
from baumeister.games.buerger.words.items import items_of
from baumeister.games.buerger.words.phrases import coins, project_name, seat_name, the_project_on_the_map
from baumeister.games.buerger.words.phrases_project import hindrance
from baumeister.games.buerger.words.turn_steps import is_last_turn, round_number, rounds, turns_to_come
from baumeister.present.words import Glance
from baumeister.text import Text, join, points

LAY_ONE = Text(
    "Lay a tile on its colour. Tiles of its kind in the district score again.",
    "Lege ein Plättchen auf seine Farbe. Gleiche Sorte im Viertel zählt mit.",
)
MAY_DOUBLE = Text(
    "You may complete {project} for {coins}: your {points} count double.",
    "Du darfst {project} für {coins} abschließen: {points} zählen doppelt.",
)
MAY_GET_FOUR = Text(
    "You may complete {project} for {coins}: +4 points.",
    "Du darfst {project} für {coins} abschließen: +4 Punkte.",
)
TAKE_ONE = Text(
    "Take a tile: the one beside the Mayor is free, any other costs coins (you have {coins}).",
    "Nimm ein Plättchen: beim Bürgermeister gratis, sonst für Münzen (du hast {coins}).",
)
TAKE_FREE = Text(
    "Without coins that leaves the tile beside the Mayor.",
    "Ohne Münzen bleibt das Plättchen beim Bürgermeister.",
)
# A phone has two lines for both sentences
TAKE_BRIEFLY = Text("Take a tile from the offer.", "Nimm ein Plättchen vom Angebot.")
TAKE_FREE_BRIEFLY = Text("That leaves the tile beside the Mayor.", "Es bleibt das Plättchen beim Bürgermeister.")
NO_PROJECT = Text("{take} No\u00a0great\u00a0project: {why}.", "{take} Kein\u00a0Großprojekt: {why}.")
LAY_LATE = {
    2: Text(
        "Lay a tile. After two more turns your hand’s best colour scores.",
        "Lege ein Plättchen. Nach zwei weiteren Zügen zählt die beste Farbe deiner Hand.",
    ),
    1: Text(
        "Lay a tile. After one more turn your hand’s best colour scores.",
        "Lege ein Plättchen. Nach einem weiteren Zug zählt die beste Farbe deiner Hand.",
    ),
}
LAY_LAST = Text(
    "Your last turn: lay a tile. The best colour in your hand will score.",
    "Dein letzter Zug: Lege ein Plättchen. Die beste Farbe deiner Hand zählt dann.",
)
LAST_ONE = Text(
    "Your last tile: the best colour in your hand scores.", "Dein letztes Plättchen: Die beste Farbe deiner Hand zählt."
)
NEXT = {
    "tile": Text("Now choose a tile from your hand", "Jetzt ein Plättchen aus deiner Hand"),
    "space": Text("Now choose an empty space", "Wähle jetzt ein freies Baufeld"),
    "space ▲": Text(
        "Choose a space: points now; by the crane, with the great project paid.",
        "Wähle ein Baufeld: Punkte sofort; am Kran mit bezahltem Großprojekt.",
    ),
}
IS_LAYING = Text("{seat} is laying a tile.", "{seat} legt ein Bauplättchen.")
IS_DECIDING = Text(
    "{seat} is deciding on a great project: {project}.",
    "{seat} entscheidet über ein Großprojekt: {project}.",
)
IS_TAKING = Text("{seat} is taking a tile from the offer.", "{seat} nimmt ein Bauplättchen vom Angebot.")
NOW_CHANCE = {
    NEUTRAL: Text("Every district starts with one tile.", "Jedes Viertel startet mit einem Bauplättchen."),
    OFFER: Text("The offer board is being filled.", "Die Angebotstafel wird gefüllt."),
    MAYOR: Text("The Mayor’s starting space is drawn.", "Das Startfeld des Bürgermeisters wird ausgelost."),
    REFILL: Text("The offer board is being refilled.", "Die Angebotstafel wird aufgefüllt."),
}
IS_DEALT = Text("{seat} is drawing tiles.", "{seat} zieht Bauplättchen.")
ROUND = Text("Round {number}/{count}", "Runde {number}/{count}")
OVER = Text("Game over: {seats} wins.", "Das Spiel ist aus: {seats} gewinnt.")
OVER_SHARED = Text("Game over: {seats} share the victory.", "Das Spiel ist aus: {seats} teilen sich den Sieg.")

REASON_NAMES = {
    TILE: Text("Tiles laid", "Gelegte Bauplättchen"),
    SAME_KIND: Text("Same kind in district", "Gleiche Sorte im Viertel"),
    TWO: Text("Spaces with a 2", "Baufelder mit 2"),
    GREAT_PROJECT: Text("Great projects", "Großprojekte"),
    BEST_COLOUR: Text("Hand at the end", "Hand am Ende"),
}


def prompt(view: State) -> Text:
    """Prompt the seat to move, and tell everybody else its task."""
    if view.phase == DONE:
        return _over(view)
    seat = seat_name(int(view.seat_in_turn))
    if view.phase == DEAL:
        return IS_DEALT.format(seat=seat)
    if view.actor == 0:
        return NOW_CHANCE[int(view.phase)]
    if view.viewer == view.actor:
        return _lay(view) if view.phase == LAY else _may_complete(view) if view.phase == PROJECT else _take(view)
    doing = {LAY: IS_LAYING, PROJECT: IS_DECIDING, TAKE: IS_TAKING}[int(view.phase)]
    return doing.format(seat=seat, project=project_name(int(view.district)))


def asks(view: State) -> Mapping[str, Text]:
    """Say what a move still lacks."""
    return NEXT if view.phase == LAY else {}


def glance(view: State) -> Glance:
    """Say how many coins everybody has, and which round it is."""
    number = round_number(view)
    said = ROUND.format(number=number, count=rounds(view)) if number else None
    return Glance([int(view.coins[seat]) for seat in range(view.seats)], said)


def _may_complete(view: State) -> Text:
    district = int(view.district)
    return (MAY_DOUBLE if DOUBLES[district] else MAY_GET_FOUR).format(
        project=the_project_on_the_map(district), coins=coins(int(COST[district])), points=points(int(view.turn_points))
    )


def _lay(view: State) -> Text:
    return LAY_LAST if is_last_turn(view) else LAY_LATE.get(turns_to_come(view), LAY_ONE)


def _take(view: State) -> Text:
    """Tell what to take and, where this turn's great project could not be completed, why not; at last what it is for."""
    if is_last_turn(view) and view.coins[view.actor - 1]:
        return LAST_ONE
    count, why = int(view.coins[view.actor - 1]), hindrance(view, int(view.district))
    if view.turn_points and why:  # they would be gone if it had been completed
        return NO_PROJECT.format(take=TAKE_BRIEFLY if count else TAKE_FREE_BRIEFLY, why=why)
    return TAKE_ONE.format(coins=coins(count)) if count else TAKE_FREE


def _over(view: State) -> Text:
    winners = winning_seats(view)
    return (OVER if len(winners) == 1 else OVER_SHARED).format(seats=join(map(seat_name, winners)))


def rule(view: State) -> str:
    """Return the rule of the present decision."""
    return {LAY: "BB 3.1", PROJECT: "BB 3.4", TAKE: "BB 3.5"}.get(int(view.phase), "")


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where points come from, for each seat."""
    rows = {reason: [0] * int(view.seats) for reason in REASONS}
    for item in items_of(view):
        rows[item.reason][item.seat] += item.points
    return [(REASON_NAMES[reason], row) for reason, row in rows.items()]


def choices_are_open(view: State) -> bool:
    """Tell whether a seat's choices follow from public knowledge: all but laying, which its hand decides."""
    return bool(view.phase != LAY)
