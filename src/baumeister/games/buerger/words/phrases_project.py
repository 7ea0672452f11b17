"""What keeps a seat from completing a great project, in few words."""

from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.phrases import coins
from baumeister.text import Text

IS_COMPLETED = Text("it is already completed", "schon abgeschlossen")
COSTS_MORE = Text("it costs {cost}, you have {held}", "{cost} nötig, du hast {held}")
NO_COIN = Text("none", "keine")
NO_CRANE = Text("you have no crane left", "du hast keinen Kran mehr")


def hindrance(view: State, district: int) -> Text | None:
    """Say why the seat to move can't complete the great project of a district where it has built (BB 3.4), if it can't."""
    seat, cost = int(view.actor) - 1, int(COST[district])
    held = int(view.coins[seat])
    if view.completed[district] >= 0:
        return IS_COMPLETED
    if held < cost:
        return COSTS_MORE.format(cost=coins(cost), held=held or NO_COIN)
    return None if view.cranes[seat] else NO_CRANE
