"""Keeps tables going: makes the bots' moves, and resumes the tables that waited for one when the server ended."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from functools import partial

from baumeister.bots.levels import SEARCHING, part_of_time
from baumeister.present.game import View
from baumeister.web.live.bot_pool import Chooser
from baumeister.web.live.bot_process import BotFailedError, NoProcessError
from baumeister.web.live.client_request import SERVER
from baumeister.web.live.service import TableService
from baumeister.web.table import actions
from baumeister.web.table.change import Change
from baumeister.web.table.characters import character_of
from baumeister.web.table.refusals import Refusal, StoreError, TooLongError
from baumeister.web.table.state import Level, TableState

log = logging.getLogger("baumeister.bots")
WAITS = (1.0, 3.0, 10.0, 30.0, 120.0, 600.0)
MARGIN = 0.08  # seconds after its full time, when a search is surely done: a longer one would tell; after 0.1 people wait


class BotDriver:
    """One task for each table at which it is a bot's turn."""

    def __init__(
        self,
        tables: TableService,
        chooser: Chooser,
        waits: Sequence[float] = WAITS,
        seconds: float = 0.0,
        quick_pace: float = 0.0,
    ) -> None:
        """Make the moves of `chooser`.

        `waits` are the seconds after each failure in a row, `seconds` those that a master bot thinks, and `quick_pace` the
        least seconds of a bot that doesn't search for any move; others take MARGIN longer than they think.
        """
        self._tables, self._chooser, self._waits = tables, chooser, waits
        self._seconds, self._quick_pace = seconds, quick_pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._addresses: dict[str, str] = {}  # that woke the tables; their bots count against these until they rest
        self._resting: dict[str, asyncio.Event] = {}  # after a failure; set when something has happened at the table
        self._is_open = True

    def wake(self, table_id: str, address: str = "") -> None:
        """Keep a table going; its bots count against the address that asks. Tables woken by nobody count as one client."""
        if not self._is_open:
            return
        if address:
            self._addresses[table_id] = address
        task = self._tasks.get(table_id)
        if task is None or task.done():
            task = asyncio.create_task(self._drive(table_id), name=f"bots at {table_id}")
            task.add_done_callback(partial(self._done, table_id))
            self._tasks[table_id] = task
        elif table_id in self._resting:
            self._resting[table_id].set()

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
            self._addresses.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s stands still", table_id, exc_info=error)

    async def resume(self) -> None:
        """Wake all tables that wait for chance or a bot."""
        for table_id in await self._tables.store.waiting(("bot", "chance")):
            self.wake(table_id)

    async def close(self) -> None:
        """Stop. Unwritten moves are made again after the next start."""
        self._is_open = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table_id: str) -> None:
        failures = 0
        while True:
            try:
                if not await self._step(table_id):
                    return
                failures = 0
                continue
            except Refusal as refusal:
                if self._stays(table_id, refusal):
                    return
            except NoProcessError as error:
                log.error("table %s: %s", table_id, error)
            except Exception:
                if failures == len(self._waits):
                    raise
                log.exception("table %s: a bot or chance failed", table_id)
            failures = await self._try_later(table_id, failures)

    def _stays(self, table_id: str, refusal: Refusal) -> bool:
        """Tell whether it is no use to try again: the table is gone, unreadable, or too long. All else passes."""
        stays = refusal.code in ("not there", "not readable") or isinstance(refusal, TooLongError)
        if table_id not in self._tables.cache.unreadable and not isinstance(refusal, StoreError):  # the log says why
            log.warning("table %s %s: %s", table_id, "doesn't go on" if stays else "waits", refusal)
        return stays

    async def _try_later(self, table_id: str, failures: int) -> int:
        """Rest, longer after each failure; return the failures since the table was last woken."""
        seconds = self._waits[min(failures, len(self._waits) - 1)]
        log.warning("table %s: it is tried again in %g seconds", table_id, seconds)
        return 0 if await self._rest(table_id, seconds) else failures + 1

    async def _rest(self, table_id: str, seconds: float) -> bool:
        """Wait until the table is woken, or for so long at most; tell whether it was woken."""
        woken = self._resting[table_id] = asyncio.Event()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
        del self._resting[table_id]
        return woken.is_set()

    async def _step(self, table_id: str) -> bool:
        """Make the next move of a bot or of chance; tell whether there was one."""
        state = (await self._tables.open(table_id)).now
        if state.turn == "chance":
            await self._tables.change(table_id, SERVER, Change.follow)
        elif state.turn == "bot":
            await self._bot_moves(table_id, state)
        return state.turn in ("chance", "bot")

    async def _bot_moves(self, table_id: str, state: TableState) -> None:
        seat, level = state.actor, state.seat(state.actor).level or "medium"
        try:
            move = await self._choose(table_id, state, level)
        except BotFailedError as error:
            log.error(
                "table %s, ply %d: bot (%s) failed twice, a simpler one plays on: %s",
                table_id,
                state.position.ply,
                level,
                error,
            )
            action = partial(actions.replace_bot, seat=seat, line_seq=state.line_seq, failed=level)
        else:
            action = partial(actions.bot_play, seat=seat, line_seq=state.line_seq, move=move)
        await self._tables.change(table_id, SERVER, action)

    async def _choose(self, table_id: str, state: TableState, level: Level) -> int:
        view = state.position.view(state.actor)
        if state.scripted is not None:
            await asyncio.sleep(self._quick_pace)
            return state.facts.game.number(state.scripted.move)
        if level == "random":
            return secrets.choice(view.numbers)
        try:
            return await self._ask(table_id, state, level, view)
        except BotFailedError as error:
            log.warning("table %s, ply %d: bot (%s) failed, it is asked again: %s", table_id, state.position.ply, level, error)
        return await self._ask(table_id, state, level, view)

    def _pace_of(self, level: Level) -> float:
        """Return the least seconds for any move of a level's bots."""
        if level not in SEARCHING:
            return self._quick_pace
        return self._seconds * part_of_time(level) + MARGIN

    async def _ask(self, table_id: str, state: TableState, level: Level, view: View) -> int:
        pace = self._pace_of(level)
        at_least = 0.0 if state.position.hides_nothing_of(state.actor) else pace  # else a quick answer would tell of its hand
        character = character_of(state.facts.game.rules, state.seat(state.actor))
        client = self._addresses.get(table_id, "")
        return await self._chooser.choose(view, level, client, at_least, character.id if character else "")
