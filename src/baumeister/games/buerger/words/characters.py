"""The characters that bots play as: citizens and master builders of the old city on the river, all invented."""

from baumeister.present.character import Character, Face
from baumeister.text import Text

CHARACTERS = (
    Character(
        "margarete",
        "Margarete",
        Text(
            "A house is built in a year. A good name takes longer.",
            "Ein Haus steht in einem Jahr. Ein guter Name braucht länger.",
        ),
        Text("finishes districts and completes great projects", "macht Viertel voll und vollendet Großprojekte"),
        Face(
            head="round",
            skin="rosy",
            hair="bun",
            hair_colour="copper-shade",
            hat="bonnet",
            hat_colour="blue",
            collar="lace",
            coat="blue-shade",
            trim="gold",
            behind="sandstone",
        ),
    ),
    Character(
        "balthasar",
        "Balthasar",
        Text("Measure twice, build once, complain always.", "Zweimal messen, einmal bauen, immer schimpfen."),
        Text("wants the best tiles, whatever they cost", "will die besten Plättchen, was sie auch kosten"),
        Face(
            head="square",
            skin="tan",
            hair="short",
            hair_colour="copper-shade",
            beard="full",
            collar="cravat",
            coat="orange-shade",
            trim="green-light",
            brows="bushy",
            mouth="firm",
            behind="park",
        ),
    ),
    Character(
        "lisbeth",
        "Lisbeth",
        Text("I always build next to the bakery. Mine.", "Ich baue immer neben der Bäckerei. Meiner."),
        Text("builds beside tiles of the same kind", "baut neben Gleiches"),
        Face(
            head="oval",
            skin="fair",
            hair="bun",
            hair_colour="sandstone-light",
            hat="kerchief",
            hat_colour="red-light",
            collar="shirt",
            coat="red",
            mouth="grin",
            behind="water",
        ),
    ),
    Character(
        "leberecht",
        "Leberecht",
        Text(
            "I have sat in the council for forty years. I can wait.", "Ich sitze seit vierzig Jahren im Rat. Ich kann warten."
        ),
        Text("collects coins and saves them", "sammelt Münzen und spart sie"),
        Face(
            head="long",
            skin="fair",
            hair="receding",
            hair_colour="zinc",
            beard="whiskers",
            hat="top hat",
            hat_colour="slate-shade",
            collar="cravat",
            coat="basalt",
            trim="marble",
            brows="raised",
            is_old=True,
            behind="granite",
        ),
    ),
    Character(
        "jakob",
        "Jakob",
        Text(
            "Three years on the road. I have seen how others do it wrong.",
            "Drei Jahre auf der Walz. Ich weiß, wie man es falsch macht.",
        ),
        Text("likes parks and empty districts", "mag Parks und leere Viertel"),
        Face(
            head="heart",
            skin="tan",
            hair="curls",
            hair_colour="basalt-shade",
            collar="scarf",
            coat="slate-shade",
            trim="red-light",
            mouth="smirk",
            brows="keen",
            behind="brass",
        ),
    ),
)
