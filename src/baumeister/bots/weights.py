"""Files of weights: a line of JSON, the card, which says how they were made and how good they are; then the numbers.

The numbers are float16, little-endian, of the arrays of `Network` one after another, each row by row. The card carries a hash
of the table of features that the network was taught by; a network for another table is refused.
"""

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import inf
from pathlib import Path
from sys import modules

import numpy as np

from baumeister.bots.bot import BotError
from baumeister.bots.network import FURTHEST, LEARNED, PARTS, Network
from baumeister.core.record import Floats, Json
from baumeister.core.rules import Rules

FORMAT = "baumeister-network/1"
STORED = np.dtype("<f2")
ENDING = ".weights"
FILE = f"network{ENDING}"
"""The file of a game's own weights, in its folder `bots`."""
WIDEST = 4096
"""Units of a layer, at most."""
Networks = Callable[[Rules], Network | None]
"""Returns a game's network; None if there is none."""
FOLDER = "BAUMEISTER_NETWORKS"
"""The variable that names a folder in which weights are looked for first: `GAME.weights`."""


def table_hash(rules: Rules) -> str:
    """Return a hash of a game's table of features, as its module's text explains it, and of how many seats it has at most."""
    text = " ".join((modules[rules.kernels.features.__module__].__doc__ or "").split())
    return hashlib.sha256(f"{rules.id} {rules.feature_count} {rules.seats[-1]} {text}".encode()).hexdigest()[:16]


def shapes(rules: Rules, width: int, depth: int) -> Network:
    """Return zeros of the shapes that a game's network has."""
    places = rules.seats[-1]
    sizes = ((rules.feature_count + places, width), (width,), (width, depth), (depth,), (depth, PARTS * places))
    return Network(*(np.zeros(size, np.float32) for size in (*sizes, (PARTS * places,), (1,))))


def fresh(rules: Rules, width: int, depth: int, seed: int, trust: float = 1.0, furthest: float = FURTHEST) -> Network:
    """Return a network that has learned nothing: it judges as the evaluation does, at that weight, up to that lead."""
    empty, chance = shapes(rules, width, depth), np.random.default_rng(seed)
    first = chance.normal(0.0, np.sqrt(2.0 / 64.0), empty.first.shape).astype(np.float32)  # about 64 inputs aren't 0
    second = chance.normal(0.0, np.sqrt(2.0 / width), empty.second.shape).astype(np.float32)
    return empty._replace(first=first, second=second, trust=number(trust), furthest=number(furthest))


def number(value: float) -> Floats:
    """Return an array of one number."""
    return np.full(1, value, np.float32)


def pack(rules: Rules, network: Network, card: Json) -> bytes:
    """Return a network as a file; the card gets everything needed to read it again."""
    width, depth = network.second.shape
    known = {"format": FORMAT, "game": rules.id, "table": table_hash(rules), "width": width, "depth": depth}
    known["furthest"] = float(network.furthest[0])
    numbers = b"".join(array.astype(STORED).tobytes() for array in network[:LEARNED])
    return json.dumps(known | card, ensure_ascii=False).encode() + b"\n" + numbers


def unpack(rules: Rules, content: bytes, source: str) -> tuple[Network, Json]:
    """Return a network and its card.

    Raises:
        BotError: if it is none, is damaged, or was taught by another table of features.
    """
    line, _, numbers = content.partition(b"\n")
    card = card_of(line, source)
    if (card.get("game"), card.get("table")) != (rules.id, table_hash(rules)):
        raise BotError(
            f"the network in {source} was taught to read {card.get('game')} by the table of features {card.get('table')}, but"
            f" here {rules.id} is read by {table_hash(rules)}; `baumeister train {rules.id}` makes one that fits"
        )
    try:
        width, depth, furthest = int(card["width"]), int(card["depth"]), float(card.get("furthest", FURTHEST))
    except (KeyError, TypeError, ValueError, OverflowError):
        raise BotError(f"the network in {source} is damaged: its card doesn't tell its size") from None
    if not (0 < width <= WIDEST and 0 < depth <= WIDEST and 0.0 < furthest < inf):
        raise BotError(
            f"the network in {source} is damaged: its card tells of layers of {width} and {depth}, and {furthest:g} logits"
        )
    empty = shapes(rules, width, depth)
    if len(numbers) != STORED.itemsize * sum(array.size for array in empty[:LEARNED]):
        raise BotError(
            f"the network in {source} is damaged: it has {len(numbers)} bytes of numbers, not as many as its card says"
        )
    flat = np.frombuffer(numbers, STORED).astype(np.float32)
    if not np.isfinite(flat).all():
        raise BotError(f"the network in {source} is damaged: some of its numbers are NaN or infinite")
    return Network(*parts(flat, empty))._replace(furthest=number(furthest)), card


