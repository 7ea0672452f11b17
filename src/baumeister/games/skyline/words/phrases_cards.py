"""What Project Skyline's action cards are called and what they say (PS 5)."""

from typing import NamedTuple

from baumeister.text import Text


class Card(NamedTuple):
    """An action card: what it is called and what it says."""

    title: Text
    text: Text


CARDS = {
    1: Card(
        Text("Second Wind", "Rückenwind"),
        Text(
            "Throw the white die again and move on. Pay rent if it is due.",
            "Wirf den weißen Würfel noch einmal und zieh weiter. Zahle Miete, wenn sie fällig wird.",
        ),
    ),
    2: Card(
        Text("Invitation", "Einladung"),
        Text(
            "Move the pawn of the richest player 1, 2 or 3 fields on. Its owner pays rent if it is due.",
            "Zieh die Figur des reichsten Spielers 1, 2 oder 3 Felder weiter. Er zahlt Miete, wenn sie fällig wird.",
        ),
    ),
    3: Card(
        Text("Subsidy", "Fördergeld"),
        Text(
            "The bank pays the poorest player 100 thousand, on a tie each of them.",
            "Die Bank zahlt dem ärmsten Spieler 100 Tausend, bei Gleichstand jedem von ihnen.",
        ),
    ),
    4: Card(
        Text("Windfall", "Geldsegen"),
        Text(
            "Throw both dice: the bank pays you ten times their sum.",
            "Wirf beide Würfel: Die Bank zahlt dir das Zehnfache der Summe.",
        ),
    ),
    5: Card(
        Text("Tax Audit", "Steuerprüfung"),
        Text(
            "Choose any player. Each of their skyscrapers costs them 50 thousand.",
            "Wähle irgendeinen Spieler. Jedes seiner Hochhäuser kostet ihn 50 Tausend.",
        ),
    ),
    6: Card(
        Text("Property Tax", "Grundsteuer"),
        Text("Pay 50 thousand for each of your skyscrapers.", "Zahle 50 Tausend für jedes deiner Hochhäuser."),
    ),
    7: Card(
        Text("Cracks", "Risse im Beton"),
        Text(
            "Who has most skyscrapers takes one back. You choose which.",
            "Wer die meisten Hochhäuser hat, nimmt eines zurück. Du wählst, welches.",
        ),
    ),
    8: Card(
        Text("Exchange", "Tauschgeschäft"),
        Text(
            "Swap one of your buildings with another player's. No skyscrapers.",
            "Tausche eines deiner Gebäude mit einem fremden. Keine Hochhäuser.",
        ),
    ),
    9: Card(
        Text("Extra Shift", "Sonderschicht"),
        Text("Put one of your floors on any free field.", "Setze eine deiner Etagen auf ein freies Baufeld."),
    ),
    10: Card(
        Text("Trading Places", "Ringtausch"),
        Text(
            "Swap the buildings of two other players. Skyscrapers, too.",
            "Vertausche die Gebäude zweier Mitspieler. Auch Hochhäuser.",
        ),
    ),
    11: Card(
        Text("Removal Men", "Umzug"),
        Text(
            "Move one of your buildings to an empty field. No skyscrapers.",
            "Versetze eines deiner Gebäude auf ein leeres Feld. Keine Hochhäuser.",
        ),
    ),
    12: Card(
        Text("Wrecking Ball", "Abrissbirne"),
        Text(
            "Return another player's building of one or two floors.",
            "Gib ein fremdes Gebäude mit einer oder zwei Etagen zurück.",
        ),
    ),
    13: Card(
        Text("Building Flaw", "Baumangel"),
        Text(
            "Take one of your own buildings back, even a skyscraper.",
            "Nimm eines deiner eigenen Gebäude zurück, auch ein Hochhaus.",
        ),
    ),
}
"""The action cards by kind, in the order of the rules (PS 5); their names are ours."""
