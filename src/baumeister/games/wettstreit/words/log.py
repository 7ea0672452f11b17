"""The log of Wettstreit der Baumeister: the effects of a move in sentences, from two views of one seat."""

from collections.abc import Iterator, Sequence

from baumeister.games.wettstreit.rules.components import HIDDEN, OPEN, SABOTEUR
from baumeister.games.wettstreit.rules.moves import DONE_MOVE, LEAVE, REVEAL, ROB
from baumeister.games.wettstreit.rules.state import (
    ATTACK,
    BIDDING,
    BUILDING,
    BURIAL,
    CHOICE,
    DONE,
    INCOME,
    LOSS,
    NOTHING,
    PEEKING,
    RANSOM,
    ROBBERY,
    TURN_UP,
    State,
)
from baumeister.games.wettstreit.words.endings import result
from baumeister.games.wettstreit.words.log_auction import bidding, choice, peeking
from baumeister.games.wettstreit.words.log_sabotage import answered, attacked, buried, lost, used
from baumeister.games.wettstreit.words.move_decoding import lay_of
from baumeister.games.wettstreit.words.parts import DIE, place_part, saboteurs_part, stack_part
from baumeister.games.wettstreit.words.phrases import place, seat_name, talers, the_card, to_card
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, Text, capital

TURNED_UP = Text("{card} is turned up on the open stack", "{card} wird auf dem offenen Stapel aufgedeckt")
COMES_UP = Text(
    "{card}, buried by saboteurs, is back on top of the open stack",
    "{card} lag seit einer Sabotage unter dem offenen Stapel und ist nun oben",
)
BEGINS = Text("{seat} starts", "{seat} beginnt")
ROLLS = Text("{seat} rolls {roll} and takes {talers}{coins}", "{seat} würfelt {roll} und erhält {talers}{coins}")
COINS = Text(" and {talers} for the coins on their gates", " und {talers} für die Münzen auf den Stadttoren")
FROM_POOL = Text(
    "{seat} rolls a saboteur and takes one from the pool{coins}",
    "{seat} würfelt einen Saboteur und nimmt ihn aus dem Vorrat{coins}",
)
POOL_EMPTY = Text(
    "{seat} rolls a saboteur, but the pool is empty; others have some{coins}",
    "{seat} würfelt einen Saboteur, aber der Vorrat ist leer; andere haben welche{coins}",
)
NONE_TO_TAKE = Text(
    "{seat} rolls a saboteur, but the pool is empty and nobody else has one{coins}",
    "{seat} würfelt einen Saboteur, aber der Vorrat ist leer, und niemand sonst hat einen{coins}",
)
COINS_TOO = Text(", plus {talers} for the coins on their gates", ", dazu {talers} für die Münzen auf den Stadttoren")
ROBS = Text("{seat} takes a saboteur from {other}", "{seat} nimmt {other} einen Saboteur weg")
LEAVES = Text("{seat} takes no saboteur", "{seat} nimmt keinen Saboteur")
LAYS = Text("{seat} lays {card} {place}", "{seat} legt {card} {place}")
STOPS = Text("{seat} lays no more cards", "{seat} legt keine weiteren Karten")
DOES_NOTHING = Text("{seat} builds nothing", "{seat} baut nichts")
LAYS_NOTHING = Text("{seat} lays no card in the final round", "{seat} legt in der Endrunde keine Karte")
IS_USED_UP = {
    OPEN: Text("The open stack has been used up", "Der offene Stapel war aufgebraucht"),
    HIDDEN: Text("The hidden stack has been used up", "Der verdeckte Stapel war aufgebraucht"),
}
FINAL = Text(
    "{stack} and the final round begins: everyone may lay up to three more cards, with no limit on corner towers",
    "{stack}, nun beginnt die Endrunde: Alle dürfen noch bis zu drei Karten legen, Ecktürme ohne Beschränkung",
)
FINAL_IN_BRIEF = Text("{stack}: the final round", "{stack}: Endrunde")


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Tell the events between two views of one seat; `move` is None if it is a card that the seat doesn't see."""
    return [*_acted(before, move, after), *_followed(before, after)]


