"""Manhattan's legal moves as a form shows them: few groups, labels that make sense when read aloud."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from baumeister.core.record import copy
from baumeister.games.manhattan.rules.building import build, builder_floors, is_rival_building
from baumeister.games.manhattan.rules.cards import card_of_lot, lot_of_card
from baumeister.games.manhattan.rules.components import KINDS, LOTS, SIZES
from baumeister.games.manhattan.rules.moves import DEALT, PUT, SCRAP
from baumeister.games.manhattan.rules.scoring import NOBODY, height, highest_building, majority
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.items import would_score
from baumeister.games.manhattan.words.move_decoding import build_of, scrap_of, take_of
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.phrases import (
    block,
    blocks,
    blocks_of,
    builder_name,
    card,
    floors,
    floors_of,
    in_colour,
    lot,
    owner_name,
)
from baumeister.present.words import MoveGroup
from baumeister.text import NO_TEXT, Text, capital, signed

FOURS = Text("{blocks}{colour}", "{blocks}{colour}")
MIX = Text("{floors}: {blocks}", "{floors}: {blocks}")
ON_CARD = Text("Lot {lot}", "Bauplatz {lot}")
ON_EMPTY = Text("{lot}: {floors}", "{lot}: {floors}")
ON_OTHERS = Text(
    "{lot}: {floors}; {own}\u00a0:\u00a0{others} against {owner}; then yours, {height} high",
    "{lot}: {floors}; {own}\u00a0:\u00a0{others} gegen {owner}; dann deins, {height} hoch",
)
ON_OWN = Text("{lot}: {floors} (yours, now {height} high)", "{lot}: {floors} (deins, dann {height} hoch)")
GETS_MAJORITY = Text("; majority in {city}", "; Mehrheit in {city}")
TAKES_MAJORITY = Text("; majority in {city} instead of {owner}", "; Mehrheit in {city} statt {owner}")
HAS_MAJORITY = Text("; gives {owner} the majority in {city}", "; gibt {owner} die Mehrheit in {city}")
LOSES_MAJORITY = Text("; {owner} loses the majority in {city}", "; {owner} verliert die Mehrheit in {city}")
IS_HIGHEST = Text("; tallest building", "; höchstes Gebäude")
IS_AS_HIGH = Text("; as high as the tallest", "; so hoch wie das höchste")
WITH_CHANGES = Text("{building}{majority}{highest}", "{building}{majority}{highest}")
LAY_AWAY = Text("Discard {card}", "{card} ablegen")
WITH_BLOCK = Text("{card} and {block}", "{card} und {block}")
TAKE_CARD = Text("Card from the draw pile", "Karte vom Nachziehstapel")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves: mixes by their tallest blocks, building and laying away by card."""
    if not moves:
        return []
    if moves[0] < PUT:
        return list(_mixes(view, moves))
    if moves[0] < SCRAP:
        return list(_builds(view, moves))
    if moves[0] < DEALT:
        return list(_layings_away(view, moves))
    seat = int(view.receiver)
    return [MoveGroup(TAKE_CARD, [(move, card(view, seat, (move - DEALT) % KINDS)) for move in moves])]


def _by(moves: Sequence[int], key: Callable[[int], int]) -> Iterator[tuple[int, list[int]]]:
    for value, members in groupby(sorted(moves, key=key), key):
        yield value, list(members)


def _mixes(view: State, moves: Sequence[int]) -> Iterator[MoveGroup]:
    low_first = sorted(moves, key=lambda move: take_of(view, move).counts[::-1])
    colour = in_colour(view, take_of(view, moves[0]).colour)
    for fours, members in _by(low_first, lambda move: take_of(view, move).counts[SIZES - 1]):
        title = FOURS.format(blocks=blocks_of(fours, SIZES - 1), colour=colour)
        yield MoveGroup(title, [(move, _mix(take_of(view, move).counts)) for move in members])


def _mix(counts: Sequence[int]) -> Text:
    total = sum(count * (size + 1) for size, count in enumerate(counts))
    return MIX.format(blocks=blocks(counts), floors=floors(total))


