"""`baumeister endings`: solved endings, and how well bots play them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.arena import ManyBots
from baumeister.cli.progress import show_progress_of

if TYPE_CHECKING:
    from baumeister.arena.endings.collecting import Collection
    from baumeister.arena.endings.measuring import Exam, Marks, Measure


@click.command(cls=ManyBots)
@click.argument("name", metavar="[GAME]", required=False, help="The game's id; `baumeister games` lists them.")
@click.option("--bots", multiple=True, metavar="BOT BOT …", help="Measure these bots; they are named as in the arena.")
@click.option("--count", type=click.IntRange(1), help="Find this many endings instead, and write them to a file.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Seconds a move, for programs and bots that search.")
@click.option("--simulations", type=click.IntRange(1), help="Simulations a move, for bots that search.")
@click.option("--seed", type=click.IntRange(0), default=1, help="Seed of the bots or, with --count, of the games to search.")
@click.option("--bound", type=click.IntRange(1), help="With --count: the most moves that the solver makes for a position.")
@click.option(
    "--file", type=click.Path(dir_okay=False, path_type=Path), help="Endings to measure on; by default the package's."
)
@click.option("--output", type=click.Path(path_type=Path), help="Where found endings, or the table of baselines, are written.")
@click.option("--workers", type=click.IntRange(1), help="Processes in parallel; defaults to the number of cores.")
@click.option("--baselines", is_flag=True, help="Measure reference bots and the best level; write docs/endings-baselines.md.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def endings(
    name: str | None,
    bots: tuple[str, ...],
    count: int | None,
    seconds: float | None,
    simulations: int | None,
    seed: int,
    bound: int | None,
    file: Path | None,
    output: Path | None,
    workers: int | None,
    baselines: bool,
    as_json: bool,
) -> None:
    """Measure bots where the truth is known: in solved endings.

    What a bot gives away is how much less of the win its move is worth than the best one. --count finds endings; the same
    seed finds the same ones, and the same command goes on where it stopped.
    """
    if baselines:
        if name or bots or count:
            raise click.UsageError("--baselines measures its own bots in all games: it takes no GAME, --bots or --count")
        write_baselines(output or Path("docs/endings-baselines.md"), workers)
    elif bots and count:
        raise click.UsageError("--count finds endings and --bots measures bots on them: run one after the other")
    elif name and count:
        find(name, count, seed, bound, output or Path(f"{name}-endings.jsonl"), workers)
    elif name and bots:
        if output or bound:
            given = "--output" if output else "--bound"
            raise click.UsageError(f"{given} goes with --count; what bots give away is only printed, in full with --json")
        from baumeister.arena.endings.measuring import Exam  # loads NumPy

        show(measure(Exam(name, bots, seconds, simulations, seed, file), workers), as_json)
    else:
        raise click.UsageError("write baumeister endings GAME --bots greedy mcts, or baumeister endings GAME --count 100")


def find(name: str, count: int, seed: int, bound: int | None, output: Path, workers: int | None) -> None:
    """Find endings of a game and write them to a file."""
    from baumeister.games import facts

    seats = facts(name).seats[0]
    from functools import partial

    from baumeister.arena.crew import Crew
    from baumeister.arena.endings.collecting import Collection
    from baumeister.arena.endings.dataset import Source
    from baumeister.arena.endings.finding import Finder
    from baumeister.arena.endings.solving import BOUND
    from baumeister.arena.match import core_count

    source = Source(name, seats, seed, bound or BOUND)
    collection = Collection(source, count, output)
    prepare(name, solves=True)
    click.echo(f"baumeister: what is found is kept beside {output}; the same command goes on from there", err=True)
    crew = Crew(partial(Finder, source), workers or core_count())
    try:
        show_progress_of(found_so_far(collection) for _ in collection.collect(crew.play))
    except KeyboardInterrupt:
        stop("what was found is kept")
    click.echo(
        f"{len(collection.endings)} endings of {name} with {seats} seats, from {len(collection.searched)} games: {output}"
    )


def found_so_far(collection: "Collection") -> str:
    """Say how far a search is."""
    from baumeister.cli.arena_report import duration

    left = collection.seconds_left
    said = f"{collection.found_count} of {collection.wanted} endings in {len(collection.searched)} games"
    return said if left is None else f"{said}, {duration(left)} to go"


def measure(exam: "Exam", workers: int | None) -> "Marks":
    """Measure bots.

    Raises:
        click.Abort: after Ctrl-C.
    """
    from functools import partial

    from baumeister.arena.crew import Crew
    from baumeister.arena.endings.measuring import Answer, Examiner, Marks, Question
    from baumeister.arena.match import core_count

    marks = Marks(exam)
    total = len(marks.questions)
    prepare(exam.game)
    crew = Crew[Question, Answer](partial(Examiner, exam), workers or core_count())
    answers = enumerate(marks.take(crew.play), 1)
    try:
        show_progress_of(f"{exam.game}: {number} of {total} answers" for number, _ in answers)
    except KeyboardInterrupt:
        stop("an unfinished measurement isn't kept")
    return marks


def show(marks: "Marks", as_json: bool) -> None:
    """Print the results."""
    if as_json:
        from baumeister.machine import describe

        exam = marks.exam
        asked = {"game": exam.game, "seconds": exam.seconds, "simulations": exam.simulations, "seed": exam.seed}
        click.echo(json.dumps(asked | {"bots": [as_document(one) for one in marks.measures()]} | describe()))
        return
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from baumeister.cli.arena_report import plain_console

    heading = f"{marks.exam.game}, {len(marks.exam.endings())} endings"
    table = Table(title=heading, title_justify="left", title_style="bold", box=SIMPLE_HEAD, show_edge=False)
    table.add_column("bot", overflow="fold")
    for column in ("mean loss", "95 % interval", "best moves", "ms/move", "failed"):
        table.add_column(column, justify="right", no_wrap=True)
    for one in marks.measures():
        table.add_row(*cells(one))
    plain_console().print(table)


def cells(one: "Measure") -> Sequence[str]:
    """Return a bot's row."""
    mean, low, high = one.loss
    return one.bot, f"{mean:.4f}", f"{low:.4f} to {high:.4f}", f"{one.best:.1%}", f"{one.milliseconds:.1f}", str(one.failures)


