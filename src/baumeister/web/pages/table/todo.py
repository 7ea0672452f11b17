"""The line over the board: one sentence that says what to do, and the actions."""

import htpy as h

from baumeister.present.words import no_steps
from baumeister.text import Language, Text, amount, join, the_seat
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import act, hidden
from baumeister.web.pages.elements.page_elements import is_past, new_each_time
from baumeister.web.pages.elements.seat_names import SeatNames
from baumeister.web.pages.result.headline import won_by_resigning
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.notice import notice
from baumeister.web.pages.view_models import Frame, TablePage

LONG = 90
"""Characters of a sentence."""


def todo(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the sentence and the actions beside it."""
    names, is_stepping = SeatNames.of(page, frame.language), bool(is_past(page) or page.ended_by)
    kinds = page.can_act and "mine", page.game.rules.words.steps is no_steps and "plain", is_stepping and "stepping"
    return h.section(class_=["todo", *kinds])[
        rail(page, names),
        h.div(".say")[_say(page, names)],
        h.div("#actions.actions")[_past_actions(page, frame) if is_past(page) else _present_actions(page, frame)],
        h.p("#choice"),
        is_stepping and steps(page, frame),
        notice(page, frame),
    ]


def _say(page: TablePage, names: SeatNames) -> h.Renderable:
    """Return the sentence; a long one is written smaller, as its place is always the same."""
    said = sentence(page)
    is_long = len(names.plain(said)) > LONG
    return h.p("#sentence", class_="long" if is_long else None)[new_each_time(page, "said", names.marked(said))]


def rail(page: TablePage, names: SeatNames) -> h.Node:
    """Return the steps of the turn, the present one marked."""
    tell = page.game.rules.words.steps
    if tell is no_steps:
        return None
    found = tell(page.view.state)  # outside turns an empty line keeps the place
    if not found:
        return h.p(".rail")
    return h.ol(".rail", aria_label=words.TURN_STEPS[names.language])[
        [
            h.li(class_=step.state, aria_current="step" if step.state == "now" else None)[h.span[names.marked(step.text)]]
            for step in found
        ]
    ]


def sentence(page: TablePage) -> Text:
    """Return what has to be done, by whom, or how it ended, with placeholders for seats."""
    if is_past(page):
        return _told(page) if page.ply else words.AT_START
    if page.ended_by:
        return _result(page)
    if page.can_act:  # a turn of several moves may be tentative so far
        return page.game.rules.words.prompt(page.view.state)
    return words.TENTATIVE if page.tentative else _waiting(page)


def _told(page: TablePage) -> Text:
    """Return the event behind the position shown: a seat's deed after its last move, else the latest line."""
    lines = [entry.line for entry in page.log if entry.ply == page.ply]
    told = next((line.text for line in lines if line.seat), lines[-1].text if lines else None)
    return told or words.AFTER_PLY.format(ply=page.ply, last=page.last_ply)


def _waiting(page: TablePage) -> Text:
    free = next((seat for seat in page.seats if seat.holder == "open"), None)
    actor = page.view.actor
    if actor < 1:
        return words.WAITING_OPEN.format(name=the_seat(free.number)) if free else page.game.rules.words.prompt(page.view.state)
    holder, name = page.seats[actor - 1].holder, the_seat(actor)
    if holder == "open":
        return words.WAITING_OPEN.format(name=name)
    return words.PASS_DEVICE.format(name=name) if page.needs_device_passed else page.game.rules.words.prompt(page.view.state)


def _result(page: TablePage) -> Text:
    winners = page.winners
    if page.won_by_resigning:
        return won_by_resigning(page)
    if not winners:
        return _given_up(page) if page.ended_by == "resigned" else words.EXPIRED
    score, unit = page.view.scores[winners[0] - 1], page.game.rules.words.unit
    said: dict[str, Text | str | int] = {"score": amount(score), "unit": (unit.one if score == 1 else unit.with_many)}
    mine = [seat.number for seat in page.seats if seat.is_yours]
    if mine == list(winners):
        return words.WON_YOU.format(**said)
    names = join([the_seat(number) for number in winners])
    return (words.WON if len(winners) == 1 else words.WON_SHARED).format(names=names, **said)


def _given_up(page: TablePage) -> Text:
    gone = [seat for seat in page.seats if seat.gone == "resigned"]
    if any(seat.is_yours for seat in gone):
        return words.ENDED_YOU
    return words.ENDED.format(names=join([the_seat(seat.number) for seat in gone]))


def _present_actions(page: TablePage, frame: Frame) -> h.Node:
    language = frame.language
    sits = any(seat.is_yours for seat in page.seats)
    return [
        page.tentative and act(frame, page, "confirm", words.CONFIRM, kind="primary", place="main"),
        page.tentative and act(frame, page, "cancel", words.CANCEL, place="second"),
        h.button("#play.js.primary.main", type="button", hidden=True)[words.PLAY[language]],
        h.button("#clear.js.second", type="button", hidden=True)[words.CLEAR[language]],
        page.ended_by and h.button(type="button", popovertarget="table-panel")[words.SHARE[language]],
        sits and not page.ended_by and _way_back(page, frame),
        not (sits or page.ended_by) and _watching(page, language),
    ]


def _watching(page: TablePage, language: Language) -> h.Renderable:
    """Tell a spectator so, and show the ways to a seat and home."""
    is_free = any(seat.holder == "open" for seat in page.seats)
    return h.div(".watching")[
        h.span[words.WATCHING[language]],
        is_free and h.a(".button", href=f"/t/{page.id}/join")[words.TO_SEAT[language]],
        h.a(".button", href="/")[common.HOME[language]],
    ]


def _way_back(page: TablePage, frame: Frame) -> h.Node:
    """Return undo and redo, in their places even when nothing can be taken back."""
    if page.can_ask_undo:
        undo = act(frame, page, "ask", words.ASK_UNDO, place="undo")
    else:
        undo = act(frame, page, "undo", words.UNDO, enabled=page.can_undo, place="undo")
    return [
        undo,
        act(frame, page, "redo", words.REDO, enabled=page.can_redo and not page.tentative, place="redo"),
    ]


def _past_actions(page: TablePage, frame: Frame) -> h.Node:
    back = words.TO_RESULT if page.ended_by else words.TO_PRESENT
    return [
        h.a(".button.primary", href=f"/t/{page.id}", data_step="present")[back[frame.language]],
        page.can_undo and act(frame, page, "undo", words.UNDO_TO_HERE, hidden("ply", page.ply)),
        page.can_ask_undo and act(frame, page, "ask", words.ASK_UNDO_TO_HERE, hidden("ply", page.ply)),
        page.ended_by and act(frame, page, "continue", words.PLAY_FROM_HERE, hidden("ply", page.ply)),
    ]


def steps(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the way through the game: first, back, any, on, last."""
    language = frame.language
    plies = sorted({0, page.last_ply, *(entry.ply for entry in page.log)})
    back = max((ply for ply in plies if ply < page.ply), default=None)
    on = min((ply for ply in plies if ply > page.ply), default=None)

    def step(sign: str, text: Text, ply: int | None, rel: str | None = None) -> h.Renderable:
        kind = "button" if sign in "←→" else "button far"
        if ply is None:
            return h.span(class_=kind, aria_disabled="true", role="link", aria_label=text[language])[sign]
        return h.a(class_=kind, href=f"/t/{page.id}?ply={ply}", data_step=str(ply), aria_label=text[language], rel=rel)[sign]

    return h.nav(".steps", aria_label=words.STEPS[language])[
        h.button(
            "#replay.js", type="button", aria_pressed="false", aria_label=words.REPLAY[language], title=words.SPACE[language]
        ),
        step("⇤", words.FIRST, 0 if page.ply else None),
        step("←", words.PREVIOUS, back, "prev"),
        h.form(action=f"/t/{page.id}", method="get")[
            h.label[
                h.span(".unseen")[words.STEP_TO[language]],
                h.input("#slider", type="range", name="ply", min="0", max=str(page.last_ply), value=str(page.ply)),
            ],
            h.output(for_="slider")[f"{page.ply} / {page.last_ply}"],
            h.button(".no-js", type="submit")[words.GO[language]],
        ],
        step("→", words.NEXT, on, "next"),
        step("⇥", words.LAST, page.last_ply if page.ply < page.last_ply else None),
        h.button("#replay-speed.js", type="button")["1×"],
    ]
