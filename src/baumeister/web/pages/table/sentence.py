"""The prompt: the decision to make and its player, or the end of the game, in one sentence."""

from baumeister.text import Text, join, the_seat
from baumeister.web.pages.elements.page_elements import is_past
from baumeister.web.pages.result.headline import won_by_resigning
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.view_models import TablePage


def sentence(page: TablePage) -> Text:
    """Return the prompt, with placeholders for seats."""
    if is_past(page):
        return _told(page)
    if page.ended_by:
        return _result(page)
    if page.can_act:  # a turn of several moves may be tentative so far
        return page.game.rules.words.prompt(page.view.state)
    return words.TENTATIVE if page.tentative else _waiting(page)


def _told(page: TablePage) -> Text:
    """Return the event behind the position shown: a seat's deed after its last move, else the latest line, or the step."""
    lines = [entry.line for entry in page.log if entry.ply == page.ply and not entry.is_greeting]
    told = next((line.text for line in lines if line.seat), lines[-1].text if lines else None)
    step = page.step_of(page.ply)
    return told or (words.AFTER_STEP.format(step=step, last=len(page.step_starts)) if step else words.AT_START)


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
    score = page.game.rules.words.unit.with_counted(page.view.scores[winners[0] - 1])
    mine = [seat.number for seat in page.seats if seat.is_yours]
    if mine == list(winners):
        return words.WON_YOU.format(score=score)
    names = join([the_seat(number) for number in winners])
    return (words.WON if len(winners) == 1 else words.WON_SHARED).format(names=names, score=score)


def _given_up(page: TablePage) -> Text:
    gone = [seat for seat in page.seats if seat.gone == "resigned"]
    if any(seat.is_yours for seat in gone):
        return words.ENDED_YOU
    return words.ENDED.format(names=join([the_seat(seat.number) for seat in gone]))
