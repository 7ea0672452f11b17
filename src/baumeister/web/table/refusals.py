"""Why something is not done: a reason's code, a sentence in every language, the number of the rule behind it, if any."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.text import Text, capital

SENTENCE = Text("{reason}.", "{reason}.")
Code = Literal["not there", "not readable", "not allowed", "not now", "not possible", "no store"]
"""Kinds of reasons: nothing of that name; damaged; not this visitor; not as things stand; never; the store fails."""


class Refusal(BaumeisterError):  # noqa: N818 - it is an answer, not a fault
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, text: Text, rule: str = "", retry_after: float | None = None) -> None:
        self.code, self.text, self.rule, self.retry_after = code, text, rule, retry_after
        super().__init__(text.en)


class Trouble(NamedTuple):
    """Trouble with a store: a text for visitors, three words for the host, seconds before trying again."""

    text: Text
    short: str
    retry_after: float | None = None


BUSY = Trouble(
    Text(
        "The table’s storage isn’t responding, so nothing has changed. Try again in a moment.",
        "Der Speicher des Tisches antwortet gerade nicht; geändert hat sich also nichts. Versuch es gleich noch einmal.",
    ),
    "the database doesn’t answer",
    retry_after=5,
)
FULL = Trouble(
    Text(
        "The server’s disk is full, so nothing has changed. Tell whoever runs this server to make room on it.",
        "Die Festplatte des Servers ist voll; geändert hat sich also nichts. Sag dem, der diesen Server betreibt, dass er "
        "Platz schaffen muss.",
    ),
    "the disk is full",
    retry_after=30,
)
DAMAGED = Trouble(
    Text(
        "The games stored on this server are damaged and can’t be read or written, so nothing has changed. "
        "Trying again won’t help: tell whoever runs this server.",
        "Die Spiele auf diesem Server sind beschädigt und lassen sich nicht lesen oder schreiben; geändert hat sich also "
        "nichts. Ein neuer Versuch hilft nicht: Sag es dem, der diesen Server betreibt.",
    ),
    "the database is damaged",
)
MOVED = Trouble(
    Text(
        "The games stored on this server have been moved away or replaced, and a change would be lost, so nothing has changed. "
        "Tell whoever runs this server.",
        "Die Spiele auf diesem Server sind verschoben oder ersetzt worden, und eine Änderung ginge verloren; geändert hat "
        "sich also nichts. Sag es dem, der diesen Server betreibt.",
    ),
    "the database was moved away or replaced",
)
UNLOCKED = Trouble(
    Text(
        "Another server may be using this server’s stored games, and a change could get lost, so nothing has changed. "
        "Tell whoever runs this server.",
        "Vielleicht benutzt noch ein anderer Server die Spiele auf diesem, und eine Änderung könnte verloren gehen; "
        "geändert hat sich also nichts. Sag es dem, der diesen Server betreibt.",
    ),
    "the database’s lock was deleted or replaced",
)


class StoreError(Refusal):
    """The store can't read or write; `why` tells the host, and perhaps names files."""

    def __init__(self, why: str = "the database doesn’t answer", trouble: Trouble = BUSY) -> None:
        self.why, self.trouble = why, trouble
        super().__init__("no store", trouble.text, retry_after=trouble.retry_after)


def damaged_store(found: str, advice: str = "") -> StoreError:
    """Refuse everything that needs a damaged database."""
    return StoreError(f"the database is damaged ({found}){advice and '; '}{advice}", DAMAGED)


class UnreadableError(Refusal):
    """The table has moves unknown to the game, or damaged rows."""

    def __init__(self) -> None:
        super().__init__(
            "not readable",
            Text(
                "This table can’t be read any more: it comes from another version of the game or is damaged.",
                "Dieser Tisch lässt sich nicht mehr lesen: Er stammt aus einer anderen Fassung des Spiels oder ist beschädigt.",
            ),
        )


class TooLongError(Refusal):
    """The table has as many events as a table may have."""

    def __init__(self) -> None:
        text = Text("This game has become too long to go on.", "Dieses Spiel ist zu lang geworden, um weiterzugehen.")
        super().__init__("not now", text)


class StaleError(Refusal):
    """A request from an outdated page."""

    def __init__(self) -> None:
        text = Text(
            "The game has moved on in the meantime. This is where it stands now.",
            "Am Tisch ist inzwischen etwas geschehen. So steht es jetzt.",
        )
        super().__init__("not now", text)


def illegal(error: IllegalMove, names: Sequence[Text]) -> Refusal:
    """Turn the rules' refusal of a move into an answer; `names` are those of the seats."""
    return Refusal("not possible", SENTENCE.format(reason=capital(Text.of(error.reason))).named(names), error.rule)