def _acted(before: State, move: int | None, after: State) -> Iterator[LogLine]:
    if before.phase == PEEKING or move is None:
        yield peeking(before, move)
    elif before.phase == TURN_UP:
        yield _turned_up(move - REVEAL)
    elif before.phase == INCOME:
        yield _income(before, after)
    elif before.phase == ROBBERY:
        yield _robbery(before, move)
    elif before.phase == CHOICE:
        yield from choice(before, after)
    elif before.phase == BIDDING:
        yield from bidding(before, move, after)
    elif before.phase == BUILDING:
        yield _building(before, move)
    elif before.phase == ATTACK:
        yield attacked(before, after)
    elif before.phase == RANSOM:
        yield answered(before, move)
    elif before.phase == LOSS:
        yield lost(before, move)
    elif before.phase == BURIAL:
        yield buried(before, after)


def _followed(before: State, after: State) -> Iterator[LogLine]:
    """Tell the automatic consequences: a known card on the open stack, one put under a stack, the final round, the end."""
    if before.phase == BIDDING and after.phase == BUILDING and before.stack == OPEN and after.open_top != NOTHING:
        text = COMES_UP.format(card=capital(the_card(int(after.open_top))))
        yield LogLine(text, parts=(stack_part(OPEN),), rule="WB 3.14")
    if before.phase in (ATTACK, RANSOM, LOSS) and (after.evicted != NOTHING or _burial_stack(before, after) is not None):
        yield buried(before, after)
    if after.phase == INCOME and before.phase == TURN_UP:
        yield LogLine(BEGINS.format(seat=seat_name(int(after.active))), int(after.active) + 1, rule="WB 2.2")
    if after.is_final and not before.is_final:
        stack = IS_USED_UP[int(before.stack)]
        yield LogLine(FINAL.format(stack=stack), rule="WB 4.2", ends=True, brief=FINAL_IN_BRIEF.format(stack=stack))
    if after.phase == DONE:
        yield from result(after)


def _burial_stack(before: State, after: State) -> int | None:
    grown = [stack for stack in (OPEN, HIDDEN) if after.under_counts[stack] > before.under_counts[stack]]
    if grown:
        return grown[0]
    return OPEN if after.open_top != before.open_top else None


def _turned_up(card: int) -> LogLine:
    return LogLine(TURNED_UP.format(card=capital(the_card(card))), parts=(stack_part(OPEN),), rule="WB 2.1")


def _income(before: State, after: State) -> LogLine:
    seat = int(before.active)
    coins = int(before.coins[seat])
    if after.roll != SABOTEUR:
        extra = COINS.format(talers=talers(coins)) if coins else NO_TEXT
        text = ROLLS.format(seat=seat_name(seat), roll=int(after.roll), talers=talers(int(after.roll)), coins=extra)
    else:
        extra = COINS_TOO.format(talers=talers(coins)) if coins else NO_TEXT
        text = FROM_POOL if after.pool < before.pool else POOL_EMPTY if after.phase == ROBBERY else NONE_TO_TAKE
        text = text.format(seat=seat_name(seat), coins=extra)
    return LogLine(text, seat + 1, (DIE,), rule="WB 3.1", sound="rolls", opens=True)


def _robbery(before: State, move: int) -> LogLine:
    seat = int(before.active)
    if move == LEAVE:
        return LogLine(LEAVES.format(seat=seat_name(seat)), seat + 1, rule="WB 3.1")
    other = move - ROB
    text = ROBS.format(seat=seat_name(seat), other=seat_name(other))
    return LogLine(text, seat + 1, (saboteurs_part(other),), rule="WB 3.1")


def _building(before: State, move: int) -> LogLine:
    seat = int(before.active)
    if move > DONE_MOVE:
        return used(before, move)
    rule = "WB 4.2" if before.is_final else "WB 3.7"
    if move == DONE_MOVE:
        text = STOPS if before.laid else LAYS_NOTHING if before.is_final else DOES_NOTHING
        return LogLine(text.format(seat=seat_name(seat)), seat + 1, rule=rule)
    card, index = lay_of(move)
    text = LAYS.format(seat=seat_name(seat), card=to_card(card), place=place(before, seat, index))
    return LogLine(text, seat + 1, (place_part(seat, index),), rule=rule, sound="lays")
