"""Prompts for the seat to move, and the sources of each seat's money."""

from collections.abc import Mapping, Sequence

import numpy as np

from baumeister.games.skyline.rules.building import legal_builds
from baumeister.games.skyline.rules.components import FIELDS, RELOCATE, SWAP_OTHERS, SWAP_OWN
from baumeister.games.skyline.rules.moves import RAISE, SEAT_MOVES
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
from baumeister.games.skyline.words.endings import premiums_to_come, result
from baumeister.games.skyline.words.items import money_from
from baumeister.games.skyline.words.parts import field_part
from baumeister.games.skyline.words.phrases import in_steps, place, seat_name
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.text import Text

OWN = {
    CORNER: Text("Choose the corner where your pawn starts.", "Wähle die Ecke, an der deine Figur startet."),
    TOWER: Text(
        "Place your first skyscraper in the centre.",
        "Setze dein erstes Hochhaus ins Zentrum.",
    ),
    FLOOR: Text(
        "Place a floor on any empty lot. Beside the road it brings rent.",
        "Setze eine Etage auf ein freies Baufeld. An der Straße bringt sie Miete.",
    ),
    BUILD: Text(
        "Move the architect exactly {steps}: choose an empty lot, or a building to raise.",
        "Der Architekt geht genau {steps}: Wähle ein freies Feld oder ein Gebäude zum Aufstocken.",
    ),
    JOINED: Text(
        "Move your three floors on {joined} three spaces and tear down a smaller building.",
        "Zieh deine drei Etagen auf {joined} drei Schritte weit und reiße ein kleineres Gebäude ab.",
    ),
    CARD: Text("{title}: {text}", "{title}: {text}"),
}
OTHERS = {
    CORNER: Text("{seat} is choosing a starting corner.", "{seat} wählt eine Startecke."),
    TOWER: Text(
        "{seat} is placing a skyscraper in the centre. Placing goes anticlockwise.",
        "{seat} setzt ein Hochhaus ins Zentrum. Aufgebaut wird gegen den Uhrzeigersinn.",
    ),
    FLOOR: Text(
        "{seat} is placing a floor. Placing goes anticlockwise.",
        "{seat} setzt eine Etage. Aufgebaut wird gegen den Uhrzeigersinn.",
    ),
    BUILD: Text("{seat} is building, {steps} from the architect.", "{seat} baut, {steps} vom Architekten entfernt."),
    JOINED: Text("{seat} is choosing what to tear down.", "{seat} wählt, was abgerissen wird."),
    CARD: Text("{seat} is resolving “{title}”.", "{seat} führt „{title}“ aus."),
}
ONLY_NEW = Text(
    "Move the architect exactly {steps} and build on an empty lot.",
    "Der Architekt geht genau {steps}: Baue auf einem freien Baufeld.",
)
ONLY_RAISE = Text(
    "Move the architect exactly {steps}: choose a building to raise, then where it moves.",
    "Der Architekt geht genau {steps}: Wähle ein Gebäude zum Aufstocken und dann sein Ziel.",
)
RULES = {CORNER: "PS 2.1", TOWER: "PS 2.2", FLOOR: "PS 2.2", BUILD: "PS 3.5", JOINED: "PS 4", CARD: "PS 5"}
GROWING = Text("Now choose the building to raise", "Jetzt das Gebäude zum Aufstocken")
FALLING = Text("Now its new lot: what stands there falls", "Jetzt sein Ziel: Was dort steht, fällt")
JOINING = Text("Now choose the building to join", "Jetzt das Gebäude zum Vereinen")
OTHER_FIELD = Text("Now choose the other lot", "Jetzt das andere Baufeld")
IN_TURN = {  # cards for which two fields are chosen; with its title, each takes two lines of a phone
    SWAP_OWN: Text(
        "Choose one of your buildings, then a rival’s to swap it with. No skyscrapers.",
        "Wähle ein eigenes Gebäude, dann ein fremdes zum Tausch. Keine Hochhäuser.",
    ),
    SWAP_OTHERS: Text(
        "Choose two rivals’ buildings to swap, one of each, even skyscrapers.",
        "Vertausche zwei Gebäude verschiedener Mitspieler, auch Hochhäuser.",
    ),
    RELOCATE: Text(
        "Choose one of your buildings, then the empty lot it moves to. No skyscrapers.",
        "Wähle eines deiner Gebäude, dann ein leeres Baufeld. Keine Hochhäuser.",
    ),
}
PUSHED = {
    "pawn": Text("Now choose the pawn to move", "Jetzt die Figur, die zieht"),
    "road": Text("Now choose where it goes", "Jetzt ihr Ziel"),
}
CHANCE = {
    ROLL: Text("{seat} rolls the dice.", "{seat} würfelt."),
    DRAW: Text("{seat} draws an action card.", "{seat} zieht eine Aktionskarte."),
    WHITE: Text("{seat} rolls the white die again.", "{seat} wirft noch einmal den weißen Würfel."),
    MONEY: Text("{seat} rolls both dice for money.", "{seat} würfelt mit beiden Würfeln um Geld."),
}
YOUR_CHANCE = {
    ROLL: Text("Your dice are rolled.", "Deine Würfel fallen."),
    DRAW: Text("You draw an action card.", "Du ziehst eine Aktionskarte."),
    WHITE: Text("Your white die is rolled again.", "Dein weißer Würfel fällt noch einmal."),
    MONEY: Text("Your dice are rolled for money.", "Deine Würfel fallen, diesmal um Geld."),
}
SOURCES = {
    AT_START: Text("Starting cash", "Startgeld"),
    RENT_RECEIVED: Text("Rent received", "Mieteinnahmen"),
    RENT_PAID: Text("Rent paid", "Mietausgaben"),
    FROM_CARDS: Text("Action cards", "Aktionskarten"),
    FROM_PREMIUM: Text("Premium", "Prämie"),
}


