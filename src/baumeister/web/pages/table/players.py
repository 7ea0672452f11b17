"""The players' panels: score and its breakdown, stock, turn, presence."""

from collections.abc import Sequence

import htpy as h

from baumeister.text import NO_TEXT, Language, Text, amount, either_way, or_else, signed
from baumeister.web.pages.elements.forms import act, hidden
from baumeister.web.pages.elements.laurel import sign_of_lead
from baumeister.web.pages.elements.page_elements import is_past, new_id
from baumeister.web.pages.elements.portraits import face, introduced
from baumeister.web.pages.elements.presence import about
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class, seat_name
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.rendering.drawings import hoped_for
from baumeister.web.pages.result import texts as result_words
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.greetings import bubble
from baumeister.web.pages.view_models import Frame, Seat, TablePage

FOUR_DIGITS = 1000


def players(page: TablePage, frame: Frame) -> h.Renderable:
    """Return all panels, in the order of the seats."""
    names = SeatNames.of(page, frame.language)
    return h.section("#players", aria_label=words.PLAYERS[frame.language])[
        h.ol[[panel(page, seat, frame, names) for seat in page.seats]]
    ]


def panel(page: TablePage, seat: Seat, frame: Frame, names: SeatNames) -> h.Renderable:
    """Return one player's panel."""
    language, number = frame.language, seat.number
    has_turn = number == actor(page)
    kind = ["panel", seat_class(page, number), has_turn and "turn", seat.is_yours and "is-mine"]
    return h.li(id=f"seat-{number}", class_=kind)[
        h.div(class_=["who", attendance(seat)])[
            face(page, number, language),
            h.span(".name")[seat_name(page, number)[language]],
            laurel(page, seat, language),
            mark(page, seat, language),
            h.span(".about-seat")[about(page, seat, language)],
            bubble(seat, language),
        ],
        breakdown(page, seat, names),
        h.div(".stock")[names.in_drawing(drawings.stock(page.view, number, language))],
        seat_actions(page, seat, frame),
    ]


def attendance(seat: Seat) -> str | None:
    """Return the class of a seat on which another person is there, or away."""
    if seat.holder != "person" or seat.is_yours:
        return None
    return "there" if seat.is_connected else "away"


def actor(page: TablePage) -> int:
    """Return the seat whose turn it is in the position shown, the viewer's until it has confirmed its move; 0 if nobody's."""
    if page.tentative:
        return page.view.seat
    return max(page.view.actor, 0) if is_past(page) or not page.ended_by else 0


def leader(page: TablePage) -> int:
    """Return the seat that leads, as the game stands, with all that is open to come, and less what seats are known to lose.

    0 where none leads in all these ways, or it is over.
    """
    if page.view.winners:
        return 0
    points, losses = drawings.points(page.view), drawings.losses(page.view)
    now = [score for score, _ in points]
    counts = (now, [hoped_for(*each) for each in points], [score + loss for score, loss in zip(now, losses, strict=True)])
    first = {_only_first(scores) for scores in counts}
    return first.pop() if len(first) == 1 else 0


def _only_first(scores: Sequence[int]) -> int:
    """Return the seat that has the most alone; else 0."""
    return scores.index(max(scores)) + 1 if scores.count(max(scores)) == 1 else 0


def laurel(page: TablePage, seat: Seat, language: Language) -> h.Node:
    """Return the sign of the seat that leads."""
    is_open = any(stake for _, stake in drawings.points(page.view))
    return sign_of_lead(language, is_open=is_open) if seat.number == leader(page) else None


def mark(page: TablePage, seat: Seat, language: Language) -> h.Renderable:
    """Return the mark of the seat to move, or of a winner; there, but hidden, for all others."""
    if seat.number in page.winners:
        return h.span(".mark")[words.IS_WINNER[language]]
    return h.span(".mark", hidden=seat.number != actor(page))[words.AT_MOVE[language]]


def breakdown(page: TablePage, seat: Seat, names: SeatNames) -> h.Node:
    """Return a player's points, and on demand where they come from."""
    rows, language = drawings.breakdown(page.view), names.language
    score, stake = drawings.points(page.view)[seat.number - 1]
    loss = drawings.losses(page.view)[seat.number - 1]
    return h.details(".breakdown", name="breakdown")[
        h.summary(
            class_=["score", page.game.rules.words.stake != NO_TEXT and "two-sums"],
            data_score=str(score),
            title=_hint(score, stake)[language],
        )[
            h.strong(id=new_id(page, f"score-{seat.number}"), class_=["long" if abs(score) >= FOUR_DIGITS else ""])[
                h.span[amount(hoped_for(score, stake))[language]]
            ],
            otherwise(page, seat, language, "otherwise"),
            " ",
            _caption(page, seat, language),
            gain(page, seat, language),
        ],
        h.div(".origin")[
            h.dl[
                [h.div[h.dt[names.marked(title)], h.dd[amount(points[seat.number - 1])[language]]] for title, points in rows],
                h.div[h.dt[page.game.rules.words.loss[language]], h.dd[amount(loss)[language]]] if loss else None,
                [_sum(title, total, language) for title, total in _sums(len(rows), score, stake, loss)],
            ],
            _next_scoring(page, seat, names),
            h.p(".about-stake")[h.b[either_way(stake)], " ", page.game.rules.words.stake[language]] if stake else None,
            h.p(".motto")[introduced(seat.character, language)] if seat.character else None,
        ],
    ]