def _builds(view: State, moves: Sequence[int]) -> Iterator[MoveGroup]:
    for lot_number, members in _by(moves, lambda move: build_of(view, move).place % LOTS):
        in_order = sorted(members, key=lambda move: build_of(view, move).place)
        title = ON_CARD.format(lot=lot_number + 1)
        yield MoveGroup(title, [(move, _build(view, move)) for move in in_order])


def _build(view: State, move: int) -> Text:
    _, colour, place, size = build_of(view, move)
    owner = int(view.top[place])
    sentence = ON_EMPTY if owner < 0 else ON_OTHERS if is_rival_building(view, place, colour) else ON_OWN
    building = sentence.format(
        lot=lot(place),
        floors=floors_of(view, colour, size + 1),
        owner=builder_name(view, owner),
        own=builder_floors(view, place, colour) + size + 1,
        others=builder_floors(view, place, owner),
        height=height(view, place) + size + 1,
    )
    after = copy(view)
    build(after, move)
    return WITH_CHANGES.format(
        building=building, majority=_majority(view, after, place // LOTS, colour), highest=_highest(view, after, place)
    )


def _majority(view: State, after: State, city: int, colour: int) -> Text:
    """Say who gets or loses the city's majority by a block of this colour; nothing if it stays as it is."""
    (before, _), (now, _) = majority(view, city), majority(after, city)
    if now == before:
        return NO_TEXT
    sentence = LOSES_MAJORITY if now == NOBODY else HAS_MAJORITY
    if now == colour:
        sentence = GETS_MAJORITY if before == NOBODY else TAKES_MAJORITY
    return sentence.format(city=CITY_LETTERS[city], owner=owner_name(view, before if now in (NOBODY, colour) else now))


def _highest(view: State, after: State, place: int) -> Text:
    """Say whether a building becomes the highest, or as high as the highest; nothing if it was so before."""
    highest, is_alone = highest_building(after)
    if height(after, place) < height(after, highest):
        return NO_TEXT
    if not is_alone:
        return IS_AS_HIGH
    was_highest = highest_building(view) == (place, True) and view.top[place] == after.top[place]
    return NO_TEXT if was_highest else IS_HIGHEST


def gain(view: State, move: int) -> str:
    """Say how many points more the seat would get if the round were scored right after a building; sign majority and height."""
    if not PUT <= move < SCRAP:
        return ""
    seat, colour, place, _ = build_of(view, move)
    after = copy(view)
    build(after, move)
    more = would_score(after)[seat] - would_score(view)[seat]
    signs = _majority_sign(view, after, place // LOTS, colour) + _highest_sign(view, after, place)
    return f"{signed(more) if more else '+0'} {signs}".rstrip()


def _majority_sign(view: State, after: State, city: int, colour: int) -> str:
    """Return the sign of a majority that a colour gets."""
    return "♛" if majority(view, city)[0] != colour == majority(after, city)[0] else ""


def _highest_sign(view: State, after: State, place: int) -> str:
    """Return the sign of a building that becomes its owner's highest of all, or as high as the one that was it alone."""
    highest, is_alone = highest_building(after)
    if height(after, place) < height(after, highest):
        return ""
    was_highest, was_alone = highest_building(view)
    if not is_alone:
        return "⚐" if was_alone else ""
    return "" if (was_highest, was_alone) == (place, True) and view.top[place] == after.top[place] else "⚑"


def _layings_away(view: State, moves: Sequence[int]) -> Iterator[MoveGroup]:
    seat = int(view.actor) - 1
    for lot_number, members in _by(moves, lambda move: lot_of_card(view, seat, scrap_of(view, move).kind)):
        title = LAY_AWAY.format(card=card(view, seat, card_of_lot(view, seat, lot_number)))
        yield MoveGroup(title, [(move, _laying_away(view, move)) for move in members])


def _laying_away(view: State, move: int) -> Text:
    seat, colour, kind, size = scrap_of(view, move)
    return capital(WITH_BLOCK.format(card=card(view, seat, kind), block=block(view, colour, size)))
