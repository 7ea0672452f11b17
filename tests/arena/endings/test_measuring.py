"""What bots give away: nothing if they play best, all if they fail."""

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from baumeister.arena.endings.baselines import page
from baumeister.arena.endings.dataset import Source, load, written
from baumeister.arena.endings.measuring import Answer, Exam, Examiner, Marks, Question
from baumeister.bots import BotError
from baumeister.core.errors import BaumeisterError

FEW = 5  # endings
BOTS = ("random", "greedy-1", "class:tests.arena.endings.bots:Knowing", "class:tests.arena.endings.bots:Failing")


def ask(exam: Exam, questions: Iterable[Question]) -> Generator[Answer]:
    examiner = Examiner(exam)
    yield from map(examiner.play, questions)
    examiner.close()


@pytest.mark.slow
def test_losses_are_measured() -> None:
    exam = Exam("buerger", BOTS, seconds=None)
    marks = Marks(exam)
    some = [question for question in marks.questions if question.ending < FEW]
    list(marks.take(lambda _: ask(exam, some)))
    chance, greedy, knowing, failing = marks.measures()
    assert greedy.loss.mean < chance.loss.mean < failing.loss.mean
    assert (knowing.loss.mean, knowing.best, knowing.failures) == (0.0, 1.0, 0)
    assert knowing.loss.low == 0.0 < knowing.loss.high
    assert (failing.best, failing.failures) == (0.0, FEW)
    assert failing.loss.mean == pytest.approx(sum(ending.best for ending in exam.endings()[:FEW]) / FEW)
    assert page({"buerger": marks.measures()}, "2026-11-22").count("| buerger |") == 4


def test_a_bot_at_a_table_is_refused() -> None:
    with pytest.raises(BotError, match="plays whole games"):
        Marks(Exam("buerger", ("table:./mybot",)))


def test_endings_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(written(Source("buerger", 2), load("buerger")[:1]))
    with pytest.raises(BaumeisterError, match="has endings of buerger, not of wettstreit"):
        Marks(Exam("wettstreit", ("random",), file=path))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BotError, match="there is no bot"):
        Marks(Exam("buerger", ("grandmaster",)))
