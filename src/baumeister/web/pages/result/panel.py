"""The result of a game: places, points by reason, the course, the deciding points, best turns, and what to do next."""

from collections.abc import Sequence

import htpy as h

from baumeister.text import LANGUAGES, Language, Text, amount, join, the_seat
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import act
from baumeister.web.pages.elements.laurel import wreath
from baumeister.web.pages.elements.links import rule_link
from baumeister.web.pages.elements.portraits import face, face_with_name
from baumeister.web.pages.elements.presence import about
from baumeister.web.pages.elements.seat_names import SeatNames, colour_name, seat_class, seat_name
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.result import texts as words
from baumeister.web.pages.result.headline import headline
from baumeister.web.pages.result.outcome import Difference, Placed, difference, lead_changes, ranking, tie_break
from baumeister.web.pages.result.score_chart import chart, told_change
from baumeister.web.pages.view_models import BestTurn, Frame, TablePage

BRIEF = 23
"""Letters in all names together, or twice a total's digits, with which they leave the reasons for points room for two words."""

WORDY, LONG = 30, 48
"""Headlines of more letters are written smaller, beside the steps and everywhere: their place is always the same."""

SHORT_WORD = 9
"""A word of so many letters has room in the winner's large ones."""

HEADINGS = 21
"""So many letters have room over the columns of points."""

FIGURES = 16
"""So many letters of sums beside one another leave room for the reasons; more are written smaller, and closer."""


def result(page: TablePage, frame: Frame) -> h.Node:
    """Return the headline, everything behind it on a sheet that folds away, and what to do next."""
    language, names = frame.language, SeatNames.of(page, frame.language)
    placed = ranking([score for score, _ in drawings.points(page.view)], page.winners)
    said, won, has_points = headline(page, placed), has_won(page), any(page.view.scores)
    return h.div(class_=["outcome", *(("own-win", seat_class(page, won)) if won else ())])[
        _headline(page, said, names, won=won),
        h.details("#result", open=True)[
            h.summary(aria_label=words.RESULT[language])[
                h.span(".folded")[words.SHOW_RESULT[language]],
                h.span(".unfolded.on-desks")[words.SHOW_PLAYERS[language]],
                h.span(".unfolded.on-phones")[words.SHOW_BOARD[language]],
            ],
            h.div(".outcome-sheet")[
                h.div(".places")[
                    why(page, names),
                    _tie_break(page, placed, frame, names),
                    places(page, placed, language),
                    has_points and points(page, placed, language),
                ],
                has_points and chart(page, language),
                h.div[
                    has_points and _remarks(page, names),
                    reasons(page, placed, names),
                    has_points and best(page, names),
                ],
            ],
        ],
        next_steps(page, frame),
    ]


def _headline(page: TablePage, said: Text, names: SeatNames, *, won: int | None) -> h.Renderable:
    """Return the sentence, a face beside every name, and the wreath of whoever has won."""
    letters = len(names.plain(said))
    faces = [h.span(".beside-name")[face(page, seat.number, names.language)] for seat in page.seats]
    return h.div(class_=["headline", letters > WORDY and "wordy", letters > LONG and "long"])[
        h.h2[names.marked(said, faces)], won and wreath()
    ]


def has_won(page: TablePage) -> int | None:
    """Return the viewer's only seat if it has won."""
    mine = [seat.number for seat in page.seats if seat.is_yours]
    return mine[0] if len(mine) == 1 and mine[0] in page.winners else None


def why(page: TablePage, names: SeatNames) -> h.Node:
    """Return why the game is over, where points alone don't say it."""
    lines = [entry.line.brief or entry.line.text for entry in page.log if entry.line.ends]
    return h.p(".why")[names.marked(_joined(lines))] if page.view.winners and lines else None


def places(page: TablePage, placed: Sequence[Placed], language: Language) -> h.Renderable:
    """Return everybody's place, the best first and large, the viewer's own marked."""
    top = placed[0].score
    mine = [seat.number for seat in page.seats if seat.is_yours]
    return h.ol(".ranking")[
        [
            h.li(class_=[seat_class(page, each.seat), bool(page.winners) and each.place == 1 and "first"])[
                h.span(".place")[f"{each.place}." if page.winners else "·"],
                face(page, each.seat, language),
                _placed_name(seat_name(page, each.seat)[language]),
                h.strong[amount(each.score)[language]],
                h.span(".told")[
                    mine == [each.seat] and h.span(".mark")[common.IS_YOU[language]],
                    h.small[_about(page, each.seat, language)],
                    h.small(".unit")[_beside_points(page, each, top)[language]],
                ],
            ]
            for each in placed
        ]
    ]


