"""Fragments of tables' pages. Those for spectators are drawn and packed once for all, also while they are being drawn."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from baumeister.text import Language
from baumeister.web.live.drawing_pool import DrawingPool
from baumeister.web.pages import table_fragment
from baumeister.web.pages.presenter.course import is_course_at_hand, prepare_history
from baumeister.web.pages.presenter.log_entries import is_log_at_hand
from baumeister.web.pages.presenter.moment import state_at
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.pages.presenter.seats import Attendance, seats_for
from baumeister.web.pages.rendering.packing import pack, pack_for_all
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.result.share_picture import share_picture
from baumeister.web.pages.view_models import Frame, Seat, TablePage
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.viewing_seat import viewer_of
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class SpectatorView:
    """All that a spectator's fragment depends on. Events never change, so the last one stands for all."""

    table_id: str
    seq: int
    ply: int | None
    seats: tuple[Seat, ...]
    language: Language
    origin: str


class Fragments:
    """Fragments of tables: each client's own, and those that all spectators share."""

    def __init__(self, drawing: DrawingPool, attendance: Attendance) -> None:
        self._drawing, self._attendance = drawing, attendance
        self._being_drawn: dict[SpectatorView, asyncio.Task[bytes]] = {}

    async def table(
        self,
        make: Callable[[TablePage, Frame], str],
        frame: Frame,
        table: LiveTable,
        visitor: Visitor,
        seq: int | None = None,
        ply: int | None = None,
        pack: Callable[[Callable[[TablePage, Frame], str], TablePage, Frame], bytes] = pack,
    ) -> bytes:
        """Return a page of a table, drawn by a process. Its view model is not made before its turn.

        Raises:
            Refusal: if the table has no such event or ply.
        """
        async with self._drawing.turns:
            await _have_history(table, visitor, seq)
            page = table_page(table, visitor, self._attendance, seq, ply)
            return await self._drawing.draw(partial(pack, make, page, frame))

    async def shared(
        self, frame: Frame, table: LiveTable, visitor: Visitor, seq: int | None = None, ply: int | None = None
    ) -> bytes | None:
        """Return the fragment that a spectator shares with all others; None if it holds something of its browser's own.

        Raises:
            Refusal: if the table has no such event or ply.
        """
        state = state_at(table, seq)
        seats = tuple(seats_for(table, state, visitor, self._attendance))
        view = SpectatorView(table.facts.id, state.seq, ply, seats, frame.language, frame.origin)
        known = CACHE.find(view, bytes)
        if known is not None:
            return known or None
        drawing = self._being_drawn.get(view)
        if drawing is None:
            drawing = self._being_drawn[view] = asyncio.create_task(self._draw(view, frame, table, visitor))
            drawing.add_done_callback(lambda _: self._being_drawn.pop(view))
        return await asyncio.shield(drawing) or None

    async def picture_to_share(self, table: LiveTable, language: Language) -> bytes:
        """Return the picture to share of a finished table: a spectator's view of it, drawn once."""
        key = "picture to share", table.facts.id, table.now.seq, language
        if (known := CACHE.find(key, bytes)) is not None:
            return known
        async with self._drawing.turns:
            page = table_page(table, Visitor(), self._attendance, has_history=False)
            body = await self._drawing.draw(partial(share_picture, page, language))
        CACHE.keep(key, body, len(body))
        return body

    async def _draw(self, view: SpectatorView, frame: Frame, table: LiveTable, visitor: Visitor) -> bytes:
        body = await self.table(table_fragment, frame, table, visitor, view.seq, view.ply, pack_for_all)
        CACHE.keep(view, body, len(body))
        return body


async def _have_history(table: LiveTable, visitor: Visitor, seq: int | None) -> None:
    """Have a game's log made, in a thread if much of it is missing."""
    state = state_at(table, seq)
    person = viewer_of(table, visitor, state.position).person
    if not (is_log_at_hand(state.position, person) and is_course_at_hand(state.position)):
        await asyncio.to_thread(prepare_history, state.position, person)
