"""What a browser without scripts can do."""

import pytest

from baumeister.games import GAMES
from baumeister.web.http.services import Services
from tests.web.conftest import Browser, Visit, first_move
from tests.web.people import rendered

pytestmark = pytest.mark.anyio


async def test_home_makes_a_table_and_moves_are_made_by_form(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "easy", "medium", name="Ada")
    table = await here.tables.open(table_id)
    assert table.now.seat(1).name == "Ada"
    assert table.now.actor == 1
    ply = table.now.position.ply
    move = first_move(table)
    await browser.post(f"/t/{table_id}/move", move=move)
    assert browser.status == 200
    assert str(table.now.position.line()[ply + 1].move) == move


async def test_an_illegal_move_gets_its_rule_and_the_present_position(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "link")
    before = (await here.tables.open(table_id)).now
    page = await browser.post(f"/t/{table_id}/move", move="A5+3")
    assert browser.status == 422
    assert "MH 3" in page
    assert (await here.tables.open(table_id)).now is before


async def test_a_stale_form_is_refused(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here")
    table = await here.tables.open(table_id)
    old, move = browser.seq, first_move(table)
    await browser.post(f"/t/{table_id}/move", move=move)
    await browser.post(f"/t/{table_id}/move", move=first_move(table), seq=old)
    assert browser.status == 409


async def test_a_repeated_post_does_nothing(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here")
    table = await here.tables.open(table_id)
    move, seq = first_move(table), browser.seq
    await browser.post(f"/t/{table_id}/move", move=move, key="once", seq=seq)
    after = table.now.seq
    await browser.post(f"/t/{table_id}/move", move=move, key="once", seq=seq)
    assert (browser.status, table.now.seq) == (200, after)
    await browser.post(f"/t/{table_id}/move", move=first_move(table), key="once")
    assert (browser.status, table.now.seq) == (409, after)


async def test_an_order_that_comes_twice_makes_one_table(browser: Browser) -> None:
    await browser.get("/")
    places = {"seat-1": "you", "seat-2": "easy", "seq": ""}
    first = await browser.post("/tables", game="manhattan", key="order", **places) and browser.table_id
    second = await browser.post("/tables", game="manhattan", key="order", **places) and browser.table_id
    assert first == second


async def test_forms_of_others_are_refused(browser: Browser, visit: Visit) -> None:
    await browser.get("/")
    stranger = visit()
    await stranger.get("/")
    await browser.post("/tables", game="manhattan", csrf=stranger.csrf, **{"seat-1": "you", "seat-2": "easy"})
    assert browser.status == 403
    await browser.get("/")
    for headers in ({"origin": "http://elsewhere.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        fields = {"csrf": browser.csrf, "game": "manhattan", "seat-1": "you", "seat-2": "easy"}
        assert (await browser.http.post("/tables", data=fields, headers=headers)).status_code == 403


async def test_every_answer_has_safe_headers_and_errors_are_pages(browser: Browser) -> None:
    for path, status in (("/", 200), ("/t/nothing", 404), ("/nothing", 404), ("/static/../app.py", 404), ("/t/x/events", 404)):
        response = await browser.http.get(path)
        assert response.status_code == status, path
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "Traceback" not in response.text
        assert response.headers["content-type"].startswith("text/html")


async def test_the_cookie_is_out_of_reach(browser: Browser) -> None:
    plain = (await browser.http.get("/")).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    browser.http.cookies.clear()
    secure = (await browser.http.get("https://127.0.0.1:8000/")).headers["set-cookie"]
    assert "Secure" in secure


async def test_language_is_the_browsers_or_chosen(browser: Browser) -> None:
    german = await browser.http.get("/", headers={"accept-language": "fr, de-AT;q=0.8, en;q=0.5"})
    assert '<html lang="de"' in german.text
    await browser.get("/")
    await browser.post("/preferences", language="de", back="/")
    assert '<html lang="de"' in browser.page
    response = await browser.http.post("/preferences", data={"csrf": browser.csrf, "back": "//elsewhere.example/"})
    assert response.headers["location"] == "/"


async def test_health(browser: Browser) -> None:
    assert (await browser.http.get("/healthz")).text == "ok\n"
    assert (await browser.http.get("/readyz")).text == "ready\n"


async def test_the_games_pictures_are_drawn_once(browser: Browser, visit: Visit) -> None:
    await browser.get("/")
    drawn_before = rendered("cover")
    for path in ("/", "/?game=skyline"):
        assert (await visit().get(path)).count('class="game"') == len(GAMES)
    assert rendered("cover") == drawn_before


async def test_recent_tables_are_a_browsers_own(browser: Browser, visit: Visit) -> None:
    table_id = await browser.order("you", "easy")
    assert f"/t/{table_id}" in await browser.get("/")
    assert f"/t/{table_id}" not in await visit().get("/")


async def test_files_are_kept_for_ever_under_a_name_of_their_content(browser: Browser) -> None:
    from baumeister.web.pages.site.assets import asset

    response = await browser.http.get(asset("vendor/idiomorph.js"))
    assert response.status_code == 200
    assert "immutable" in response.headers["cache-control"]
    assert (await browser.http.get("/static/vendor/idiomorph.js")).headers["cache-control"] == "public, no-cache"


async def test_the_script_gets_short_answers(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here")
    table = await here.tables.open(table_id)
    headers = {"accept": "application/json", "idempotency-key": "a"}
    fields = {"csrf": browser.csrf, "seq": browser.seq, "move": "A1+1"}
    refused = await browser.http.post(f"/t/{table_id}/move", data=fields, headers=headers)
    assert refused.status_code == 422
    assert set(refused.json()) == {"reason", "rule"}
    made = await browser.http.post(f"/t/{table_id}/move", data=fields | {"move": first_move(table)}, headers=headers)
    assert made.json()["seq"] == made.json()["beats"][-1] == table.now.seq
    late = await browser.http.post(
        f"/t/{table_id}/move", data=fields | {"move": first_move(table)}, headers=headers | {"idempotency-key": "b"}
    )
    assert late.json()["stale"] is True
