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
    coins,
    seat_name,
    space_name,
    the_project_on_the_map,
    tile_name,
    tile_taken,
)
from baumeister.games.buerger.words.phrases_points import bonus_reason, hand_reason, sum_of
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text

EVERY_DISTRICT = Text("Every district starts with one tile", "In jedem Viertel liegt anfangs ein Bauplättchen")
DEALT = Text("Everybody draws three tiles", "Alle ziehen drei Bauplättchen")
ON_OFFER = Text("Five tiles lie on offer", "Fünf Bauplättchen liegen im Angebot")
OFFERED = Text("New: {tile}; the Mayor is at\u00a0{mayor}", "Neu: {tile}; Bürgermeister bei\u00a0{mayor}")
MAYOR_COMES = Text(
    "The Mayor starts beside offer space\u00a0{space}", "Der Bürgermeister startet bei Angebotsfeld\u00a0{space}"
)
BEGINS = Text("{seat} starts", "{seat} beginnt")
LAYS = Text("{seat} lays {tile} on {space}: {sum}", "{seat} legt {tile} auf {space}: {sum}")
GETS_COIN = Text("{said}; a coin", "{said}; eine Münze")
LOSES_COIN = Text("{said}; the coin is lost, as three are the most", "{said}; die Münze verfällt, mehr als drei gibt es nicht")
COMPLETES = Text("{seat} completes {project} for {coins}: {reason}", "{seat} schließt {project} für {coins} ab: {reason}")
LEAVES = Text("{seat} doesn’t complete {project}", "{seat} schließt {project} nicht ab")
TAKES = Text("{seat} takes {tile} for free", "{seat} nimmt {tile} gratis")
BUYS = Text("{seat} buys {tile} for {coins}", "{seat} kauft {tile} für {coins}")
# On a phone all turns of the others stand in a few lines: where, and what it brought
LAYS_BRIEFLY = Text("{seat} {space}\u00a0+{points}{coin}", "{seat} {space}\u00a0+{points}{coin}")
AND_COIN = Text(", 1\u00a0coin", ", 1\u00a0Münze")
COMPLETES_BRIEFLY = Text("{seat} project\u00a0{district}\u00a0+{points}", "{seat} Projekt\u00a0{district}\u00a0+{points}")
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
        return [_laying(before, move, after)]
    if move < BOUGHT:
        return [_project(before, move, after)]
    return [_taking(before, move), *_ending(after)]


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
        text = OFFERED.format(tile=tile_name(tile_drawn(move)), mayor=int(after.mayor) + 1)
        yield LogLine(text, parts=(offer_part(space),), rule="BB 3.7")


def _laying(before: State, move: int, after: State) -> LogLine:
    seat, space = int(before.actor) - 1, space_built(move)
    reason, gained = sum_of(items_of_lay(before, move)), _gained(before, after)
    has_coin = after.coins[seat] > before.coins[seat]
    text = LAYS.format(seat=seat_name(seat), tile=tile_taken(tile_laid(move)), space=space_name(space), sum=reason)
    if SPACE_COIN[space]:
        text = (GETS_COIN if has_coin else LOSES_COIN).format(said=text)
    brief = LAYS_BRIEFLY.format(
        seat=seat_name(seat), space=space_name(space), points=gained[seat], coin=AND_COIN if has_coin else NO_TEXT
    )
    return LogLine(text, seat + 1, (space_part(space),), gained, "BB 3.2", "lays", brief=brief)


def _project(before: State, move: int, after: State) -> LogLine:
    seat, district = int(before.actor) - 1, int(before.district)
    project = the_project_on_the_map(district)
    if move == NO_CRANE:
        return LogLine(LEAVES.format(seat=seat_name(seat), project=project), seat + 1, rule="BB 3.4")
    gained = _gained(before, after)
    reason = bonus_reason(district, gained[seat])
    text = COMPLETES.format(seat=seat_name(seat), project=project, coins=coins(int(COST[district])), reason=reason)
    of_turn = int(before.turn_points) + gained[seat]
    brief = COMPLETES_BRIEFLY.format(seat=seat_name(seat), district=district + 1, points=of_turn)
    return LogLine(text, seat + 1, (project_part(district),), gained, "BB 3.4", "lays", brief=brief)


def _taking(before: State, move: int) -> LogLine:
    seat, space = int(before.actor) - 1, offer_space(move)
    cost, tile = price(before, space), tile_taken(int(before.offer[space]))
    text = (BUYS if cost else TAKES).format(seat=seat_name(seat), tile=tile, coins=coins(cost))
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
