"""Why something is not done: a status, a sentence in every language, the number of the rule if a rule says so."""

from starlette.exceptions import HTTPException

from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.text import Text, capital


class Refusal(BaumeisterError):  # noqa: N818 - it is an answer, not a fault
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, text: Text, rule: str = "", retry_after: float | None = None) -> None:
        self.status, self.text, self.rule, self.retry_after = status, text, rule, retry_after
        self.table: object = None  # as it stands, for programs
        super().__init__(text.en)


def illegal(error: IllegalMove) -> Refusal:
    """Turn the rules' refusal of a move into an answer."""
    return Refusal(422, capital(error.reason), error.rule)


def no_table() -> Refusal:
    """Refuse a table that isn't there."""
    return Refusal(404, Text("This table does not exist, or no longer.", "Diesen Tisch gibt es nicht oder nicht mehr."))


def unreadable_table() -> Refusal:
    """Refuse a table whose moves the game doesn't have any more, or whose rows are damaged."""
    return Refusal(
        410,
        Text(
            "This table can no longer be read: it comes from another version of the game, or is damaged.",
            "Dieser Tisch lässt sich nicht mehr lesen: Er stammt aus einer anderen Fassung des Spiels oder ist beschädigt.",
        ),
    )


def no_page() -> Refusal:
    """Refuse a page that isn't there."""
    return Refusal(404, Text("There is no such page.", "Diese Seite gibt es nicht."))


def no_such_ply() -> Refusal:
    """Refuse a position that the table doesn't have."""
    return Refusal(404, Text("This table has no such position.", "Diese Stellung gibt es an diesem Tisch nicht."))


def no_invitation() -> Refusal:
    """Refuse a private link that opens nothing."""
    return Refusal(
        404,
        Text(
            "This link opens no seat: it is wrong, or somebody has taken the seat already.",
            "Dieser Link öffnet keinen Platz: Er stimmt nicht, oder jemand hat den Platz schon eingenommen.",
        ),
    )


def not_yours() -> Refusal:
    """Refuse what only who holds the seat may do."""
    return Refusal(403, Text("This seat is not yours.", "Dieser Platz gehört dir nicht."))


def not_your_turn() -> Refusal:
    """Refuse a move out of turn."""
    return Refusal(409, Text("It is not your turn.", "Du bist nicht am Zug."))


def onlookers() -> Refusal:
    """Refuse an onlooker."""
    return Refusal(403, Text("You are only watching this table.", "Du schaust an diesem Tisch nur zu."))


def no_secret() -> Refusal:
    """Refuse a program that doesn't say for which seat it asks."""
    return Refusal(
        401,
        Text(
            "Send the secret of a seat at this table: Authorization: Bearer SECRET.",
            "Schick das Geheimnis eines Platzes an diesem Tisch mit: Authorization: Bearer GEHEIMNIS.",
        ),
    )


def is_over() -> Refusal:
    """Refuse what can't happen any more."""
    return Refusal(409, Text("The game is over.", "Das Spiel ist zu Ende."))


def is_not_over() -> Refusal:
    """Refuse what only a finished game allows."""
    return Refusal(409, Text("That is possible when the game is over.", "Das geht erst, wenn das Spiel zu Ende ist."))


def stale() -> Refusal:
    """Refuse what was asked from a page that the table has outrun."""
    return Refusal(
        409,
        Text(
            "The table has moved on meanwhile. This is how it stands now.",
            "Am Tisch ist inzwischen etwas geschehen. So steht es jetzt.",
        ),
    )


def other_request() -> Refusal:
    """Refuse one key for two different requests."""
    return Refusal(
        409,
        Text(
            "This form was already used for something else. This is how the table stands now.",
            "Dieses Formular wurde schon für etwas anderes benutzt. So steht es jetzt am Tisch.",
        ),
    )


def no_undo() -> Refusal:
    """Refuse to take back a move."""
    return Refusal(
        409,
        Text(
            "This can't be taken back: since then somebody else has moved, or something hidden has come up.",
            "Das lässt sich nicht zurücknehmen: Seither hat jemand anders gezogen, oder etwas Verdecktes wurde aufgedeckt.",
        ),
    )


def no_redo() -> Refusal:
    """Refuse to make a move again."""
    return Refusal(409, Text("There is no move to make again.", "Es gibt keinen Zug, der sich wiederholen ließe."))


def not_absent() -> Refusal:
    """Refuse to hand over the seat of somebody who is there."""
    return Refusal(
        409,
        Text(
            "A seat goes to a bot only when its person has been gone for a while.",
            "Ein Bot übernimmt einen Platz erst, wenn jemand eine Weile weg ist.",
        ),
    )


def nothing_to_confirm() -> Refusal:
    """Refuse to confirm nothing."""
    return Refusal(409, Text("No move of yours waits to be confirmed.", "Es steht kein Zug aus, den du bestätigen könntest."))


def bad_order(text: Text) -> Refusal:
    """Refuse to make a table as ordered."""
    return Refusal(422, text)


def too_long() -> Refusal:
    """Refuse to add to a table with too many events."""
    return Refusal(
        409, Text("This table has become too long to go on.", "Dieser Tisch ist zu lang geworden, um weiterzugehen.")
    )


def unreadable() -> Refusal:
    """Refuse a form that lacks something."""
    return Refusal(422, Text("This request is incomplete or unreadable.", "Diese Anfrage ist unvollständig oder unlesbar."))


def too_many_parts() -> Refusal:
    """Refuse a choice of more parts than any move has."""
    return Refusal(400, Text("No move has so many parts.", "So viele Teile hat kein Zug."))


def foreign_form() -> Refusal:
    """Refuse a form that another site sent, or a browser without cookies."""
    return Refusal(
        403,
        Text(
            "This did not come from a page of this site, or your browser keeps no cookies. Load the page again.",
            "Das kam nicht von einer Seite dieses Servers, oder dein Browser nimmt keine Cookies an. Lade die Seite neu.",
        ),
    )


def too_large() -> Refusal:
    """Refuse a body over the limit."""
    return Refusal(413, Text("This request is too large.", "Diese Anfrage ist zu groß."))


def too_many(retry_after: float) -> Refusal:
    """Refuse a client that asks too often."""
    return Refusal(
        429, Text("Too many requests: wait a moment.", "Zu viele Anfragen: Warte einen Augenblick."), retry_after=retry_after
    )


def no_store() -> Refusal:
    """Say that nothing can be read or written for the moment."""
    return Refusal(
        503,
        Text(
            "Nothing can be looked up or written down here just now; so nothing has changed. Try again in a moment.",
            "Hier lässt sich gerade nichts nachschlagen oder aufschreiben; geändert ist also nichts. Versuch es gleich wieder.",
        ),
        retry_after=5,
    )


def fault() -> Refusal:
    """Admit a fault of ours."""
    return Refusal(500, Text("Something went wrong on our side.", "Bei uns ist etwas schiefgegangen."))


def with_detail(text: Text, detail: str) -> Text:
    """Add what exactly is wrong, for who writes programs."""
    return Text(f"{text.en} ({detail})", f"{text.de} ({detail})")


def of_http(error: HTTPException) -> Refusal:
    """Turn what the framework raises into an answer of ours."""
    cause = error.__cause__ or error.__context__
    if isinstance(cause, Refusal):
        return cause
    refusal = no_page() if error.status_code == 404 else unreadable()
    refusal.status = error.status_code
    return refusal
