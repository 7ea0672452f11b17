"""Refusals as answers: each reason has its status, for pages, script and programs alike."""

from typing import get_args

import pytest

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
