"""Why moves are not taken back, and others not asked to agree to it."""

from baumeister.text import Text
from baumeister.web.table.refusals import Refusal


def not_alone() -> Refusal:
    """Refuse to take back what others would have to agree to."""
    return _not_now(
        "You can’t undo this by yourself: your turn is over, someone has moved since, or something hidden was revealed.",
        "Das kannst du nicht allein zurücknehmen: Dein Zug ist vorbei, seither hat jemand anders gezogen, oder etwas "
        "Verdecktes wurde aufgedeckt.",
    )


def nothing_to_undo() -> Refusal:
    """Refuse to take back what hasn't happened."""
    return _not_now("There’s nothing to undo.", "Es gibt nichts zurückzunehmen.")


def no_redo() -> Refusal:
    """Refuse to make a move again."""
    return _not_now("There is no move to redo.", "Es gibt keinen Zug zum Wiederholen.")


def not_playing() -> Refusal:
    """Refuse somebody for whom a bot plays."""
    return _not_now("You aren’t playing at the moment.", "Du spielst gerade nicht mit.")


def nobody_to_ask() -> Refusal:
    """Refuse to ask where nobody else has a say."""
    return _not_now(
        "Nobody has to agree here: you can undo moves yourself.",
        "Hier muss niemand zustimmen: Du kannst Züge selbst zurücknehmen.",
    )


def not_all_there() -> Refusal:
    """Refuse to ask while a seat waits for somebody."""
    return _not_now(
        "Not everyone who would have to agree has sat down yet.",
        "Es sitzen noch nicht alle am Tisch, die zustimmen müssten.",
    )


def already_asked() -> Refusal:
    """Refuse to ask while a request waits for its answers."""
    return _not_now(
        "There is already a request to undo, waiting for an answer.",
        "Um Rücknahme ist schon gebeten worden; die Antwort steht noch aus.",
    )


def already_declined() -> Refusal:
    """Refuse to ask again what has been refused."""
    return _not_now(
        "This undo was declined. You can ask again after the next move.",
        "Die Rücknahme wurde abgelehnt. Nach dem nächsten Zug kannst du wieder darum bitten.",
    )


def asked_enough() -> Refusal:
    """Refuse to ask and withdraw without end."""
    return _not_now(
        "You’ve asked several times here. You can ask again after the next move.",
        "Du hast hier schon mehrmals darum gebeten. Nach dem nächsten Zug kannst du es wieder tun.",
    )


def undone_enough() -> Refusal:
    """Refuse to take back what would leave too few events for the rest of the game."""
    return _not_now(
        "So many moves have been undone in this game that nothing more can be undone. You can still play it to the end.",
        "In diesem Spiel ist schon so oft zurückgenommen worden, dass es jetzt nicht mehr geht. Zu Ende spielen kannst du es "
        "trotzdem.",
    )


def nobody_asks() -> Refusal:
    """Refuse an answer to nothing."""
    return _not_now("Nobody is asking to undo anything right now.", "Gerade bittet niemand um eine Rücknahme.")


def own_request() -> Refusal:
    """Refuse to agree to one's own request."""
    return _not_now(
        "You can’t agree to your own request, only withdraw it.",
        "Deiner eigenen Bitte kannst du nicht zustimmen; du kannst sie nur zurückziehen.",
    )


def not_asked() -> Refusal:
    """Refuse an answer that isn't waited for."""
    return _not_now(
        "You’ve already agreed, or it isn’t up to you.", "Du hast schon zugestimmt, oder du wirst gar nicht gefragt."
    )


def _not_now(english: str, german: str) -> Refusal:
    return Refusal("not now", Text(english, german))
