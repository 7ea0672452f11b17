"""The result of a game: places, the deciding points, best turns, the course, points by reason, and what to do next."""

from collections.abc import Sequence

import htpy as h

from baumeister.text import LANGUAGES, Language, Text, amount, the_seat
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import act
from baumeister.web.pages.elements.links import rule_link
from baumeister.web.pages.elements.portraits import face
from baumeister.web.pages.elements.presence import about
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class, seat_name
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.result import texts as words
from baumeister.web.pages.result.headline import headline
from baumeister.web.pages.result.outcome import Placed, difference, lead_changes, ranking, tie_break
from baumeister.web.pages.result.score_chart import chart
from baumeister.web.pages.view_models import BestTurn, Frame, TablePage


def result(page: TablePage, frame: Frame) -> h.Node:
    """Return the headline, everything behind it on a sheet that folds away, and what to do next."""
    language, names = frame.language, SeatNames.of(page, frame.language)
    placed = ranking(page.view.scores, page.winners)
    return h.div(".outcome")[
        h.div(".headline")[h.h2[names.marked(headline(page, placed))]],
        h.details("#result", open=True)[
            h.summary(aria_label=words.RESULT[language])[
                h.span(".folded")[words.SHOW_RESULT[language]],
                h.span(".unfolded.on-desks")[words.SHOW_PLAYERS[language]],
                h.span(".unfolded.on-phones")[words.SHOW_BOARD[language]],
            ],
            h.div(".outcome-sheet")[
                h.div(".places")[why(page, names), places(page, placed, language), reasons(page, placed, frame, names)],
                any(page.view.scores) and _course(page, names),
                later_steps(page, language),
            ],
        ],
        next_steps(page, frame),
    ]


def _course(page: TablePage, names: SeatNames) -> h.Node:
    """Return the course of the game, its best turns, and the points by reason."""
    return h.div(".course")[chart(page, names.language), best(page, names), points(page, names.language)]


def why(page: TablePage, names: SeatNames) -> h.Node:
    """Return why the game is over, where points alone don't say it."""
    lines = [entry.line.text for entry in page.log if entry.line.ends]
    return h.p(".why")[names.marked(_joined(lines))] if page.view.winners and lines else None


def places(page: TablePage, placed: Sequence[Placed], language: Language) -> h.Renderable:
    """Return everybody's place, the best first and large, the viewer's own marked."""
    unit, top = page.game.rules.words.unit, placed[0].score
    mine = [seat.number for seat in page.seats if seat.is_yours]
    return h.ol(".ranking")[
        [
            h.li(class_=[seat_class(page, seat), bool(page.winners) and place == 1 and "first"])[
                h.span(".place")[f"{place}." if page.winners else "·"],
                face(page, seat, language),
                h.span(".who-placed")[
                    h.b[seat_name(page, seat)[language]],
                    mine == [seat] and h.span(".mark")[common.IS_YOU[language]],
                    h.small[_about(page, seat, language)],
                ],
                h.strong[amount(score)[language]],
                h.small(".unit")[(unit.of(score) if score == top else words.FEWER.format(count=amount(top - score)))[language]],
            ]
            for place, seat, score in placed
        ]
    ]


PRESENCE = {
    language: {text[language] for text in (common.IS_YOU, common.IS_HERE, common.IS_THERE, common.IS_GONE)}
    for language in LANGUAGES
}


def _about(page: TablePage, seat: int, language: Language) -> str:
    told = about(page, page.seats[seat - 1], language)
    return " · ".join(fact for fact in told.split(" · ") if fact not in PRESENCE[language])


def reasons(page: TablePage, placed: Sequence[Placed], frame: Frame, names: SeatNames) -> h.Node:
    """Return the deciding points, and how often the lead changed."""
    if not page.view.winners:
        return None
    said = [_difference(page, placed), _lead(page)]
    return h.div(".reasons")[_tie_break(page, placed, frame, names), [h.p[names.marked(text)] for text in said if text]]


def _tie_break(page: TablePage, placed: Sequence[Placed], frame: Frame, names: SeatNames) -> h.Node:
    lines = tie_break(page.log, placed)
    if not lines:
        return None
    told, rule = names.marked(_joined([line.text for line in lines])), rule_link(frame, page.game.id, lines[-1].rule)
    return h.p[h.strong[words.TIE_BREAK[frame.language]], " ", told, rule]