def prompt(view: State) -> Text:
    """Prompt the seat to move, and tell everybody else its task."""
    phase = int(view.phase)
    if phase == DONE:
        return _sentence(result(view))
    chance = YOUR_CHANCE if view.viewer == view.turn + 1 else CHANCE
    text = chance.get(phase) or (_own(view) if view.viewer == view.actor else OTHERS[phase])
    return text.format(seat=seat_name(view.turn), **_values(view))


def _own(view: State) -> Text:
    """Prompt the viewer; of ways to build, name those that there are."""
    if view.phase != BUILD:
        return OWN[int(view.phase)]
    moves = np.zeros(SEAT_MOVES, np.int32)
    found = moves[: legal_builds(view, moves)]
    return ONLY_NEW if (found < RAISE).all() else ONLY_RAISE if (found >= RAISE).all() else OWN[BUILD]


def _sentence(text: Text) -> Text:
    return Text(f"{text.en}.", f"{text.de}.")


def _values(view: State) -> dict[str, Text | str | int]:
    """Return the values for the placeholders of prompts."""
    values: dict[str, Text | str | int] = {"steps": in_steps(int(view.black))}
    if view.phase == JOINED:
        values["joined"] = place(int(view.joined))
    if view.phase == CARD:
        card = CARDS[int(view.card)]
        chooses_two = view.viewer == view.actor and view.card in IN_TURN
        text = IN_TURN[int(view.card)] if chooses_two else card.text
        values |= {"title": card.title, "text": text}
    return values


def asks(view: State) -> Mapping[str, Text]:
    """Say what a move still lacks."""
    if view.phase == CARD:
        return {**PUSHED, "field": OTHER_FIELD}
    if view.phase != BUILD:
        return {}
    own = {field_part(field): GROWING for field in range(FIELDS) if view.owners[field] == view.turn}
    return {**own, "field": FALLING, "join": JOINING}


def rule(view: State) -> str:
    """Return the rule of the present decision."""
    return RULES.get(int(view.phase), "")


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where each seat's money comes from, the premium with what it would be now."""
    found = {reason: money_from(view, reason) for reason in SOURCES}
    found[FROM_PREMIUM] = tuple(premiums_to_come(view)) or found[FROM_PREMIUM]
    return [(name, found[reason]) for reason, name in SOURCES.items()]
