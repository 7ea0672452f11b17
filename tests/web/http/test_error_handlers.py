"""Refusals as answers: each reason has its status, for pages, script and programs alike."""

from typing import get_args

import pytest
from markupsafe import escape

from baumeister.web.http.refusal_responses import STATUSES
from baumeister.web.table.refusals import Code
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio


def test_every_reason_has_a_status() -> None:
    assert set(STATUSES) == set(get_args(Code))


@pytest.mark.parametrize(("path", "status"), [("/t/none", 404), ("/api/v1/tables/none", 404), ("/api/v1/none", 404)])
async def test_pages_and_programs_are_told_the_same(browser: Browser, path: str, status: int) -> None:
    answer = await browser.http.get(path, headers={"accept": "application/json", "accept-language": "de"})
    assert answer.status_code == status
    assert answer.json()["reason"].startswith(("Diesen Tisch gibt es nicht", "Diese Seite gibt es nicht"))
    assert answer.json()["rule"] == ""


async def test_a_refused_program_is_told_how_the_table_stands(browser: Browser) -> None:
    order = {"game": "manhattan", "seats": [{"place": "here"}, {"place": "here"}]}
    made = (await browser.http.post("/api/v1/tables", json=order)).json()
    path, second = f"/api/v1/tables/{made['table']['id']}", made["keys"][1]["secret"]
    headers = {"authorization": f"Bearer {second}"}
    refused = await browser.http.post(f"{path}/moves", json={"move": "A1+1"}, headers=headers)
    assert refused.status_code == 409
    assert refused.json()["table"] == (await browser.http.get(path, headers=headers)).json()


GAME_WRONG = {
    "there is no game": {"game": "nope"},
    "Manhattan is for 2 to 4 seats, not 5": {"seat-3": "here", "seat-4": "here", "seat-5": "here"},
    "Manhattan has no option “colour”; its options: separate_colours": {"option-colour": "red"},
    "option separate_colours is one of": {"option-separate_colours": "maybe"},
}


@pytest.mark.parametrize("said", GAME_WRONG)
async def test_an_order_that_no_game_fits_is_told_what_would_fit(browser: Browser, said: str) -> None:
    await browser.get("/")
    order = {"game": "manhattan", "seat-1": "you", "seat-2": "here", "csrf": browser.csrf} | GAME_WRONG[said]
    answer = await browser.http.post("/tables", data=order, headers={"accept": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["reason"].startswith("This game can’t be played with these seats and options. (")
    assert said in answer.json()["reason"]


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
async def test_another_method_is_told_which_one_it_is(browser: Browser, method: str) -> None:
    """A refused form leaves its address in the bar: opened again it leads back to the table."""
    table_id = await browser.order("you", "here")
    answer = await browser.http.request(method, f"/t/{table_id}/move")
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
    assert f"This address only takes POST, not {method}." in answer.text
    assert f'href="/t/{table_id}"' in answer.text
    api = await browser.http.request("PATCH", f"/api/v1/tables/{table_id}", headers={"accept-language": "de"})
    assert (api.status_code, api.json()["reason"]) == (405, "Diese Adresse nimmt nur GET an, nicht PATCH.")


async def test_a_bad_field_is_named(browser: Browser) -> None:
    path = f"/t/{await browser.order('you', 'here')}"
    form = {"csrf": browser.csrf, "key": "one"}
    assert "(ply: not a whole number)" in (await browser.http.get(path, params={"ply": "x"})).text
    for data, said in [({"move": "bid", "amount": "x"}, "amount: not a"), ({}, "move: missing"), ({"move": "x" * 999}, "long")]:
        assert said in (await browser.http.post(f"{path}/move", data=form | data)).text
    ordered = {"game": "manhattan", "seat-1": "you", "seat-2": "nobody"}
    assert "(seat-2: not one of you, here," in (await browser.http.post("/tables", data=form | ordered)).text


async def test_ones_own_seat_is_not_somebody_elses(browser: Browser) -> None:
    path = f"/t/{await browser.order('you', 'here', 'easy')}"
    assert escape("You’re already playing this seat.") in await browser.post(f"{path}/seats/1/take")
    await browser.get(path)
    await browser.post(f"{path}/seats/1/resign")
    await browser.get(path)
    assert "You have resigned: a bot plays this seat to the end." in await browser.post(f"{path}/seats/1/take")
