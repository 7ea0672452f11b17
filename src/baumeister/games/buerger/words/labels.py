"""The legal moves as a form shows them: few groups, labels that make sense when read aloud."""

from collections.abc import Sequence

from baumeister.games.buerger.rules.components import COST, DOUBLES
from baumeister.games.buerger.rules.moves import (
    BOUGHT,
    CRANE,
    DRAWN_NEUTRAL,
    MAYOR_AT,
    first_place,
    offer_space,
    space_built,
    tile_drawn,
    tile_laid,
)
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.scoring import project_points
from baumeister.games.buerger.rules.state import PROJECT, State
from baumeister.games.buerger.words.items import items_of_lay
from baumeister.games.buerger.words.move_decoding import after_lay
from baumeister.games.buerger.words.phrases import a_tile, coins, project_name, space_at, tile_name
from baumeister.games.buerger.words.phrases_points import sum_of
from baumeister.games.buerger.words.phrases_project import hindrance
from baumeister.present.words import MoveGroup, group_moves
from baumeister.text import NO_TEXT, Text, capital, points

LAY = Text("{tile} on {space}: {sum}{coin}{project}", "{tile} auf {space}: {sum}{coin}{project}")
AND_COIN = Text(" and a coin", " und eine Münze")
DOUBLED = Text("; {points} with the great project (× 2)", "; {points} mit dem Großprojekt (× 2)")
FOUR_MORE = Text("; {points} with the great project (+ 4)", "; {points} mit dem Großprojekt (+ 4)")
NO_PROJECT = Text("; no great project: {why}", "; kein Großprojekt: {why}")
PROJECT_OF = Text("Great project: {project}", "Großprojekt: {project}")
COMPLETE = Text("Complete it for {coins}: +{points}", "Für {coins} abschließen: +{points}")
LEAVE = Text("Don’t complete it", "Nicht abschließen")
OFFER = Text("Offer board", "Angebotstafel")
FREE = Text(
    "Take {tile} from space\u00a0{space} (free beside the Mayor)",
    "{tile} von Feld\u00a0{space} nehmen (kostenlos neben dem Bürgermeister)",
)
PAID = Text("Take {tile} from space\u00a0{space} for {coins}", "{tile} von Feld\u00a0{space} für {coins} nehmen")
DRAW = Text("Tile from the supply", "Bauplättchen aus dem Vorrat")
MAYOR = Text("The Mayor’s starting space", "Startfeld des Bürgermeisters")
MAYOR_PLACE = Text("Offer space {space}", "Angebotsfeld {space}")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return group_moves(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move < CRANE:
        return capital(tile_name(tile_laid(move))), _lay(view, move)
    if move < BOUGHT:
        return PROJECT_OF.format(project=project_name(int(view.district))), _complete(view) if move == CRANE else LEAVE
    if move < DRAWN_NEUTRAL:
        return OFFER, _offer(view, move)
    if move >= MAYOR_AT:
        return MAYOR, MAYOR_PLACE.format(space=first_place(move) + 1)
    return DRAW, tile_name(tile_drawn(move))


def _lay(view: State, move: int) -> Text:
    seat, after = view.actor - 1, after_lay(view, move)
    return LAY.format(
        tile=capital(tile_name(tile_laid(move))),
        space=space_at(space_built(move)),
        sum=sum_of(items_of_lay(view, move)),
        coin=AND_COIN if after.coins[seat] > view.coins[seat] else NO_TEXT,
        project=_with_project(after) if after.phase == PROJECT else _without_project(after),
    )


def _with_project(after: State) -> Text:
    sentence = DOUBLED if DOUBLES[after.district] else FOUR_MORE
    return sentence.format(points=points(int(after.turn_points) + project_gain(after)))


def _without_project(after: State) -> Text:
    """Say what keeps the seat from the great project; that it is completed is seen on the board."""
    why = hindrance(after, int(after.district)) if after.completed[after.district] < 0 else None
    return NO_PROJECT.format(why=why) if why else NO_TEXT


def project_gain(view: State) -> int:
    """Return the gain of the great project of the district just built in, if completed now."""
    return project_points(int(view.district), int(view.turn_points))


def _complete(view: State) -> Text:
    return COMPLETE.format(coins=coins(int(COST[view.district])), points=points(project_gain(view)))


def _offer(view: State, move: int) -> Text:
    space = offer_space(move)
    cost = price(view, space)
    taken = (PAID if cost else FREE).format(space=space + 1, tile=a_tile(int(view.offer[space])), coins=coins(cost))
    return capital(taken)


def gain(view: State, move: int) -> str:
    """Say a laid tile's gain on its space, and what it becomes with the great project that it makes possible."""
    if move >= CRANE:
        return ""
    after = after_lay(view, move)
    with_project = f" ▲{int(after.turn_points) + project_gain(after)}" if after.phase == PROJECT else ""
    return f"+{after.turn_points}{with_project}"
