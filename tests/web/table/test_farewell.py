"""People leave and resign: what follows is said before, and done."""

import pytest

from baumeister.games import rules
from baumeister.present.game import Game
from baumeister.web.http.services import Services
from baumeister.web.pages.presenter.page import table_page
from baumeister.web.table.events import Event, Kind
from baumeister.web.table.fold import NOTES_MOST, apply, start
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import names_in_sentences
from baumeister.web.table.state import Facts, Seating
from baumeister.web.table.summary import Summary
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Visit
from tests.web.people import invitation, moves, sit, take, to_the_end

pytestmark = pytest.mark.anyio


async def three(browser: Browser, visit: Visit, here: Services) -> tuple[LiveTable, Browser, Browser]:
    """Set up a table of three people, each at a device of their own."""
    table = await here.tables.open(await browser.order("you", "link", "link", name="Ada"))
    ben, cleo = visit(), visit()
    await sit(ben, table, 2, browser, "Ben")
    await sit(cleo, table, 3, browser, "Cleo")
    return table, ben, cleo


def visitor(browser: Browser) -> Visitor:
    return Visitor(browser.http.cookies["browser"])


def log(table: LiveTable, here: Services) -> list[str]:
    names = names_in_sentences(table.now)
    return [entry.line.text.named(names).en for entry in table_page(table, Visitor(), here.presence).log]


