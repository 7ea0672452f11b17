"""The characters that bots play as: people round a great builder of flats, all invented; none of them remembers anything."""

from baumeister.present.character import Character, Face
from baumeister.text import Text

CHARACTERS = (
    Character(
        "lothar",
        "Lothar",
        Text("All above board. The board is mine.", "Alles sauber. Ich habe selbst gewischt."),
        Face(
            head="square",
            skin="rosy",
            hair="receding",
            hair_colour="basalt-shade",
            glasses="square",
            collar="tie",
            coat="slate-shade",
            trim="red-light",
            brows="bushy",
            behind="zinc",
        ),
    ),
    Character(
        "gisela",
        "Gisela",
        Text(
            "My figures are always right. I ask them every evening.", "Meine Zahlen stimmen immer. Ich frage sie jeden Abend."
        ),
        Face(
            head="oval",
            skin="fair",
            hair="beehive",
            hair_colour="orange-shade",
            glasses="cat",
            collar="pearls",
            coat="green-light",
            mouth="smirk",
            brows="raised",
            behind="sandstone",
        ),
    ),
    Character(
        "manfred",
        "Manfred",
        Text("A gift between friends needs no receipt.", "Unter Freunden braucht man keine Quittung."),
        Face(
            head="round",
            skin="tan",
            hair="short",
            hair_colour="copper-shade",
            hat="fedora",
            hat_colour="sandstone-light",
            beard="moustache",
            collar="shirt",
            coat="sandstone-shade",
            mouth="grin",
            behind="park",
        ),
    ),
    Character(
        "ingrid",
        "Ingrid",
        Text("The permit is in the post. The invoice, too.", "Die Genehmigung ist in der Post. Die Rechnung auch."),
        Face(
            head="heart",
            skin="rosy",
            hair="waves",
            hair_colour="brass",
            collar="scarf",
            coat="orange-light",
            trim="purple-light",
            brows="keen",
            behind="water",
        ),
    ),
    Character(
        "detlef",
        "Detlef",
        Text("The cellar is not damp. It has a view of the lake.", "Der Keller ist nicht feucht. Er hat Seeblick."),
        Face(
            head="long",
            skin="rosy",
            hair="short",
            hair_colour="basalt-shade",
            hat="helmet",
            hat_colour="yellow",
            beard="stubble",
            collar="overalls",
            coat="blue-light",
            trim="slate-light",
            mouth="firm",
            brows="calm",
            behind="granite",
        ),
    ),
)
