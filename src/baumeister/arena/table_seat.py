"""A bot that plays a seat of a table by the table's API: the arena serves just such a table to it.

The program is started for each game, with BAUMEISTER_SERVER, BAUMEISTER_TABLE and BAUMEISTER_SECRET in its environment, and
ends when the game does. It may look at the table and its moves, follow its events, move, and fetch the result.
"""

import json
import os
import subprocess
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from secrets import token_urlsafe
from shutil import which
from socket import socket
from threading import Condition, Thread
from time import monotonic
from typing import ClassVar

from baumeister.arena.program import GRACE, KILLED_AFTER, SILENCE, START
from baumeister.arena.result import Forfeit
from baumeister.bots import BotError
from baumeister.core.errors import IllegalMove
from baumeister.core.record import Json
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View

LIFE = 5.0
"""Seconds between two signs of life on a stream."""
GLANCE = 0.2
"""Seconds between two looks at whether the program still runs."""
LONGEST = 1 << 16
"""Bytes of a request."""


class LiveSeat:
    """A program's view of its game; the arena writes it, and the server's threads read it."""

    def __init__(self, seat: int) -> None:
        """Take the seat's number."""
        self.secret, self.moves = token_urlsafe(), Queue[str]()
        self.changed = Condition()
        self.is_over, self.is_closed = False, False
        self.seq = 0
        self._seat, self._can_move = seat, False
        self._view: View | None = None

    def show(self, view: View | None, is_over: bool = False) -> None:
        """Let the program see a view and move in it, or wait."""
        with self.changed:
            if view is not None:
                self._view, self.seq = view, self.seq + 1
            self._can_move, self.is_over = view is not None and not is_over, is_over
            self.changed.notify_all()

    def close(self) -> None:
        """End all streams."""
        with self.changed:
            self.is_closed = True
            self.changed.notify_all()

    def legal(self) -> Json:
        """Return the moves as the API has them."""
        if self._view is None or not self._can_move:
            return {"seq": self.seq, "actor": -1 if self.is_over else 0, "moves": []}
        return {"seq": self.seq, "actor": self._seat, "moves": [str(move) for move in self._view.moves]}

    def answer(self, resource: str) -> Json | None:
        """Answer a request: for the moves, the table, or the record of a finished game."""
        view = self._view
        if resource == "moves":
            return self.legal()
        if view is not None and resource == "record" and self.is_over:
            return {"scores": list(view.scores), "winners": list(view.winners)}
        if view is not None and resource == "":
            return {"seq": self.seq, "ply": view.ply, "actor": view.actor, "can_act": self._can_move, "view": view.json()}
        return None


class Handler(BaseHTTPRequestHandler):
    """Answers as `/api/v1/tables/arena` of a server does."""

    seat: ClassVar[LiveSeat]
    HOME = "/api/v1/tables/arena"

    def do_GET(self) -> None:
        """Answer a question."""
        path, _, query = self.path.partition("?")
        if not self._may(path):
            return
        resource = path.removeprefix(self.HOME).removeprefix("/")
        if resource == "events":
            after = query.removeprefix("after=")
            self._stream(int(after) if after.isdecimal() else self.seat.seq)
            return
        found = self.seat.answer(resource)
        self._answer(200 if found else 409, found or {"reason": "There is no such thing, or not yet."})

    def do_POST(self) -> None:
        """Take a move."""
        if not self._may(self.path):
            return
        try:
            sent = json.loads(self.rfile.read(min(LONGEST, int(self.headers.get("content-length", "0")))))
            move, seq = str(sent["move"]), sent.get("seq", self.seat.seq)
        except (ValueError, KeyError, TypeError, AttributeError):
            self._answer(422, {"reason": 'A move is sent as {"move": "…"}.'})
            return
        if seq != self.seat.seq or not self.seat.legal()["moves"]:
            self._answer(409, {"reason": "It is not your turn."})
            return
        self.seat.show(None)
        self.seat.moves.put(move)
        self._answer(200, self.seat.legal())

    def log_message(self, format: str, *args: str) -> None:  # noqa: A002 - as the server calls it
        """Say nothing."""

    def _may(self, path: str) -> bool:
        may = path.startswith(self.HOME) and self.headers.get("authorization") == f"Bearer {self.seat.secret}"
        if not may:
            self._answer(401, {"reason": "The secret is missing, or this table isn't yours."})
        return may

    def _answer(self, status: int, body: Json) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _stream(self, after: int) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/jsonl")
        self.end_headers()
        seat, told = self.seat, after
        with suppress(OSError):
            while not seat.is_closed:
                with seat.changed:
                    if seat.seq <= told:
                        seat.changed.wait(LIFE)
                    now = seat.seq
                line = json.dumps({"seq": now, "kind": "ended" if seat.is_over else "move"}) if now > told else ""
                told = max(told, now)
                self.wfile.write(line.encode() + b"\n")
                self.wfile.flush()