async def test_a_seat_that_was_left_is_given_away_by_the_others(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, _ = await three(browser, visit, here)
    path = f"/t/{table.facts.id}"
    asked = await ben.get(f"{path}/seats/2/leave")
    assert "Ada and Cleo can invite someone" in asked
    await ben.post(f"{path}/seats/2/leave")
    assert (ben.status, table.now.seat(2).holder, table.seats_of(visitor(ben))) == (200, "open", ())
    assert {"Ben joins the table", "Ben leaves the table"} < set(log(table, here))
    assert "You are watching." in await ben.get(path)
    await ben.post(f"{path}/seats/2/take")
    assert ben.status == 403
    page = await browser.get(path)
    assert f"{path}/seats/2/bot" in page  # at once
    for host in (browser, browser):  # a second click makes no second invitation
        await host.post(f"{path}/seats/2/invite")
    await take(visit(), invitation(browser, table, 2), name="Dora")
    assert (table.now.seat(2).name, table.now.seat(2).gone) == ("Dora", None)
    assert "Ben leaves the table" in log(table, here)
    here.tables.cache.forget(table.facts.id)
    again = await here.tables.open(table.facts.id)
    assert (again.now.seating, again.now.notes) == (table.now.seating, table.now.notes)


def test_who_comes_and_goes_all_day_fills_no_memory() -> None:
    """Every state of a table has its row of notes."""
    game = Game(rules("manhattan"), 2, {})
    seating = tuple(Seating("", "person", device=number) for number in (1, 2))
    state = start(Facts("t", game, seating, bytes(32), 0.0))
    for number in range(1, 3000):
        kind: Kind = "left" if number % 2 else "joined"
        state = apply(state, Event(number, kind, 0.0, 2, "Ben" * (number % 2 == 0)))
    assert len(state.notes) == NOTES_MOST
    assert state.notes[-1].kind == "left"


async def test_a_log_of_many_farewells_is_named_in_one_pass(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, cleo = await three(browser, visit, here)
    for name in ("Dora", "Emil"):
        await ben.get(f"/t/{table.facts.id}")
        await ben.post(f"/t/{table.facts.id}/seats/2/leave")
        await browser.post(f"/t/{table.facts.id}/seats/2/invite")
        ben = visit()
        await take(ben, invitation(browser, table, 2), name=name)
        while table.now.actor != 2:
            await moves(next(each for each in (browser, cleo) if table.now.actor in table.seats_of(visitor(each))), table)
        await moves(ben, table)
    found = log(table, here)
    of = {name: [line for line in found if line.startswith(f"{name} ")] for name in ("Ben", "Dora", "Emil")}
    assert all(of.values())
    assert [name for line in found for name in of if line == f"{name} leaves the table"] == ["Ben", "Dora"]


async def test_two_invitations_to_one_seat_seat_one_person(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, cleo = await three(browser, visit, here)
    path = f"/t/{table.facts.id}/seats/2"
    await ben.post(f"{path}/leave")
    for host in (browser, cleo):
        await host.get(f"/t/{table.facts.id}")
        await host.post(f"{path}/invite")
    first, second = invitation(browser, table, 2), invitation(cleo, table, 2)
    await take(visit(), first, name="Dora")
    await take(late := visit(), second, name="Emil")
    assert (late.status, table.now.seat(2).name) == (404, "Dora")


async def test_who_resigns_is_replaced_by_a_bot_and_sees_no_more_hands(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, _ = await three(browser, visit, here)
    path = f"/t/{table.facts.id}"
    asked = await ben.get(f"{path}/seats/2/resign")
    assert "everyone sees that Ben resigned" in asked
    assert table_page(table, visitor(ben), here.presence).view.seat == 2
    await ben.post(f"{path}/seats/2/resign")
    seat = table.now.seat(2)
    assert (seat.name, seat.holder, seat.level, seat.gone) == ("Ben", "bot", "medium", "resigned")
    assert table_page(table, visitor(ben), here.presence).view.seat == 0
    assert "Ben resigns; a bot (medium) plays on" in log(table, here)
    await ben.post(f"{path}/seats/2/take")
    assert ben.status == 403
    assert table.now.seat(2).as_meant.holder == "person"  # in a rematch


async def test_the_last_person_who_resigns_ends_the_game(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, cleo = await three(browser, visit, here)
    path = f"/t/{table.facts.id}"
    await ben.post(f"{path}/seats/2/resign")
    assert "Ada has won, and may end the game" in await cleo.get(f"{path}/seats/3/resign")
    await cleo.post(f"{path}/seats/3/resign")
    assert not table.now.is_over
    assert "the game ends here" in await browser.get(f"{path}/seats/1/resign")
    page = await browser.post(f"{path}/seats/1/resign")
    assert "You resigned, so the game is over." in page
    assert (table.now.ended_by, table.now.position.winners) == ("resigned", ())
    assert "Ben resigned" not in page
    assert log(table, here).count("plays on") == 0
    assert (await browser.http.get(f"{path}/record")).status_code == 200
    await browser.post(f"{path}/seats/1/resign")
    assert browser.status == 409


async def test_who_is_left_is_told_and_may_end_the_game_as_the_winner(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, cleo = await three(browser, visit, here)
    path = f"/t/{table.facts.id}"
    await ben.post(f"{path}/seats/2/resign")
    for page in (await browser.get(path), await cleo.get(path)):
        assert "resigned. A bot plays on." in page
        assert f"{path}/end" not in page
    assert 'id="notice"' not in await ben.get(path)
    await browser.post(f"{path}/end")
    assert (browser.status, table.now.is_over) == (403, False)  # Cleo still plays
    await cleo.post(f"{path}/seats/3/resign")
    assert f"{path}/end" in await browser.get(path)
    page = await browser.post(f"{path}/end")
    assert (table.now.ended_by, table.now.winners) == ("resigned", (1,))
    assert "resigned. You win!" in page
    assert ">You won<" in await browser.get("/")
    assert "</b> wins." in await cleo.get(path)
    await browser.post(f"{path}/end")
    assert browser.status == 409


async def test_the_notice_goes_with_the_next_move_of_its_reader(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    path, ben = f"/t/{table.facts.id}", visit()
    await sit(ben, table, 2, browser, "Ben")
    await ben.post(f"{path}/seats/2/resign")
    assert 'id="notice"' in await browser.get(path)
    await moves(browser, table)
    assert 'id="notice"' not in await browser.get(path)


async def test_alone_nobody_can_leave_and_nobody_resigns_for_others(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here", "easy"))
    path = f"/t/{table.facts.id}/seats"
    page = await browser.get(f"/t/{table.facts.id}")
    assert f"{path}/1/resign" in page
    assert f"{path}/1/leave" not in page
    assert (await browser.http.get(f"{path}/1/leave")).status_code == 409
    await browser.post(f"{path}/1/leave")
    assert browser.status == 409
    stranger = visit()
    await stranger.get(f"/t/{table.facts.id}")
    for act in ("leave", "resign", "invite"):
        await stranger.post(f"{path}/1/{act}")
        assert stranger.status == 403
    await stranger.get(f"{path}/1/resign")
    assert stranger.status == 403
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"{path}/1/resign")
    assert not table.now.is_over
    assert table_page(table, visitor(browser), here.presence).view.seat in (0, 2)  # the friend on this device plays on


async def test_after_a_farewell_games_still_end(browser: Browser, visit: Visit, here: Services) -> None:
    table, ben, cleo = await three(browser, visit, here)
    await ben.post(f"/t/{table.facts.id}/seats/2/leave")
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/seats/2/invite")
    await sit(ben, table, 2, browser, "Ben")
    await to_the_end(here, table, browser, ben, cleo)
    assert table.now.ended_by == "game"


async def test_programs_leave_and_resign(browser: Browser, here: Services) -> None:
    order = {"game": "manhattan", "seats": [{"place": place} for place in ("you", "link", "link")]}
    made = (await browser.http.post("/api/v1/tables", json=order)).json()
    table_id, (own, *links) = made["table"]["id"], made["keys"]
    path = f"/api/v1/tables/{table_id}"
    others = [(await browser.http.post(f"{path}/join", json={"secret": link["secret"]})).json()["keys"][0] for link in links]
    who = [{"authorization": f"Bearer {key['secret']}"} for key in (own, *others)]
    left = await browser.http.post(f"{path}/leave", headers=who[1])
    assert (left.status_code, left.json()["seats"][1]["gone"]) == (200, "left")
    assert (await browser.http.post(f"{path}/leave", headers=who[1])).status_code == 401
    resigned = (await browser.http.post(f"{path}/resign", headers=who[2])).json()
    assert (resigned["seats"][2]["gone"], resigned["ended_by"]) == ("resigned", None)
    over = (await browser.http.post(f"{path}/resign", headers=who[0])).json()
    assert over["ended_by"] == "resigned"
    assert (await here.tables.open(table_id)).now.is_over


def test_what_was_kept_before_is_read() -> None:
    old = Seating(name="Ada", holder="person", level=None, device=1, is_lent=False, failed=None)
    assert old.gone is None
    summary = Summary.read(
        '{"seating": [{"name": "", "holder": "bot", "level": "easy"}], "actor": 1, "ended_by": null, "winners": []}'
    )
    assert summary is not None
    assert summary.scores == ()
