"""Refusals of requests before they reach a table."""

from starlette.exceptions import HTTPException

from baumeister.core.record import Json
from baumeister.text import Text, quoted
from baumeister.web.table.refusals import Refusal

KINDS = {
    401: "no secret",
    403: "foreign form",
    404: "no page",
    405: "no page",
    413: "too large",
    421: "foreign host",
    429: "too many requests",
    500: "fault",
}


class HttpRefusal(Refusal):
    """A refusal with a status of its own, before any table is asked."""

    def __init__(self, status: int, text: Text, retry_after: float | None = None) -> None:
        super().__init__("not possible", text, retry_after=retry_after)
        self.status = status

    @property
    def kind(self) -> str:
        """Its kind, as the host counts them."""
        return KINDS.get(self.status, "unreadable")


class AtTable(Refusal):
    """A refusal with the table as it stands, as JSON for programs."""

    def __init__(self, refusal: Refusal, table: Json) -> None:
        super().__init__(refusal.code, refusal.text, refusal.rule, refusal.retry_after)
        self.table = table


def no_page() -> HttpRefusal:
    """Refuse a page that isn't there."""
    return HttpRefusal(404, Text("This page doesn’t exist.", "Diese Seite gibt es nicht."))


def no_secret() -> HttpRefusal:
    """Refuse a program that names no seat."""
    return HttpRefusal(
        401,
        Text(
            "Send the secret of a seat at this table: Authorization: Bearer SECRET.",
            "Schick das Geheimnis eines Platzes an diesem Tisch mit: Authorization: Bearer GEHEIMNIS.",
        ),
    )


def unreadable(detail: str = "") -> HttpRefusal:
    """Refuse an incomplete form; `detail` is for programmers."""
    more = f" ({quoted(detail)})" if detail else ""
    return HttpRefusal(
        422,
        Text(
            f"This request is incomplete or unreadable.{more}",
            f"Diese Anfrage ist unvollständig oder unlesbar.{more}",
        ),
    )


def no_text() -> HttpRefusal:
    """Refuse halves of characters."""
    return HttpRefusal(
        422,
        Text(
            "This request contains half a character (a surrogate): send whole characters, in UTF-8.",
            "Diese Anfrage enthält ein halbes Zeichen (ein Surrogat): Schick ganze Zeichen, in UTF-8.",
        ),
    )


def key_in_header() -> HttpRefusal:
    """Refuse the name of a request with a secret answer, where proxies write it down."""
    return HttpRefusal(
        422,
        Text(
            "The answer contains secrets, so its Idempotency-Key must not go in a header, which proxies log: "
            "send it in the body, as idempotency_key.",
            "Die Antwort darauf enthält Geheimnisse; ihr Idempotency-Key gehört deshalb nicht in eine Kopfzeile, die Proxys "
            "mitschreiben: Schick ihn im Inhalt mit, als idempotency_key.",
        ),
    )


def too_many_parts() -> HttpRefusal:
    """Refuse a choice of more parts than any move has."""
    return HttpRefusal(400, Text("No move has that many parts.", "So viele Teile hat kein Zug."))


def foreign_form() -> HttpRefusal:
    """Refuse another site's form, or a browser without cookies."""
    return HttpRefusal(
        403,
        Text(
            "This didn’t come from a page on this site, or your browser blocks cookies. Reload the page.",
            "Das kam nicht von einer Seite dieses Servers, oder dein Browser blockiert Cookies. Lade die Seite neu.",
        ),
    )


def too_large(limit: int) -> HttpRefusal:
    """Refuse a body over the limit, in bytes."""
    most = f"{limit // 1024} KiB"
    return HttpRefusal(
        413,
        Text(
            f"This request is too large: the limit is {most}.",
            f"Diese Anfrage ist zu groß: Die Grenze liegt bei {most}.",
        ),
    )


def too_many(retry_after: float) -> HttpRefusal:
    """Refuse a client over its rate."""
    return HttpRefusal(
        429, Text("Too many requests: please wait a moment.", "Zu viele Anfragen: Warte einen Augenblick."), retry_after
    )


def too_many_at_once() -> HttpRefusal:
    """Refuse a client with too many requests at once."""
    return HttpRefusal(
        429,
        Text(
            "Too many requests at once from your address: close a few tabs or wait a moment.",
            "Zu viele Anfragen auf einmal von deiner Adresse: Schließ ein paar Tabs oder warte einen Augenblick.",
        ),
        retry_after=5,
    )


def foreign_host(host: str) -> HttpRefusal:
    """Refuse a request to a name that isn't ours; none if it can't be read."""
    if not host:
        return HttpRefusal(421, Text("This request’s Host can’t be read.", "Der Host dieser Anfrage ist unlesbar."))
    return HttpRefusal(
        421,
        Text(
            f"This table doesn’t go by the name {host}. If it should, its host sets BAUMEISTER_HOSTS={host}.",
            f"Dieser Tisch heißt nicht {host}. Soll er so heißen, setzt sein Gastgeber BAUMEISTER_HOSTS={host}.",
        ),
    )


def fault(request_id: str) -> HttpRefusal:
    """Admit a fault of ours; the log has more about the request of this id."""
    more = f" ({request_id})" if request_id else ""
    return HttpRefusal(500, Text(f"Something went wrong on our side{more}.", f"Bei uns ist etwas schiefgegangen{more}."))


def wrong_method(method: str, allowed: str) -> HttpRefusal:
    """Refuse a method that an address doesn't take."""
    return HttpRefusal(
        405,
        Text(
            f"This address only takes {allowed}, not {quoted(method)[:20]}.",
            f"Diese Adresse nimmt nur {allowed} an, nicht {quoted(method)[:20]}.",
        ),
    )


def of_http(error: HTTPException, method: str) -> Refusal:
    """Turn the framework's error into an answer of ours."""
    cause = error.__cause__ or error.__context__
    if isinstance(cause, Refusal):
        return cause
    if error.status_code == 405:
        return wrong_method(method, (error.headers or {}).get("Allow", "GET"))
    refusal = no_page() if error.status_code == 404 else unreadable()
    refusal.status = error.status_code
    return refusal
