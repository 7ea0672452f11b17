"""What is made for a seat is the same at any two tables that differ only in what is hidden from it: very many pairs."""

import json
import os
import sys
from collections import Counter
from itertools import islice
from random import Random

import pytest

from baumeister.games import GAMES, rules
from baumeister.web.pages.rendering.render_cache import CACHE
from tests.web.hidden_pairs import Pair, keys_of, pairs, said, table_of

HIDING = [game for game in GAMES if rules(game).facts.hidden.en != "nothing"]
MANY = int(os.environ.get("BAUMEISTER_ATTACKS", "10000"))
DRAWN = 8  # of so many pairs one is compared as markup, drawn without what was left in the cache; the others by what is shown


@pytest.mark.slow
@pytest.mark.parametrize("most", [40, pytest.param(MANY, marks=[pytest.mark.long, pytest.mark.timeout(0)])])
@pytest.mark.parametrize("game", HIDING)
def test_who_knows_the_same_is_told_the_same(game: str, most: int) -> None:
    seed, rng, kinds = int(os.environ.get("BAUMEISTER_SEED", "0")), Random(most), Counter[str]()
    for number, pair in enumerate(islice((pair for pair in pairs(game, seed) if pair.blind), most)):
        is_drawn = number % DRAWN == 0
        looked_at = compare(pair, rng, is_drawn=is_drawn)
        kinds.update(seats=looked_at, undos=pair.has_undos, drafts=pair.has_draft, drawn=is_drawn)
    assert min(kinds.values()) > most // 10, kinds
    sys.stdout.write(f"{game}: {most} pairs, {dict(kinds)}\n")


def compare(pair: Pair, rng: Random, *, is_drawn: bool) -> int:
    """Compare two tables for two of the seats that can't tell them apart."""
    keys, places = keys_of(pair.first.position.game), [round(rng.random(), 2) for _ in range(2)]
    seats = rng.sample(sorted(pair.blind), min(2, len(pair.blind)))
    told = []
    for world in (pair.first, pair.second):
        if is_drawn:
            CACHE.clear()
        table = table_of(world, keys)
        told.append([said(table, seat, places, is_drawn=is_drawn) for seat in seats])
    for seat, one, other in zip(seats, *told, strict=True):
        assert one == other, (
            f"seat {seat} of {pair.blind}, ply {pair.first.position.ply}, drafts {pair.first.draft}, {pair.second.draft}"
        )
    return len(seats)


@pytest.mark.parametrize("game", HIDING)
def test_keys_are_equal_exactly_where_a_seat_knows_the_same(game: str) -> None:
    for pair in islice(pairs(game, 2), 60):
        one, other = pair.first.position, pair.second.position
        for seat in range(one.game.seats + 1):
            is_same = json.dumps(one.view(seat).json()) == json.dumps(other.view(seat).json())
            assert (one.view(seat).key() == other.view(seat).key()) == is_same
            assert is_same or seat not in pair.blind


def test_pairs_differ() -> None:
    """Some seat that isn't blind is told otherwise."""
    differing = 0
    for pair in islice(pairs("manhattan", 1), 12):
        keys = keys_of(pair.first.position.game)
        seeing = set(range(pair.first.position.game.seats + 1)) - pair.blind
        one, other = (table_of(world, keys) for world in (pair.first, pair.second))
        differing += any(said(one, seat, [], is_drawn=True) != said(other, seat, [], is_drawn=True) for seat in seeing)
    assert differing > 8
