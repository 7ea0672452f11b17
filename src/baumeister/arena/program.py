"""A bot that is a program: spoken to in lines of JSON on its standard input, it answers on its standard output."""

import json
import re
import subprocess
from base64 import b64encode
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryFile
from threading import Thread
from time import monotonic

from baumeister.arena.result import Forfeit
from baumeister.bots import BotError
from baumeister.core.errors import IllegalMove
from baumeister.core.record import Json
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View

PROTOCOL = "baumeister-bot/1"
START = 60.0
"""Seconds that a program has to load what it needs for the game and say hello."""
SILENCE = 30.0
"""Seconds that it has for a move where the match sets no time."""
GRACE = 0.25
"""Seconds that it may take beyond its time: pipes and a busy machine are no fault of its own."""
LONGEST = 1 << 20
"""The longest line, in bytes; a longer one is a failure."""
FRAME = re.compile(r'^ +File "(.+)", line (\d+)', re.MULTILINE)
"""A line of a Python traceback that says where."""
TRACEBACK = "Traceback (most recent call last):\n"
NOT_ITS_OWN = re.compile(r"^<|[/\\]lib[/\\]python\d|[/\\]Lib[/\\]|baumeister[/\\]arena[/\\]host\.py$")
"""A file of Python's own, of an installed package or of the arena, where no bot is to be mended."""
KILLED_AFTER = 1.0
"""Seconds that a program has to leave when its input ends."""


class Program:
    """Runs a program as long as it behaves; after a failure it is started anew for the next game."""

    def __init__(self, command: list[str], seconds: float | None, name: str = "") -> None:
        """Take the command, the time for a move if there is a limit, and what to call it; the command if nothing is given."""
        self._command, self._seconds, self._name = command, seconds, name or " ".join(command)
        self._lines: Lines | None = None
        self._takes_bytes = False

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Start the program if need be, and tell it of a game."""
        lines = self._lines or self._start(game.id)
        told: Json = {"game": game.id, "seats": game.seats, "options": dict(game.options), "seat": seat, "seed": seed}
        lines.say({"type": "game", **told, "seconds": self._seconds})

    def choose(self, view: View) -> Move:
        """Ask for a move and return it."""
        assert self._lines is not None, "a game has begun"
        shown: Json = {"bytes": b64encode(view.raw).decode()} if self._takes_bytes else {"view": view.json()}
        self._lines.say({"type": "choose", **shown})
        answer = self._lines.hear(SILENCE if self._seconds is None else self._seconds + GRACE, self._seconds is not None)
        move = answer.get("move")
        if not isinstance(move, str):
            raise Forfeit("illegal move", f"it answered {json.dumps(answer)[:200]}, which has no move")
        try:
            return view.game.move(move)
        except IllegalMove as error:
            raise Forfeit("illegal move", str(error)[:200]) from None

    def give_up(self) -> None:
        """End the program: its next answer could be anything."""
        if self._lines is not None:
            self._lines.close(0.0)
        self._lines = None

    def end(self, position: Position) -> None:
        """Tell the program how the game ended."""
        if self._lines is not None:
            self._lines.say({"type": "end", "scores": list(position.scores), "winners": list(position.winners)})

    def close(self) -> None:
        """Let the program end itself, or end it."""
        if self._lines is not None:
            self._lines.close(KILLED_AFTER)
        self._lines = None

    def check(self, game: str) -> None:
        """Start the program once.

        Raises:
            BotError: if it doesn't start, or doesn't say hello.
        """
        try:
            self._start(game)
        except Forfeit as failure:
            raise BotError(f"“{self._name}” can't play: {failure.detail}") from None
        finally:
            self.close()

    def _start(self, game: str) -> "Lines":
        self._lines = lines = Lines(self._command)
        lines.say({"type": "hello", "protocol": PROTOCOL, "game": game})
        try:
            answer = lines.hear(START, False)
        except Forfeit as failure:
            if failure.kind != "silence":
                raise
            raise Forfeit("silence", f"{failure.detail} to hello; a program must flush each line that it writes") from None
        if answer.get("type") != "hello":
            raise Forfeit("crash", f"it should have said hello, but said {json.dumps(answer)[:200]}")
        self._takes_bytes = answer.get("view") == "bytes"
        return lines


class Lines:
    """A running program; threads write to it and read from it, so that neither it nor we wait for a full pipe."""

    def __init__(self, command: list[str]) -> None:
        """Start the program.

        Raises:
            Forfeit: if there is no such program.
        """
        self._errors = TemporaryFile()  # noqa: SIM115 - closed with the program
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._errors)  # noqa: S603 - as asked for
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit("crash", f"it doesn't start: {error}") from None
        self._said: Queue[bytes] = Queue()
        self._heard: Queue[bytes] = Queue()
        for work in (self._write, self._read):
            Thread(target=work, daemon=True).start()

    def say(self, message: Json) -> None:
        """Send a line."""
        self._said.put(json.dumps(message).encode() + b"\n")

    def hear(self, seconds: float, is_limit: bool) -> Json:
        """Return the next line as JSON.

        Raises:
            Forfeit: if there is none in time (an overrun where that is the time for a move), if it is no JSON object, or
                if the program has ended.
        """
        began = monotonic()
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            said = f"no answer within {monotonic() - began:.2f} s"
            raise Forfeit("overrun" if is_limit else "silence", said) from None
        if not line:
            raise Forfeit("crash", self._last_words())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Forfeit("crash", f"it wrote {line[:200]!r}, which is not a JSON object on one line")
        return answer

    def close(self, patience: float) -> None:
        """End the input; kill the program if it goes on for longer than some seconds."""
        self._said.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self._process.kill()
        self._process.wait()
        self._errors.close()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError), self._process.stdin as stdin:
            while line := self._said.get():
                stdin.write(line)
                stdin.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stdout:
            while line := stdout.readline(LONGEST):
                self._heard.put(line)
        self._heard.put(b"")

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(KILLED_AFTER)
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()
        code = self._process.returncode
        ended = "it closed its output" if code is None else f"it ended with code {code}"
        return f"{ended}{''.join(f': {line[:200]}{place_in(said)}' for line in said.splitlines()[-1:])}"


def place_in(said: str) -> str:
    """Say where in a bot's own text an error arose with whose traceback its output ends; nothing if it doesn't, or nowhere."""
    *traced, _ = said.rpartition(TRACEBACK)[2].splitlines() or [""]
    if TRACEBACK not in said or not all(line.startswith(" ") for line in traced):
        return ""
    frames = [(file, line) for file, line in FRAME.findall("\n".join(traced)) if not NOT_ITS_OWN.search(file)]
    return f" ({Path(frames[-1][0]).name}, line {frames[-1][1]})" if frames else ""
