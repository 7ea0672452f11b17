"""The characters that bots play as: people who plan a city of today, all invented."""

from baumeister.present.character import Character, Face
from baumeister.text import Text

CHARACTERS = (
    Character(
        "amara",
        "Amara",
        Text("A city is a conversation. I talk in towers.", "Eine Stadt ist ein Gespräch. Ich rede in Türmen."),
        Face(
            head="oval",
            skin="deep",
            hair="afro",
            hair_colour="basalt-shade",
            collar="pearls",
            coat="yellow-light",
            trim="gold",
            mouth="grin",
            behind="water",
        ),
    ),
    Character(
        "jonas",
        "Jonas",
        Text(
            "I cycle to every site. That's why I build close together.",
            "Ich fahre mit dem Rad zur Baustelle. Darum baue ich dicht.",
        ),
        Face(
            head="long",
            skin="rosy",
            hair="knot",
            hair_colour="brass-light",
            beard="full",
            collar="roll neck",
            coat="green-light",
            trim="green-shade",
            behind="zinc",
        ),
    ),
    Character(
        "yuki",
        "Yuki",
        Text("Draw less, see more, move in on Friday.", "Weniger zeichnen, mehr sehen, Freitag einziehen."),
        Face(
            head="round",
            skin="fair",
            hair="straight",
            hair_colour="basalt-shade",
            glasses="round",
            collar="roll neck",
            coat="slate-shade",
            trim="basalt",
            mouth="smirk",
            behind="granite",
        ),
    ),
    Character(
        "rashid",
        "Rashid",
        Text("Rent is just applause that comes every month.", "Miete ist Applaus, der jeden Monat kommt."),
        Face(
            head="square",
            skin="brown",
            hair="parted",
            hair_colour="basalt-shade",
            beard="goatee",
            glasses="square",
            collar="shirt",
            coat="blue-shade",
            brows="calm",
            behind="sandstone",
        ),
    ),
    Character(
        "elvira",
        "Elvira",
        Text(
            "I drew the first master plan. Nobody has followed it since.",
            "Von mir ist der erste Bebauungsplan. Keiner hält sich daran.",
        ),
        Face(
            head="heart",
            skin="rosy",
            hair="bob",
            hair_colour="zinc",
            glasses="cat",
            collar="scarf",
            coat="purple-shade",
            trim="red-light",
            brows="raised",
            is_old=True,
            behind="park",
        ),
    ),
)
