"""Why a move is refused: the first rule that forbids it, with a sentence for the seat that tried."""

from baumeister.core.errors import IllegalMove
from baumeister.games.buerger.rules.components import COST, DISTRICT, DISTRICTS_OF_A_COLOUR, TILE_COLOUR
from baumeister.games.buerger.rules.moves import CRANE, NO_CRANE, offer_space, space_built, tile_laid
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import DEAL, DONE, LAY, MAYOR, NEUTRAL, OFFER, PROJECT, REFILL, TAKE, State
from baumeister.games.buerger.words.move_decoding import hand_of, spaces_of
from baumeister.games.buerger.words.notation import MOVE_TEXTS
from baumeister.games.buerger.words.phrases import (
    COLOURS,
    OR,
    a_tile,
    a_tile_comes,
    coins,
    seat_name,
    space_name,
    the_project,
)
from baumeister.present.refusals import Reasons, refusal_of
from baumeister.text import Text, join

NO_DECISION = {
    NEUTRAL: (
        "BB 2.2",
        Text("the districts are still getting their first tiles", "die Viertel bekommen noch ihr erstes Plättchen"),
    ),
    DEAL: ("BB 2.3", Text("the hands are still being drawn", "die Handplättchen werden noch gezogen")),
    OFFER: ("BB 2.3", Text("the offer board is still being filled", "die Angebotstafel wird noch gefüllt")),
    MAYOR: ("BB 2.3", Text("the Mayor has no place yet", "der Bürgermeister hat noch keinen Platz")),
    REFILL: ("BB 3.7", Text("the offer board has to be refilled first", "erst muss die Angebotstafel aufgefüllt werden")),
    DONE: ("BB 4.2", Text("the game is over", "das Spiel ist zu Ende")),
}
LAID_ALREADY = Text(
    "you have already laid a tile this turn; {now}", "du hast in diesem Zug schon ein Bauplättchen gelegt; {now}"
)
NOW_PROJECT = Text("now decide whether to complete {project}", "entscheide jetzt, ob du {project} abschließt")
NOW_TAKE = Text("now take one from the offer", "nimm jetzt eines vom Angebot")
NOT_IN_HAND = Text("you don’t hold {tile}, only {hand}", "du hast {tile} nicht auf der Hand, sondern {hand}")
OTHER_COLOUR = Text(
    "{space} is in a {there} district; a {colour} tile goes in district {districts}",
    "{space} liegt in einem Viertel der Farbe {there}, ein Plättchen in {colour} gehört in Viertel {districts}",
)
TAKEN = Text(
    "{space} is taken by {tile}; this colour still has {free}",
    "{space} ist nicht frei: Dort liegt {tile}; frei sind für diese Farbe {free}",
)
TAKEN_ONE_FREE = Text(
    "{space} is taken by {tile}; this colour only has {free}",
    "{space} ist nicht frei: Dort liegt {tile}; frei ist für diese Farbe {free}",
)
LAY_FIRST = Text("first lay a tile", "lege zuerst ein Bauplättchen")
COMPLETED_NOW = Text("you have already completed {project}", "{project} hast du schon abgeschlossen")
COMPLETED_BY = Text("{seat} has already completed {project}", "{seat} hat {project} schon abgeschlossen")
TOO_FEW_COINS = Text(
    "completing {project} costs {cost}, and you have {held}",
    "{project} abzuschließen kostet {cost}, und du hast {held}",
)
NO_CRANE_LEFT = Text("all three of your cranes are already placed", "deine drei Kräne stehen alle schon")
DECLINED = Text(
    "you have decided not to complete {project}; now take a tile",
    "du hast dich gegen {project} entschieden; nimm jetzt ein Bauplättchen",
)
DECIDE_FIRST = Text("first decide whether to complete {project}", "entscheide zuerst, ob du {project} abschließt")
TOO_DEAR = Text(
    "the tile on offer space {space} costs {price}, and you have {held}",
    "das Bauplättchen auf Angebotsfeld {space} kostet {price}, und du hast {held}",
)
NONE_HELD = Text("none", "keine")


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move of the seat to move; the view is its own."""
    return refusal_of(_reasons(view, move), MOVE_TEXTS[move])


def _reasons(view: State, move: int) -> Reasons:
    if int(view.phase) in NO_DECISION:
        yield NO_DECISION[int(view.phase)]
    elif move < CRANE:
        yield from _not_laid(view, move)
    elif move <= NO_CRANE:
        yield from _not_completed(view)
    else:
        yield from _not_taken(view, offer_space(move))


def _not_laid(view: State, move: int) -> Reasons:
    tile, space = tile_laid(move), space_built(move)
    if view.phase != LAY:
        now = NOW_PROJECT.format(project=the_project(int(view.district))) if view.phase == PROJECT else NOW_TAKE
        yield "BB 3.1", LAID_ALREADY.format(now=now)
    hand = hand_of(view, int(view.actor) - 1)
    if tile not in hand:
        held = sorted(set(hand))
        yield "BB 3.1", NOT_IN_HAND.format(tile=a_tile(tile), hand=join(map(a_tile, held)))
    yield from _not_there(view, tile, space)


def _not_there(view: State, tile: int, space: int) -> Reasons:
    colour, there = int(TILE_COLOUR[tile]), int(DISTRICT[space]) // DISTRICTS_OF_A_COLOUR
    districts = range(colour * DISTRICTS_OF_A_COLOUR, (colour + 1) * DISTRICTS_OF_A_COLOUR)
    if there != colour:
        numbers = join((Text(str(district + 1), str(district + 1)) for district in districts), OR)
        yield (
            "BB 3.1",
            OTHER_COLOUR.format(space=space_name(space), there=COLOURS[there], colour=COLOURS[colour], districts=numbers),
        )
    if view.spaces[space] >= 0:
        free = [space_name(each) for district in districts for each in spaces_of(district) if view.spaces[each] < 0]
        lies = a_tile_comes(int(view.spaces[space]))
        sentence = TAKEN if len(free) > 1 else TAKEN_ONE_FREE
        yield "BB 3.1", sentence.format(space=space_name(space), tile=lies, free=join(free))


def _not_completed(view: State) -> Reasons:
    if view.phase == LAY:
        yield "BB 3.4", LAY_FIRST
    if view.phase == TAKE:
        yield "BB 3.4", _why_not(view)


def _why_not(view: State) -> Text:
    """Say why there is no decision about the project: done, too dear, no crane, or made already."""
    seat, district = int(view.actor) - 1, int(view.district)
    project, completed = the_project(district), int(view.completed[district])
    if completed == seat:
        return COMPLETED_NOW.format(project=project)
    if completed >= 0:
        return COMPLETED_BY.format(seat=seat_name(completed), project=project)
    held, cost = int(view.coins[seat]), int(COST[district])
    if held < cost:
        return TOO_FEW_COINS.format(project=project, cost=coins(cost), held=_held(held))
    if view.cranes[seat] == 0:
        return NO_CRANE_LEFT
    return DECLINED.format(project=project)


def _held(count: int) -> Text:
    return Text(str(count), str(count)) if count else NONE_HELD


def _not_taken(view: State, space: int) -> Reasons:
    if view.phase == LAY:
        yield "BB 3.5", LAY_FIRST
    if view.phase == PROJECT:
        yield "BB 3.5", DECIDE_FIRST.format(project=the_project(int(view.district)))
    cost, held = price(view, space), int(view.coins[view.actor - 1])
    if cost > held:
        yield "BB 3.5", TOO_DEAR.format(space=space + 1, price=coins(cost), held=_held(held))
