"""Entrants: our own bots by name, Python classes by entry point, programs by command.

mcts                     a bot of ours, or an installed one of the group `baumeister.bots`
mcts:simulations=200     with a limit of its own
medium:character=NAME    in the manner of one of the game's characters
network:weights=FILE     by the network in a file, of another training run perhaps
exec:./mybot --fast      a program that speaks the line protocol (docs/arena.md)
table:./mybot            a program that plays a seat of a table by the table's API
class:package.module:Bot a Python class that is no entry point
"""

import shlex
import sys
from collections.abc import Iterable
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from time import get_clock_info, perf_counter, thread_time
from typing import NamedTuple, Protocol

from baumeister.arena.program import Program
from baumeister.arena.result import Forfeit
from baumeister.arena.table_seat import TableSeat
from baumeister.bots import SEARCHING, Bot, BotError, MctsBot, Thought, make_bot
from baumeister.bots.levels import LEARNED, REFERENCES, names
from baumeister.bots.mannered import check_character
from baumeister.bots.mcts_1 import FirstMctsBot
from baumeister.bots.medium import is_judged_by_network
from baumeister.bots.pace import Clock
from baumeister.bots.weights import content_in, hash_of, named_file, network_if_any, network_in, network_of
from baumeister.core.rules import Rules
from baumeister.games import rules
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View

GROUP = "baumeister.bots"
EXAMPLES = {"exec": "exec:./mybot", "table": "table:./mybot", "class": "class:package.module:Bot"}
"""Of bots of others, by kind."""

LONGEST = 86_400.0
"""Seconds for a move, at most: a day."""
MOST = 10**9
"""Simulations for a move, at most."""

OWN_CLOCK: Clock = thread_time if get_clock_info("thread_time").resolution < 0.001 else perf_counter
"""Counts the time of bots of ours: the processor's, so that other work costs none; on Windows that is too coarse."""


class Player(Protocol):
    """A bot in the arena; it stays from game to game."""

    def check(self, game: str) -> None:
        """Be refused before anything is started, if nothing can come of it.

        Raises:
            BotError: if it can't play a game; says why.
        """

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Take a seat in a new game."""

    def choose(self, view: View) -> Move:
        """Return a move.

        Raises:
            Forfeit: if there is none.
        """

    def give_up(self) -> None:
        """React to the game being lost by a failure."""

    def end(self, position: Position) -> None:
        """See how the game ended."""

    def close(self) -> None:
        """Leave."""


class OwnBot:
    """A bot of ours: made anew for each game, so that the game follows from its seed."""

    def __init__(
        self, name: str, seconds: float | None, simulations: int | None, character: str = "", weights: str = ""
    ) -> None:
        """Take its name, its limits, which only bots that search know, its character, and the file of its network if named.

        Raises:
            BotError: if it can't keep them.
        """
        searches = name in SEARCHING
        self._name, self._seconds, self._simulations = name, seconds if searches else None, simulations if searches else None
        self._character, (self._weights, self._hash) = character, file_and_hash(weights)
        self._make(0)

    def check(self, game: str) -> None:
        """See whether there is such a character, and whether the network by which it plays is there and fits.

        Raises:
            BotError: if there is none, or it doesn't fit.
        """
        found = rules(game)
        if self._character:
            check_character(found, self._character)
        if self._weights:
            network_in(self._weights, self._hash, found)
        elif uses_network(self._name, found):
            named_file(found)
            (network_if_any if self._name in SEARCHING - set(LEARNED) else network_of)(found)

    def begin(self, game: Game, seat: int, seed: int) -> None:  # noqa: ARG002 - views tell
        """Take a seat in a new game.

        Raises:
            BotError: if the file of its network is gone, or has changed.
        """
        if self._weights:
            network_in(self._weights, self._hash, game.rules)
        self._bot = self._make(seed)
        if isinstance(self._bot, MctsBot):
            self._bot.prepare(game)

    def choose(self, view: View) -> Move:
        """Return the bot's move; an error of the bot is a crash."""
        try:
            return self._bot.choose(view)
        except Exception as error:
            raise Forfeit("crash", f"{type(error).__name__}: {error}") from error

    def thoughts(self) -> list[Thought]:
        """Return the bot's thoughts at its last choice, if it searches."""
        return self._bot.thoughts() if isinstance(self._bot, MctsBot | FirstMctsBot) else []

    def give_up(self) -> None:
        """Do nothing: the next game has a new bot."""

    def end(self, position: Position) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""

    def _make(self, seed: int) -> Bot:
        return make_bot(
            self._name,
            seed=seed,
            seconds=self._seconds,
            simulations=self._simulations,
            clock=OWN_CLOCK,
            character=self._character,
            networks=partial(network_in, self._weights, self._hash) if self._weights else None,
        )


