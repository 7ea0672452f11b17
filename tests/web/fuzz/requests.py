"""Valid requests of every kind, as bytes: what a fuzzer changes."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from baumeister.web.table.secrets import new_csrf, new_id, new_secret
from tests.web.test_server import Server

Headers = tuple[tuple[bytes, bytes], ...]
FORM = b"application/x-www-form-urlencoded"
JSON = b"application/json"


@dataclass(frozen=True)
class Request:
    """A request in its parts."""

    method: bytes
    target: bytes
    headers: Headers = ()
    body: bytes = b""
    version: bytes = b"HTTP/1.1"

    def with_header(self, name: bytes, value: bytes) -> "Request":
        """Return the request with one more header."""
        return Request(self.method, self.target, (*self.headers, (name, value)), self.body, self.version)

    @property
    def raw(self) -> bytes:
        """The request as it is sent."""
        lines = [b" ".join((self.method, self.target, self.version)), *(b": ".join(header) for header in self.headers)]
        return b"\r\n".join(lines) + b"\r\n\r\n" + self.body


class Guest:
    """A browser and a program at tables of one server: their secrets, and the requests that they could send."""

    def __init__(self, server: Server, game: str) -> None:
        self.server, self.game, self.browser = server, game, new_secret()
        seats = {"seat-1": "you", "seat-2": "here", "seat-3": "link"}
        cookies = {"cookie": f"browser={self.browser}"}
        form = {"csrf": self.csrf, "key": new_id(), "game": game, "name": "Ada", "name-2": "Ben", **seats}
        made = server.http.post("/tables", data=form, headers=cookies)
        assert made.status_code == 303, made.text
        self.table = made.headers["location"]
        page = server.http.get(self.table, headers=cookies).text
        self.links = re.findall(rf"{self.table}/join#([\w-]+)", page)
        begun = server.http.post("/tours", data={"csrf": self.csrf, "key": new_id(), "game": game}, headers=cookies)
        assert begun.status_code == 303, begun.text
        self.tour = begun.headers["location"]  # may be ended and deleted
        order = {"game": game, "seats": [{"place": place} for place in ("you", "here", "link")]}
        answer = server.http.post("/api/v1/tables", json=order).json()
        self.api, self.keys = f"/api/v1/tables/{answer['table']['id']}", [key["secret"] for key in answer["keys"]]

    @property
    def csrf(self) -> str:
        """A token for a form."""
        return new_csrf(self.browser)

    def all(self) -> Sequence[Request]:
        """Return a request of every kind, good as the tables stand."""
        return [*self._pages(), *self._forms(), *self._answers(), *self._orders()]

    def _head(self, *more: tuple[bytes, bytes]) -> Headers:
        cookies = f"browser={self.browser}; language=en; name=416461; theme=dark; seat-{self.table[3:]}=1"
        own = (b"Host", f"127.0.0.1:{self.server.port}".encode()), (b"Cookie", cookies.encode())
        return (*own, (b"Accept-Language", b"de,en;q=0.5"), *more)

    def _pages(self) -> list[Request]:
        table = self.table
        paths = ["/", f"/?game={self.game}", "/gallery", f"/gallery?game={self.game}", f"/games/{self.game}/rules"]
        paths += [table, f"{table}?ply=3", f"{table}/join", f"{table}/join/{self.links[-1]}", f"{table}/record"]
        paths += [f"{table}/fragment", f"{table}/fragment?seq=2", f"{table}/fragment?ply=1&after=0"]
        paths += [f"{table}/why?part=A5&chosen=B1&chosen=B2", "/healthz", "/readyz", "/metrics", "/static/table.js"]
        paths += [f"{table}/picture.png", f"{table}/seats/1/leave", f"{self.tour}/seats/1/resign", f"{self.tour}/delete"]
        pages = [Request(b"GET", path.encode(), self._head((b"Accept-Encoding", b"gzip"))) for path in paths]
        streams = [f"{table}/events", f"{table}/events?after=0&draft=x"]
        return pages + [Request(b"GET", path.encode(), self._head((b"Last-Event-ID", b"2"))) for path in streams]

    def _forms(self) -> list[Request]:
        table, seats = self.table, {"seat-1": "you", "seat-2": "here", "seat-3": "easy"}
        seq = str(self.server.http.get(f"/api/v1/tables{table[2:]}").json()["seq"])
        forms: list[tuple[str, dict[str, str]]] = [
            ("/tables", {"game": self.game, "name": "Ada", "name-2": "Ben", **seats}),
            ("/preferences", {"language": "de", "theme": "dark", "back": "/gallery"}),
            (f"{table}/link", {"secret": self.links[-1]}),
            (f"{table}/join", {"secret": self.links[-1], "name": "Cleo"}),
            *((f"{table}/move", {"move": str(number)}) for number in (0, 1, 7)),
            (f"{table}/move", {"move": "bid", "amount": "4"}),
            (f"{table}/undo", {}),
            (f"{table}/undo", {"ply": "1"}),
            *((f"{table}/{end}", {}) for end in ("redo", "confirm", "cancel", "rematch")),
            (f"{table}/confirms", {"on": "yes"}),
            (f"{table}/ready", {"seat": "2"}),
            (f"{table}/continue", {"ply": "1", "name": "Ada"}),
            (f"{table}/seats/3/bot", {"level": "easy"}),
            (f"{table}/seats/3/take", {"name": "Ada"}),
            (f"{table}/seats/2/renew", {}),
            (f"{table}/ask", {"ply": "1"}),
            (f"{table}/answer", {"agrees": "yes"}),
            (f"{table}/seats/3/invite", {}),
            (f"{table}/seats/2/leave", {}),
            ("/tours", {"game": self.game, "name": "Ada"}),
            *((f"{self.tour}/{end}", {}) for end in ("leave-tour", "end", "seats/1/resign", "delete")),
        ]
        return [self._form(path, {"csrf": self.csrf, "key": new_id(), "seq": seq} | fields) for path, fields in forms]

    def _form(self, path: str, fields: dict[str, str]) -> Request:
        body = urlencode(fields).encode()
        accept = b"application/json" if len(body) % 2 else b"text/html"
        head = self._head((b"Content-Type", FORM), (b"Content-Length", b"%d" % len(body)), (b"Accept", accept))
        origin = (b"Origin", f"http://127.0.0.1:{self.server.port}".encode())
        return Request(b"POST", path.encode(), (*head, origin, (b"Sec-Fetch-Site", b"same-origin")), body)

    def _answers(self) -> list[Request]:
        ends = ("", "/moves", "/record", "/events", "/events?after=1")
        paths = ["/api/v1/games", "/api/v1/openapi.json", *(self.api + end for end in ends)]
        return [Request(b"GET", path.encode(), self._head(self._bearer)) for path in paths]

    @property
    def _bearer(self) -> tuple[bytes, bytes]:
        return b"Authorization", f"Bearer {self.keys[0]}".encode()

    def _orders(self) -> list[Request]:
        seats = [{"place": "you", "name": "Ada"}, {"place": "link"}, {"place": "easy"}]
        moves = self.server.http.get(f"{self.api}/moves", headers={"authorization": f"Bearer {self.keys[0]}"}).json()
        orders: list[tuple[str, dict[str, object]]] = [
            ("/api/v1/tables", {"game": self.game, "seats": seats, "options": {}, "idempotency_key": new_id() + "x" * 5}),
            *((f"{self.api}/moves", {"move": move, "seq": moves["seq"]}) for move in (*moves["moves"][:2], "no move")),
            (f"{self.api}/undo", {"ply": 1, "seq": moves["seq"]}),
            (f"{self.api}/redo", {"seq": None}),
            (f"{self.api}/undo/ask", {"ply": 1, "seq": moves["seq"]}),
            (f"{self.api}/undo/answer", {"agrees": False, "seq": moves["seq"]}),
            (f"{self.api}/greet", {"greeting": "hello"}),
            *((f"{self.api}/{end}", {}) for end in ("leave", "resign")),
            (f"{self.api}/join", {"secret": self.keys[-1], "name": "Cleo"}),
            (f"{self.api}/renew", {}),
        ]
        return [self._order(path, json.dumps(order).encode()) for path, order in orders]

    def _order(self, path: str, body: bytes) -> Request:
        head = self._head(self._bearer, (b"Content-Type", JSON), (b"Content-Length", b"%d" % len(body)))
        has_key = path.endswith(("/moves", "/undo", "/redo", "/ask", "/answer", "/greet"))
        keyed = ((b"Idempotency-Key", new_id().encode()),) if has_key else ()
        return Request(b"POST", path.encode(), (*head, *keyed), body)
