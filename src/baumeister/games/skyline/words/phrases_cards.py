"""The names and texts of Project Skyline's action cards (PS 5)."""

from typing import NamedTuple

from baumeister.text import Text


class Card(NamedTuple):
    """An action card: its name and its text."""

    title: Text
    text: Text


CARDS = {
    1: Card(
        Text("Second Wind", "Rückenwind"),
        Text(
            "Roll the white die again and move on. Pay any rent due.",
            "Wirf den weißen Würfel noch einmal und zieh weiter. Zahle die Miete, falls eine fällig wird.",
        ),
    ),
    2: Card(
        Text("Invitation", "Einladung"),
        Text(
            "Move the richest player’s pawn 1, 2 or 3 spaces. That player pays any rent due.",
            "Zieh die Figur des reichsten Spielers 1 bis 3 Felder weiter. Er zahlt fällige Miete.",
        ),
    ),
    3: Card(
        Text("Subsidy", "Fördergeld"),
        Text(
            "The bank pays the poorest player 100. If players tie, each gets it.",
            "Die Bank zahlt dem ärmsten Spieler 100, bei Gleichstand jedem von ihnen.",
        ),
    ),
    4: Card(
        Text("Windfall", "Geldsegen"),
        Text(
            "Roll both dice: the bank pays you ten times the total.",
            "Wirf beide Würfel: Die Bank zahlt dir das Zehnfache der Summe.",
        ),
    ),
    5: Card(
        Text("Tax Audit", "Steuerprüfung"),
        Text(
            "Choose any player. They pay 50 for each of their skyscrapers.",
            "Wähle einen beliebigen Spieler. Er zahlt 50 für jedes seiner Hochhäuser.",
        ),
    ),
    6: Card(
        Text("Property Tax", "Grundsteuer"),
        Text("Pay 50 for each of your skyscrapers.", "Zahle 50 für jedes deiner Hochhäuser."),
    ),
    7: Card(
        Text("Cracks", "Risse im Beton"),
        Text(
            "The player with the most skyscrapers takes one back. You choose which.",
            "Wer die meisten Hochhäuser hat, nimmt eines zurück. Du wählst, welches.",
        ),
    ),
    8: Card(
        Text("Exchange", "Tauschgeschäft"),
        Text(
            "Swap one of your buildings with a rival’s. No skyscrapers.",
            "Tausche eines deiner Gebäude mit einem fremden. Keine Hochhäuser.",
        ),
    ),
    9: Card(
        Text("Extra Shift", "Sonderschicht"),
        Text("Place one of your floors on any empty lot.", "Setze eine deiner Etagen auf ein freies Baufeld."),
    ),
    10: Card(
        Text("Trading Places", "Ringtausch"),
        Text(
            "Swap the buildings of two rivals, even skyscrapers.",
            "Vertausche zwei Gebäude verschiedener Mitspieler, auch Hochhäuser.",
        ),
    ),
    11: Card(
        Text("Removal Men", "Umzug"),
        Text(
            "Move one of your buildings to an empty lot. No skyscrapers.",
            "Versetze eines deiner Gebäude auf ein leeres Feld. Keine Hochhäuser.",
        ),
    ),
    12: Card(
        Text("Wrecking Ball", "Abrissbirne"),
        Text(
            "Return a rival’s building of one or two floors to its owner.",
            "Gib ein fremdes Gebäude mit einer oder zwei Etagen an seinen Besitzer zurück.",
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
