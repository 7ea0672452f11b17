"""What the seat whose turn it is has to do, and where each seat's money comes from."""

from collections.abc import Sequence

from baumeister.games.skyline.rules.scoring import AT_START, FROM_CARDS, FROM_PREMIUM, RENT_PAID, RENT_RECEIVED
from baumeister.games.skyline.rules.state import (
    BUILD,
    CARD,
    CORNER,
    DONE,
    DRAW,
    FLOOR,
    JOINED,
    MONEY,
    ROLL,
    TOWER,
    WHITE,
    State,
)
from baumeister.games.skyline.words.endings import result
from baumeister.games.skyline.words.items import money_from
from baumeister.games.skyline.words.phrases import in_steps, place, seat_name
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.text import Text

OWN = {
    CORNER: Text("Choose the corner where your pawn starts.", "Wähle die Ecke, an der deine Figur startet."),
    TOWER: Text(
        "Put your first skyscraper in the centre. The set-up goes anticlockwise, turns later go clockwise.",
        "Setze dein erstes Hochhaus ins Zentrum. Der Aufbau geht gegen den Uhrzeigersinn, das Spiel dann im Uhrzeigersinn.",
    ),
    FLOOR: Text(
        "Put a floor on any free field. The set-up goes anticlockwise.",
        "Setze eine Etage auf ein beliebiges freies Baufeld. Der Aufbau geht gegen den Uhrzeigersinn.",
    ),
    BUILD: Text(
        "The architect goes exactly {steps}: build on an empty field, or raise a building of yours and demolish another's.",
        "Der Architekt geht genau {steps}: Baue auf ein leeres Feld, oder erhöhe ein Gebäude und reiße damit ein fremdes ab.",
    ),
    JOINED: Text(
        "Your three floors on {joined} move three steps and demolish a smaller building.",
        "Deine drei Etagen auf {joined} ziehen drei Schritte weit und reißen ein kleineres Gebäude ab.",
    ),
    CARD: Text("{title}: {text}", "{title}: {text}"),
}
OTHERS = {
    CORNER: Text("{seat} chooses a corner to start from.", "{seat} wählt eine Ecke zum Starten."),
    TOWER: Text(
        "{seat} puts a skyscraper in the centre; the set-up goes anticlockwise.",
        "{seat} setzt ein Hochhaus ins Zentrum; der Aufbau geht gegen den Uhrzeigersinn.",
    ),
    FLOOR: Text(
        "{seat} puts a floor on a free field; the set-up goes anticlockwise.",
        "{seat} setzt eine Etage auf ein freies Baufeld; der Aufbau geht gegen den Uhrzeigersinn.",
    ),
    BUILD: Text("{seat} builds {steps} from the architect.", "{seat} baut {steps} vom Architekten entfernt."),
    JOINED: Text("{seat} chooses what to demolish.", "{seat} wählt, was abgerissen wird."),
    CARD: Text("{seat} carries out “{title}”.", "{seat} führt „{title}“ aus."),
}
CHANCE = {
    ROLL: Text("{seat} throws the dice.", "{seat} würfelt."),
    DRAW: Text("{seat} draws an action card.", "{seat} zieht eine Aktionskarte."),
    WHITE: Text("{seat} throws the white die again.", "{seat} wirft noch einmal den weißen Würfel."),
    MONEY: Text("{seat} throws both dice for money.", "{seat} würfelt mit beiden Würfeln um Geld."),
}
SOURCES = {
    AT_START: Text("At the start", "Am Anfang"),
    RENT_RECEIVED: Text("Rent received", "Miete bekommen"),
    RENT_PAID: Text("Rent paid", "Miete gezahlt"),
    FROM_CARDS: Text("Action cards", "Aktionskarten"),
    FROM_PREMIUM: Text("Premium", "Prämie"),
}


def prompt(view: State) -> Text:
    """Say what the seat whose turn it is has to do; to others, whose turn it is and for what."""
    phase = int(view.phase)
    if phase == DONE:
        return _sentence(result(view))
    text = CHANCE.get(phase) or (OWN if view.viewer == view.actor else OTHERS)[phase]
    return text.format(seat=seat_name(view.turn), **_values(view))


def _sentence(text: Text) -> Text:
    return Text(f"{text.en}.", f"{text.de}.")


def _values(view: State) -> dict[str, Text | str | int]:
    """Return what fills the placeholders of prompts."""
    values: dict[str, Text | str | int] = {"steps": in_steps(int(view.black))}
    if view.phase == JOINED:
        values["joined"] = place(int(view.joined))
    if view.phase == CARD:
        card = CARDS[int(view.card)]
        values |= {"title": card.title, "text": card.text}
    return values


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's money comes from."""
    return [(name, money_from(view, reason)) for reason, name in SOURCES.items()]
