"""Bots' losses in endings: the mean loss of win share against the best move."""

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from baumeister.arena.endings.dataset import Ending, load, load_file
from baumeister.arena.entrants import Player, check_heeded, clock_of, player_for
from baumeister.arena.intervals import Interval, share_interval
from baumeister.arena.luck import key_of
from baumeister.arena.playing import compiled_if_wanted
from baumeister.arena.result import Forfeit
from baumeister.bots import BotError
from baumeister.core.errors import BaumeisterError

AS_GOOD = 1e-9  # a loss below this is none


class Exam(NamedTuple):
    """The bots, the endings, and the limits."""

    game: str
    bots: tuple[str, ...]
    """Bots as `entrants` knows them."""
    seconds: float | None = None
    simulations: int | None = None
    seed: int = 1
    file: Path | None = None
    """Where the endings are; None: those that come with the package."""

    def endings(self) -> tuple[Ending, ...]:
        """Return the endings that are asked.

        Raises:
            BaumeisterError: if there is nothing, or it is of another game.
        """
        found = load(self.game) if self.file is None else load_file(self.file)
        games = {ending.game for ending in found}
        if games != {self.game}:
            raise BaumeisterError(f"{self.file} has endings of {', '.join(games) or 'nothing'}, not of {self.game}")
        return found


class Question(NamedTuple):
    """A bot's number and an ending's place in the list."""

    bot: int
    ending: int


class Answer(NamedTuple):
    """A bot's answer to an ending."""

    question: Question
    loss: float
    """How much of the win it gave away; all that there was to get if it failed."""
    seconds: float
    failure: str
    """How it failed: crash, illegal move, overrun, silence; empty if it didn't."""


class Measure(NamedTuple):
    """A bot's results."""

    bot: str
    endings: int
    loss: Interval
    """Of the mean loss."""
    best: float
    """The share of endings in which it made a best move."""
    milliseconds: float
    """A move, on average."""
    failures: int


class Examiner:
    """Asks bots, one ending after another."""

    def __init__(self, exam: Exam) -> None:
        """Take the exam."""
        self._exam, self._endings = exam, exam.endings()
        self._players: dict[int, Player] = {}
        compiled_if_wanted(self._endings[0].position.game)

    def play(self, question: Question) -> Answer:
        """Ask a bot for its move in an ending."""
        player, ending = self._player(question.bot), self._endings[question.ending]
        position = ending.position
        view = position.view(position.actor)
        clock = clock_of(player)
        start = clock()
        try:
            player.begin(position.game, position.actor, key_of(self._exam.seed, ending.number) >> 1)
            start = clock()
            move = player.choose(view)
            spent = clock() - start
            player.end(position)
        except Forfeit as failure:
            player.give_up()
            return Answer(question, ending.best, clock() - start, failure.kind)
        if move not in ending.values:
            return Answer(question, ending.best, spent, "illegal move")
        return Answer(question, ending.loss(move), spent, "")

    def close(self) -> None:
        """Let all players go."""
        for player in self._players.values():
            player.close()

    def _player(self, number: int) -> Player:
        if number not in self._players:
            self._players[number] = player_for(self._exam.bots[number], self._exam.seconds, self._exam.simulations)
        return self._players[number]


class Marks:
    """The answers to an exam as they come in."""

    def __init__(self, exam: Exam) -> None:
        """Take the exam.

        Raises:
            BaumeisterError: if there are no endings, no such bot, or a program doesn't say hello.
        """
        self.exam, self._count = exam, len(exam.endings())
        for bot in exam.bots:
            check(bot, exam)
        check_heeded(exam.bots, exam.seconds, exam.simulations)
        self.answers: list[Answer] = []

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """All that is asked."""
        return tuple(Question(bot, ending) for ending in range(self._count) for bot in range(len(self.exam.bots)))

    def take(self, asking: Callable[[Iterable[Question]], Generator[Answer]]) -> Generator[Answer]:
        """Ask everything; yields each answer as it comes."""
        for answer in asking(self.questions):
            self.answers.append(answer)
            yield answer

    def measures(self) -> list[Measure]:
        """Return each bot's results so far, in the order in which they were named."""
        found = (sorted(answer for answer in self.answers if answer.question.bot == bot) for bot in range(len(self.exam.bots)))
        return [measure_of(bot, answers) for bot, answers in zip(self.exam.bots, found, strict=True) if answers]


def check(bot: str, exam: Exam) -> None:
    """Refuse a bot that can't be asked, before anything is started.

    Raises:
        BotError: if there is none such, or it can't play.
    """
    if bot.startswith("table:"):
        raise BotError("a bot at a table plays whole games, it can't be shown single positions; exec: and class: bots can")
    player_for(bot, exam.seconds, exam.simulations).check(exam.game)


def measure_of(bot: str, answers: Sequence[Answer]) -> Measure:
    """Sum up a bot's answers."""
    losses = [answer.loss for answer in answers]
    best = sum(not answer.failure and answer.loss < AS_GOOD for answer in answers) / len(answers)
    milliseconds = 1000 * sum(answer.seconds for answer in answers) / len(answers)
    failures = sum(bool(answer.failure) for answer in answers)
    return Measure(bot, len(answers), share_interval(losses, 1.0), best, milliseconds, failures)
