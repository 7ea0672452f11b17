"""Taking moves back, alone or with the others' consent: routes for programs."""

from fastapi import APIRouter

from baumeister.web.api.routes import Here, RequestKey, Sitting, TableId, change_table, problems, shown_at
from baumeister.web.api.schemas import AnswerOrder, AskOrder, RedoOrder, TableJson, UndoOrder
from baumeister.web.live.client_request import ClientRequest, content_hash
from baumeister.web.table import actions, undo_requests

router = APIRouter(tags=["tables"])


@router.post("/tables/{table_id}/undo", responses=problems(401, 403, 404, 409))
async def undo(
    table_id: TableId, here: Here, sitting: Sitting, order: UndoOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Take back your last move, or all moves from a ply on."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("undo", table_id, order))
    return await change_table(here, table_id, request, lambda change: actions.undo(change, order.ply, shown_at(order.seq)))


@router.post("/tables/{table_id}/redo", responses=problems(401, 403, 404, 409))
async def redo(
    table_id: TableId, here: Here, sitting: Sitting, order: RedoOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Make moves again that were taken back."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("redo", table_id, order))
    return await change_table(here, table_id, request, lambda change: actions.redo(change, shown_at(order.seq)))


@router.post("/tables/{table_id}/undo/ask", responses=problems(401, 403, 404, 409))
async def ask(
    table_id: TableId, here: Here, sitting: Sitting, order: AskOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Ask the others to let you take back your last choice, or all moves from a ply on. Bots agree at once."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("ask", table_id, order))
    return await change_table(here, table_id, request, lambda change: undo_requests.ask(change, order.ply, shown_at(order.seq)))


@router.post("/tables/{table_id}/undo/answer", responses=problems(401, 403, 404, 409))
async def answer(
    table_id: TableId, here: Here, sitting: Sitting, order: AnswerOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Agree to taking moves back, refuse it, or withdraw your own request. It is done when all have agreed."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("answer", table_id, order))
    return await change_table(
        here, table_id, request, lambda change: undo_requests.answer(change, order.agrees, shown_at(order.seq))
    )
