"""The report: bars, tables, circumstances."""

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.peers import install
from benchmarks.peers.growth import CHARTS
from benchmarks.peers.measurement import OURS
from benchmarks.peers.plan import ALL, GROUPS, LADDERS, SIMULATIONS, Bar, bars
from benchmarks.peers.running import Results
from benchmarks.peers.sizes import sizes

from baumeister.machine import describe


class Circumstances(NamedTuple):
    """How the measuring was done."""

    rounds: int
    seconds: float
    load: tuple[float, float]
    """The load average before and after."""
    note: str
    missing: dict[str, str]
    """Peers that could not be installed, and why."""


def report(results: Results, how: Circumstances) -> str:
    """Return the report as Markdown."""
    parts = (head(how), bar_table(results), *pictures(results), *tables(results), sizes(), absent(results, how), explanations())
    return "\n\n".join(filter(None, parts)) + "\n"


def head(how: Circumstances) -> str:
    """Return what was measured, where and how."""
    found = install.versions()
    peers = ", ".join(f"{name.partition('[')[0]} {found.get(name.partition('[')[0], 'missing')}" for name in names())
    facts = {
        **describe(),
        "peers": peers,
        "rounds": f"{how.rounds}, interleaved; {how.seconds:g} seconds each, in a process of its own",
        "load average": f"{how.load[0]:.1f} before, {how.load[1]:.1f} after",
    }
    if how.note:
        facts["meanwhile on the machine"] = how.note
    lines = "\n".join(f"| {key} | {value} |" for key, value in facts.items())
    return f"# Speed, side by side\n\nWritten by `python -m benchmarks.peers`.\n\n| | |\n|---|---|\n{lines}"


def names() -> Iterator[str]:
    """Yield what is installed for peers, without versions."""
    for peer in install.PEERS:
        yield from (requirement.partition("==")[0] for requirement in peer.requirements)


def bar_table(results: Results) -> str:
    """Return the bars with what was reached."""
    rows = [
        "| ours: compared with | bar | ratio of medians | |",
        "|---|--:|--:|---|",
        *(bar_row(bar, results) for bar in bars()),
    ]
    return "## Bars\n\n" + "\n".join(rows)


def bar_row(bar: Bar, results: Results) -> str:
    """Return a bar's line."""
    ratio = ratio_of(bar, results)
    if ratio is None:
        return f"| {bar.claim} | {bar.factor:g} × | | not measured |"
    return f"| {bar.claim} | {bar.factor:g} × | {ratio:,.2f} × | {'holds' if ratio >= bar.factor else 'does not hold'} |"


def ratio_of(bar: Bar, results: Results) -> float | None:
    """Return the slowest of ours by the fastest of theirs; None if one of ours or all of theirs were not measured."""
    own, others = results.medians(bar.ours), results.medians(bar.theirs)
    most = max(others, default=bar.least)
    return min(own) / most if len(own) == len(bar.ours) and most > 0 else None


def pictures(results: Results) -> Iterator[str]:
    """Yield the charts of what was measured."""
    ladders = {ladder.file: ladder.title.partition(":")[0] for ladder in LADDERS if results.medians(ladder.all)}
    shown = ladders | {chart.file: chart.title for chart in CHARTS if results.medians(chart.all)}
    if shown:
        yield "## Charts\n\n" + "\n\n".join(f"![{title}](charts/{file}.svg)" for file, title in shown.items())


def tables(results: Results) -> Iterator[str]:
    """Yield a table for each group of which something was measured."""
    for group, title in GROUPS.items():
        found = [measurement for measurement in ALL if measurement.group == group and measurement in results.rates]
        found = [measurement for measurement in found if results.rates[measurement]]
        if not found:
            continue
        rows = [f"## {title}", "", "| | | median | range |", "|---|---|--:|--:|"]
        for measurement in found:
            rates = results.samples(measurement)
            span = f"{min(rates):,.0f} - {max(rates):,.0f}"
            rows.append(f"| {measurement.peer} | {measurement.title} | {results.median(measurement):,.0f} | {span} |")
        yield "\n".join(rows)


def absent(results: Results, how: Circumstances) -> str:
    """Return what was left out."""
    rows = [f"- {name} could not be installed: {why}" for name, why in how.missing.items()]
    rows += [f"- {m.peer}, {m.title}: {why}" for m, why in results.failures.items()]
    return "## Left out\n\n" + "\n".join(rows) if rows else ""


def explanations() -> str:
    """Return how to read the figures."""
    return f"""## How to read this

- What one thread does is counted by its processor time, which neighbours on the machine disturb less; what several threads do,
  by the clock. Starting, compiling and a first call are never counted.
- What stands in two tables, such as connect four in 1,024 lanes, was measured for both: its figures are of all samples.
- Events are all moves, chance's too. OpenSpiel's figures in C++ are rollouts of its search, from the first choice on, so its
  deals, which are slow, are not in them. Its random bots are slower and are listed for comparison.
- Engines in Python are written in plain Python: on the package index no board game was found that Numba compiles.
- Moves are drawn uniformly from the legal ones, inside the timing, in every library. In {OURS}'s own games kernels and bots
  keep bids low, as its traces do.
- Through Gymnasium's interface bots, or in Blackjack a dealer, answer inside the step; in FrozenLake and Taxi nobody does.
  No environment of Gymnasium's is a game of such a size: the figures say what its small ones cost beside ours, and no bar
  follows from them. Every observation and mask is made, and a move drawn uniformly from the legal ones.
- The vector environment writes observations, masks, rewards and actors at every step. EnvPool has no connect four: CartPole,
  FrozenLake and its 2048 stand in. Pgx draws moves, steps and begins again in one compiled call on both cores.
- {OURS}'s UCT is the same as OpenSpiel's: a node is expanded at its second visit, its moves in random order, an exploration
  of 2 on results from -1 to 1, {SIMULATIONS:,} simulations from the first position, one random rollout each, no solver. The bot
  `mcts` searches otherwise, so its simulations compare with nobody's; `docs/design/bots.md` says how many there are."""
