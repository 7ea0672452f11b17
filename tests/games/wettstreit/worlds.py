"""All worlds that a view allows, by plain enumeration: what `guess` is measured against. Nothing of `knowledge.py` is used.

`worlds` deals the unseen cards of a view, copies told apart, to the slots in hands and in the auction: a slot of an announced
type takes a card of that type, any other slot any card. A *world* is what comes of it: for each other seat its hand, and the
card in the auction. Its weight is the number of its deals.

`histories` does without the view's counts: it plays a whole game again with every other choice of the hidden cards and keeps
those games that looked the same to the viewer all along.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from baumeister.games.wettstreit.rules.components import CARDS, TYPE_OF
from baumeister.games.wettstreit.rules.moves import PEEK
from baumeister.games.wettstreit.rules.state import BIDDING
from tests.games.kinds import Game, Position, View
from tests.games.wettstreit.scenes import names

World = tuple[tuple[str, ...], str]
Slots = list[tuple[int, int]]  # holder (-1: the auction) and type (-1: any)


def worlds(view: View) -> dict[World, int]:
    """Return every world that a view allows and the number of its deals."""
    state: Any = view.state
    others = [seat for seat in range(state.seats) if seat + 1 != view.seat]
    unseen = Counter({number: int(count) for number, count in enumerate(state.unseen) if count})
    slots = _slots(state, others, view.seat)
    found: Counter[World] = Counter()
    for cards, ways in _deals(slots, unseen):
        hands = []
        for seat in others:
            known = Counter({number: int(count) for number, count in enumerate(_known(state, view.seat, seat)) if count})
            known.update(card for card, (holder, _) in zip(cards, slots, strict=True) if holder == seat)
            hands.append(_names(known))
        sale = [card for card, (holder, _) in zip(cards, slots, strict=True) if holder < 0]
        found[tuple(hands), _names(Counter(sale or [c for c in [int(state.sale_card)] if c >= 0]))] += ways
    return dict(found)


def _known(state: Any, viewer: int, holder: int) -> Any:
    return state.shown[holder] + (state.peeked[viewer - 1, holder] if viewer else 0)


def _slots(state: Any, others: Sequence[int], viewer: int) -> Slots:
    slots: Slots = []
    for seat in others:
        told = [kind for kind in range(5) for _ in range(state.announced[viewer, seat, kind])]
        free = int(state.hand_sizes[seat]) - int(_known(state, viewer, seat).sum()) - len(told)
        slots += [(seat, kind) for kind in told] + [(seat, -1)] * free
    if state.phase == BIDDING and state.sale_card < 0:
        slots.append((-1, int(state.sale_type)))
    return slots


def _deals(slots: Slots, left: Counter[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """GamesPlayed the cards that can lie in all slots, and in how many ways copies of them can."""
    if not slots:
        yield (), 1
        return
    for number in [number for number, count in left.items() if count]:
        if slots[0][1] in (-1, int(TYPE_OF[number])):
            copies = left[number]
            left[number] -= 1
            for cards, ways in _deals(slots[1:], left):
                yield (number, *cards), copies * ways
            left[number] += 1


def _names(cards: Counter[int]) -> str:
    return names(as_counts(cards))


def as_counts(cards: Counter[int]) -> Any:
    """Return a multiset of card numbers as an array of counts."""
    return np.array([cards[number] for number in range(CARDS)])


def world_of(state: Any, viewer: int) -> World:
    """Return the world of a full state."""
    hands = tuple(names(state.hands[seat]) for seat in range(state.seats) if seat + 1 != viewer)
    return hands, names(as_counts(Counter([int(state.sale_card)]))) if state.sale_card >= 0 else ""


@cache
def histories(game: Game, moves: tuple[str, ...], viewer: int) -> tuple[tuple[Any, int], ...]:
    """Return the last states of all games that look the same to the viewer and differ in hidden cards, with odds."""
    engine = game.engine
    true = game.start().raw
    kept = [(true, 1)]
    for move in moves:
        true = engine.play(true, game.rules.numbers[move])
        seen = engine.hide(true, viewer)
        following = []
        for raw, odds in kept:
            choices = _peeks(game, raw) if move.startswith("peek") else {game.rules.numbers[move]: 1}
            for number in choices.keys() & set(engine.legal(raw)):
                after = engine.play(raw, number)
                if engine.hide(after, viewer) == seen:
                    following.append((after, odds * choices[number]))
        kept = following
    return tuple((Position(game, raw).state, odds) for raw, odds in kept)


def _peeks(game: Game, raw: bytes) -> dict[int, int]:
    return {PEEK + number: int(count) for number, count in enumerate(Position(game, raw).state.unseen) if count}