def gain(page: TablePage, seat: Seat, language: Language) -> h.Node:
    """Return what has changed in a player's points since the viewer's last turn began."""
    change = page.gains[seat.number - 1] if page.gains else 0
    return h.i(".since", title=words.SINCE_YOUR_TURN[language])[signed(change)] if change else None


def _next_scoring(page: TablePage, seat: Seat, names: SeatNames) -> h.Node:
    """Return what a scoring of the position as it stands would bring a player."""
    rows = [(title, points[seat.number - 1]) for title, points in drawings.next_scoring(page.view)]
    if not rows:
        return None
    total = sum(points for _, points in rows)
    return h.dl(".next-scoring")[
        h.div[h.dt[words.IF_SCORED[names.language]], h.dd[signed(total)]],
        [h.div[h.dt[names.marked(title)], h.dd[signed(points)]] for title, points in rows],
    ]


def otherwise(page: TablePage, seat: Seat, language: Language, name: str) -> h.Node:
    """Return, beside the points that a seat has if all that is open comes out well, those it has if nothing does: "/ −14"."""
    (score, stake), loss = drawings.points(page.view)[seat.number - 1], drawings.losses(page.view)[seat.number - 1]
    tell = page.game.rules.words
    said = tell.stake[language] if stake else f"{words.IF_IT_ENDED[language]}: {tell.loss[language]} {signed(loss)}"
    if not (stake or loss):
        return None
    own = new_id(page, f"{name}-{seat.number}")  # it stands where the other ends
    return h.i(".stake", id=own, title=said)[or_else(score + loss)]


def _caption(page: TablePage, seat: Seat, language: Language) -> h.Renderable:
    """Return what stands below or beside a seat's points: of two sums a word below each."""
    (score, stake), loss = drawings.points(page.view)[seat.number - 1], drawings.losses(page.view)[seat.number - 1]
    if not (stake or loss):
        return h.span[page.game.rules.words.unit.label(score)[language]]
    return h.span(".which", id=new_id(page, f"which-{seat.number}"))[
        h.span[(words.COMPLETE if stake else words.BUILT)[language]], " ", h.span[words.NOW[language]]
    ]


def _hint(score: int, stake: int) -> Text:
    """Return what the points are, for whoever points at them."""
    both = words.TWO_SUMS.format(hoped=amount(hoped_for(score, stake)), now=amount(score))
    return both if stake else words.BREAKDOWN


def _sums(row_count: int, score: int, stake: int, loss: int) -> tuple[tuple[Text, int], ...]:
    """Return what several rows add up to: one total, or two, with what is at stake as minus and as plus."""
    if loss:
        return ((words.IF_IT_ENDED, score + loss),)
    if stake:
        return (words.IF_IT_ENDED, score), (words.IF_COMPLETED, hoped_for(score, stake))
    return ((result_words.SUM, score),) if row_count > 1 else ()


def _sum(title: Text, score: int, language: Language) -> h.Renderable:
    return h.div(".sum")[h.dt[title[language]], h.dd[amount(score)[language]]]


def seat_actions(page: TablePage, seat: Seat, frame: Frame) -> h.Node:
    """Return the viewer's actions for this seat."""
    found = _seat_actions(page, seat, frame)
    return h.div(".seat-actions")[found] if found else None


def _seat_actions(page: TablePage, seat: Seat, frame: Frame) -> h.Node:
    path = f"seats/{seat.number}"
    label = words.LET_BOT_SIT if seat.holder == "open" else words.HAND_TO_BOT
    to_bot = seat.can_be_handed_over and act(frame, page, f"{path}/bot", label, hidden("level", "medium"), place="to-bot")
    if seat.can_be_taken and seat.holder == "open":
        invite = h.button(type="button", popovertarget="invite-panel")[words.INVITE[frame.language]]
        take = words.TAKE_SEAT_TOO if any(other.is_yours for other in page.seats) else words.TAKE_SEAT
        return [seat.secret_link and invite, act(frame, page, f"{path}/take", take), to_bot]
    invite_to = seat.can_be_invited_to and act(frame, page, f"{path}/invite", words.INVITE)
    if to_bot or invite_to:
        return [invite_to, to_bot]
    if seat.can_be_taken:
        return act(frame, page, f"{path}/take", words.TAKE_BACK)
    return None
