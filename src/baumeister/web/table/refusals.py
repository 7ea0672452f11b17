"""Why something is not done: a reason's code, a sentence in every language, the number of the rule behind it, if any."""

from collections.abc import Sequence
from typing import Literal

from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.text import Text, capital

Code = Literal["not there", "not readable", "not allowed", "not now", "not possible", "no store"]
"""Kinds of reasons: nothing of that name; damaged; not this visitor; not as things stand; never; the store fails."""


class Refusal(BaumeisterError):  # noqa: N818 - it is an answer, not a fault
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, text: Text, rule: str = "", retry_after: float | None = None) -> None:
        self.code, self.text, self.rule, self.retry_after = code, text, rule, retry_after
        super().__init__(text.en)


class StoreError(Refusal):
    """The database doesn't answer, or can't write: it is locked, its disk is full, it is not there."""

    def __init__(self) -> None:
        super().__init__(
            "no store",
            Text(
                "The table's storage isn't responding, so nothing has changed. Try again in a moment.",
                "Der Speicher des Tisches antwortet gerade nicht; geändert hat sich also nichts. "
                "Versuch es gleich noch einmal.",
            ),
            retry_after=5,
        )


class UnreadableError(Refusal):
    """The table has moves unknown to the game, or damaged rows."""

    def __init__(self) -> None:
        super().__init__(
            "not readable",
            Text(
                "This table can't be read any more: it comes from another version of the game or is damaged.",
                "Dieser Tisch lässt sich nicht mehr lesen: Er stammt aus einer anderen Fassung des Spiels oder ist beschädigt.",
            ),
        )


def illegal(error: IllegalMove, names: Sequence[Text]) -> Refusal:
    """Turn the rules' refusal of a move into an answer; `names` are those of the seats."""
    return Refusal("not possible", capital(Text.of(error.reason)).named(names), error.rule)


def no_table() -> Refusal:
    """Refuse a table that isn't there."""
    return Refusal(
        "not there", Text("This table doesn't exist, or no longer does.", "Diesen Tisch gibt es nicht oder nicht mehr.")
    )


def no_such_ply() -> Refusal:
    """Refuse a position that the table doesn't have."""
    return Refusal("not there", Text("This table has no such position.", "Diese Stellung gibt es an diesem Tisch nicht."))


def no_invitation() -> Refusal:
    """Refuse a private link that opens nothing."""
    return Refusal(
        "not there",
        Text(
            "This link doesn't open a seat: it is wrong, or the seat is already taken.",
            "Dieser Link öffnet keinen Platz: Er stimmt nicht, oder der Platz ist schon vergeben.",
        ),
    )


def not_yours() -> Refusal:
    """Refuse what is up to the seat's holder."""
    return Refusal("not allowed", Text("This isn't your seat.", "Dieser Platz gehört dir nicht."))


def not_your_turn() -> Refusal:
    """Refuse a move out of turn."""
    return Refusal("not now", Text("It's not your turn.", "Du bist nicht am Zug."))


def only_watching() -> Refusal:
    """Refuse a spectator."""
    return Refusal("not allowed", Text("You're only watching this table.", "Du schaust an diesem Tisch nur zu."))


def is_over() -> Refusal:
    """Refuse what needs a game in play."""
    return Refusal("not now", Text("The game is over.", "Das Spiel ist zu Ende."))


def is_not_over() -> Refusal:
    """Refuse what needs a finished game."""
    return Refusal("not now", Text("You can do that only when the game is over.", "Das geht erst, wenn das Spiel zu Ende ist."))


def stale() -> Refusal:
    """Refuse a request from an outdated page."""
    return Refusal(
        "not now",
        Text(
            "The game has moved on in the meantime. This is where it stands now.",
            "Am Tisch ist inzwischen etwas geschehen. So steht es jetzt.",
        ),
    )


def other_request() -> Refusal:
    """Refuse one key for two different requests."""
    return Refusal(
        "not now",
        Text(
            "This form has already been used for something else. This is where the game stands now.",
            "Dieses Formular wurde schon für etwas anderes benutzt. So steht es jetzt am Tisch.",
        ),
    )


def no_undo() -> Refusal:
    """Refuse to take back a move."""
    return Refusal(
        "not now",
        Text(
            "You can't undo this: someone has moved since, or something hidden was revealed.",
            "Das lässt sich nicht zurücknehmen: Seither hat jemand anders gezogen, oder etwas Verdecktes wurde aufgedeckt.",
        ),
    )


def no_redo() -> Refusal:
    """Refuse to make a move again."""
    return Refusal("not now", Text("There is no move to redo.", "Es gibt keinen Zug zum Wiederholen."))


def not_absent() -> Refusal:
    """Refuse to hand over the seat of somebody who is there."""
    return Refusal(
        "not now",
        Text(
            "A bot can take a seat only when its player has been away for a while.",
            "Ein Bot übernimmt einen Platz erst, wenn jemand schon eine Weile weg ist.",
        ),
    )


def nothing_to_confirm() -> Refusal:
    """Refuse to confirm nothing."""
    text = Text("You have no move to confirm.", "Du hast keinen Zug zu bestätigen.")
    return Refusal("not now", text)


def bad_order(text: Text) -> Refusal:
    """Refuse to make a table as ordered."""
    return Refusal("not possible", text)


def too_long() -> Refusal:
    """Refuse to add to a table with too many events."""
    text = Text("This game has grown too long to continue.", "Dieses Spiel ist zu lang geworden, um weiterzugehen.")
    return Refusal("not now", text)