def _joined(sentences: Sequence[Text]) -> Text:
    return Text("".join(f"{text.en}. " for text in sentences), "".join(f"{text.de}. " for text in sentences))


def _difference(page: TablePage, placed: Sequence[Placed]) -> Text | None:
    losers = [other for other in placed if other.seat not in page.winners]
    mine = [other for other in losers if page.seats[other.seat - 1].is_yours]
    behind = next(iter(mine or losers), None)
    found = difference(drawings.breakdown(page.view), placed[0].seat, behind.seat) if behind else None
    if behind is None or found is None:
        return None
    return words.DECIDED.format(
        reason=found.reason,
        winner=the_seat(placed[0].seat),
        more=amount(found.winner),
        runner_up=the_seat(behind.seat),
        less=amount(found.runner_up),
    )


def _lead(page: TablePage) -> Text | None:
    changes = lead_changes(page.scores_by_ply)
    if not changes:
        return words.NO_LEAD_CHANGE if len(page.scores_by_ply) > 1 else None
    last = changes[-1]
    sentence = words.ONE_LEAD_CHANGE if len(changes) == 1 else words.LEAD_CHANGES
    leader, before = the_seat(last.leader), the_seat(last.before)
    return sentence.format(count=len(changes), ply=last.ply, leader=leader, before=before)


def best(page: TablePage, names: SeatNames) -> h.Node:
    """Return the best turn or the largest income of everybody who has one, with the way to it."""
    language = names.language
    if not page.best_turns:
        return None
    return h.section(".best")[
        h.h3[(page.game.rules.words.incomes or words.BEST_TURNS)[language]],
        h.ol[
            [
                h.li(class_=seat_class(page, turn.seat))[
                    h.strong[f"+{amount(turn.gain)[language]}"],
                    h.a(href=f"/t/{page.id}?ply={turn.ply}", data_step=str(turn.ply))[names.marked(_told(turn))],
                ]
                for turn in page.best_turns
            ]
        ],
    ]


def _told(turn: BestTurn) -> Text:
    return words.BESIDES.format(deed=turn.text, more=amount(turn.besides)) if turn.besides > 0 else turn.text


def next_steps(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the actions after a game, playing again first."""
    language = frame.language
    sits = any(seat.is_yours for seat in page.seats)
    return h.div(".next-steps")[
        sits and not page.rematch_id and act(frame, page, "rematch", words.REMATCH, kind="primary"),
        page.rematch_id and h.a(".button.primary", href=f"/t/{page.rematch_id}")[words.TO_REMATCH[language]],
        h.a(".button", href=f"/t/{page.id}?ply=0", data_replay="yes")[words.WATCH_REPLAY[language]],
        later_steps(page, language),
    ]


def later_steps(page: TablePage, language: Language) -> h.Renderable:
    """Return what is less urgent: beside the other actions, on a narrow screen at the end of the sheet."""
    picture = f"/t/{page.id}/picture.png"
    return h.div(".later")[
        h.a(".button", href=f"/?game={page.game.id}")[common.NEW_TABLE[language]],
        bool(page.winners)
        and [
            h.a(".button", href=picture, download=True)[words.PICTURE[language]],
            h.button(".share-picture", type="button", hidden=True, data_picture=picture)[words.SHARE_PICTURE[language]],
        ],
    ]


def points(page: TablePage, language: Language) -> h.Renderable:
    """Return where everybody's points came from, the winners marked."""
    rows, names, seats = drawings.breakdown(page.view), SeatNames.of(page, language), page.seats
    return h.table(".points")[
        h.caption(".unseen")[words.RESULT[language]],
        h.thead[
            h.tr[
                h.th(scope="col", class_="unit")[page.game.rules.words.unit.title[language]],
                [
                    h.th(scope="col", class_="won" if seat.number in page.winners else None)[
                        seat_name(page, seat.number)[language]
                    ]
                    for seat in seats
                ],
            ]
        ],
        h.tbody[[_row(names.plain(title), values, language) for title, values in rows]],
        h.tfoot[_row(words.SUM[language], page.view.scores, language)],
    ]


def _row(title: str, values: Sequence[int], language: Language) -> h.Renderable:
    return h.tr[h.th(scope="row")[title], [h.td[amount(value)[language]] for value in values]]
