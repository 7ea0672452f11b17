"""Manhattan's legal moves as a form shows them: few groups, labels that make sense when read aloud."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from baumeister.games.manhattan.rules.building import builder_floors, is_rival_building
from baumeister.games.manhattan.rules.components import KINDS, LOTS, SIZES
from baumeister.games.manhattan.rules.moves import DEALT, PUT, SCRAP
from baumeister.games.manhattan.rules.scoring import height
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.move_decoding import build_of, scrap_of, take_of
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
)
from baumeister.present.words import MoveGroup
from baumeister.text import Text, capital

FOURS = Text("{blocks}{colour}", "{blocks}{colour}")
MIX = Text("{blocks} ({floors} in all)", "{blocks} (zusammen {floors})")
ON_CARD = Text("Lot {lot}", "Bauplatz {lot}")
ON_EMPTY = Text("{lot}: {floors}", "{lot}: {floors}")
ON_OTHERS = Text(
    "{lot}: {floors} (takes over from {owner}, {own} : {others})",
    "{lot}: {floors} (übernimmt von {owner}, {own} : {others})",
)
ON_OWN = Text("{lot}: {floors} (yours, now {height} high)", "{lot}: {floors} (deins, dann {height} hoch)")
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
    return sentence.format(
        lot=lot(place),
        floors=floors_of(view, colour, size + 1),
        owner=builder_name(view, owner),
        own=builder_floors(view, place, colour) + size + 1,
        others=builder_floors(view, place, owner),
        height=height(view, place) + size + 1,
    )


def gain(view: State, move: int) -> str:
    """Say of a building that would be taken over how many floors its new owner and the old one would have."""
    if not PUT <= move < SCRAP:
        return ""
    _, colour, place, size = build_of(view, move)
    if not is_rival_building(view, place, colour):
        return ""
    return f"{builder_floors(view, place, colour) + size + 1}:{builder_floors(view, place, int(view.top[place]))}"


def _layings_away(view: State, moves: Sequence[int]) -> Iterator[MoveGroup]:
    seat = int(view.actor) - 1
    for kind, members in _by(moves, lambda move: scrap_of(view, move).kind):
        yield MoveGroup(LAY_AWAY.format(card=card(view, seat, kind)), [(move, _laying_away(view, move)) for move in members])


def _laying_away(view: State, move: int) -> Text:
    seat, colour, kind, size = scrap_of(view, move)
    return capital(WITH_BLOCK.format(card=card(view, seat, kind), block=block(view, colour, size)))
