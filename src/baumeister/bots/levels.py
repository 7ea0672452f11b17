"""The bots by name, and the strengths in which people meet them."""

from collections.abc import Callable, Mapping
from time import perf_counter
from types import MappingProxyType
from typing import SupportsIndex

from baumeister.bots.bot import Bot, BotError
from baumeister.bots.easy import EasyBot
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.greedy_1 import FirstGreedyBot
from baumeister.bots.hard import HardBot
from baumeister.bots.limits import SECONDS, checked_seconds, checked_simulations
from baumeister.bots.mannered import MannerBot, Thinking
from baumeister.bots.mcts import MctsBot
from baumeister.bots.mcts_1 import FirstMctsBot
from baumeister.bots.medium import MediumBot
from baumeister.bots.network_bot import NetworkBot
from baumeister.bots.pace import Clock
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.weights import Networks, network_if_any, network_of
from baumeister.core.chance import Source
from baumeister.text import Text

BOTS: Mapping[str, Text] = MappingProxyType(
    {
        "random": Text("plays any legal move", "spielt irgendeinen erlaubten Zug"),
        "greedy": Text(
            "plays the best move for now, without looking ahead",
            "spielt den Zug, der sofort am meisten bringt, und denkt nicht voraus",
        ),
        "mcts": Text(
            "thinks several moves ahead, weighing whatever may be hidden or drawn",
            "denkt mehrere Züge voraus und rechnet mit allem, was verdeckt ist oder gezogen werden kann",
        ),
    }
)
"""The bots, each with a description."""

LEVELS: Mapping[str, Text] = MappingProxyType(
    {
        "easy": Text("knows a good move, but is often careless", "weiß, was gut ist, passt aber oft nicht auf"),
        "medium": Text("goes for what pays off right away", "nimmt, was sofort am meisten bringt"),
        "hard": Text("thinks ahead, about a quarter of a second per move", "denkt voraus, etwa eine Viertelsekunde je Zug"),
        "master": Text("thinks far ahead, about a second per move", "denkt weit voraus, etwa eine Sekunde je Zug"),
    }
)
"""The strengths, each with a description."""

LEARNED: Mapping[str, Text] = MappingProxyType(
    {
        "network": Text(
            "plays the move that a learned judgement likes best, without looking ahead",
            "spielt den Zug, der einem gelernten Urteil am besten gefällt, und denkt nicht voraus",
        ),
        "mcts-network": Text(
            "searches as `mcts` does; where a simulation ends the learned judgement speaks, too",
            "sucht wie `mcts`; auch wo eine Simulation endet, spricht das gelernte Urteil",
        ),
    }
)
"""Bots that judge all positions by a game's network; `baumeister train` makes others."""

REFERENCES: Mapping[str, Text] = MappingProxyType(
    {
        "greedy-1": Text("`greedy` as it was first, to measure others by", "`greedy`, wie es zuerst war, als Maß für andere"),
        "mcts-1": Text("`mcts` as it was first, to measure others by", "`mcts`, wie es zuerst war, als Maß für andere"),
    }
)
"""Bots that never change: tests pin their choices. They judge by each game's first evaluation (`Kernels.evaluate_1`)."""

SEARCHING = frozenset({"mcts", "mcts-1", "mcts-network", "hard", "master"})
"""Those that search: they take limits, and play at their full strength where the game's code is compiled."""

JUDGED_BY_ANY = frozenset({"network", "mcts", "mcts-network"})
"""Those that judge by any network that they are given."""

QUARTER = 0.25
"""The part of its limits that `hard` uses: it searches as `master` does, and sees less far; `bots/hard.py` says what else."""


def part_of_time(level: str) -> float:
    """Return the part of the time for a move that a level uses."""
    return QUARTER if level == "hard" else 1.0


def make_bot(
    name: str,
    *,
    seed: Source = None,
    seconds: float | None = None,
    simulations: SupportsIndex | None = None,
    cores: SupportsIndex = 1,
    clock: Clock = perf_counter,
    character: str = "",
    networks: Networks | None = None,
) -> Bot:
    """Return a bot.

    Args:
        name: one of `BOTS`, `LEARNED`, `REFERENCES` or `LEVELS`.
        seed: with the same seed (or NumPy Generator) a bot plays the same, unless it is limited by time.
        seconds: the time for a move, of bots that search; 1 if no limit is given. `hard` takes a quarter of it.
        simulations: how many simulations a bot that searches makes for a move; `hard` makes a quarter of them.
        cores: on how many cores `mcts`, `mcts-network`, `hard` and `master` search; others use one.
        clock: what counts the time for a move, in seconds; `time.thread_time` leaves out what other work the machine does.
        character: one of the game's (`Rules.manners`), who chooses among nearly equal moves by its own taste.
        networks: what returns the network to judge by in place of the game's own, for `network`, `mcts` and `mcts-network`.

    Raises:
        BotError: if there is no such bot, it can't keep such limits, or it judges by no other network.
    """
    if name not in names():
        bots = ", ".join((*BOTS, *LEARNED, *REFERENCES))
        raise BotError(f"there is no bot “{name}”; the bots are {bots}, the levels {', '.join(LEVELS)}")
    if name not in SEARCHING and (seconds is not None or simulations is not None):
        raise BotError(f"“{name}” answers at once and takes no limit of time or simulations; {', '.join(sorted(SEARCHING))} do")
    if networks is not None and name not in JUDGED_BY_ANY:
        raise BotError(f"“{name}” takes no network; {', '.join(sorted(JUDGED_BY_ANY))} do")
    if name == "random":
        if character:
            raise BotError(f"“random” likes nothing; leave “{character}” out")
        return RandomBot(seed)
    makers: dict[str, Callable[[], Thinking]] = {
        "greedy": lambda: GreedyBot(seed),
        "network": lambda: NetworkBot(seed, networks=networks or network_of),
        "mcts": lambda: MctsBot(seed, seconds, simulations, cores=cores, clock=clock, networks=networks or network_if_any),
        "mcts-network": lambda: MctsBot(
            seed, seconds, simulations, cores=cores, clock=clock, networks=networks or network_of, judges_leaves=True
        ),
        "greedy-1": lambda: FirstGreedyBot(seed),
        "mcts-1": lambda: FirstMctsBot(seed, seconds, simulations, clock=clock),
        "easy": lambda: EasyBot(seed),
        "medium": lambda: MediumBot(seed),
        "hard": lambda: HardBot(seed, *quarter(seconds, simulations), cores=cores, clock=clock),
        "master": lambda: MctsBot(seed, seconds, simulations, cores=cores, clock=clock),
    }
    bot = makers[name]()
    return MannerBot(bot, character) if character else bot


def quarter(seconds: float | None, simulations: SupportsIndex | None) -> tuple[float | None, int | None]:
    """Return a quarter of a search's limits, of the usual one if there is none.

    Raises:
        BotError: if a limit is none that can be kept.
    """
    fewer = None if simulations is None else max(1, round(QUARTER * checked_simulations(simulations)))
    time = SECONDS if seconds is None and simulations is None else checked_seconds(seconds)
    return None if time is None else QUARTER * time, fewer


def names() -> tuple[str, ...]:
    """Return the names of all bots and levels."""
    return *BOTS, *LEARNED, *REFERENCES, *LEVELS
