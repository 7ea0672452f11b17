"""The facts of the game: those printed on the box, and our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Project Skyline", "Project Skyline"),
    prefix="PS",
    author="Jung Je Ho",
    publisher="Amigo",
    year=2006,
    kind=Text("Dice, rent and demolition", "Würfel, Miete, Abriss"),
    about=Text(
        "Collect rent, send out the architect and tear down your rivals’ buildings: three floors make a skyscraper.",
        "Kassiere Miete, schick den Architekten los und reiß fremde Häuser ab: Aus drei Etagen wird ein Hochhaus.",
    ),
    seats=(2, 3, 4),
    minutes=(10, 30),
    hidden=Text("nothing", "nichts"),
    chance=Text("dice, action cards", "Würfel, Aktionskarten"),
    reconstructed=Text(
        "How many there are of each of the thirteen action cards, and their names.",
        "Wie oft jede der dreizehn Aktionskarten vorkommt, und die Namen der Karten.",
    ),
    option_titles={
        "expert": Text("Join buildings (for experts)", "Gebäude vereinen (für Kenner)"),
        "free_start": Text("Choose your starting corner", "Startecke frei wählen"),
    },
)
