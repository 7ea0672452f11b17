"""What people do at a table, for tests."""

from functools import partial

from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.table import actions
from baumeister.web.table.change import Change
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.secrets import private_link
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, first_move


async def moves(browser: Browser, table: LiveTable, count: int = 1) -> None:
    """Make some moves by the page's forms."""
    for _ in range(count):
        await browser.get(f"/t/{table.facts.id}")
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
        assert browser.status == 200, browser.page


async def to_the_end(here: Services, table: LiveTable, *browsers: Browser) -> None:
    """Play on without looking, each seat's moves by a browser that holds it."""
    while not table.now.is_over:
        who = next(v for v in (Visitor(b.http.cookies["browser"]) for b in browsers) if table.now.actor in table.seats_of(v))
        action = partial(actions.play, move=first_move(table), at=None)
        await here.tables.change(table.facts.id, ClientRequest(who), action)
    await browsers[0].get(f"/t/{table.facts.id}")


async def to_a_bot(here: Services, table: LiveTable) -> None:
    """Make whoever's first moves until it is a bot's turn."""
    while table.now.turn != "bot":
        action = partial(Change.add, kind="move", seat=table.now.actor, text=first_move(table))
        await here.tables.change(table.facts.id, ClientRequest(Visitor()), action)


async def sit(friend: Browser, table: LiveTable, seat: int, host: Browser, name: str = "Friend") -> None:
    """Sit down by the host's private link."""
    page = await take(friend, invitation(host, table, seat), name=name)
    assert friend.status == 200, page


async def table_of_two(here: Services, host: Browser, friend: Browser) -> LiveTable:
    """Return a table of Ada, who begins, and Ben, at two devices."""
    table = await here.tables.open(await host.order("you", "link", name="Ada"))
    await sit(friend, table, 2, host, "Ben")
    return table


async def follow(friend: Browser, link: str) -> str:
    """Open a private link, as the page's module does."""
    path, _, secret = link.partition("#")
    await friend.get(path)
    return await friend.post(path.replace("/join", "/link"), secret=secret)


async def take(friend: Browser, link: str, **fields: str) -> str:
    """Open a private link, and take the seat behind it."""
    await follow(friend, link)
    path, _, secret = link.partition("#")
    return await friend.post(path, secret=secret, **fields)


def invitation(host: Browser, table: LiveTable, seat: int) -> str:
    """Return the link to a seat that the host can give away."""
    secret = table.secret_of(Visitor(host.http.cookies["browser"]), seat)
    assert secret is not None
    return private_link(table.facts.id, secret)


def rendered(kind: str) -> int:
    """Return how many things of a kind have been rendered since the cache was cleared."""
    return sum(isinstance(key, tuple) and kind in key for key in CACHE._values)
