"""The list of keyboard shortcuts at a table: `?` opens it."""

import htpy as h

from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as common

TITLE = Text("Keyboard shortcuts", "Tastenkürzel")

SHORTCUTS: tuple[tuple[tuple[Text, ...], Text], ...] = (
    ((Text("Tab", "Tab"),), Text("to the next area or button", "zum nächsten Bereich oder Knopf")),
    (
        (Text("←", "←"), Text("↑", "↑"), Text("→", "→"), Text("↓", "↓")),
        Text("from space to space; in the log from line to line", "von Feld zu Feld; im Verlauf von Zeile zu Zeile"),
    ),
    (
        (Text("Enter", "Eingabe"), Text("Space", "Leertaste")),
        Text("select it, or clear it again", "es auswählen oder wieder abwählen"),
    ),
    (
        (Text("Esc", "Esc"),),
        Text(
            "clear the selection, skip the scoring, close a panel",
            "Auswahl aufheben, Wertung überspringen, Fenster schließen",
        ),
    ),
    (
        (Text("←", "←"), Text("→", "→")),
        Text(
            "one move back or forward, when no space is marked",
            "einen Zug zurück oder vor, wenn kein Feld markiert ist",
        ),
    ),
    (
        (Text("Ctrl Z", "Strg Z"),),
        Text("clear the selection; without one, undo", "Auswahl aufheben; ohne Auswahl zurücknehmen"),
    ),
    ((Text("Ctrl Shift Z", "Strg Umschalt Z"),), Text("redo", "wiederholen")),
    ((Text("?", "?"),), Text("this list", "diese Liste")),
)
"""The keys and their actions."""


BIDDING = (
    (Text("0–9", "0–9"),),
    Text("type a bid in an auction; Enter makes it", "ein Gebot eintippen; die Eingabetaste bietet es"),
)


def shortcuts(language: Language, *, has_auctions: bool) -> h.Renderable:
    """Return the list, closed."""
    listed = (*SHORTCUTS, BIDDING) if has_auctions else SHORTCUTS
    return h.dialog("#shortcuts.sheet", aria_labelledby="shortcuts-title")[
        h.button(".close", type="button", aria_label=common.CLOSE[language])["×"],
        h.h2("#shortcuts-title")[TITLE[language]],
        h.dl[[h.div[h.dt[[h.kbd[key[language]] for key in keys]], h.dd[what[language]]] for keys, what in listed]],
    ]
