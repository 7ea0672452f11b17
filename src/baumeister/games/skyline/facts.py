"""The facts of the game: what stands on the box, and what is our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Project Skyline", "Project Skyline"),
    prefix="PS",
    author="Jung Je Ho",
    publisher="Amigo",
    year=2006,
    about=Text(
        "Walk the road and pay rent, send the architect, demolish your rivals' houses: three floors make a skyscraper.",
        "Geh die Straße entlang, zahle Miete, schick den Architekten los und reiße ab: Aus drei Etagen wird ein Hochhaus.",
    ),
    seats=(2, 3, 4),
    hidden=Text("nothing", "nichts"),
    chance=Text("dice, action cards", "Würfel, Aktionskarten"),
    reconstructed=Text(
        "How often each of the thirteen action cards occurs, and the cards' names.",
        "Wie oft jede der dreizehn Aktionskarten vorkommt, und die Namen der Karten.",
    ),
    option_titles={
        "expert": Text("Joining buildings, for experts", "Gebäude vereinen, für Kenner"),
        "free_start": Text("Choose the corner to start from", "Startecke frei wählen"),
    },
)
