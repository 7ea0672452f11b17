"""Every legal move as a form control, and as data for the table's script, with its drawn parts."""

import json

import htpy as h
from markupsafe import Markup

from baumeister.core.record import Json
from baumeister.present.words import MoveGroup
from baumeister.text import Language, Text
from baumeister.web.pages.elements.forms import post
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.tour import offered
from baumeister.web.pages.view_models import Frame, TablePage

BUTTONS_MOST = 6


def move_forms(page: TablePage, frame: Frame) -> h.Node:
    """Return the legal moves in groups: a button each where they are few, else a list to choose from."""
    language = frame.language
    if not page.can_act:
        return h.section("#moves", hidden=True)
    groups, names = (
        [MoveGroup(g.title, kept) for g in drawings.groups(page.view) if (kept := _offered(page, g))],
        SeatNames.of(page, language),
    )
    return h.section("#moves")[
        h.details("#all-moves", open=True)[
            h.summary[words.MOVES[language]],
            h.p(".hint")[words.MOVES_HINT[language]],
            h.div(".groups")[[_group(page, frame, number, group, names) for number, group in enumerate(groups)]],
        ]
    ]


def _offered(page: TablePage, group: MoveGroup) -> list[tuple[int, Text]]:
    return [(move, label) for move, label in group.moves if move in offered(page)]


def _group(page: TablePage, frame: Frame, number: int, group: MoveGroup, names: SeatNames) -> h.Renderable:
    texts, title = page.game.rules.move_texts, names.plain(group.title)
    moves = [(texts[move], names.plain(label)) for move, label in group.moves]
    if len(moves) <= BUTTONS_MOST:
        controls: h.Node = [h.button(type="submit", name="move", value=move)[label] for move, label in moves]
    else:
        controls = [
            h.select(name="move", aria_label=title, id=f"group-{number}")[
                [h.option(value=move)[label] for move, label in moves]
            ],
            h.button(type="submit")[words.PLAY[frame.language]],
        ]
    return post(frame, f"/t/{page.id}/move", h.fieldset[h.legend[title], controls], shown=page.shown)


def move_data(page: TablePage, language: Language) -> h.Renderable:
    """Return the legal moves as data: notation, drawn parts, label, gain, the parts that it counts."""
    moves = []
    if page.can_act:
        rules, state, names = page.game.rules, page.view.state, SeatNames.of(page, language)
        labels = {
            move: said(names.plain(group.title), names.plain(label))
            for group in drawings.groups(page.view)
            for move, label in group.moves
        }
        moves = [
            {
                "move": rules.move_texts[move],
                "parts": rules.drawing.parts(state, move),
                "label": labels.get(move, ""),
                "gain": rules.words.gain(state, move),
                **({"counts": counted} if (counted := rules.words.counts(state, move)) else {}),
            }
            for move in offered(page)
        ]
    return data_block("move-data", moves)


def next_words(page: TablePage, language: Language) -> h.Renderable:
    """Return what is to be chosen next as data, by the ids of parts or how they begin."""
    found = page.game.rules.words.asks(page.view.state) if page.can_act else {}
    names = SeatNames.of(page, language)
    return data_block("next-words", {part: names.plain(text) for part, text in found.items()})


def said(title: str, label: str) -> str:
    """Return a move's label by itself: after an open heading like "Demolish …", the two together."""
    return f"{title.removesuffix('…')}{label}" if title.endswith(" …") else label


def data_block(name: str, content: Json | list[Json]) -> h.Renderable:
    """Return a block of JSON; browsers don't run it."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return h.script(id=name, type="application/json")[Markup(text)]  # noqa: S704 - JSON without a "<"
