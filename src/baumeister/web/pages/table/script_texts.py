"""The texts of the table's script, in the page's language."""

import htpy as h

from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.site.texts import SPEEDS
from baumeister.web.pages.table import texts as table_words
from baumeister.web.pages.table import texts_script as words
from baumeister.web.pages.table import texts_tour as tour_words
from baumeister.web.pages.table.moves import data_block
from baumeister.web.pages.table.shortcuts import TITLE
from baumeister.web.pages.view_models import TablePage

TEXTS: dict[str, Text] = {
    "reconnecting": words.RECONNECTING,
    "failed": words.NOT_THROUGH,
    "copied": words.COPIED,
    "chosen": words.CHOSEN,
    "play": table_words.PLAY,
    "take": words.TAKE,
    "chosenBriefly": words.CHOSEN_BRIEFLY,
    "oneMore": words.ONE_MORE,
    "more": words.MORE,
    "full": words.FULL,
    "press": words.PRESS,
    "notPlayed": words.NOT_PLAYED,
    "again": words.AGAIN,
    "swapped": words.SWAPPED,
    "cleared": words.CLEARED,
    "onlyMove": words.ONLY_MOVE,
    "newMoves": words.NEW_MOVES,
    "skip": words.SKIP_SHOW,
    "goOn": tour_words.GO_ON,
    "replay": table_words.REPLAY,
    "pause": words.PAUSE,
    "replaySpeed": words.REPLAY_SPEED,
    "listen": words.LISTEN,
    "close": common.CLOSE,
    "rule": common.THE_RULE,
    "zoomIn": table_words.ZOOM_IN,
    "zoomOut": words.ZOOM_OUT,
    "yourTurn": common.YOUR_TURN,
    "shortcuts": TITLE,
}


def script_texts(page: TablePage, language: Language) -> h.Renderable:
    """Return the texts as data."""
    speeds = {name: text[language] for name, text in SPEEDS.items()}
    texts = {name: text[language] for name, text in TEXTS.items()}
    return data_block("texts", {**texts, "speeds": speeds, "table": page.id})