def player_for(spec: str, seconds: float | None = None, simulations: int | None = None) -> Player:
    """Return the player that a bot's name or command asks for; limits in it come before the match's.

    Raises:
        BotError: if there is none such; the message lists those that exist.
    """
    kind, _, rest = spec.partition(":")
    if kind in EXAMPLES and not rest.strip():
        raise BotError(f"“{spec}” names nothing; write {EXAMPLES[kind]}")
    check_limits(seconds, simulations)
    if kind == "exec":
        return Program(command_of(spec, rest), seconds)
    if kind == "table":
        return TableSeat(command_of(spec, rest), seconds)
    if kind == "class":
        if not rest.partition(":")[2]:
            raise BotError(f"“{spec}” names no class; write {EXAMPLES[kind]}")
        return host_program(rest, seconds, spec)
    wishes = wishes_of(spec, rest)
    check_limits(wishes.seconds, wishes.simulations)
    installed = installed_bots()
    if kind in installed and kind not in names():
        if wishes.simulations is not None or wishes.character or wishes.weights:
            raise BotError(f"“{spec}”: a bot from an installed package takes only seconds")
        return host_program(installed[kind], wishes.seconds or seconds, spec)
    if kind not in names():
        known = ", ".join((*names(), *installed))
        others = "exec:COMMAND or table:COMMAND for a program and class:MODULE:CLASS for a class"
        raise BotError(f"there is no bot “{kind}”; there are {known}, {others}")
    if wishes.has_limit:
        if kind not in SEARCHING:
            raise BotError(f"“{spec}” asks for a limit, but {kind} answers at once; {', '.join(sorted(SEARCHING))} take one")
        seconds, simulations = wishes.seconds, wishes.simulations
    return OwnBot(kind, seconds, simulations, wishes.character, wishes.weights)


def installed_bots() -> dict[str, str]:
    """Return the classes of installed bots, by their names."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def check_limits(seconds: float | None, simulations: int | None) -> None:
    """See whether a move's limits can be kept to.

    Raises:
        BotError: if not.
    """
    if seconds is not None and not 0.0 < seconds <= LONGEST:
        raise BotError(f"the limit for a move is more than 0 and at most {LONGEST:,.0f} seconds, not {seconds:g}")
    if simulations is not None and not 0 < simulations <= MOST:
        raise BotError(f"the limit for a move is from 1 to {MOST:,} simulations, not {simulations}")


def command_of(spec: str, written: str) -> list[str]:
    """Return a command's words.

    Raises:
        BotError: if a quote is left open.
    """
    try:
        return shlex.split(written)
    except ValueError as error:
        raise BotError(f"“{spec}” is no command: {str(error).lower()}") from None


def check_heeded(specs: Iterable[str], seconds: float | None, simulations: int | None) -> None:
    """Refuse limits that mean nothing to any of some bots.

    Raises:
        BotError: if there is one; says which.
    """
    for limit, given in (("seconds", seconds), ("simulations", simulations)):
        if given is not None and not any(heeds(spec, limit) for spec in specs):
            raise BotError(f"none of these bots takes a limit of {limit}: leave it out, or add a bot that searches")


def heeds(spec: str, limit: str) -> bool:
    """Tell whether a match's limit of `seconds` or `simulations` means anything to a bot, by its name or command."""
    kind, _, written = spec.partition(":")
    if kind in names():
        return kind in SEARCHING and not wishes_of(spec, written).has_limit
    return limit == "seconds"


