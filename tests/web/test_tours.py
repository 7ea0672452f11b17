"""The guided first game at the table: the script leads, chance comes again, leaving and other moves are free."""

import asyncio
import re
from collections.abc import Callable

import pytest

from baumeister.games import GAMES, rules
from baumeister.records.fairness import commitment
from baumeister.web.http.services import Services
from baumeister.web.pages.table.texts_tour import SCRIPTED_CHANCE, TOUR_ASTRAY, TOUR_WATCH
from baumeister.web.table.live_table import LiveTable
from tests.web.conftest import Browser, RandomChooser

pytestmark = pytest.mark.anyio
GAME = GAMES[0]
TOUR = rules(GAME).tour
OWN = [step.move for step in TOUR.steps if step.text is not None]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture
async def table(browser: Browser, here: Services) -> LiveTable:
    """The table of a guided game."""
    await browser.get("/")
    await browser.post("/tours", game=GAME, name="Ada")
    assert browser.status == 200, browser.page
    return await here.tables.open(browser.table_id)


async def play(browser: Browser, table: LiveTable, move: str) -> None:
    """Make a move and wait until it is the person's turn again."""
    await browser.post(f"/t/{table.facts.id}/move", move=move)
    assert browser.status == 200, browser.page
    await until(lambda: table.now.turn == "person")
    await browser.get(f"/t/{table.facts.id}")


async def test_a_step_begins_at_its_first_words(browser: Browser, table: LiveTable) -> None:
    guide = table.now.guide(table.now.position)
    assert guide is not None
    assert guide.looks
    assert f"Step 1 of {guide.count}</p>" in browser.page
    looks = re.findall(r'<p class="look[^>]*>', browser.page)
    assert ["hidden" in look for look in looks] == [False, *(True for _ in guide.looks[1:])]
    assert re.search(r'<button id="go-on"[^>]*(?<!hidden)>', browser.page)


async def test_whoever_gives_no_name_is_a_guest_and_no_colour(browser: Browser, here: Services) -> None:
    await browser.get("/")
    await browser.post("/tours", game=GAME)
    table = await here.tables.open(browser.table_id)
    assert table.now.seat(TOUR.seat).name == "Guest"


async def test_the_script_leads_to_its_end_and_bots_follow_it(
    browser: Browser, table: LiveTable, chooser: RandomChooser
) -> None:
    assert table.now.seat(1).name == "Ada"
    for move in OWN:
        guide = table.now.guide(table.now.position)
        assert guide is not None
        assert guide.move == move
        await play(browser, table, move)
    assert [str(m) for m in table.now.position.history if m.number < rules(GAME).seat_move_count] == [
        s.move for s in TOUR.steps
    ]
    assert chooser.views == []
    assert TOUR.last.en in browser.page
    await play(browser, table, str(table.now.position.moves[0]))
    assert 'id="tour"' not in browser.page
    assert chooser.views


async def test_only_the_move_pointed_at_is_offered(browser: Browser, table: LiveTable) -> None:
    assert len(table.now.position.moves) > 1
    assert browser.page.count('name="move"') == 1
    assert f'value="{OWN[0]}"' in browser.page


async def test_what_is_not_pointed_at_says_so(browser: Browser, table: LiveTable) -> None:
    parts = rules(GAME).drawing.parts
    state, moves = table.now.position.state, table.now.position.numbers
    wanted = set(parts(state, table.facts.game.number(OWN[0])))
    other = next(part for move in moves for part in parts(state, move) if part not in wanted)
    found = await browser.http.get(f"/t/{table.facts.id}/why", params={"part": other})
    assert "follow the finger" in found.json()["reason"]
    found = await browser.http.get(f"/t/{table.facts.id}/why", params={"part": sorted(wanted)[0]})
    assert found.status_code == 204


async def test_chance_comes_again_after_undo_and_fits_the_seed(browser: Browser, table: LiveTable) -> None:
    await play(browser, table, OWN[0])
    await play(browser, table, OWN[1])
    history = table.now.position.history
    await browser.post(f"/t/{table.facts.id}/undo")
    assert table.now.position.ply < len(history)
    guide = table.now.guide(table.now.position)
    assert guide is not None
    assert guide.move == OWN[1]
    await play(browser, table, OWN[1])
    assert table.now.position.history == history
    assert (table.now.branch, table.now.branches) == (0, 0)


async def test_it_goes_on_where_it_was_after_a_start(browser: Browser, table: LiveTable, here: Services) -> None:
    await play(browser, table, OWN[0])
    here.tables.cache.forget(table.facts.id)
    again = await here.tables.open(table.facts.id)
    assert again is not table
    guide = again.now.guide(again.now.position)
    assert guide is not None
    assert guide.move == OWN[1]


async def test_leaving_frees_all_moves_and_lasts(
    browser: Browser, table: LiveTable, here: Services, chooser: RandomChooser
) -> None:
    await browser.post(f"/t/{table.facts.id}/leave-tour")
    assert 'id="tour"' not in browser.page
    assert table.now.tour is None
    here.tables.cache.forget(table.facts.id)
    again = await here.tables.open(table.facts.id)
    assert again.now.tour is None
    await play(browser, again, OWN[0])
    assert chooser.views


async def test_another_move_is_answered_by_free_play(browser: Browser, table: LiveTable, chooser: RandomChooser) -> None:
    other = next(str(move) for move in table.now.position.moves if str(move) != OWN[0])
    await play(browser, table, other)
    assert chooser.views
    assert TOUR_ASTRAY.en.partition(",")[0].replace("'", "&#39;") in browser.page
    await browser.post(f"/t/{table.facts.id}/undo")
    assert f'value="{OWN[0]}"' in browser.page


async def test_its_chance_is_no_secret_and_the_page_says_so(browser: Browser, table: LiveTable) -> None:
    assert SCRIPTED_CHANCE.en.partition(".")[0] in browser.page
    assert commitment(TOUR.seed) in browser.page


async def test_other_tables_are_no_tours(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "easy", "easy", game=GAME))
    assert table.facts.tour is None
    assert 'id="tour"' not in browser.page
    await browser.post(f"/t/{table.facts.id}/leave-tour")
    assert browser.status == 200
    assert table.now.seq == len(table.now.position.history)


async def test_while_others_move_the_guide_says_what_was_done_last(browser: Browser, table: LiveTable) -> None:
    before = table.now.seq
    await browser.post(f"/t/{table.facts.id}/move", move=OWN[0])
    page = await browser.get(f"/t/{table.facts.id}/fragment?seq={before + 1}")
    said = re.search(r'<p id="tour-text".*?</p>', page)
    assert said is not None
    assert re.sub(r"<.*?>", "", said[0]) in re.sub(r"<.*?>", "", page.partition('id="log"')[2])
    assert TOUR_WATCH.en not in page


async def test_a_game_that_is_not_there(browser: Browser) -> None:
    await browser.get("/")
    await browser.post("/tours", game="chess")
    assert browser.status == 404
