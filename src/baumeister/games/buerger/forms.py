"""The legal moves as a form shows them: few groups, labels that make sense when read aloud."""

from collections.abc import Sequence
from itertools import groupby

from baumeister.core.game import MoveGroup
from baumeister.games.buerger.components import COINS_MAX
from baumeister.games.buerger.moves import BOUGHT, CRANE, DRAWN_NEUTRAL, MAYOR_AT
from baumeister.games.buerger.phrases import (
    coins,
    points,
    project_name,
    space_at,
    tile_name,
)
from baumeister.games.buerger.reading import bonus_of, cost_of, gain_of, has_coin, lay_of, offer_of, price_of
from baumeister.games.buerger.reasons import sum_of
from baumeister.games.buerger.rules import tile_drawn
from baumeister.games.buerger.state import State
from baumeister.text import Text

LAY = Text("{tile} on {space}: {sum}{coin}", "{tile} auf {space}: {sum}{coin}")
AND_COIN = Text(" and a coin", " und eine Münze")
NO_COIN = Text("", "")
PROJECT = Text("Great project: {project}", "Großprojekt: {project}")
COMPLETE = Text("Complete it for {coins}: {points} more", "Für {coins} abschließen: {points} mehr")
LEAVE = Text("Do not complete it", "Nicht abschließen")
OFFER = Text("Offer board", "Angebotstafel")
FREE = Text("Space {space}: {tile}, free beside the Mayor", "Feld {space}: {tile}, kostenlos neben dem Bürgermeister")
PAID = Text("Space {space}: {tile} for {coins}", "Feld {space}: {tile} für {coins}")
DRAW = Text("Tile from the supply", "Bauplättchen vom Vorrat")
MAYOR = Text("The Mayor's first place", "Erster Platz des Bürgermeisters")
MAYOR_PLACE = Text("Offer space {space}", "Angebotsfeld {space}")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves: laying by tile; the project; the offer."""
    if not moves:
        return []
    if moves[0] < CRANE:
        by_tile = groupby(moves, lambda move: lay_of(move)[0])
        return [MoveGroup(_title(tile_name(tile)), [(move, _lay(view, move)) for move in members]) for tile, members in by_tile]
    if moves[0] < BOUGHT:
        return [_project(view, moves)]
    if moves[0] < DRAWN_NEUTRAL:
        return [MoveGroup(OFFER, [(move, _offer(view, move)) for move in moves])]
    if moves[0] >= MAYOR_AT:
        return [MoveGroup(MAYOR, [(move, MAYOR_PLACE.format(space=move - MAYOR_AT + 1)) for move in moves])]
    return [MoveGroup(DRAW, [(move, tile_name(tile_drawn(move))) for move in moves])]


def _title(name: Text) -> Text:
    return Text(name.en[0].upper() + name.en[1:], name.de[0].upper() + name.de[1:])


def _lay(view: State, move: int) -> Text:
    tile, space = lay_of(move)
    gets_coin = has_coin(space) and view.coins[view.actor - 1] < COINS_MAX
    return LAY.format(
        tile=_title(tile_name(tile)),
        space=space_at(space),
        sum=sum_of(tile, gain_of(view, tile, space)),
        coin=AND_COIN if gets_coin else NO_COIN,
    )


def _project(view: State, moves: Sequence[int]) -> MoveGroup:
    district = int(view.district)
    bonus = bonus_of(district, int(view.turn_points))
    complete = COMPLETE.format(coins=coins(cost_of(district)), points=points(bonus))
    return MoveGroup(
        PROJECT.format(project=project_name(district)), [(move, complete if move == CRANE else LEAVE) for move in moves]
    )


def _offer(view: State, move: int) -> Text:
    space = offer_of(move)
    price = price_of(view, space)
    return (PAID if price else FREE).format(space=space + 1, tile=tile_name(int(view.offer[space])), coins=coins(price))