def weights_of(specs: Iterable[str], game: str) -> str:
    """Return the hash of the network that the environment names for a game, if some bots of ours play by it; else nothing.

    Raises:
        BotError: if it isn't there.
    """
    found = rules(game)
    own = [spec.partition(":")[::2] for spec in specs]
    is_used = any(kind in names() and uses_network(kind, found) and not wishes_of(kind, rest).weights for kind, rest in own)
    file = named_file(found) if is_used else None
    return hash_of(content_in(file)) if file else ""


def pinned(spec: str) -> str:
    """Return a bot's name with the hash of the file of weights that it names, so that a match knows its networks.

    Raises:
        BotError: if the file can't be read.
    """
    kind, _, written = spec.partition(":")
    weights = wishes_of(spec, written).weights if kind in names() else ""
    file, known = file_and_hash(weights)
    if file is None or known:
        return spec
    return f"{kind}:{written.replace(f'weights={weights}', f'weights={weights}#{hash_of(content_in(file))}')}"


def file_and_hash(weights: str) -> tuple[Path | None, str]:
    """Return the file of weights, and its hash if it is written behind it; no file if none is named."""
    file, _, known = weights.partition("#")
    return (Path(file).expanduser() if file else None), known


def uses_network(name: str, found: Rules) -> bool:
    """Tell whether a bot of ours judges by a game's network, if there is one."""
    is_searching = name in SEARCHING and name not in REFERENCES
    return is_searching or name in LEARNED or (name == "medium" and is_judged_by_network(found))


def thoughts_of(player: Player) -> list[Thought]:
    """Return a player's thoughts at its last choice; none if it doesn't search, or doesn't tell."""
    return player.thoughts() if isinstance(player, OwnBot) else []


def clock_of(player: Player) -> Clock:
    """Return what counts a player's time for a move, in seconds."""
    return OWN_CLOCK if isinstance(player, OwnBot) else perf_counter


def host_program(target: str, seconds: float | None, name: str) -> Program:
    """Return a Python class as a player in a process of its own, where it may fail without harm."""
    return Program([sys.executable, "-m", "baumeister.arena.host", target], seconds, name)


class Wishes(NamedTuple):
    """What is written behind a bot's name."""

    seconds: float | None = None
    simulations: int | None = None
    character: str = ""
    weights: str = ""

    @property
    def has_limit(self) -> bool:
        """Whether a limit of its own is among them."""
        return self.seconds is not None or self.simulations is not None


def wishes_of(spec: str, written: str) -> Wishes:
    """Return wishes such as `simulations=200,seconds=0.1,character=NAME,weights=FILE`."""
    found: dict[str, str] = dict(part.partition("=")[::2] for part in written.split(",") if part)
    seconds, simulations = found.pop("seconds", None), found.pop("simulations", None)
    for name in ("character", "weights"):
        if found.get(name) == "":
            raise BotError(f"“{spec}” names no {name}; write {name}=…")
    character, weights = found.pop("character", ""), found.pop("weights", "")
    examples = "mcts:seconds=0.1, mcts:simulations=200, medium:character=NAME or network:weights=FILE"
    if found:
        raise BotError(
            f"“{spec}” asks for {', '.join(found)}, which no bot knows; write {examples}, and no commas between bots"
        )
    try:
        return Wishes(
            None if seconds is None else float(seconds), None if simulations is None else int(simulations), character, weights
        )
    except ValueError:
        raise BotError(f"“{spec}”: seconds must be a number, and simulations a whole number; write {examples}") from None
