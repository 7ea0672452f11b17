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
                "The most money wins: your cash, and at the end a premium of 100 for each of your skyscrapers. The large "
                "figure counts it already.",
                "Das meiste Geld gewinnt: dein Bargeld und am Ende 100 Prämie für jedes deiner Hochhäuser. In der "
                "großen Zahl ist sie schon dabei.",
                "seat-1",
                "plate-1",
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
            "The architect goes exactly as far as the black die shows, with one bend at most: two spaces, to e2. Build there.",
            "Der Architekt geht genau so weit, wie der schwarze Würfel zeigt, mit höchstens einem Knick: zwei Felder, nach e2. "
            "Bau dort.",
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
                "Your pawn stopped on a corner: this turn an action card takes the place of building. Yours is Removal Men.",
                "Deine Figur hält auf einer Ecke: In diesem Zug ersetzt eine Aktionskarte das Bauen. Deine heißt Umzug.",
                "action-card",
                "road-7",
            ),
        ),
        *others("build a3"),
        instruct(
            "build c1 x d2",
            "The black die’s four spaces take the architect to your c1. Choose c1: it becomes two floors. Then choose d2, two "
            "spaces on: that is where it moves.",
            "Die schwarze Vier bringt den Architekten auf dein c1. Wähle c1: Es wächst auf zwei Etagen. Dann wähle d2, "
            "zwei Felder weiter: Dorthin zieht es um.",
            look(
                "Your pawn stopped beside {p2}’s f1. The rent is on the tag there: you paid 10.",
                "Deine Figur hält neben f1, und das gehört {p2}. Auf dem Schild steht die Miete: Du hast 10 gezahlt.",
                "field-f1",
                "road-8",
                "pawn-1",
            ),
            look(
                "Now you raise c1: it grows by a floor, but must at once move onto a rival’s smaller building, here d2. That "
                "one is torn down, and c1 is empty.",
                "Jetzt stockst du c1 auf: Es wächst um eine Etage, muss aber sofort auf ein kleineres fremdes Gebäude "
                "umziehen, hier d2. Das wird abgerissen, und c1 ist leer.",
                "field-c1",
                "field-d2",
            ),
            look(
                "What for? With three floors it becomes a skyscraper: 100 in rent, and 100 at the end. Until then it costs "
                "you rent: your row’s 40 will become 20 and 30.",
                "Wozu? Mit drei Etagen wird es ein Hochhaus: 100 Miete und am Ende 100. Bis dahin kostet es dich Miete: Aus "
                "den 40 deiner Reihe werden 20 und 30.",
                *(f"field-{column}1" for column in "abcd"),
                *(f"road-{number}" for number in (27, *range(5))),
            ),
        ),
        *others("build e2"),
    ),
    last=Text(
        "When the architect reaches d2, raise it again: three floors move three spaces, tear down once more and become a "
        "skyscraper. The game ends when somebody has all seven, or is broke.",
        "Kommt der Architekt nach d2, stock noch einmal auf: Drei Etagen ziehen drei Felder weit, reißen etwas ab und werden "
        "ein Hochhaus. Schluss ist, wenn jemand alle sieben hat oder pleite ist.",
    ),
)
