"""Chance from a seed: the algorithm to the byte, without bias, and every forgery found."""

import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest

import baumeister as bm
from baumeister.present.game import Position
from baumeister.records import read, write
from baumeister.records.fairness import (
    SCHEME,
    Verified,
    below,
    branch_at,
    chance_move,
    commitment,
    description,
    new_seed,
    number,
    pick,
    verify,
)

SEED = bytes(range(32))


def played(seed: bytes, given: int = 0, branch_from: int = 10**6) -> Position:
    """Play a game with the lowest move of every seat; from a ply on in branch 1."""
    position = bm.game("manhattan", 3).start()
    while not position.is_over:
        branch = int(position.ply >= branch_from)
        fair = position.actor == 0 and position.ply >= given
        position = position.play(chance_move(seed, branch, position) if fair else position.numbers[0])
    return position


def recorded(**changes: Any) -> dict[str, Any]:
    record = write(played(SEED), chance=description(SEED, ()))
    record["chance"] |= changes
    return record


def test_numbers_are_the_documented_hash() -> None:
    """docs/fairness.md shows these."""
    message = SCHEME.encode() + bytes.fromhex("00000002 00000025 00000000")
    assert number(SEED, 2, 37, 0) == int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8], "big")
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [number(SEED, 0, ply, 0) for ply in range(2)] == [VECTORS[0], VECTORS[1]]
    assert pick(SEED, 0, 0, {"deal 1": 5, "deal 10": 5, "deal 2": 5}) == VECTORS[2]


VECTORS = (18030729493128531734, 9045748897046916064, "deal 2")


def test_numbers_past_the_last_whole_multiple_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([(1 << 64) - 1, (1 << 64) - 2, 7])
    monkeypatch.setattr("baumeister.records.fairness.number", lambda *_: next(drawn))
    assert below(SEED, 0, 0, 6) == 1  # 2^64 - 4 is the last multiple of 6
    monkeypatch.setattr("baumeister.records.fairness.number", lambda *_: (1 << 64) - 5)
    assert below(SEED, 0, 0, 6) == ((1 << 64) - 5) % 6


def test_moves_come_by_their_odds() -> None:
    weights = {"a": 1, "b": 2, "c": 7}
    counts = Counter(pick(SEED, 0, ply, weights) for ply in range(20_000))
    chi_square = sum((counts[move] - 2000 * weight) ** 2 / (2000 * weight) for move, weight in weights.items())
    assert chi_square < 13.8  # one in a thousand is worse; the seed is fixed


def test_branches_and_plies_and_seeds_differ() -> None:
    found = {
        number(seed, branch, ply, counter)
        for seed in (SEED, bytes(32))
        for branch in range(5)
        for ply in range(5)
        for counter in range(5)
    }
    assert len(found) == 250
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32


@pytest.mark.parametrize(("ply", "branch"), [(0, 0), (36, 0), (37, 1), (40, 1), (41, 3), (1000, 3)])
def test_runs_of_branches(ply: int, branch: int) -> None:
    assert branch_at([(37, 1), (41, 3)], ply) == branch


def test_a_fair_record_is_verified() -> None:
    record = recorded()
    count = sum(position.actor == 0 for position in read(record).position.line())
    assert verify(record) == verify(json.dumps(record)) == verify(read(record)) == Verified(count, 0, 0)


def test_a_record_with_branches_and_given_moves_is_verified() -> None:
    position = played(SEED, branch_from=60)
    assert verify(write(position, chance=description(SEED, [(60, 1)]))).checked > 50
    with pytest.raises(bm.BadRecordError) as bad:
        verify(write(position, chance=description(SEED, [])))
    assert bad.value.ply is not None
    assert bad.value.ply >= 60
    position = played(SEED, given=40)
    chance = description(SEED, [], 40)
    assert verify(write(position, chance=chance)).checked < sum(p.actor == 0 for p in position.line())


def test_the_first_chance_move_that_does_not_follow_is_named() -> None:
    record = recorded()
    moves = record["moves"]
    last = max(ply for ply, move in enumerate(moves) if move.startswith("draw"))
    position = read({key: record[key] for key in ("format", "game", "seats", "options")} | {"moves": moves[:last]}).position
    other = next(str(move) for move in position.moves if str(move) != moves[last])
    forged = write(position.play(other), chance=record["chance"])
    with pytest.raises(bm.BadRecordError) as bad:
        verify(forged)
    assert bad.value.ply == last
    assert other in str(bad.value)


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"scheme": "other"}, "scheme"),
        ({"seed": None}, "seed"),
        ({"seed": "zz"}, "hexadecimal"),
        ({"seed": "00" * 32}, "commitment"),
        ({"branches": [[1]]}, "branches"),
        ({"branches": [["1", 2]]}, "branches"),
        ({"branches": 5}, "branches"),
        ({"given": -1}, "given"),
        ({"given": True}, "given"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(bm.BadRecordError, match=word):
        verify(recorded(**changes))


def test_a_record_without_chance() -> None:
    with pytest.raises(bm.BadRecordError, match="chance"):
        verify(write(played(SEED)))
