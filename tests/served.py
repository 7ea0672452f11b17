"""A server in a process of its own, and who talks to it over HTTP alone: programs by the API, browsers by forms."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx

Json = dict[str, Any]
PATIENCE = 120.0
ADDRESSES = count(1)


@contextmanager
def served(data: Path, python: str = sys.executable, **environment: str) -> Iterator[str]:
    """Start `baumeister serve` and yield its address."""
    settings = {"BAUMEISTER_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    command = [python, "-m", "baumeister", "serve", "--port", "0"]
    with subprocess.Popen(command, env=os.environ | settings | environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()


def client(address: str, **headers: str) -> httpx.Client:
    """Return a client with an address of its own, so that tests don't share one client's limits."""
    number = next(ADDRESSES)
    own = {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
    return httpx.Client(base_url=address, headers=own | headers, timeout=PATIENCE)


class Program:
    """Plays by the API."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get(self, path: str, secret: str = "") -> Json:
        """Return what is answered."""
        return self._answered("GET", path, secret)

    def post(self, path: str, secret: str = "", **body: Any) -> Json:
        """Send an order and return what is answered."""
        return self._answered("POST", path, secret, json=body)

    def _answered(self, method: str, path: str, secret: str, **more: Any) -> Json:
        with client(self.address, **({"authorization": f"Bearer {secret}"} if secret else {})) as http:
            response = http.request(method, f"/api/v1/{path}", **more)
        assert response.is_success, f"{path}: {response.text[:500]}"
        found: Json = response.json()
        return found


class Browser:
    """A browser without scripts: sends the forms of its pages. Its cookies are who it is."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        self.http = client(address)
        self.http.cookies.update(cookies or {})

    @property
    def cookies(self) -> dict[str, str]:
        """Who it is."""
        return {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar if cookie.name == "browser"}

    def close(self) -> None:
        """Close its connections."""
        self.http.close()

    def page(self, path: str) -> str:
        """Return a page."""
        response = self.http.get(path, follow_redirects=True)
        assert response.is_success, f"{path}: {response.text[:500]}"
        return response.text

    def send(self, path: str, form: str, **fields: object) -> str:
        """Send a form of a page and return the path to which the answer leads."""
        page = self.page(path)
        hidden = {name: _value(page, name) for name in ("csrf", "key", "seq")}
        data = {name: value for name, value in hidden.items() if value} | {name: str(value) for name, value in fields.items()}
        response = self.http.post(form, data=data)
        assert response.is_redirect, f"{form}: {response.status_code} {response.text[:500]}"
        return response.headers["location"]


def _value(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]+)"', page)
    return found[1] if found else ""