def as_document(one: "Measure") -> dict[str, str | float]:
    """Return a bot's results as JSON has them."""
    mean, low, high = one.loss
    loss = {"mean_loss": mean, "low": low, "high": high, "best_moves": one.best}
    return {"bot": one.bot, "endings": one.endings, **loss, "milliseconds": one.milliseconds, "failed": one.failures}


def write_baselines(output: Path, workers: int | None) -> None:
    """Measure the reference bots and the best level in all games, and write the page."""
    from datetime import UTC, datetime

    from baumeister.arena.endings.baselines import exams, page
    from baumeister.cli.options import write_bytes

    found = {exam.game: measure(exam, workers).measures() for exam in exams()}
    write_bytes(output, page(found, datetime.now(UTC).date().isoformat()).encode())
    click.echo(f"the table is in {output}")


def prepare(name: str, solves: bool = False) -> None:
    """Compile everything needed, unless the environment forbids it."""
    from baumeister.arena.endings.compiled import ENDING_CODE
    from baumeister.bots.prepare import BOTS, compile_parts, part_of
    from baumeister.cli.compiling import show_progress
    from baumeister.compiler.games import is_wanted

    if is_wanted():
        solver = [ENDING_CODE] if solves else []
        for part, done, total in compile_parts((part_of(BOTS), part_of(name), *solver)):
            show_progress(part, done, total)


def stop(kept: str) -> None:
    """End after Ctrl-C, and say what is kept."""
    click.echo(f"\nbaumeister: stopped; {kept}", err=True)
    raise click.Abort
