"""The output of `baumeister arena`: the table while games are played, and the report at the end."""

import sys
from collections.abc import Sequence
from contextlib import closing
from time import monotonic

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from baumeister.arena.chances import chances_chart
from baumeister.arena.chances import sentences as said_of_chances
from baumeister.arena.chart import chart
from baumeister.arena.contest import Contest, Playing
from baumeister.arena.journal import played_in, versions
from baumeister.arena.ratings import Rating, ratings
from baumeister.arena.sequential import percent
from baumeister.arena.standing import Standing, by_deal, standings
from baumeister.arena.verdict import comparisons, counted, failures
from baumeister.cli.options import write_bytes
from baumeister.svg import png_from

REDRAWN = 0.5
"""Seconds between two tables on a terminal."""
INTERVAL, RATING = "95 % interval", "rating"
FOLDED = {INTERVAL: len("98.5% to"), RATING: len("50.8 ±")}
"""Columns that may take two lines when long names leave too little room, and the least width of each."""
LONGEST = len("mcts-network")
"""Characters of a bot's name that stay in a line."""
TOLD = 10.0
"""Seconds between two lines where there is no terminal."""


def plain_console() -> Console:
    """Return a console that prints names as they are: no markup in brackets, no emoji between colons."""
    return Console(highlight=False, markup=False, emoji=False)


def run_watched(contest: Contest, playing: Playing) -> bool:
    """Play a contest and show how it stands; returns False if Ctrl-C ended it. All games that are over are kept."""
    try:
        if sys.stdout.isatty():
            run_live(contest, playing)
        else:
            run_told(contest, playing)
    except KeyboardInterrupt:
        kept, folder = counted(len(contest.journal.results), "game"), contest.journal.folder
        click.echo(f"\nbaumeister: stopped with {kept} kept in {folder}; the same command goes on from there", err=True)
        return False
    return True


def run_live(contest: Contest, playing: Playing) -> None:
    """Play with a table that is drawn again and again."""
    drawn = 0.0
    with (
        Live(Text(progress(contest)), console=plain_console(), auto_refresh=False) as live,
        closing(contest.play(playing)) as results,
    ):
        for _ in results:
            if monotonic() - drawn >= REDRAWN:
                live.update(Group(table(contest), Text(progress(contest))), refresh=True)
                drawn = monotonic()
        live.update(Text(""), refresh=True)


def run_told(contest: Contest, playing: Playing) -> None:
    """Play with a line at once, and from time to time."""
    click.echo(f"baumeister: {progress(contest)}", err=True)
    told = monotonic()
    with closing(contest.play(playing)) as results:
        for _ in results:
            if monotonic() - told >= TOLD:
                click.echo(f"baumeister: {'; '.join(filter(None, (progress(contest), in_a_line(contest))))}", err=True)
                told = monotonic()


def progress(contest: Contest) -> str:
    """Return how far a contest is, and how long it will take."""
    played, left = len(contest.journal.results), contest.games_left
    time = contest.seconds_left
    most = played + left if contest.decision is None else max(played, len(contest.fixtures))
    said = f"{played} of {counted(most, 'game')}" + ("" if time is None or not left else f", {duration(time)} to go")
    return said if contest.decision is None else f"{said} at most. {contest.decision}"


def duration(seconds: float) -> str:
    """Return a time as people say it."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


def in_a_line(contest: Contest) -> str:
    """Return the standings in a line, empty before a deal is over."""
    found = standings(contest.match.short, contest.journal.results)
    return ", ".join(f"{one.bot} {one.share.mean:.1%} ({one.share.low:.1%} to {one.share.high:.1%})" for one in found)


def table(contest: Contest, rated: dict[str, Rating] | None = None) -> Table:
    """Return the standings as a table, with ratings if they are known."""
    match = contest.match.short
    heading = f"{match.game}, {match.seats} seats, an even share is {1 / match.seats:.1%}"
    drawn = Table(
        title=heading,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
    )
    found = standings(match, contest.journal.results)
    has_failed = any(one.failures for one in found)
    drawn.add_column("bot", overflow="fold", min_width=max(min(len(one.bot), LONGEST) for one in found) if found else None)
    for column in ("games", "won", INTERVAL, "points", "ms/move", *["failed"] * has_failed, *([RATING] if rated else [])):
        drawn.add_column(column, justify="right", no_wrap=column not in FOLDED, min_width=FOLDED.get(column))
    for one in found:
        failed = [str(sum(one.failures.values()))] if has_failed else []
        rating = [f"{rated[one.bot].strength:.1f} ± {2 * rated[one.bot].spread:.1f}"] if rated else []
        drawn.add_row(*cells(one), *failed, *rating)
    return drawn


def cells(one: Standing) -> Sequence[str]:
    """Return a bot's row, without its failures."""
    share = one.share
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return one.bot, str(one.games), f"{share.mean:.1%}", interval, f"{one.points:.1f}", f"{one.milliseconds:.1f}"


def report(contest: Contest) -> None:
    """Print how a contest ended, and draw it beside its games."""
    match, results = contest.match.short, contest.journal.results
    found = standings(match, results)
    if not found:
        click.echo("No deal was played to its end.")
        return
    plain_console().print(table(contest, ratings(match, results)))
    click.echo("\n".join(sentences(contest)))
    for name, drawing in (("shares", chart(match, found)), ("chances", chances_chart(match, results))):
        if drawing is not None:
            write_bytes(contest.journal.folder / f"{name}.svg", str(drawing).encode())
            write_bytes(contest.journal.folder / f"{name}.png", png_from(drawing))


def sentences(contest: Contest) -> list[str]:
    """Return the verdict on a contest, in words."""
    match, results = contest.match.short, contest.journal.results
    commits = versions(played_in(contest.journal.sessions, range(len(results))))
    said = [str(one) for one in comparisons(match, results)] if contest.decision is None else [str(contest.decision)]
    said += said_of_chances(match, results)
    said += failures(match, results)
    deals = by_deal(match, results)
    whole = sum(map(len, deals.values()))
    rest = len(results) - whole
    more = (
        f"; {rest} more {'waits' if rest == 1 else 'wait'} for the rest of {'its' if rest == 1 else 'their'} deal"
        if rest
        else ""
    )
    said.append(f"{counted(whole, 'game')} in {counted(len(deals), 'deal')}{more}.")
    if len(commits) > 1:
        said.append(f"Careful: several versions, networks or programs played these games: {', '.join(commits)}.")
    return said + said_of_stopping(contest)


def said_of_stopping(contest: Contest) -> list[str]:
    """Say that ordinary intervals are too narrow for games that were to be played until something was decided."""
    goals = sorted({session["goal"] for session in contest.journal.sessions if "goal" in session})
    if not goals or contest.decision is not None:
        return []
    tested = ", ".join("an even share" if goal == 1 / contest.match.seats else percent(goal) for goal in goals)
    asked = f"whether {contest.match.short.bots[0]} wins more than {tested}"
    return [f"Careful: these games were to be played until it was decided {asked}. The intervals above are too narrow."]
