"""Pages as pure functions of `baumeister.web.pages.view_models`.

Every function takes a `Frame` and returns HTML as text. Pages lead to these addresses only. Every form carries the hidden
fields `csrf` and `key`, those of a table `seq` too (the event shown, and the version of the draft: `41`, `41.5f0c…`).

    GET  /?game=GAME                     home, a game chosen
    POST /tables                         game, name, seat-1 … seat-N (you, here, link, easy, medium, hard, master, or
                                         empty: nobody), name-1 … name-N (of those who play here), option-ID
    POST /tours                          game, name: the table of its guided first game
    GET  /t/TABLE                        a table; ?ply=N shows the position after N moves
    GET  /t/TABLE/fragment               its changing part: ?seq=N as it was after event N, ?ply=N as the page with it,
                                         ?after=N the present one, or 204 if N is the last event
    GET  /t/TABLE/why?part=ID&chosen=ID… why this drawn part can't be chosen: a reason as below, or 204
    GET  /t/TABLE/events                 server-sent events: `id` is the seq, one event each; ?after=N or Last-Event-ID: N;
                                         `event: seats` (without id) when somebody came or went, `event: draft` when
                                         one's own draft has changed (?draft=VERSION: since this version); with ?pictures
                                         spectators get the fragment in the data, `picture`, as base64 of gzip
    GET  /t/TABLE/record                 its record, as a download
    GET  /t/TABLE/picture.png            after the end: the board and everybody's place, as a download
    GET  /t/TABLE/join#SECRET            a private link; the page's module sends the part behind the #
    POST /t/TABLE/link                   secret (or the whole link): shows its seat
    POST /t/TABLE/join                   secret, name: sit down, or bring one's seat to this device
    POST /t/TABLE/move                   move (its notation)
    POST /t/TABLE/undo                   ply (optional: back to there)
    POST /t/TABLE/redo, /confirm, /cancel
    POST /t/TABLE/confirms               on (yes or no): whether my moves wait for my confirmation
    POST /t/TABLE/ready                  seat: the person whose turn it is has the device
    POST /t/TABLE/seats/SEAT/bot         level: hand an absent person's seat to a bot
    POST /t/TABLE/seats/SEAT/take        name (of an open seat): sit down, or take one's seat back from the bot
    POST /t/TABLE/seats/SEAT/renew       withdraw the private links to one's seat: they get a new secret
    POST /t/TABLE/greet                  greeting (hello, …): say it to the others
    POST /t/TABLE/leave-tour             play on without the guide
    POST /t/TABLE/seats/SEAT/invite      make an invitation to a seat that its person has left
    GET  /t/TABLE/seats/SEAT/leave       the consequences of leaving; POST: leave
    GET  /t/TABLE/seats/SEAT/resign      the consequences of resigning; POST: resign
    POST /t/TABLE/end                    end the game as the one whose rivals have all resigned
    GET  /t/TABLE/delete                 the consequences of deleting; POST: delete the table, or take it off one's list
    POST /t/TABLE/rematch
    POST /t/TABLE/continue               ply: a new table that plays on from there
    POST /preferences                    language, theme, hints, greetings (each optional), back
    GET  /games/GAME/rules               rules; a paragraph's anchor is its number: #MH-3.4
    GET  /gallery

The table's script asks with `Accept: application/json`: a POST answers {"seq": N} or {"location": PATH}, or with status 4xx
{"reason": SENTENCE, "rule": "MH 3.4"} in the reader's language. Without it: a redirect (303), or the page with a message.
"""

from baumeister.web.pages.home.page import home_page
from baumeister.web.pages.rules.gallery import gallery_page
from baumeister.web.pages.rules.page import rules_page
from baumeister.web.pages.seats.farewell import leaving_page, removal_page, resigning_page
from baumeister.web.pages.seats.join import join_page, link_page
from baumeister.web.pages.site.error import error_page
from baumeister.web.pages.table.page import table_fragment, table_page

__all__ = [
    "error_page",
    "gallery_page",
    "home_page",
    "join_page",
    "leaving_page",
    "link_page",
    "removal_page",
    "resigning_page",
    "rules_page",
    "table_fragment",
    "table_page",
]
