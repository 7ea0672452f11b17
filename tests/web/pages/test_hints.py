"""Hints are for who plays alone and wants them; between people no estimate leaves the server."""

import pytest

from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("others", "wishes", "shows"),
    [(("easy",), True, True), (("easy",), False, False), (("here",), True, False), (("link",), True, False)],
)
async def test_hints_alone_and_wished_for(
    browser: Browser, here: Services, others: tuple[str, ...], wishes: bool, shows: bool
) -> None:
    table = await here.tables.open(await browser.order("you", *others))
    visitor = Visitor(browser.http.cookies["browser"], wants_hints=wishes)
    assert table_page(table, visitor, here.presence).has_hints == shows
    assert not table_page(table, Visitor(wants_hints=True), here.presence).has_hints


async def test_the_settings_switch_them_on(browser: Browser) -> None:
    page = await browser.get("/")
    assert 'name="hints" value="off" aria-pressed="true"' in page
    page = await browser.post("/preferences", hints="on", back="/")
    assert 'name="hints" value="on" aria-pressed="true"' in page
