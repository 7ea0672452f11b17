"""Why a drawn part can't be chosen now: asked by the table's module when somebody clicks one that is not lit."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from baumeister.core.errors import IllegalMove
from baumeister.core.position import View
from baumeister.web.browser import Browser
from baumeister.web.refusals import illegal
from baumeister.web.routes_table import opened, page_of
from baumeister.web.services import services


def reason(view: View, part: str, chosen: Sequence[str] = ()) -> IllegalMove | None:
    """Return what the rules say against the move that somebody most likely meant by a part.

    That is the one with most of the parts chosen so far, and then with most of those that could be chosen. There is nothing to
    say of a part that can be chosen, and of what is part of no move.
    """
    rules, state = view.game.rules, view.state
    lit = {name for move in view.numbers for name in rules.drawing.parts(state, move)}
    if part in lit:
        return None
    best: tuple[tuple[int, int], int] | None = None
    for move in range(rules.seat_move_count):
        parts = rules.drawing.parts(state, move)
        rank = len(set(chosen) & set(parts)), len(lit & set(parts))
        if part in parts and (best is None or rank >= best[0]):
            best = rank, move
    return rules.words.refuse(state, best[1]) if best else None


async def why(request: Request) -> Response:
    """Say why a part can't be chosen; nothing if it is not the visitor's turn, or no move has this part."""
    browser, table, asked = Browser.of(request), await opened(request), request.query_params
    page = page_of(browser, services(request), table, None, None)
    found = reason(page.view, asked.get("part", ""), asked.getlist("chosen")) if page.can_act else None
    if found is None:
        return browser.sign(Response(status_code=204))
    refusal = illegal(found)
    return browser.sign(JSONResponse({"reason": refusal.text[browser.language], "rule": refusal.rule}))


ROUTES = [Route("/t/{table_id}/why", why)]
