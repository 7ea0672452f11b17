"""The API for programs, and its description."""

import asyncio
import contextlib
import os
import sys
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy, booleans

from baumeister.web.api.app import create_api
from baumeister.web.http.services import Services
from baumeister.web.table.secrets import hashed
from tests.web.fuzz.serving import answers_normally, assert_quiet, server
from tests.web.test_server import Server

if TYPE_CHECKING:
    import schemathesis

__all__ = ["server"]  # the fixture
DESCRIBED = int(os.environ.get("BAUMEISTER_ATTACKS", "10000"))  # requests of the long test
pytestmark = pytest.mark.anyio


async def make(api: httpx.AsyncClient, *places: str, **headers: str) -> dict[str, object]:
    order = {"game": "manhattan", "seats": [{"place": place} for place in places]}
    answer = await api.post("/api/v1/tables", json=order, headers=headers)
    assert answer.status_code == 201, answer.text
    made: dict[str, object] = answer.json()
    return made


async def test_games_are_listed_in_the_readers_language(api: httpx.AsyncClient) -> None:
    english = (await api.get("/api/v1/games")).json()
    german = (await api.get("/api/v1/games", headers={"accept-language": "de"})).json()
    assert english[0]["id"] == "manhattan"
    assert english[0]["seats"] == [2, 3, 4]
    assert english[0]["options"][0]["title"] != german[0]["options"][0]["title"]


async def test_a_program_plays_with_its_secret(api: httpx.AsyncClient) -> None:
    made = (await api.post("/api/v1/tables", json={"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}]})).json()
    path = f"/api/v1/tables/{made['table']['id']}"
    own, invitation = made["keys"]
    assert (own["purpose"], invitation["purpose"]) == ("seat", "invitation")
    who = {"authorization": f"Bearer {own['secret']}"}
    friend = (await api.post(f"{path}/join", json={"secret": invitation["secret"], "name": "Ben"})).json()
    assert friend["table"]["seats"][1]["name"] == "Ben"
    assert (await api.post(f"{path}/join", json={"secret": invitation["secret"]})).status_code == 404
    legal = (await api.get(f"{path}/moves", headers=who)).json()
    played = await api.post(f"{path}/moves", json={"move": legal["moves"][0], "seq": legal["seq"]}, headers=who)
    assert played.status_code == 200
    assert played.json()["seq"] == legal["seq"] + 1
    stale = await api.post(f"{path}/moves", json={"move": legal["moves"][0], "seq": legal["seq"]}, headers=who)
    assert (stale.status_code, stale.json()["table"]["seq"]) == (409, legal["seq"] + 1)
    illegal = await api.post(f"{path}/moves", json={"move": "A5+3"}, headers=who)
    assert illegal.status_code == 422
    assert illegal.json()["rule"].startswith("MH 3")
    undone = await api.post(f"{path}/undo", json={}, headers=who)
    assert undone.json()["ply"] == played.json()["ply"] - 1
    assert (await api.post(f"{path}/redo", json={}, headers=who)).json()["ply"] == played.json()["ply"]


async def test_a_wrong_secret_opens_nothing(api: httpx.AsyncClient) -> None:
    made = await make(api, "you", "easy")
    table = made["table"]
    assert isinstance(table, dict)
    path = f"/api/v1/tables/{table['id']}"
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Basic x"}):
        answer = await api.post(f"{path}/moves", json={"move": "A5+3"}, headers=headers)
        assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
    assert (await api.get(path, headers={"authorization": "Bearer wrong"})).status_code == 401
    assert (await api.get(path)).json()["view"]["viewer"] == 0


async def test_an_invitation_is_no_seat(api: httpx.AsyncClient) -> None:
    made = (await api.post("/api/v1/tables", json={"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}]})).json()
    headers = {"authorization": f"Bearer {made['keys'][1]['secret']}"}
    assert (await api.get(f"/api/v1/tables/{made['table']['id']}", headers=headers)).status_code == 401


KEY = "0123456789abcdef0123456789"


async def test_the_same_request_again_gives_the_same_answer(api: httpx.AsyncClient) -> None:
    order = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}], "idempotency_key": KEY}
    made = [(await api.post("/api/v1/tables", json=order)).json() for _ in range(2)]
    assert made[0] == made[1]
    assert (await api.post("/api/v1/tables", json=order | {"seats": [{"place": "you"}] * 2})).status_code == 422
    other = order | {"seats": [{"place": "you"}, {"place": "easy"}]}
    assert (await api.post("/api/v1/tables", json=other)).status_code == 409
    path, invitation = f"/api/v1/tables/{made[0]['table']['id']}/join", made[0]["keys"][1]["secret"]
    sat = [(await api.post(path, json={"secret": invitation, "idempotency_key": "j" * 22})).json() for _ in range(2)]
    assert sat[0] == sat[1]
    assert [key["purpose"] for key in sat[0]["keys"]] == ["seat"]


async def test_no_secret_follows_from_what_proxies_log(api: httpx.AsyncClient, here: Services) -> None:
    order = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}]}
    made = (await api.post("/api/v1/tables", json=order | {"idempotency_key": KEY})).json()
    path, own = f"/api/v1/tables/{made['table']['id']}", {"authorization": f"Bearer {made['keys'][0]['secret']}"}
    asked = [("/api/v1/tables", order), (f"{path}/join", {"secret": made["keys"][1]["secret"]}), (f"{path}/renew", {})]
    for url, body in asked:
        answer = await api.post(url, json=body, headers=own | {"idempotency-key": KEY})
        assert (answer.status_code, "in the body" in answer.json()["reason"]) == (422, True), url
    assert await here.tables.store.find_answer(hashed(hashed(f"api {KEY}")), KEY) is None  # nor does the store have the name
    assert await here.tables.store.find_answer(hashed(hashed(f"api {KEY}")), hashed(KEY)) is not None


