"""Why a drawn part can't be chosen now: asked by the table's module when somebody clicks one that is not lit."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from baumeister.core.errors import IllegalMove
from baumeister.core.position import View
from baumeister.web.http.routes_table import opened, page_of
from baumeister.web.http.services import services
from baumeister.web.http.session import Browser
from baumeister.web.table import refusals
from baumeister.web.table.refusals import illegal

MOST_CHOSEN = 20  # no move has more parts
VIEWS = 32  # some 300 kB each


def reason(view: View, part: str, chosen: Sequence[str] = ()) -> IllegalMove | None:
    """Return what the rules say against the move that somebody most likely meant by a part.

    That is the one with most of the parts chosen so far, and then with most of those that could be chosen. There is nothing to
    say of a part that can be chosen, and of what is part of no move.
    """
    lit = _lit(view)
    if part in lit:
        return None
    picked = frozenset(chosen)
    moves = _moves_with(view).get(part, ())
    best = max(moves, key=lambda move: (len(picked & move[1]), len(lit & move[1]), move[0]), default=None)
    return view.game.rules.words.refuse(view.state, best[0]) if best else None


@lru_cache(maxsize=VIEWS)
def _lit(view: View) -> frozenset[str]:
    parts = view.game.rules.drawing.parts
    return frozenset(name for move in view.numbers for name in parts(view.state, move))


@lru_cache(maxsize=VIEWS)
def _moves_with(view: View) -> Mapping[str, Sequence[tuple[int, frozenset[str]]]]:
    """Return for each part the moves that it is part of, each with all its parts."""
    rules, found = view.game.rules, dict[str, list[tuple[int, frozenset[str]]]]()
    for move in range(rules.seat_move_count):
        names = frozenset(rules.drawing.parts(view.state, move))
        for name in names:
            found.setdefault(name, []).append((move, names))
    return found


async def why(request: Request) -> Response:
    """Say why a part can't be chosen; nothing if it is not the visitor's turn, or no move has this part."""
    browser, table, asked = Browser.of(request), await opened(request), request.query_params
    chosen = asked.getlist("chosen")
    if len(chosen) > MOST_CHOSEN:
        raise refusals.too_many_parts()
    page = page_of(browser, services(request), table, None, None)
    found = reason(page.view, asked.get("part", ""), chosen) if page.can_act else None
    if found is None:
        return browser.sign(Response(status_code=204))
    refusal = illegal(found)
    return browser.sign(JSONResponse({"reason": refusal.text[browser.language], "rule": refusal.rule}))


ROUTES = [Route("/t/{table_id}/why", why)]
