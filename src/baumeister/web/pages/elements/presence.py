"""The player on a seat, in a line."""

from baumeister.text import Language
from baumeister.web.pages.elements import texts as words
from baumeister.web.pages.elements.seat_names import colour_name
from baumeister.web.pages.view_models import Seat, TablePage


def about(page: TablePage, seat: Seat, language: Language) -> str:
    """Return the seat's colour, its player, and whether the person is there."""
    colour = colour_name(page, seat.number)[language]
    if seat.gone == "resigned":
        return (words.RESIGNED if page.ended_by else words.HAS_RESIGNED)[language]
    facts = [colour] if seat.name not in ("", colour) else []
    if seat.holder == "open":
        facts.append(words.IS_OPEN[language])
    elif seat.holder == "bot" and seat.level:
        facts.append(words.IS_BOT[seat.level][language])
        if seat.failed:
            facts.append(words.STANDS_IN_FOR[seat.failed][language])
        if seat.is_warming_up:
            facts.append(words.IS_WARMING_UP[language])
    elif seat.is_yours:
        is_one_of_many = sum(other.is_yours for other in page.seats) > 1
        facts.append((words.IS_HERE if is_one_of_many else words.IS_YOU)[language])
    else:
        facts.append((words.IS_THERE if seat.is_connected else words.IS_GONE)[language])
    return " · ".join(facts)
