"""The log, newest first; each line leads to the position after it."""

from collections.abc import Iterator
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from baumeister.text import LANGUAGES, Language, Text
from baumeister.web.pages.elements.page_elements import close_button, is_past
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.greetings import greet_button
from baumeister.web.pages.table.notice import struck
from baumeister.web.pages.view_models import LogEntry, TablePage

TOGETHER = "\u00a0:\u00a0"  # a score like 5 : 4 is not torn apart at the end of a line


@dataclass(frozen=True)
class Repeated:
    """A line and its number of repetitions in a row; `entry` is the last of them."""

    number: int
    entry: LogEntry
    count: int


def log(page: TablePage, language: Language) -> h.Renderable:
    """Return the log. The table's script reads each move's parts and points from its lines."""
    lines, new, names = reversed(list(repeated(page))), news(page), SeatNames.of(page, language)
    shown = max((entry.ply for entry in page.log if entry.ply <= page.ply < page.last_ply), default=-1)
    return h.section("#log", aria_label=words.LOG[language])[
        h.h2[words.LOG[language], " ", _enlarger(language)],
        close_button("log", language),
        greet_button(page, language),
        struck(page, language),
        h.div(".lines")[
            h.ol[[line(page, found, found.entry.ply in new, found.entry.ply == shown, names) for found in lines]]
            if page.log
            else h.p(".hint")[words.LOG_EMPTY[language]]
        ],
    ]


def _enlarger(language: Language) -> h.Renderable:
    said = words.LOG_LARGE[language]
    return h.button(".enlarger.quiet", type="button", title=said, aria_label=said, aria_pressed="false")["⇕"]


def repeated(page: TablePage) -> Iterator[Repeated]:
    """Yield the lines; equal neighbours are one."""
    held: Repeated | None = None
    for entry in page.log:
        if held and held.entry.line == entry.line:
            held = Repeated(held.number, entry, held.count + 1)
            continue
        if held:
            yield held
        held = Repeated(held.number + 1 if held else 0, entry, 1)
    if held:
        yield held


def news(page: TablePage) -> range:
    """Return the plies marked as new: those since the viewer's last move in an earlier turn, or since anybody's.

    In the past it is the last step shown; as long as nobody has answered the viewer's move, it is this move.
    """
    if is_past(page):
        return range(page.step_back + 1, page.ply + 1)
    acts = [(entry.ply, entry.line.seat) for entry in page.log if entry.line.seat]
    acts = _before_this_turn(page, acts) or acts
    if not acts:
        return range(0)
    latest, first = acts[-1][0], acts[0][0]
    own = max((ply for ply, seat in acts if seat == page.view.seat), default=first - 1 if page.view.seat else latest)
    return range(own + 1 if own < latest else latest, page.last_ply + 1)


def _before_this_turn(page: TablePage, acts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return what was done before the viewer's turn, as long as that lasts: others may bid in it, where a line opens it."""
    opening = next((entry for entry in reversed(page.log) if entry.line.opens), None)
    if opening and opening.line.seat == page.view.seat:
        return [act for act in acts if act[0] < opening.ply]
    while acts and acts[-1][1] == page.view.seat == page.view.actor:
        acts = acts[:-1]
    return acts


def line(page: TablePage, found: Repeated, is_new: bool, is_shown: bool, names: SeatNames) -> h.Node:
    """Return one line; `is_shown` marks the last ones of the position shown."""
    seat, hue = found.entry.line.seat, found.entry.line.hue
    if seat and hue:
        names = names.acting_in(page.game.rules.drawing.seat_hues[hue - 1], seat)
    flags = {"new": is_new, "greeting": found.entry.is_greeting, "opens": found.entry.line.opens}
    kind = " ".join(filter(None, (names.classes[seat - 1] if seat else "", *(name for name, holds in flags.items() if holds))))
    key = "line", page.id, found, kind, is_shown, names
    return CACHE.get(key, lambda: _line(page.id, found, kind, is_shown, names))


def _line(table_id: str, found: Repeated, kind: str, is_shown: bool, names: SeatNames) -> Markup:
    entry, told = found.entry, found.entry.line
    made = h.li(
        id=f"line-{found.number}",
        class_=kind or None,
        data_ply=str(entry.ply),
        data_seat=str(told.seat),
        data_parts=" ".join(told.parts) or None,
        data_sound=told.sound,
        data_held="yes" if told.held or told.sound == "sells" else None,
        data_points=",".join("0" if told.foreseen else str(count) for count in told.points) or None,
        data_together="yes" if told.together else None,
        data_ends="yes" if told.ends else None,
    )[
        h.a(href=f"/t/{table_id}?ply={entry.ply}", data_step=str(entry.ply), aria_current="true" if is_shown else None)[
            names.marked(_together(told.text)),
            h.span(".times")[f" × {found.count}"] if found.count > 1 else None,
        ]
    ]
    return Markup(str(made))  # noqa: S704 - htpy escaped it


def _together(text: Text) -> Text:
    return Text(*(text[language].replace(" : ", TOGETHER) for language in LANGUAGES))
