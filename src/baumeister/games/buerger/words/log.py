"""The log: the effects of a move in sentences, from two views of one seat."""

from collections.abc import Iterator, Sequence

from baumeister.games.buerger.rules.components import COST, SPACE_COIN, TILE_COLOUR
from baumeister.games.buerger.rules.moves import (
    BOUGHT,
    CRANE,
    NO_CRANE,
    first_place,
    offer_space,
    space_built,
    tile_drawn,
    tile_laid,
)
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.scoring import BEST_COLOUR
from baumeister.games.buerger.rules.state import DEAL, DONE, MAYOR, NEUTRAL, OFFER, State
from baumeister.games.buerger.words.endings import ending
from baumeister.games.buerger.words.items import items_of, items_of_lay
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.parts import held_part, offer_part, project_part, space_part
from baumeister.games.buerger.words.phrases import (
    a_tile,
    a_tile_comes,
    coins,
    seat_name,
    space_at,
    the_project,
    the_tile,
)
from baumeister.games.buerger.words.phrases_points import bonus_reason, hand_reason, sum_of
from baumeister.present.words import LogLine
from baumeister.text import Text

EVERY_DISTRICT = Text("Every district starts with one tile", "In jedem Viertel liegt anfangs ein Bauplättchen")
DEALT = Text("Everybody draws three tiles", "Alle ziehen drei Bauplättchen")
ON_OFFER = Text("Five tiles lie on offer", "Fünf Bauplättchen liegen im Angebot")
OFFERED = Text("New on offer: {tile}", "Neu im Angebot: {tile}")
MAYOR_COMES = Text(
    "The Mayor starts beside offer space\u00a0{space}", "Der Bürgermeister startet bei Angebotsfeld\u00a0{space}"
)
BEGINS = Text("{seat} starts", "{seat} beginnt")
LAYS = Text("{seat} lays {tile} on {space}: {sum}", "{seat} legt {tile} auf {space}: {sum}")
GETS_COIN = Text("{said}; a coin, now {coins}", "{said}; eine Münze, jetzt {coins}")
LOSES_COIN = Text("{said}; the coin is lost, as three are the most", "{said}; die Münze verfällt, mehr als drei gibt es nicht")
COMPLETES = Text("{seat} completes {project} for {coins}: {reason}", "{seat} schließt {project} für {coins} ab: {reason}")
LEAVES = Text("{seat} doesn’t complete {project}", "{seat} schließt {project} nicht ab")
TAKES = Text(
    "{seat} takes {tile} beside the Mayor, who moves on to offer space\u00a0{mayor}",
    "{seat} nimmt {tile} neben dem Bürgermeister, der zu Angebotsfeld\u00a0{mayor} weiterzieht",
)
BUYS = Text(
    "{seat} buys {tile} from offer space\u00a0{space} for {coins}; the Mayor moves on to offer space\u00a0{mayor}",
    "{seat} kauft {tile} von Angebotsfeld\u00a0{space} für {coins}; "
    "der Bürgermeister zieht zu Angebotsfeld\u00a0{mayor} weiter",
)
SUPPLY_EMPTY = Text(
    "The supply is empty and the game ends: every hand scores its best colour",
    "Der Vorrat ist leer, das Spiel endet: Jede Hand wertet ihre beste Farbe",
)
HAND = Text("{seat}’s hand: {reason}", "Hand von {seat}: {reason}")

SET_UP = {NEUTRAL: (EVERY_DISTRICT, "BB 2.2"), DEAL: (DEALT, "BB 2.3"), OFFER: (ON_OFFER, "BB 2.3")}
"""The steps of the set-up, and their rules."""


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Tell the events between two views of one seat; `move` is None if it is a tile that the seat doesn't see."""
    if before.actor == 0:
        return list(_chance(before, move, after))
    assert move is not None  # all see the seats' acts
    if move < CRANE:
        return list(_laying(before, move, after))
    if move < BOUGHT:
        return [_project(before, move, after)]
    return [_taking(before, move, after), *_ending(after)]


def _chance(before: State, move: int | None, after: State) -> Iterator[LogLine]:
    """Tell of chance: of the set-up, which lies on the table, when each step of it is done."""
    if before.phase in SET_UP:
        if after.phase != before.phase:
            text, rule = SET_UP[int(before.phase)]
            yield LogLine(text, rule=rule)
        return
    assert move is not None  # of chance only deals are hidden
    if before.phase == MAYOR:
        space = first_place(move)
        yield LogLine(MAYOR_COMES.format(space=space + 1), parts=(offer_part(space),), rule="BB 2.3")
        yield LogLine(BEGINS.format(seat=seat_name(0)), 1)
    else:
        space = int(before.gap)
        text = OFFERED.format(tile=a_tile_comes(tile_drawn(move)))
        yield LogLine(text, parts=(offer_part(space),), rule="BB 3.7")


def _laying(before: State, move: int, after: State) -> Iterator[LogLine]:
    seat, space = int(before.actor) - 1, space_built(move)
    tile, reason = a_tile(tile_laid(move)), sum_of(items_of_lay(before, move))
    text = LAYS.format(seat=seat_name(seat), tile=tile, space=space_at(space), sum=reason)
    if SPACE_COIN[space]:
        has, had = int(after.coins[seat]), int(before.coins[seat])
        text = (GETS_COIN if has > had else LOSES_COIN).format(said=text, coins=has)
    yield LogLine(text, seat + 1, (space_part(space),), _gained(before, after), "BB 3.2", "lays")


def _project(before: State, move: int, after: State) -> LogLine:
    seat, district = int(before.actor) - 1, int(before.district)
    project = the_project(district)
    if move == NO_CRANE:
        return LogLine(LEAVES.format(seat=seat_name(seat), project=project), seat + 1, rule="BB 3.4")
    gained = _gained(before, after)
    reason = bonus_reason(district, gained[seat])
    text = COMPLETES.format(seat=seat_name(seat), project=project, coins=coins(int(COST[district])), reason=reason)
    return LogLine(text, seat + 1, (project_part(district),), gained, "BB 3.4", "lays")


def _taking(before: State, move: int, after: State) -> LogLine:
    seat, space = int(before.actor) - 1, offer_space(move)
    cost = price(before, space)
    text = (BUYS if cost else TAKES).format(
        seat=seat_name(seat),
        tile=the_tile(int(before.offer[space])),
        space=space + 1,
        coins=coins(cost),
        mayor=int(after.mayor) + 1,
    )
    return LogLine(text, seat + 1, (offer_part(space),), rule="BB 3.5")


def _ending(after: State) -> Iterator[LogLine]:
    if after.phase != DONE:
        return
    yield LogLine(SUPPLY_EMPTY, rule="BB 3.7")
    for item in items_of(after):
        if item.reason == BEST_COLOUR:
            text = HAND.format(seat=seat_name(item.seat), reason=hand_reason(after, item))
            alone = tuple(item.points if seat == item.seat else 0 for seat in range(after.seats))
            held = hand_of(after, item.seat)
            parts = (held_part(item.seat, slot) for slot, tile in enumerate(held) if TILE_COLOUR[tile] == item.subject)
            yield LogLine(text, item.seat + 1, tuple(parts), alone, "BB 4.1")
    yield from (LogLine(text, rule="BB 4.2") for text in ending(after))


def _gained(before: State, after: State) -> tuple[int, ...]:
    """Return how many points more each seat has."""
    return tuple(int(after.scores[seat]) - int(before.scores[seat]) for seat in range(after.seats))