def no_table() -> Refusal:
    """Refuse a table that isn't there."""
    return Refusal(
        "not there", Text("This table doesn’t exist, or no longer does.", "Diesen Tisch gibt es nicht oder nicht mehr.")
    )


def broken_seed() -> Refusal:
    """Refuse a table whose kept seed isn't the one that was promised."""
    return Refusal(
        "not readable",
        Text(
            "This game is closed: its seed no longer matches the hash that was shown from the first move. "
            "It was changed on this server, or is damaged; nothing at this table can be relied on.",
            "Dieses Spiel ist geschlossen: Sein Startwert passt nicht mehr zu der Prüfsumme, die vom ersten Zug an zu sehen "
            "war. Er wurde auf diesem Server geändert oder ist beschädigt; auf diesen Tisch ist kein Verlass mehr.",
        ),
    )


def no_such_ply() -> Refusal:
    """Refuse a position that the table doesn't have."""
    return Refusal("not there", Text("This table has no such position.", "Diese Stellung gibt es an diesem Tisch nicht."))


def no_invitation() -> Refusal:
    """Refuse a private link that opens nothing."""
    return Refusal(
        "not there",
        Text(
            "This link doesn’t open a seat: it is wrong, or the seat is already taken.",
            "Dieser Link öffnet keinen Platz: Er stimmt nicht, oder der Platz ist schon vergeben.",
        ),
    )


def not_yours() -> Refusal:
    """Refuse an act of the seat's holder alone."""
    return Refusal("not allowed", Text("This isn’t your seat.", "Dieser Platz gehört dir nicht."))


def sits_there() -> Refusal:
    """Refuse to take the seat that one plays."""
    return Refusal("not now", Text("You’re already playing this seat.", "Auf diesem Platz spielst du schon."))


def has_resigned() -> Refusal:
    """Refuse to take a seat back that one has given up."""
    return Refusal(
        "not allowed",
        Text(
            "You have resigned: a bot plays this seat to the end.",
            "Du hast aufgegeben: Auf diesem Platz spielt bis zum Ende ein Bot.",
        ),
    )


def not_your_turn() -> Refusal:
    """Refuse a move out of turn."""
    return Refusal("not now", Text("It’s not your turn.", "Du bist nicht am Zug."))


def only_watching() -> Refusal:
    """Refuse a spectator."""
    return Refusal("not allowed", Text("You’re only watching this table.", "Du schaust an diesem Tisch nur zu."))


def is_over() -> Refusal:
    """Refuse an act in a finished game."""
    return Refusal("not now", Text("The game is over.", "Das Spiel ist zu Ende."))


def is_not_over() -> Refusal:
    """Refuse an act before the end of the game."""
    return Refusal("not now", Text("You can do that only when the game is over.", "Das geht erst, wenn das Spiel zu Ende ist."))


def other_request() -> Refusal:
    """Refuse one key for two different requests."""
    return Refusal(
        "not now",
        Text(
            "This form has already been used for something else. This is where the game stands now.",
            "Dieses Formular wurde schon für etwas anderes benutzt. So steht es jetzt am Tisch.",
        ),
    )


def not_absent() -> Refusal:
    """Refuse to hand over the seat of somebody who is there."""
    return Refusal(
        "not now",
        Text(
            "A bot can take a seat only when its player has been away for a while.",
            "Ein Bot übernimmt einen Platz erst, wenn jemand schon eine Weile weg ist.",
        ),
    )


def nobody_else() -> Refusal:
    """Refuse to leave a table at which nobody could give the seat away."""
    return Refusal(
        "not now",
        Text(
            "Nobody else is at this table who could give your seat away. You can resign instead.",
            "Außer dir sitzt niemand am Tisch, der deinen Platz weitergeben könnte. Du kannst aber aufgeben.",
        ),
    )


def nobody_to_greet() -> Refusal:
    """Refuse a greeting that nobody elsewhere would hear, or of somebody who doesn't play."""
    return Refusal("not now", Text("There is nobody to greet.", "Hier ist gerade niemand, den du grüßen könntest."))


def no_greeting() -> Refusal:
    """Refuse words of one's own."""
    text = Text(
        "There are only a few greetings, and this is none of them.", "Es gibt nur ein paar Grüße; dieser ist keiner davon."
    )
    return Refusal("not possible", text)


def greeted_enough() -> Refusal:
    """Refuse to greet on and on."""
    return Refusal("not now", Text("That’s enough greeting for now.", "Das sind erst einmal genug Grüße."))


def nothing_to_confirm() -> Refusal:
    """Refuse to confirm nothing."""
    text = Text("You have no move to confirm.", "Du hast keinen Zug zu bestätigen.")
    return Refusal("not now", text)


def bad_order(text: Text) -> Refusal:
    """Refuse to make a table as ordered."""
    return Refusal("not possible", text)
