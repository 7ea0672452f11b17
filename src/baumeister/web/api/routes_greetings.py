"""Greetings across a table: the route for programs."""

from fastapi import APIRouter

from baumeister.web.api.routes import Here, RequestKey, Sitting, TableId, change_table, problems
from baumeister.web.api.schemas import GreetOrder, TableJson
from baumeister.web.live.client_request import ClientRequest, content_hash
from baumeister.web.table import greetings

router = APIRouter(tags=["tables"])


@router.post("/tables/{table_id}/greet", responses=problems(401, 403, 404, 409))
async def greet(
    table_id: TableId, here: Here, sitting: Sitting, order: GreetOrder, idempotency_key: RequestKey = None
) -> TableJson:
    """Say one of a few greetings to the others, after the end of the game too. It outdates no move."""
    request = ClientRequest(sitting[1], idempotency_key or "", content_hash("greet", table_id, order))
    return await change_table(here, table_id, request, lambda change: greetings.greet(change, order.greeting))
