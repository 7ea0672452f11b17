"""The guided first game: the set-up, a floor built, an action card, rent, and a building that tears another down."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, look, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"skyline tour 39380").digest(),
    seats=2,
    steps=(
        instruct(
            "tower c3",
            "Everyone begins with a skyscraper in the centre: place yours on c3.",
            "Jeder beginnt mit einem Hochhaus im Zentrum: Setz deines auf c3.",
            look(
                "The most money wins: your cash, and at the end a premium of 100 for each of your skyscrapers. The smaller "
                "number includes it.",
                "Das meiste Geld gewinnt: dein Bargeld und am Ende 100 Prämie für jedes deiner Hochhäuser. In der kleineren "
                "Zahl ist sie dabei.",
                "seat-1",
            ),
        ),
        *others("tower d4"),
        instruct(
            "floor b1",
            "Then three floors each, on any lot. Beside the road they bring rent: place one on b1.",
            "Dann setzt jeder drei Etagen, wohin er will. An der Straße bringen sie Miete: Setz eine auf b1.",
        ),
        *others("floor e6"),
        instruct(
            "floor c1",
            "Connected buildings add up, so build next to your own: c1.",
            "Was zusammenhängt, zählt zusammen. Bau also neben deinem eigenen: c1.",
        ),
        *others("floor b6"),
        instruct(
            "floor a1",
            "And a third: add a1, and anyone stopping beside the row pays you 30.",
            "Und die dritte: Mit a1 zahlt dir jeder 30, der neben der Reihe hält.",
        ),
        *others("floor f3", "build f1"),
        instruct(
            "build e2",
            "The architect goes to the lit lot, and there you build: build on e2.",
            "Der Architekt geht auf das markierte Feld, und dort baust du: Bau auf e2.",
            look(
                "Every turn two dice are rolled for you: the white one moves your pawn along the road, the black one the "
                "architect from lot to lot.",
                "In jedem Zug wird für dich gewürfelt: Der weiße Würfel zieht deine Figur die Straße entlang, der schwarze den "
                "Architekten von Feld zu Feld.",
                "dice",
            ),
            look(
                "Your pawn. It pays rent to the owner of the buildings it stops beside; here they are your own, so you pay "
                "nothing.",
                "Deine Figur. Sie zahlt Miete an die, neben deren Gebäuden sie hält; hier steht sie neben deinem eigenen, also "
                "zahlst du nichts.",
                "pawn-1",
            ),
        ),
        *others("build d2"),
        instruct(
            "move e2 d1",
            "With it one of your buildings moves to an empty lot. Your e2 lies off the road and earns nothing: take it to d1, "
            "and the row brings 40.",
            "Mit ihr zieht ein Gebäude von dir auf ein leeres Feld um. e2 liegt abseits der Straße und bringt nichts: Versetz "
            "es nach d1, und die Reihe bringt 40.",
            look(
                "Your pawn stopped at a corner. Whoever does draws an action card, and may use it at once: Removal Men.",
                "Deine Figur hält an einer Ecke. Wer das tut, zieht eine Aktionskarte und darf sie gleich nutzen: den Umzug.",
                "action-card",
            ),
        ),
        *others("build a3"),
        instruct(
            "build c1 x d2",
            "You just paid {p2} 10. Strike back: raise your c1. A raised building leaves its lot: it moves as many spaces as "
            "it now has floors, two along the red line, and tears down d2, next to your d1.",
            "Du hast {p2} 10 gezahlt. Schlag zurück: Stock c1 auf. Dabei verlässt es sein Feld: Es zieht so weit, wie es "
            "Etagen hat, zwei Schritte auf der roten Linie, und reißt d2 ab, neben deinem d1.",
        ),
        *others("build e2"),
    ),
    last=Text(
        "To win, raise d2 to three floors and tear something down: a skyscraper brings 100 in rent, and 100 at the end. The "
        "game ends when somebody has built all seven, or is broke.",
        "So gewinnst du: Stock d2 auf drei Etagen auf und reiß damit etwas ab. Ein Hochhaus bringt 100 Miete und am Ende 100. "
        "Schluss ist, wenn jemand alle sieben gebaut hat oder pleite ist.",
    ),
)
