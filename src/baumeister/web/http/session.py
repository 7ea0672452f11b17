"""A browser's session: its cookies and preferences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from baumeister.games import GAMES
from baumeister.text import LANGUAGES, Language
from baumeister.web.http import request_refusals
from baumeister.web.http.rate_key import client_of
from baumeister.web.pages.view_models import Frame, Message, Theme
from baumeister.web.table.clean_names import clean_name
from baumeister.web.table.names import is_number
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.secrets import is_csrf, new_csrf, new_id, new_secret
from baumeister.web.table.visitor import Visitor

YEAR = 365 * 24 * 3600
SECRET = "browser"  # noqa: S105 - the cookie's name
PREFIXES = ("__Host-", "__Secure-")  # browsers keep such cookies to HTTPS, the first to this very host
SECRET_LENGTHS = range(40, 65)
SEATS = tuple(map(str, range(1, 10)))
THEMES: dict[str, Theme] = {"light": "light", "dark": "dark"}


@dataclass
class Session:
    """The asking browser. Changed cookies are collected and set on the answer."""

    request: Request
    secret: str
    is_known: bool  # it sent its secret; the answer gives a new browser one
    cookies: dict[str, tuple[str, str]] = field(default_factory=dict)  # value and path by name

    @classmethod
    def of(cls, request: Request) -> "Session":
        """Recognise the browser behind a request."""
        secret = cookie(request, SECRET)
        is_known = len(secret) in SECRET_LENGTHS and secret.isascii()
        return cls(request, secret if is_known else new_secret(), is_known)

    @property
    def is_secure(self) -> bool:
        """Whether it came by HTTPS."""
        return self.request.url.scheme == "https"

    @property
    def language(self) -> Language:
        """The chosen language, else the browser's preferred one."""
        chosen = known_language(cookie(self.request, "language"))
        return chosen or preferred_language(self.request.headers.get("accept-language", ""))

    @property
    def theme(self) -> Theme:
        """Light or dark, if chosen."""
        return THEMES.get(cookie(self.request, "theme"), "system")

    @property
    def hints(self) -> bool:
        """Whether estimates are wanted, where nobody else plays."""
        return cookie(self.request, "hints") == "on"

    @property
    def greetings(self) -> bool:
        """Whether others' greetings are shown."""
        return cookie(self.request, "greetings") != "off"

    @property
    def name(self) -> str:
        """The name used last."""
        return clean_name(_unescape(cookie(self.request, "name")))

    @property
    def wants_json(self) -> bool:
        """Whether the table's script asks, not the browser for a page."""
        return "application/json" in self.request.headers.get("accept", "")

    def visitor(self, table_id: str = "") -> Visitor:
        """Return the visitor, at a table with the person who has the device."""
        at_screen = cookie(self.request, f"seat-{table_id}")
        shown = int(at_screen) if at_screen in SEATS else 0
        return Visitor(self.secret, at_screen=shown, wants_hints=self.hints, address=client_of(self.request.scope))

    def frame(self, message: Message | None = None, status: int = 200, path: str | None = None) -> Frame:
        """Return the frame of a page."""
        url = self.request.url
        query = known_query(self.request.query_params) if self.request.method == "GET" else ""
        return Frame(
            language=self.language,
            csrf=new_csrf(self.secret),
            key=new_id(),
            path=url.path + query if path is None else path,
            message=message,
            status=status,
            theme=self.theme,
            hints=self.hints,
            greetings=self.greetings,
            origin=f"{url.scheme}://{url.netloc}",
        )

    def remember(self, name: str, value: str, path: str = "/") -> None:
        """Set a cookie with the answer."""
        self.cookies[name] = (value, path)

    def check_own(self, token: str) -> None:
        """Refuse a form that another site made.

        Raises:
            Refusal: if its token was not made for this browser, or its headers name another origin.
        """
        headers, url = self.request.headers, self.request.url
        origin = headers.get("origin")
        is_foreign = origin is not None and host_of(origin) != url.netloc
        is_foreign = is_foreign or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if is_foreign or not self.is_known or not is_csrf(self.secret, token):
            raise request_refusals.foreign_form()

    def sign(self, response: Response) -> Response:
        """Set the cookies on an answer."""
        is_of_before = self.is_known and self.is_secure and f"__Host-{SECRET}" not in self.request.cookies
        if not self.is_known or is_of_before:
            self._set(response, SECRET, self.secret, "/")
        if is_of_before:  # it was set before this host had HTTPS: its seats stay, its old name goes
            response.delete_cookie(SECRET, httponly=True, samesite="lax")
        for name, (value, path) in self.cookies.items():
            self._set(response, name, value, path)
        return response

    def _set(self, response: Response, name: str, value: str, path: str) -> None:
        prefix = "" if not self.is_secure else "__Host-" if path == "/" else "__Secure-"
        response.set_cookie(prefix + name, value, YEAR, path=path, secure=self.is_secure, httponly=True, samesite="lax")


def known_query(asked: Mapping[str, str]) -> str:
    """Return the part of a page's query that leads back to the same content.

    Nothing else is repeated: pages hold secrets, and whoever could put guesses beside them, and see how well a page is
    compressed then, would learn them.
    """
    known = {"ply": is_number, "game": GAMES.__contains__}
    kept = "&".join(f"{name}={value}" for name, value in asked.items() if name in known and known[name](value))
    return f"?{kept}" if kept else ""


def cookie(request: Request, name: str) -> str:
    """Return a cookie of ours: as HTTPS keeps it, else as HTTP does; nothing if there is none."""
    return next((found for prefix in (*PREFIXES, "") if (found := request.cookies.get(prefix + name))), "")


def preferred_language(header: str) -> Language:
    """Return the preferred language of an Accept-Language header, the first of ours if it wishes for none of them."""
    wishes = []
    for place, wish in enumerate(header.split(",")[:20]):
        tag, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.lower()[:2]))
        except ValueError:
            continue
    found = (known_language(tag) for weight, _, tag in sorted(wishes) if weight < 0)
    return next((language for language in found if language), LANGUAGES[0])


def known_language(code: str) -> Language | None:
    """Return the language of a code, None if it isn't one of ours."""
    return next((language for language in LANGUAGES if language == code), None)


def host_of(address: str) -> str | None:
    """Return an address's host and port; None if the address can't be read."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return None


def escape(name: str) -> str:
    """Return a name as a cookie may carry it."""
    return name.encode().hex()


def _unescape(value: str) -> str:
    try:
        return bytes.fromhex(value).decode()
    except ValueError:
        return ""


def message_of(refusal: Refusal) -> Message:
    """Return a refusal as a page shows it."""
    return Message(refusal.text, refusal.rule)
