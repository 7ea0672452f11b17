"""The result in one sentence: players read their place, all others the winner."""

from collections.abc import Sequence

from baumeister.text import Text, capital, join, the_seat
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.result import texts as words
from baumeister.web.pages.result.outcome import Placed
from baumeister.web.pages.view_models import TablePage


def headline(page: TablePage, placed: Sequence[Placed]) -> Text:
    """Return the sentence, with placeholders for seats."""
    winners = page.winners
    if not winners:
        return gave_up(page) if page.ended_by == "resigned" else words.ENDED_EARLY
    mine = [seat.number for seat in page.seats if seat.is_yours]
    if page.won_by_resigning:
        return won_by_resigning(page)
    own = next((each for each in placed if mine == [each.seat]), None)
    if own is None:
        return _won(page, placed)
    return _you_won(page, placed, own) if own.seat in winners else _you_came(page, placed, own)


def won_by_resigning(page: TablePage) -> Text:
    """Say that all rivals of the winner have resigned."""
    names = join([the_seat(seat.number) for seat in page.seats if seat.gone == "resigned"])
    (winner,) = page.won_by_resigning
    if [seat.number for seat in page.seats if seat.is_yours] == [winner]:
        return words.OTHERS_RESIGNED_YOU_WIN.format(names=names)
    return words.OTHERS_RESIGNED.format(names=names, winner=the_seat(winner))


def gave_up(page: TablePage) -> Text:
    """Name the players who resigned, at the end of a game that nobody won."""
    gone = [seat for seat in page.seats if seat.gone == "resigned"]
    if any(seat.is_yours for seat in gone):
        return common.YOU_RESIGNED
    return words.THEY_RESIGNED.format(names=join([the_seat(seat.number) for seat in gone]))


def _won(page: TablePage, placed: Sequence[Placed]) -> Text:
    winners = page.winners
    if len(winners) > 1:
        return words.SHARE_VICTORY.format(names=join(map(the_seat, winners)))
    return _by(page, placed, words.WINS_BY, words.WINS_ON_TIE, words.WINS).format(winner=the_seat(winners[0]))


def _you_won(page: TablePage, placed: Sequence[Placed], own: Placed) -> Text:
    others = [seat for seat in page.winners if seat != own.seat]
    if others:
        return words.YOU_SHARE_VICTORY.format(names=join(map(the_seat, others)))
    return _by(page, placed, words.YOU_WIN_BY, words.YOU_WIN_ON_TIE, words.YOU_WIN)


def _by(page: TablePage, placed: Sequence[Placed], ahead: Text, level: Text, alone: Text) -> Text:
    """Return the sentence for a lead in points, for a tie-break, or for a victory that points don't tell."""
    second = [each.seat for each in placed if each.place == placed[1].place]
    lead = placed[0].score - placed[1].score
    names = {"second": join(map(the_seat, second)), "winner": the_seat(placed[0].seat)}
    if lead < 0:
        return alone.format(**names)
    return (ahead if lead else level).format(lead=_points(page, lead), **names)


def _you_came(page: TablePage, placed: Sequence[Placed], own: Placed) -> Text:
    behind, winner = placed[0].score - own.score, join(map(the_seat, page.winners))
    if len(placed) == 2:
        lost = words.YOU_LOST_BY if behind > 0 else words.YOU_LOST if behind else words.YOU_LOST_ON_TIE
        return lost.format(behind=_points(page, behind), winner=winner)
    place = words.PLACES[own.place - 1]
    if sum(each.place == own.place for each in placed) > 1:
        place = words.SHARED.format(place=place)
    place = capital(place)
    if behind < 0:
        return place
    tail = words.BEHIND if behind else words.LEVEL_WITH
    return tail.format(place=place, behind=_points(page, behind), winner=winner)


def _points(page: TablePage, count: int) -> Text:
    return page.game.rules.words.unit.lead(count)
