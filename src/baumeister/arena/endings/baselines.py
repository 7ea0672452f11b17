"""The baseline table: losses of the reference bots and the best level in each game's endings; one command writes it."""

from collections.abc import Iterator, Mapping, Sequence

from baumeister.arena.endings.dataset import games_with_endings
from baumeister.arena.endings.measuring import Exam, Measure
from baumeister.games import GAMES, rules
from baumeister.machine import describe

BOTS = ("random", "greedy-1", "mcts-1", "master")
SECONDS = 0.05
"""For a move of bots that search, on one core."""

HEAD = """# Endings: baselines

`baumeister endings --baselines` measured this, and measures it again: the mean loss of win share against the best move, in
the [endings](endings.md) that come with the package; {seconds:g} s a move on one core for bots that search. Intervals are 95 %.

{date}, {machine}, Baumeister {version}.{missing}

| game | bot | mean loss | 95 % interval | best moves | endings | ms a move |
|---|---|--:|--:|--:|--:|--:|
"""


def exams() -> Iterator[Exam]:
    """Yield the exams: the same bots in each game that has endings."""
    for game in games_with_endings():
        yield Exam(game, BOTS, seconds=SECONDS)


def page(found: Mapping[str, Sequence[Measure]], date: str) -> str:
    """Return the page of a day's measurements, by game."""
    machine = describe()
    head = HEAD.format(
        seconds=SECONDS, date=date, machine=machine["machine"], version=machine["baumeister"], missing=without_endings()
    )
    return head + "".join(line(game, measure) for game, measures in found.items() for measure in measures)


def without_endings() -> str:
    """Return which games have none."""
    missing = [rules(game).title.en for game in GAMES if game not in games_with_endings()]
    why = "[why](endings.md#what-the-games-ends-look-like)"
    return f" There are no endings of {', '.join(missing)} ({why})." if missing else ""


def line(game: str, measure: Measure) -> str:
    """Return a bot's line of the table."""
    mean, low, high = measure.loss
    cells = (
        *(game, f"`{measure.bot}`", f"{mean:.4f}", f"{low:.4f} to {high:.4f}"),
        *(f"{measure.best:.1%}", measure.endings, f"{measure.milliseconds:.1f}"),
    )
    return f"| {' | '.join(map(str, cells))} |\n"