def _beside_points(page: TablePage, each: Placed, top: int) -> Text:
    """Return what the first one's number counts, and how far the others are behind it."""
    if each.score != top:
        return words.BEHIND_TOP.format(count=amount(top - each.score))
    return words.TIED if page.winners and each.place > 1 else page.game.rules.words.unit.label(top)


def _placed_name(name: str) -> h.Renderable:
    """Return a name that stays whole: also the winner's is in small letters if a word of it is long."""
    return h.b(class_="long" if max(map(len, name.replace("-", " ").split()), default=0) > SHORT_WORD else None)[name]


PRESENCE = {
    language: {text[language] for text in (common.IS_YOU, common.IS_HERE, common.IS_THERE, common.IS_GONE)}
    for language in LANGUAGES
}


def _about(page: TablePage, seat: int, language: Language) -> str:
    """Return what kind of player it was, else the colour, which the stripe beside it shows as well."""
    facts = [fact for fact in about(page, page.seats[seat - 1], language).split(" · ") if fact not in PRESENCE[language]]
    return " · ".join(fact for fact in facts if fact != colour_name(page, seat)[language]) or " · ".join(facts)


def reasons(page: TablePage, placed: Sequence[Placed], names: SeatNames) -> h.Node:
    """Return the deciding points, and how often the lead changed."""
    if not page.view.winners:
        return None
    said = [h.p[names.marked(text)] for text in _differences(page, placed)]
    return h.div(".reasons")[said, _lead(page, names)]


def _tie_break(page: TablePage, placed: Sequence[Placed], frame: Frame, names: SeatNames) -> h.Node:
    lines = tie_break(page.log, placed)
    if not lines:
        return None
    told, rule = names.marked(_joined([line.text for line in lines])), rule_link(frame, page.game.id, lines[-1].rule)
    return h.p(".why")[h.strong[words.TIE_BREAK[frame.language]], " ", told, rule]


def _joined(sentences: Sequence[Text]) -> Text:
    return Text("".join(f"{text.en}. " for text in sentences), "".join(f"{text.de}. " for text in sentences))


def _differences(page: TablePage, placed: Sequence[Placed]) -> list[Text]:
    """Return what decided between the winners and the next, and what cost the viewer most who is neither."""
    losers = [other.seat for other in placed if other.seat not in page.winners]
    mine = [seat.number for seat in page.seats if seat.is_yours]
    decided = _difference(page, losers[0]) if losers else None
    cost = _difference(page, mine[0]) if len(mine) == 1 and mine[0] in losers[1:] else None
    told = [_told_difference(page, losers[0], decided, words.DECIDED)] if decided else []
    if cost and not (decided and cost.reason == decided.reason):  # else the table above says the rest
        told.append(_told_difference(page, mine[0], cost, words.COST_MOST))
    return told


def _difference(page: TablePage, behind: int) -> Difference | None:
    return difference(drawings.breakdown(page.view), page.winners, behind)


def _told_difference(page: TablePage, behind: int, found: Difference, sentence: Text) -> Text:
    got = zip((*page.winners, behind), (*found.winners, found.runner_up), strict=True)
    each = join(words.GOT.format(count=amount(count), seat=the_seat(seat)) for seat, count in got)
    return sentence.format(reason=found.reason, each=each)


def _lead(page: TablePage, names: SeatNames) -> h.Node:
    """Return how often the lead changed, with the way to the last time."""
    if len(page.scores_by_ply) < 2:
        return None
    changes = lead_changes(page.scores_by_ply)
    if not changes:
        return h.p[names.marked(words.NO_LEAD_CHANGE)]
    last = changes[-1]
    is_last_move = last.ply == len(page.scores_by_ply) - 1
    when = _when(page, last.ply, is_last_move=is_last_move)
    sentence = {1: words.ONE_LEAD_CHANGE, 2: words.TWO_LEAD_CHANGES}.get(len(changes), words.LEAD_CHANGES)
    told = names.marked(sentence.format(count=len(changes), when=when, how=told_change(last)))
    return h.p[told] if is_last_move else h.p[h.a(href=f"/t/{page.id}?ply={last.ply}", data_step=str(last.ply))[told]]


