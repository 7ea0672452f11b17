"""What the die of a sabotage does (WB 3.11): its faces, below them their result."""

from baumeister.games.wettstreit.drawing.pieces import face
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture
from baumeister.svg.lettering import text
from baumeister.text import NO_TEXT, Text

WIDTH, HEIGHT = 262.0, 60.0
FACE, STEP, LETTERS, LINE = 19.0, 22.0, 15.0, 17.0
ODDS = Text(
    "Roll 1 or 2: nothing happens. 3 to 5: you are paid the building’s value, or it falls. Saboteur: it falls.",
    "Wurf 1 oder 2: Nichts geschieht. 3 bis 5: Man zahlt dir den Wert des Gebäudes, oder es fällt. Saboteur: Es fällt.",
)
STANDS = Text("the building", "das Gebäude"), Text("stands", "bleibt stehen")
IS_PAID = Text("you get its value,", "du bekommst den"), Text("or it falls", "Wert, oder es fällt")
FALLS = Text("it falls", "es fällt"), NO_TEXT
RESULTS = ((0.0, (1, 2), STANDS), (92.0, (3, 4, 5), IS_PAID), (214.0, (6,), FALLS))


def odds(look: Look) -> Markup:
    """Draw the faces that do the same side by side, and write what they do."""
    return picture(WIDTH, HEIGHT, ODDS[look.language], *(_result(look, *each) for each in RESULTS), class_="odds")


def _result(look: Look, x: float, rolls: tuple[int, ...], lines: tuple[Text, Text]) -> Markup:
    places = (at(FACE / 2 + 1 + index * STEP, FACE / 2 + 1) for index in range(len(rolls)))
    return group(
        *(group(face(look, roll, FACE), transform=place) for roll, place in zip(rolls, places, strict=True)),
        *(
            text(0, FACE + 13 + index * LINE, line[look.language], LETTERS, look["ink"], plain=True, anchor="start")
            for index, line in enumerate(lines)
        ),
        transform=at(x, 0),
    )
