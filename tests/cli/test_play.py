"""Play in the terminal, in this process: what may be taken back, what is said to nonsense, and what runs compiled."""

from collections.abc import Iterable

import pytest
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import start

import baumeister as bm
from baumeister.bots import prepare
from baumeister.bots.prepare import Part
from baumeister.cli import compiling, play
from baumeister.cli.play import COMPILING, Match
from baumeister.cli.screen import Screen
from baumeister.compiler import games
from baumeister.core.chance import rng_from

CARD = start(top="C7").play("auction open")
HIDDEN_CARD = played(start(top="C7"), "auction hidden, peek H6")


class Script(Screen):
    """A screen that keeps what is said."""

    said: list[str]

    def say(self, text: str, style: str | None = None) -> None:  # noqa: ARG002 - as a screen
        """Keep a line."""
        self.said = [*getattr(self, "said", []), text]


def match(position: Position, seat: int) -> Match:
    """Return a match at a position, without bots."""
    return Match(position, seat, {}, rng_from(1), Script(position.game, "en"))


def test_a_move_that_revealed_nothing_is_taken_back() -> None:
    asked = played(CARD, "bid 1, pass, pass")
    here = match(asked.play("bid 2"), asked.actor)
    assert here.undo()
    assert here.position == asked


@pytest.mark.parametrize("move", ["bid 2", "pass"])
def test_a_move_that_brought_up_a_hidden_card_is_not(move: str) -> None:
    """WB 3.4, 3.5: the highest bid announces the card's type, and a pass sells it."""
    asked = played(HIDDEN_CARD, "bid 1, pass, pass")
    after = asked.play(move)
    here = match(after, asked.actor)
    assert not here.undo()
    assert here.position is after


@pytest.mark.parametrize("typed", ["\ue009", "\ue001 x"])
def test_what_would_stand_for_a_seat_is_no_move(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    lines = iter((typed, "quit"))
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    here = match(CARD, 2)
    assert not here.ask()
    assert isinstance(here.screen, Script)
    assert here.screen.said[0].startswith("“\ufffd")


@pytest.mark.parametrize("is_there", [False, True])
def test_bots_that_search_run_compiled(monkeypatch: pytest.MonkeyPatch, is_there: bool) -> None:
    done: list[str] = []
    monkeypatch.delenv("BAUMEISTER_KERNELS", raising=False)
    monkeypatch.setattr(prepare, "can_search", lambda _: is_there)
    monkeypatch.setattr(compiling, "compile_for_search", lambda game: done.append(f"compile {game}"))
    monkeypatch.setattr(games, "use_compiled", lambda rules: done.append(f"use {rules.id}"))
    monkeypatch.setattr(Screen, "say", lambda _, text, _style=None: done.append(text))
    monkeypatch.setattr(Match, "run", lambda _: None)
    play.play.main(["manhattan", "--bots", "hard", "--language", "en"], standalone_mode=False)
    assert done[1:] == ([] if is_there else [COMPILING.en, "compile manhattan"]) + ["use manhattan"]
    done.clear()
    play.play.main(["manhattan", "--bots", "medium", "--language", "en"], standalone_mode=False)
    assert len(done) == 1


def test_interpreted_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_KERNELS", "interpreted")
    monkeypatch.setattr(games, "use_compiled", lambda _: pytest.fail("compiled"))
    play.run_compiled(bm.game("manhattan"), Script(bm.game("manhattan"), "en"))


def test_only_what_a_game_needs_is_compiled(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[str] = []

    def compile_parts(parts: Iterable[Part]) -> list[tuple[str, int, int]]:
        asked.extend(part.name for part in parts)
        return [("bots", 1, 2), ("skyline", 2, 2)]

    monkeypatch.setattr(prepare, "compile_parts", compile_parts)
    compiling.compile_for_search("skyline")
    assert asked == ["bots", "skyline"]
    assert "compiled 2 of 2" in capsys.readouterr().err
