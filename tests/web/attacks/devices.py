"""Devices at a table: each asks from an address of its own, and remembers its cookie and the secrets of its seats."""

import json
import re
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode

from baumeister.web.table.secrets import new_csrf, new_secret

PATIENCE = 30.0  # seconds for an answer
OWN_LINK = re.compile(r'id="link-(?:seat|invite|todo)[^"]*?(\d)"[^>]*? value="[^"]*/t/([\w-]+)/join#([\w-]+)"')


class LostError(Exception):
    """The server has gone before it answered; whether it has done what was asked is not known."""


@dataclass(frozen=True)
class Answer:
    """An answer that has arrived as a whole."""

    status: int
    text: str

    @property
    def is_done(self) -> bool:
        return self.status < 400

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found


@dataclass
class Device:
    """A browser with a secret, or a program with the secrets of seats."""

    address: str
    port: int = 0
    cookies: dict[str, str] = field(default_factory=dict)
    secrets: dict[tuple[str, int], str] = field(default_factory=dict)  # by table and seat
    line: HTTPConnection | None = None

    def __post_init__(self) -> None:
        self.cookies.setdefault("browser", new_secret())

    def meet(self, port: int) -> None:
        """Turn to a new server."""
        self.hang_up()
        self.port = port

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def twin(self) -> "Device":
        """Return the same device with another connection."""
        return Device(self.address, self.port, self.cookies, self.secrets)

    def call(self, path: str, secret: str = "", body: object = None, key: str = "") -> Answer:
        """Ask the API."""
        headers = {"content-type": "application/json"}
        headers |= {"authorization": f"Bearer {secret}"} if secret else {}
        headers |= {"idempotency-key": key} if key else {}
        method = "GET" if body is None else "POST"
        return self._ask(method, f"/api/v1{path}", json.dumps(body) if body is not None else "", headers)

    def form(self, path: str, fields: dict[str, str]) -> Answer:
        """Send a form, as the page's module does."""
        fields = {"csrf": new_csrf(self.cookies["browser"])} | fields
        headers = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
        return self._ask("POST", path, urlencode(fields), headers | self._cookie())

    def page(self, path: str) -> str:
        """Return a page."""
        answer = self._ask("GET", path, "", self._cookie())
        assert answer.status == 200, (path, answer)
        return answer.text

    def learn(self, table: str) -> None:
        """Note the secrets of one's seats at a table, and of the invitations to free ones, from the links on its page."""
        for place in [place for place in self.secrets if place[0] == table]:
            del self.secrets[place]
        for seat, found, secret in OWN_LINK.findall(self.page(f"/t/{table}")):
            assert found == table
            self.secrets[table, int(seat)] = secret

    def _cookie(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def _ask(self, method: str, path: str, body: str, headers: dict[str, str]) -> Answer:
        if self.line is None:
            self.line = HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.address, 0))
        try:
            self.line.request(method, path, body.encode() or None, headers)
            response = self.line.getresponse()
            text = response.read().decode()
        except (OSError, HTTPException) as error:
            self.hang_up()
            raise LostError(f"{method} {path}: {error!r}") from error
        for cookies in response.headers.get_all("set-cookie", []):
            self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(cookies).items()})
        assert response.status < 500, (method, path, response.status, text[:500])
        return Answer(response.status, text)