class Server(ThreadingHTTPServer):
    """Serves one seat."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: tuple[str, int]) -> None:
        """Say nothing: programs come and go."""


class TableSeat:
    """Plays with a program that takes a seat of a table by the API."""

    def __init__(self, command: list[str], seconds: float | None) -> None:
        """Take the command, and the time for a move if there is a limit."""
        self._command, self._seconds = command, seconds
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self, game: Game, seat: int, seed: int) -> None:  # noqa: ARG002 - the table has no seed to give
        """Set up a table for the seat, and start the program."""
        self._seat = LiveSeat(seat)
        handler = type("HandlerOfOne", (Handler,), {"seat": self._seat})
        self._server = Server(("127.0.0.1", 0), handler)
        address = f"http://127.0.0.1:{self._server.server_address[1]}"
        own = {"BAUMEISTER_SERVER": address, "BAUMEISTER_TABLE": "arena", "BAUMEISTER_SECRET": self._seat.secret}
        try:
            self._process = subprocess.Popen(self._command, env=os.environ | own, stdout=subprocess.DEVNULL)  # noqa: S603 - as asked for
        except (OSError, ValueError, IndexError) as error:
            self._server.server_close()
            raise Forfeit("crash", f"it doesn't start: {error}") from None
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        self._is_new = True

    def choose(self, view: View) -> Move:
        """Show the table and return the move that comes."""
        self._seat.show(view)
        limit = SILENCE if self._seconds is None else self._seconds + GRACE
        text = self._heard(limit + (START if self._is_new else 0.0))
        self._is_new = False
        try:
            return view.game.move(text)
        except IllegalMove as error:
            raise Forfeit("illegal move", str(error)[:200]) from None

    def give_up(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()

    def end(self, position: Position) -> None:
        """Show the end, and let the program leave."""
        if self._process is None:
            return
        self._seat.show(position.view(0), is_over=True)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(KILLED_AFTER)
        self.close()

    def close(self) -> None:
        """End the program and its table."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._seat.close()
            self._server.shutdown()
            self._server.server_close()

    def check(self, game: str) -> None:  # noqa: ARG002 - the same in all games
        """See whether there is such a program; it is not started, for there is no game yet.

        Raises:
            BotError: if there is no command, or no such program.
        """
        if not self._command:
            raise BotError("a bot at a table is started by a command, such as table:./mybot")
        if which(self._command[0]) is None and os.name != "nt":  # there a program is found in more places
            raise BotError(f"there is no program “{self._command[0]}” to start")

    def _heard(self, seconds: float) -> str:
        end = monotonic() + seconds
        while monotonic() < end:
            with suppress(Empty):
                return self._seat.moves.get(timeout=min(GLANCE, max(0.001, end - monotonic())))
            if self._process is not None and self._process.poll() is not None:
                raise Forfeit("crash", f"it ended with code {self._process.returncode}")
        raise Forfeit("silence" if self._seconds is None else "overrun", f"no move within {seconds:.2f} s")