def _when(page: TablePage, ply: int, *, is_last_move: bool) -> Text:
    if number := page.round_of(ply):
        return words.IN_LAST_ROUND if number == page.rounds_by_ply[-1] else words.IN_ROUND.format(number=number)
    return words.ON_LAST_MOVE if is_last_move else words.ON_MOVE.format(step=page.step_of(ply))


def best(page: TablePage, names: SeatNames) -> h.Node:
    """Return the best turn, best round or largest income of everybody who has one, with the way to it."""
    language, said = names.language, page.game.rules.words
    if not page.best_turns:
        return None
    return h.section(".best")[
        h.h3[(said.incomes or (words.BEST_TURNS if said.points_are_kept else words.BEST_ROUNDS))[language]],
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
        _later_steps(page, language),
    ]


def _later_steps(page: TablePage, language: Language) -> h.Renderable:
    """Return what is less urgent: beside the other actions, on a phone behind a button."""
    return h.fragment[
        h.button(".more", type="button", popovertarget="later-steps")[words.MORE[language]],
        _later_menu(page, language),
    ]


def _later_menu(page: TablePage, language: Language) -> h.Renderable:
    picture = f"/t/{page.id}/picture.png"
    return h.div("#later-steps.later", popover="auto")[
        h.a(".button", href=f"/?game={page.game.id}")[common.NEW_TABLE[language]],
        bool(page.winners)
        and [
            h.a(".button", href=picture, download=True)[words.PICTURE[language]],
            h.button(".share-picture", type="button", hidden=True, data_picture=picture)[words.SHARE_PICTURE[language]],
        ],
    ]


def points(page: TablePage, placed: Sequence[Placed], language: Language) -> h.Renderable:
    """Return where everybody's points came from, the best first, the winners marked."""
    rows, names, seats = drawings.breakdown(page.view), SeatNames.of(page, language), [each.seat for each in placed]
    scores = [score for score, _ in drawings.points(page.view)]
    totals = [amount(scores[seat - 1])[language] for seat in seats]
    lengths = [len(seat_name(page, seat)[language]) for seat in seats]
    has_room = len(seats) * max(lengths) <= HEADINGS
    letters = sum(max(length if has_room else 2, 2 * len(total)) for length, total in zip(lengths, totals, strict=True))
    values = [[len(amount(each[seat - 1])[language]) for each in (scores, *(row for _, row in rows))] for seat in seats]
    is_wide = sum(map(max, values)) > FIGURES
    return h.table(class_=["points", letters <= BRIEF and "brief", is_wide and "wide-figures"])[
        h.caption(".unseen")[words.RESULT[language]],
        h.thead[
            h.tr[
                h.th(scope="col", class_="unit")[page.game.rules.words.unit.title[language]],
                [
                    h.th(scope="col", class_="won" if seat in page.winners else None)[
                        _heading(page, seat, language, has_room=has_room)
                    ]
                    for seat in seats
                ],
            ]
        ],
        h.tbody[[_row(names.plain(title), values, seats, language) for title, values in rows]],
        h.tfoot[_row(words.SUM[language], scores, seats, language)],
    ]


def _remarks(page: TablePage, names: SeatNames) -> h.Node:
    """Return what the points don't say."""
    said = drawings.remarks(page.view)
    return h.ul(".remarks")[[h.li[names.marked(each)] for each in said]] if said else None


def _heading(page: TablePage, seat: int, language: Language, *, has_room: bool) -> h.Node:
    """Return a seat's name where all fit into their columns, else its face: a name stays whole."""
    name = seat_name(page, seat)[language]
    if has_room:
        return name
    shown = face_with_name(page, seat, language)
    return h.span(class_=["headed", seat_class(page, seat)], title=name)[shown, h.span(".unseen")[name]]


def _row(title: str, values: Sequence[int], seats: Sequence[int], language: Language) -> h.Renderable:
    return h.tr[h.th(scope="row")[title], [h.td[amount(values[seat - 1])[language]] for seat in seats]]
