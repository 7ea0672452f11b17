"""The API for programs, and its description."""

import contextlib
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy, booleans

from baumeister.web.api.app import create_api
from tests.web.test_server import Server, server

if TYPE_CHECKING:
    import schemathesis

__all__ = ["server"]  # the fixture
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


async def test_the_same_request_again_gives_the_same_answer(api: httpx.AsyncClient) -> None:
    key = "0123456789abcdef0123456789"
    first, second = [await make(api, "you", "here", **{"idempotency-key": key}) for _ in range(2)]
    assert first["keys"] == second["keys"]
    order = {"game": "manhattan", "seats": [{"place": "you"}, {"place": "link"}]}
    other = await api.post("/api/v1/tables", json=order, headers={"idempotency-key": key})
    assert other.status_code == 409


def test_the_description_is_the_applications() -> None:
    paths = create_api().openapi()["paths"]
    assert len(paths) == 10
    for path in paths.values():
        for operation in path.values():
            assert operation["summary"]
            assert "400" in operation["responses"]


@pytest.mark.slow
def test_whatever_is_sent_is_answered_as_described(server: Server) -> None:
    """Requests made from the description, good and bad, on live tables with their seats' secrets."""
    import schemathesis  # takes a second: not for all who collect tests
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.http.base_url}/api/v1/openapi.json")
    found = schema.exclude(path_regex="/events$").get_all_operations()
    operations = [operation.ok() for operation in found if isinstance(operation, Ok)]
    assert len(operations) == 10
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            table_id, secrets = server.make("you", "here", "link")
            for known, examples in ((None, 6), ({"table_id": table_id}, 20)):
                if known is None or "{table_id}" in operation.path:
                    ask(operation.as_strategy(mode, path_parameters=known), secrets[0], examples)


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
