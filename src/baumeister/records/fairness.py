"""Chance that anybody can check afterwards: every chance move follows from a secret seed whose hash was published beforehand.

    number = HMAC-SHA256(seed, scheme | branch | ply | counter)

docs/fairness.md describes the algorithm to the byte, and the limits of the proof.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from baumeister.core.errors import BadRecordError
from baumeister.core.record import Json
from baumeister.present.game import Position
from baumeister.records.record import Document, Record, read

SCHEME = "baumeister-hmac-sha256/1"
SEED_BYTES = 32
RANGE = 1 << 64  # numbers are the first eight bytes of a hash

Runs = Sequence[tuple[int, int]]
"""Which branch each ply belongs to: pairs of a first ply and its branch, in order; each holds until the next."""


def new_seed() -> bytes:
    """Return a seed from the system's source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the commitment shown before the first move: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, branch: int, ply: int, counter: int) -> int:
    """Return a number in 0 … 2^64-1, unpredictable without the seed."""
    parts = branch.to_bytes(4, "big"), ply.to_bytes(4, "big"), counter.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(seed, SCHEME.encode() + b"".join(parts), "sha256")[:8], "big")


def below(seed: bytes, branch: int, ply: int, bound: int) -> int:
    """Return a number in 0 … bound-1, each exactly equally likely: numbers past the last whole multiple are thrown away."""
    limit = RANGE - RANGE % bound
    counter = 0
    while (drawn := number(seed, branch, ply, counter)) >= limit:
        counter += 1
    return drawn % bound


def pick(seed: bytes, branch: int, ply: int, weights: Mapping[str, int]) -> str:
    """Return one of the moves with the odds of their weights; the moves are taken in the order of their character codes."""
    left = below(seed, branch, ply, sum(weights.values()))
    for move in sorted(weights):
        left -= weights[move]
        if left < 0:
            return move
    raise AssertionError("weights are positive and add up to more than the number drawn")


def chance_move(seed: bytes, branch: int, position: Position) -> str:
    """Return the move that chance makes in a position."""
    odds = dict(zip(map(str, position.moves), position.odds, strict=True))
    return pick(seed, branch, position.ply, odds)


def branch_at(runs: Runs, ply: int) -> int:
    """Return the branch to which a ply belongs."""
    return next((branch for first, branch in reversed(runs) if first <= ply), 0)


def description(seed: bytes, runs: Runs, given: int = 0) -> Json:
    """Return the proof for a finished game's record: enough to check every chance move but the first `given` ones."""
    chance: Json = {
        "scheme": SCHEME,
        "commitment": commitment(seed),
        "seed": seed.hex(),
        "branches": [list(run) for run in runs],
    }
    return chance | {"given": given} if given else chance


@dataclass(frozen=True)
class Verified:
    """A successful check: the numbers of chance moves checked and of moves given, the highest branch."""

    checked: int
    given: int
    branches: int


def verify(record: Record | str | bytes | Json) -> Verified:
    """Check that a record's seed fits its commitment and that its chance moves follow from the seed.

    Returns:
        what was checked. Moves that were given when the table started (a game played on) are not; and every branch that the
        record claims is a chance move that was taken back, which the record can't prove.

    Raises:
        BadRecordError: what doesn't fit, with the ply of the first chance move that doesn't follow.
    """
    found = record if isinstance(record, Record) else read(record)
    if found.chance is None:
        raise BadRecordError("the record doesn't say how its chance was made: it has no “chance”")
    seed, runs, given = _seed(found.chance), _runs(found.chance), _given(found.chance, found.position.ply)
    checked = 0
    for position in found.position.line():
        before = position.before
        if before is None or before.actor != 0 or before.ply < given:
            continue
        expected = chance_move(seed, branch_at(runs, before.ply), before)
        if expected != position.move:
            message = f"move {before.ply} is “{position.move}”, but from the seed follows “{expected}”"
            raise BadRecordError(message, before.ply)
        checked += 1
    return Verified(checked, given, max((branch for _, branch in runs), default=0))


def _seed(chance: Document) -> bytes:
    if chance.get("scheme") != SCHEME:
        raise BadRecordError(f"“chance.scheme” must be “{SCHEME}”")
    if not isinstance(chance.get("seed"), str):
        raise BadRecordError("“chance.seed” is missing: it is revealed when the game is over")
    try:
        seed = bytes.fromhex(chance["seed"])
    except ValueError:
        raise BadRecordError("“chance.seed” must be hexadecimal") from None
    if commitment(seed) != chance.get("commitment"):
        raise BadRecordError("the seed is not the one to which “chance.commitment” was made")
    return seed


def _runs(chance: Document) -> list[tuple[int, int]]:
    runs = chance.get("branches", [])
    are_pairs = isinstance(runs, list) and all(isinstance(run, list) and len(run) == 2 for run in runs)
    if not are_pairs or not all(type(part) is int and 0 <= part < 1 << 32 for run in runs for part in run):
        raise BadRecordError("“chance.branches” must be a list of pairs of whole numbers from 0: a first ply and its branch")
    if any(later[0] <= sooner[0] or later[1] <= sooner[1] for sooner, later in pairwise(runs)):
        raise BadRecordError("“chance.branches” must rise, in first plies and in branches")
    return [(run[0], run[1]) for run in runs]


def _given(chance: Document, played: int) -> int:
    given = chance.get("given", 0)
    if type(given) is not int or not 0 <= given <= played:
        raise BadRecordError(f"“chance.given” must be a whole number from 0 to {played}, the number of moves")
    return given