def card_of(line: bytes, source: str) -> Json:
    """Return the card in a file's first line.

    Raises:
        BotError: if there is none.
    """
    try:
        card: Json = json.loads(line)
        if card["format"] == FORMAT:
            return card
    except (ValueError, KeyError, TypeError, RecursionError):
        pass
    raise BotError(f"{source} holds no network: its first line is not the card of a {FORMAT}")


def parts(flat: Floats, empty: Network) -> list[Floats]:
    """Cut numbers into arrays of some shapes."""
    learned = empty[:LEARNED]
    stops = np.cumsum([array.size for array in learned])
    return [
        np.ascontiguousarray(flat[stop - array.size : stop].reshape(array.shape))
        for stop, array in zip(stops, learned, strict=True)
    ]


def named_folder() -> Path | None:
    """Return the folder in which weights are looked for first, if the environment names one.

    Raises:
        BotError: if there is no such folder.
    """
    named = os.environ.get(FOLDER)
    if named and not os.path.isdir(named):  # noqa: PTH112 - a name that is too long is none, too
        raise BotError(f"{FOLDER} names {named}, which is no folder; name one that holds GAME.weights, or leave it out")
    return Path(named) if named else None


def named_file(rules: Rules) -> Path | None:
    """Return a game's file in the folder that the environment names, if it names one.

    Raises:
        BotError: if it isn't there.
    """
    folder = named_folder()
    file = folder / f"{rules.id}{ENDING}" if folder else None
    if file is not None and not is_there(file):
        raise BotError(f"{FOLDER} names {folder}, but there is no {file.name}")
    return file


def is_there(file: Path) -> bool:
    """Tell whether there is such a file.

    Raises:
        BotError: if that can't be seen.
    """
    try:
        return file.stat() is not None
    except FileNotFoundError:
        return False
    except OSError as error:
        raise BotError(f"can't look for the network {file}: {error.strerror or error}") from None


def check_named_folder(games: Sequence[str], rules_of: Callable[[str], Rules]) -> None:
    """Read all networks in the folder that the environment names, so that a mistaken one is known before a bot needs it.

    Raises:
        BotError: if there is no such folder, it holds no network, one of no game, or one that doesn't fit.
    """
    folder = named_folder()
    if folder is None:
        return
    try:
        there = sorted(file.stem for file in folder.iterdir() if file.suffix == ENDING)
    except OSError as error:
        raise BotError(f"can't look into {folder}, which {FOLDER} names: {error.strerror or error}") from None
    if not there:
        raise BotError(f"{FOLDER} names {folder}, which holds no GAME.weights; put one there, or unset {FOLDER}")
    for name in there:
        if name not in games:
            raise BotError(f"{FOLDER} names {folder}, but there is no game {name}; the games are {', '.join(games)}")
        content_in(folder / f"{name}{ENDING}")  # a link may lead nowhere: a bot would take the game's own network
        network_of(rules_of(name))


def content_of(rules: Rules) -> tuple[bytes, str] | None:
    """Return a game's file of weights and where it lies: that of the folder that the environment names, else the game's own.

    Raises:
        BotError: if the environment names no folder.
    """
    folder = named_folder()
    own = folder / f"{rules.id}{ENDING}" if folder else None
    if own is not None and is_there(own):
        return content_in(own), str(own)
    found = files(rules.folder).joinpath("bots", FILE)
    return (found.read_bytes(), f"{rules.id}/bots/{FILE}") if found.is_file() else None


@cache
def network_and_card(rules: Rules) -> tuple[Network, Json]:
    """Return a game's network and its card.

    Raises:
        BotError: if there is none, or it doesn't fit.
    """
    found = content_of(rules)
    if found is None:
        raise BotError(f"there is no network for {rules.id} yet; `baumeister train {rules.id}` makes one")
    return unpack(rules, *found)


def network_of(rules: Rules) -> Network:
    """Return a game's network.

    Raises:
        BotError: if there is none, or it doesn't fit.
    """
    return network_and_card(rules)[0]


@cache
def network_in(file: Path, known: str, rules: Rules) -> Network:
    """Return a game's network that a file holds; `known` is the hash that its content is to have, if there is one.

    Raises:
        BotError: if it can't be read, has another content, or doesn't fit.
    """
    content = content_in(file)
    if known and hash_of(content) != known:
        raise BotError(f"the network in {file} has changed: it was {known}, and is {hash_of(content)}")
    return unpack(rules, content, str(file))[0]


def content_in(file: Path) -> bytes:
    """Return what a file of weights holds.

    Raises:
        BotError: if it can't be read.
    """
    try:
        return file.read_bytes()
    except OSError as error:
        raise BotError(f"can't read the network {file}: {error.strerror or error}") from None


def hash_of(content: bytes) -> str:
    """Return a hash of a file of weights, by which a match knows its networks."""
    return hashlib.sha256(content).hexdigest()[:8]


@cache
def network_if_any(rules: Rules) -> Network | None:
    """Return a game's network; None if there is none.

    Raises:
        BotError: if it doesn't fit.
    """
    return None if content_of(rules) is None else network_of(rules)