async def between_two(api: httpx.AsyncClient) -> tuple[str, dict[str, str], dict[str, str]]:
    """Return the path of a table at which the first of two programs has moved, and their secrets."""
    made = (await api.post("/api/v1/tables", json={"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}]})).json()
    path = f"/api/v1/tables/{made['table']['id']}"
    joined = (await api.post(f"{path}/join", json={"secret": made["keys"][1]["secret"]})).json()
    one, other = ({"authorization": f"Bearer {keys['keys'][0]['secret']}"} for keys in (made, joined))
    while (found := (await api.get(f"{path}/moves", headers=one)).json())["moves"]:
        await api.post(f"{path}/moves", json={"move": found["moves"][0]}, headers=one)
    return path, one, other


async def test_programs_ask_each_other_to_take_moves_back(api: httpx.AsyncClient) -> None:
    path, one, other = await between_two(api)
    before = (await api.get(path, headers=one)).json()
    assert (before["can_undo"], before["can_ask_undo"], before["undo_request"]) == (False, True, None)
    asked = (await api.post(f"{path}/undo/ask", json={"seq": before["seq"]}, headers=one)).json()
    ply = before["ply"] - 1
    assert asked["undo_request"] == {"seat": 1, "ply": ply, "waits_for": [2], "declined_by": None}
    assert (await api.get(path)).json()["undo_request"] == asked["undo_request"]  # spectators see it too
    answers = [{"agrees": True, "seq": asked["seq"]}, {"agrees": True}, {"agrees": "yes", "seq": asked["seq"]}]
    for order, who, status in zip(answers, (one, other, other), (409, 422, 422), strict=True):  # not by oneself, not by half
        assert (await api.post(f"{path}/undo/answer", json=order, headers=who)).status_code == status
    assert (await api.post(f"{path}/undo/answer", json=answers[0])).status_code == 401
    for _ in range(2):  # sent twice it is done once
        done = await api.post(f"{path}/undo/answer", json=answers[0], headers=other | {"idempotency-key": KEY})
        assert (done.status_code, done.json()["ply"], done.json()["undo_request"]) == (200, ply, None)
    assert done.json()["seq"] == before["seq"] + 3  # asked, agreed, taken back


async def test_a_request_that_is_declined_or_withdrawn_changes_nothing(api: httpx.AsyncClient) -> None:
    path, one, other = await between_two(api)
    for who, declined_by in ((one, None), (other, 2)):
        asked = (await api.post(f"{path}/undo/ask", json={}, headers=one)).json()
        order = {"agrees": False, "seq": asked["seq"]}
        answered = (await api.post(f"{path}/undo/answer", json=order, headers=who)).json()
        assert answered["ply"] == asked["ply"]
        request = answered["undo_request"]
        assert (request and request["declined_by"]) == declined_by
    again = await api.post(f"{path}/undo/ask", json={}, headers=one)
    assert (again.status_code, again.json()["table"]["can_ask_undo"]) == (409, False)


async def test_nobody_agrees_to_another_request_than_was_shown(api: httpx.AsyncClient) -> None:
    """Who asks for one move, withdraws it, and asks for everything while the other is answering, gets nothing."""
    path, one, other = await between_two(api)
    asked = (await api.post(f"{path}/undo/ask", json={}, headers=one)).json()
    await api.post(f"{path}/undo/answer", json={"agrees": False, "seq": asked["seq"]}, headers=one)
    baited = (await api.post(f"{path}/undo/ask", json={"ply": 0}, headers=one)).json()
    assert baited["undo_request"]["ply"] == 0
    late = await api.post(f"{path}/undo/answer", json={"agrees": True, "seq": asked["seq"]}, headers=other)
    assert (late.status_code, late.json()["table"]["ply"]) == (409, asked["ply"])
    assert late.json()["table"]["undo_request"] == baited["undo_request"]


async def test_programs_greet_each_other(api: httpx.AsyncClient) -> None:
    path, one, other = await between_two(api)
    before = (await api.get(path, headers=one)).json()
    assert (before["can_greet"], (await api.get(path)).json()["can_greet"]) == (True, False)  # spectators don't
    for _ in range(2):  # sent twice it is said once
        said = await api.post(f"{path}/greet", json={"greeting": "hello"}, headers=one | {"idempotency-key": KEY})
        assert (said.status_code, said.json()["seq"], said.json()["ply"]) == (200, before["seq"] + 1, before["ply"])
    assert [seat["greeting"] for seat in (await api.get(path, headers=other)).json()["seats"]] == ["hello", None]
    move = (await api.get(f"{path}/moves", headers=other)).json()["moves"][0]
    played = await api.post(f"{path}/moves", json={"move": move, "seq": before["seq"]}, headers=other)
    assert played.status_code == 200, "a greeting outdates no move"
    own_words = await api.post(f"{path}/greet", json={"greeting": "You cheat!"}, headers=one)
    assert (own_words.status_code, (await api.post(f"{path}/greet", json={"greeting": "hello"})).status_code) == (422, 401)
    statuses = [(await api.post(f"{path}/greet", json={"greeting": "thanks"}, headers=one)).status_code for _ in range(3)]
    assert statuses == [200, 200, 409], "nobody greets on and on"


async def test_two_who_leave_at_once_are_answered_both(api: httpx.AsyncClient) -> None:
    path, one, _ = await between_two(api)
    answers = await asyncio.gather(*(api.post(f"{path}/leave", headers=one) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 401]


async def test_who_asks_again_whether_it_has_left_gets_the_same_answer(api: httpx.AsyncClient) -> None:
    path, one, other = await between_two(api)
    answers = [await api.post(f"{path}/leave", headers=one | {"idempotency-key": KEY}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    for headers in ({}, one, {"idempotency-key": KEY}, one | {"idempotency-key": KEY[::-1]}):
        assert (await api.post(f"{path}/leave", headers=headers)).status_code == 401
    assert (
        await api.post(f"{path}/leave", headers=other | {"idempotency-key": KEY})
    ).status_code == 409  # nobody else is there


HALF = '"\\ud800"'


SEATS = '"seats": [{"place": "you"}, {"place": "easy"}]'


@pytest.mark.parametrize(
    "body",
    [
        f'{{"game": {HALF}, {SEATS}}}',
        f'{{"game": "manhattan", {SEATS}, "options": {{{HALF}: "x"}}}}',
        f'{{"game": "manhattan", {SEATS}, "options": {{{HALF}: 5}}}}',
        f'{{"game": "manhattan", {SEATS}, "options": {{"separate_colours": {HALF}}}}}',
        f'{{"game": "manhattan", "seats": [{{"place": "you", "name": {HALF}}}, {{"place": "easy"}}]}}',
        f'{{"game": "manhattan", {SEATS}, {HALF}: 1}}',
        HALF,
        f"[{HALF}]",
    ],
)
async def test_half_a_character_is_refused_in_a_sentence(api: httpx.AsyncClient, body: str) -> None:
    made = (await api.post("/api/v1/tables", json={"game": "manhattan", "seats": [{"place": "you"}, {"place": "easy"}]})).json()
    path, own = f"/api/v1/tables/{made['table']['id']}", {"authorization": f"Bearer {made['keys'][0]['secret']}"}
    json = {"content-type": "application/json"}
    for url, content in (("/api/v1/tables", body), (f"{path}/moves", f'{{"move": {HALF}}}'), (f"{path}/join", body)):
        answer = await api.post(url, content=content, headers=own | json)
        assert (answer.status_code, "surrogate" in answer.json()["reason"]) == (422, True), url


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
async def test_what_is_not_said_to_be_json_is_refused(api: httpx.AsyncClient, kind: str | None) -> None:
    made = (await api.post("/api/v1/tables", json={"game": "manhattan", "seats": [{"place": "you"}, {"place": "easy"}]})).json()
    path, own = f"/api/v1/tables/{made['table']['id']}", {"authorization": f"Bearer {made['keys'][0]['secret']}"}
    for url in ("/api/v1/tables", *(f"{path}/{end}" for end in ("moves", "undo", "redo", "join", "renew"))):
        for body in (b'{"move": "A5+3"}', b"\x80"):
            answer = await api.post(url, content=body, headers=own | ({"content-type": kind} if kind else {}))
            assert (answer.status_code, answer.json()["table"]) == (422, None), url


async def test_an_option_that_the_game_does_not_have_is_refused(api: httpx.AsyncClient) -> None:
    order = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "easy"}]}
    for options, status in (({"no_option": "on"}, 422), ({"separate_colours": "maybe"}, 422), ({}, 201)):
        assert (await api.post("/api/v1/tables", json=order | {"options": options})).status_code == status


async def test_the_description_is_made_outside_the_event_loop(api: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    makers, make_it = set[int](), FastAPI.openapi

    def noted(self: FastAPI) -> dict[str, object]:
        makers.add(threading.get_ident())
        return make_it(self)

    monkeypatch.setattr(FastAPI, "openapi", noted)
    found = (await api.get("/api/v1/openapi.json")).json()
    assert found["servers"] == [{"url": "/api/v1"}]
    assert "/tables/{table_id}/undo/ask" in found["paths"]
    assert makers
    assert threading.get_ident() not in makers


def test_the_description_is_the_applications() -> None:
    paths = create_api().openapi()["paths"]
    assert len(paths) == 15
    for path in paths.values():
        for operation in path.values():
            assert operation["summary"]
            assert "400" in operation["responses"]


@pytest.mark.slow
@pytest.mark.parametrize("most", [20, pytest.param(DESCRIBED // 15, marks=pytest.mark.long)])
def test_whatever_is_sent_is_answered_as_described(server: Server, most: int) -> None:
    """Requests made from the description, good and bad, on live tables with their seats' secrets."""
    import schemathesis  # takes a second: not for all who collect tests
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.http.base_url}/api/v1/openapi.json")
    found = schema.exclude(path_regex="/events$").get_all_operations()
    operations = [operation.ok() for operation in found if isinstance(operation, Ok)]
    assert len(operations) == 15
    count = 0
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            table_id, secrets = server.make("you", "here", "link")
            for known, examples in ((None, most // 3), ({"table_id": table_id}, most)):
                if known is None or "{table_id}" in operation.path:
                    count += ask(operation.as_strategy(mode, path_parameters=known), secrets[0], examples)
    assert count > 10 * most
    assert answers_normally(server)
    assert_quiet(server)
    sys.stdout.write(f"{count} requests of schemathesis\n")


def ask(cases: "SearchStrategy[schemathesis.Case[Any]]", secret: dict[str, str], examples: int) -> int:
    """Send some requests; return how many. Where nothing can be wrong, no wrong ones are made."""
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    count = 0

    @seed(examples)
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=cases, is_seated=booleans())
    def each(case: "schemathesis.Case[Any]", is_seated: bool) -> None:
        nonlocal count
        count += 1
        headers = {"Authorization": secret["authorization"]} if is_seated else {}  # schemathesis looks for the name so written
        case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance], timeout=10)

    with contextlib.suppress(Unsatisfiable):
        each()
    return count
