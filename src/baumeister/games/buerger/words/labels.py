"""The legal moves as a form shows them: few groups, labels that make sense when read aloud."""

from collections.abc import Sequence

from baumeister.games.buerger.rules.components import COINS_MAX, DISTRICT
from baumeister.games.buerger.rules.moves import BOUGHT, CRANE, DRAWN_NEUTRAL, MAYOR_AT
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.rules.turn import tile_drawn
from baumeister.games.buerger.words.move_decoding import (
    bonus_of,
    can_follow,
    cost_of,
    doubles,
    gain_of,
    has_coin,
    lay_of,
    offer_of,
    price_of,
)
from baumeister.games.buerger.words.phrases import (
    coins,
    project_name,
    space_at,
    tile_name,
)
from baumeister.games.buerger.words.reasons import sum_of
from baumeister.present.words import MoveGroup, grouped
from baumeister.text import Text, capital, points

LAY = Text("{tile} on {space}: {sum}{coin}{project}", "{tile} auf {space}: {sum}{coin}{project}")
AND_COIN = Text(" and a coin", " und eine Münze")
NOTHING = Text("", "")
DOUBLED = Text("; × 2 = {points} with the great project", "; × 2 = {points} mit dem Großprojekt")
FOUR_MORE = Text("; + 4 = {points} with the great project", "; + 4 = {points} mit dem Großprojekt")
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
    """Group the legal moves for a form, under a heading each."""
    return grouped(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move < CRANE:
        return capital(tile_name(lay_of(move)[0])), _lay(view, move)
    if move < BOUGHT:
        return PROJECT.format(project=project_name(int(view.district))), _complete(view) if move == CRANE else LEAVE
    if move < DRAWN_NEUTRAL:
        return OFFER, _offer(view, move)
    if move >= MAYOR_AT:
        return MAYOR, MAYOR_PLACE.format(space=move - MAYOR_AT + 1)
    return DRAW, tile_name(tile_drawn(move))


def _lay(view: State, move: int) -> Text:
    tile, space = lay_of(move)
    gets_coin = has_coin(space) and view.coins[view.actor - 1] < COINS_MAX
    gain = gain_of(view, tile, space)
    return LAY.format(
        tile=capital(tile_name(tile)),
        space=space_at(space),
        sum=sum_of(tile, gain),
        coin=AND_COIN if gets_coin else NOTHING,
        project=_with_project(int(DISTRICT[space]), gain.total) if can_follow(view, space) else NOTHING,
    )


def _with_project(district: int, count: int) -> Text:
    sentence = DOUBLED if doubles(district) else FOUR_MORE
    return sentence.format(points=points(count + bonus_of(district, count)))


def gain(view: State, move: int) -> str:
    """Say on a drawn part what a move brings: +8, or +8 ×2 where the great project could follow."""
    if move == CRANE:
        return f"+{bonus_of(int(view.district), int(view.turn_points))}"
    if move > CRANE:
        return ""
    tile, space = lay_of(move)
    more = (" ×2" if doubles(int(DISTRICT[space])) else " +4") if can_follow(view, space) else ""
    return f"+{gain_of(view, tile, space).total}{more}"


def _complete(view: State) -> Text:
    district = int(view.district)
    return COMPLETE.format(coins=coins(cost_of(district)), points=points(bonus_of(district, int(view.turn_points))))


def _offer(view: State, move: int) -> Text:
    space = offer_of(move)
    price = price_of(view, space)
    return (PAID if price else FREE).format(space=space + 1, tile=tile_name(int(view.offer[space])), coins=coins(price))
