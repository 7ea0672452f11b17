"""Bots of others: programs and classes play; whatever they do wrong costs them the game, and the arena goes on."""

import sys
from importlib.resources import files
from pathlib import Path

import pytest

from baumeister.arena import host
from baumeister.arena.contest import Contest, check
from baumeister.arena.entrants import pinned, player_for, wishes_of
from baumeister.arena.journal import Journal
from baumeister.arena.match import Match
from baumeister.arena.playing import MatchPlayer
from baumeister.arena.program import place_in
from baumeister.arena.workers import Workers
from baumeister.bots import BotError, weights
from baumeister.core.errors import BaumeisterError
from baumeister.games import GAMES, rules

pytestmark = pytest.mark.slow

BOT = """
import json, sys, time
games = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "hello"}), flush=True)
    if told["type"] == "game":
        games += 1
    if told["type"] == "choose":
        ply, moves = told["view"]["state"]["ply"], told["view"]["moves"]
        WRONG
        print(json.dumps({"move": moves[0]}), flush=True)
"""
WRONGS = {
    "crash": "if ply > 40: sys.exit('no more ideas')",
    "crash at once": "raise ValueError(moves[0])",
    "illegal move": "if ply > 40: moves = ['fly']",
    "overrun": "if ply > 40: time.sleep(5)",
    "silence": "if ply > 40: sys.stdin.read()",
    "no JSON": "print('hm', flush=True)",
    "no move": "print(json.dumps({'resign': True}), flush=True)",
}
KINDS = {"crash at once": "crash", "no JSON": "crash", "no move": "illegal move", "silence": "overrun"}


def program(folder: Path, wrong: str = "") -> str:
    path = folder / "bot.py"
    path.write_text(BOT.replace("WRONG", wrong or "pass"))
    return f"exec:{sys.executable} {path}"


def test_a_program_plays_a_deal(tmp_path: Path) -> None:
    match = Match("manhattan", 2, {}, (program(tmp_path), "random"))
    check(match)
    tables = MatchPlayer(match)
    results = [tables.play(fixture) for fixture in match.deal(0)]
    tables.close()
    assert [result.failure for result in results] == [None, None]


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_goes_wrong_costs_the_game_and_no_more(tmp_path: Path, wrong: str) -> None:
    match = Match("manhattan", 3, {}, (program(tmp_path, WRONGS[wrong]), "random", "greedy"), seconds=0.5)
    tables = MatchPlayer(match)
    results = [tables.play(fixture) for fixture in match.deal(0)[:2]]
    tables.close()
    for result in results:
        assert result.failure is not None
        assert result.failure.kind == KINDS.get(wrong, wrong)
        assert result.shares[result.fixture.seating.index(0)] == 0.0
        assert sorted(result.shares) == [0.0, 0.5, 0.5]
    if wrong == "crash":
        assert "no more ideas" in results[0].failure.detail if results[0].failure else False


def test_a_program_may_write_much_and_never_read(tmp_path: Path) -> None:
    path = tmp_path / "loud.py"
    path.write_text("import sys\nprint('{\"type\": \"hello\"}', flush=True)\nwhile True: print('x' * 100000)")
    match = Match("manhattan", 2, {}, (f"exec:{sys.executable} {path}", "random"), seconds=0.2)
    tables = MatchPlayer(match)
    result = tables.play(match.deal(0)[0])
    tables.close()
    assert result.failure is not None


@pytest.mark.parametrize("target", ["tests.arena.bots:First", "tests.arena.bots:Careless"])
def test_a_class_plays_in_a_process_of_its_own(target: str) -> None:
    match = Match("buerger", 2, {}, (f"class:{target}", "random"))
    tables = MatchPlayer(match)
    results = [tables.play(fixture) for fixture in match.deal(0)]
    tables.close()
    kinds = [result.failure.kind if result.failure else "" for result in results]
    assert kinds == (["", ""] if target.endswith("First") else ["crash", "crash"])


def test_an_installed_class_is_called_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "first_bot-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[baumeister.bots]\nfirst = tests.arena.bots:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    match = Match("buerger", 2, {}, ("first", "random"))
    check(match)
    tables = MatchPlayer(match)
    assert tables.play(match.deal(0)[0]).failure is None
    tables.close()


@pytest.mark.parametrize(
    ("wrong", "kind"), [("sys.exit(3)", "crash"), ("time.sleep(60)", "overrun"), ("ask('fly')", "illegal move")]
)
def test_what_goes_wrong_at_a_table_costs_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str, kind: str
) -> None:
    monkeypatch.setattr("baumeister.arena.table_seat.START", 1.0)
    path = tmp_path / "seat.py"
    path.write_text(SEAT + wrong)
    match = Match("manhattan", 2, {}, (f"table:{sys.executable} {path}", "random"), seconds=0.2)
    tables = MatchPlayer(match)
    result = tables.play(match.deal(0)[0])
    tables.close()
    assert result.failure is not None
    assert result.failure.kind == kind


SEAT = """
import json, os, sys, time
from urllib.request import Request, urlopen
table = os.environ["BAUMEISTER_SERVER"] + "/api/v1/tables/" + os.environ["BAUMEISTER_TABLE"]
who = {"authorization": "Bearer " + os.environ["BAUMEISTER_SECRET"]}
urlopen(Request(table + "/events?after=0", headers=who)).readline()
def ask(move):
    urlopen(Request(table + "/moves", json.dumps({"move": move}).encode(), who)).read()
"""


def test_a_class_that_is_not_there_is_told() -> None:
    with pytest.raises(BotError, match="No module named 'nowhere'"):
        check(Match("manhattan", 2, {}, ("class:nowhere:Bot", "random")))


def test_bots_that_are_not_there_are_told() -> None:
    with pytest.raises(BotError, match="there is no bot “deep-blue”; there are random, greedy, mcts"):
        player_for("deep-blue")


@pytest.mark.parametrize(
    ("spec", "seconds", "told"),
    [
        ("exec:'x", None, "“exec:'x” is no command: no closing quotation"),
        ("table:'x", None, "is no command"),
        ("exec:x", float("inf"), "more than 0 and at most 86,400 seconds, not inf"),
        ("table:x", float("nan"), "not nan"),
        ("mcts:simulations=99999999999999999999", None, "from 1 to 1,000,000,000 simulations"),
        ("class:mybots", None, "“class:mybots” names no class; write class:package.module:Bot"),
    ],
)
def test_what_can_not_be_meant_is_told(spec: str, seconds: float | None, told: str) -> None:
    with pytest.raises(BotError, match=told):
        player_for(spec, seconds)


def test_a_program_for_a_table_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError, match="there is no program “/no/such” to start"):
        player_for("table:/no/such").check("manhattan")


def test_a_program_that_keeps_its_hello_to_itself_is_told_how_to_say_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baumeister.arena.program.START", 1.0)
    (tmp_path / "shy.py").write_text("import sys\nsys.stdin.readline()\nsys.stdin.read()\n")
    with pytest.raises(BotError, match=r"no answer within .* to hello; a program must flush each line that it writes"):
        player_for(f"exec:{sys.executable} {tmp_path / 'shy.py'}").check("manhattan")


def test_a_crash_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "frail.py").write_text("class Bot:\n    def __init__(self, seed, seconds):\n        raise ValueError('oops')\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotError, match=r"can't play: it ended with code 1: ValueError: oops \(frail.py, line 3\)"):
        player_for("class:frail:Bot").check("manhattan")


@pytest.mark.parametrize(
    ("said", "place"),
    [
        (
            'Traceback (most recent call last):\n  File "/home/me/bot.py", line 7, in choose\n    x\n    ^\nKeyError: 3',
            " (bot.py, line 7)",
        ),
        (
            'Traceback (most recent call last):\n  File "b.py", line 7, in x\n  File "/lib/python3.13/x.py", line 3\nKeyError',
            " (b.py, line 7)",
        ),
        ('Traceback (most recent call last):\n  File "<frozen importlib>", line 1140, in x\nModuleNotFoundError: y', ""),
        ('Traceback (most recent call last):\n  File "bot.py", line 7, in x\nKeyError: 3\ngiving up', ""),
        ("no more ideas", ""),
        ("", ""),
    ],
)
def test_the_place_of_an_error_is_in_the_bots_own_text(said: str, place: str) -> None:
    assert place_in(said) == place


def test_what_a_class_prints_by_other_processes_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "loud.py").write_text(
        "import os\nclass Bot:\n    def __init__(self, seed, seconds): os.system('echo made')\n"
        "    def choose(self, view):\n        os.system('echo hello')\n        return view.moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    player_for("class:loud:Bot").check("manhattan")


def test_limits_of_a_bots_own() -> None:
    assert wishes_of("", "seconds=0.5,simulations=20,character=ezra,weights=w") == (0.5, 20, "ezra", "w")
    with pytest.raises(BotError, match="“mcts:depth=3” asks for depth, which no bot knows; write mcts:seconds=0"):
        wishes_of("mcts:depth=3", "depth=3")
    with pytest.raises(
        BotError, match="“mcts:simulations=many”: seconds must be a number, and simulations a whole number; write mcts"
    ):
        wishes_of("mcts:simulations=many", "simulations=many")


def test_networks_of_files_meet_and_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.weights"
    own = Path(str(files(rules("skyline").folder).joinpath("bots", weights.FILE)))
    card, _, numbers = own.read_bytes().partition(b"\n")
    file.write_bytes(card + b"\n" + bytes(len(numbers)))  # it judges as the evaluation does, which counts for nothing
    known = weights.hash_of(file.read_bytes())
    assert pinned(f"network:weights={file}") == f"network:weights={file}#{known}"
    with monkeypatch.context() as here:
        here.chdir(tmp_path)
        Path("network").write_bytes(file.read_bytes())
        assert pinned("network:weights=network") == f"network:weights=network#{known}"
    match = Match("skyline", 2, {}, (pinned(f"network:weights={file}"), "network"))
    check(match)
    with Journal(tmp_path / "kept", match) as journal:
        assert len(list(Contest(match, journal, 2).play(Workers(match, 1).play))) == 2
    file.write_bytes(own.read_bytes())
    weights.network_in.cache_clear()
    with pytest.raises(BotError, match=f"has changed: it was {known}, and is "):
        MatchPlayer(match).play(match.deal(0)[0])
    with pytest.raises(BotError, match=r"can't read the network .*none\.weights"):
        check(Match("skyline", 2, {}, (f"network:weights={tmp_path}/none.weights", "greedy")))
    with pytest.raises(BotError, match="names no weights; write weights=…"):
        player_for("network:weights=")
    with pytest.raises(BotError, match="“master” takes no network; mcts, mcts-network, network do"):
        player_for(f"master:weights={file}")


def test_limits_that_no_bot_keeps_to_are_refused() -> None:
    with pytest.raises(BaumeisterError, match="none of these bots takes a limit of seconds"):
        check(Match("manhattan", 2, {}, ("greedy", "random"), seconds=1.0))
    with pytest.raises(BaumeisterError, match="none of these bots takes a limit of simulations"):
        check(Match("manhattan", 2, {}, ("mcts:simulations=5", "random"), simulations=9))
    check(Match("manhattan", 2, {}, ("mcts", "random"), seconds=1.0))


def test_a_bot_without_a_network_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "content_of", lambda _: None)
    weights.network_and_card.cache_clear()
    with pytest.raises(BotError, match="there is no network for skyline yet; `baumeister train skyline` makes one"):
        check(Match("skyline", 2, {}, ("network", "greedy")))


@pytest.mark.parametrize(("game", "bot"), [("skyline", "mcts"), ("skyline", "hard"), ("wettstreit", "medium")])
def test_a_network_that_does_not_fit_is_refused_before_anything_is_played(
    game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{game}.weights").write_text("{}", encoding="utf-8")
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))
    for cached in (weights.network_and_card, weights.network_if_any):
        cached.cache_clear()
    with pytest.raises(BotError, match="holds no network"):
        check(Match(game, 3, {}, (bot, "greedy", "greedy-1")))
    check(Match(game, 3, {}, ("mcts-1", "greedy", "greedy-1")))


def test_a_mistaken_folder_of_networks_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(weights.FOLDER, str(tmp_path / "nothing"))
    with pytest.raises(BotError, match=r"BAUMEISTER_NETWORKS names .*nothing, which is no folder; name one that holds"):
        check(Match("skyline", 3, {}, ("mcts", "greedy", "greedy-1")))
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))
    with pytest.raises(BotError, match=r"BAUMEISTER_NETWORKS names .*, but there is no skyline\.weights"):
        check(Match("skyline", 3, {}, ("mcts", "greedy", "greedy-1")))
    check(Match("skyline", 3, {}, ("mcts-1", "greedy", "greedy-1")))


def test_a_server_reads_the_folder_of_networks_before_it_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(weights.FOLDER, raising=False)
    weights.check_named_folder(GAMES, rules)
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))
    with pytest.raises(BotError, match=r"which holds no GAME\.weights"):
        weights.check_named_folder(GAMES, rules)
    own = files(rules("skyline").folder).joinpath("bots", weights.FILE).read_bytes()
    (tmp_path / "skyline.weights").write_bytes(own)
    weights.check_named_folder(GAMES, rules)
    (tmp_path / "manhattan.weights").write_bytes(own)
    weights.network_and_card.cache_clear()
    with pytest.raises(BotError, match="was taught to read skyline"):
        weights.check_named_folder(GAMES, rules)
    (tmp_path / "manhattan.weights").unlink()
    (tmp_path / "manhattan.weights").symlink_to(tmp_path / "nowhere")
    with pytest.raises(BotError, match=r"can't read the network .*manhattan\.weights: No such file"):
        weights.check_named_folder(GAMES, rules)
    (tmp_path / "manhattan.weights").rename(tmp_path / "Manhattan.weights")
    with pytest.raises(BotError, match="there is no game Manhattan; the games are manhattan,"):
        weights.check_named_folder(GAMES, rules)


def test_a_folder_of_networks_that_cannot_be_searched_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(weights.FOLDER, str(tmp_path))

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", refused)
    with pytest.raises(BotError, match=r"can't look for the network .*skyline\.weights: Permission denied"):
        weights.content_of(rules("skyline"))
    monkeypatch.setattr(Path, "iterdir", refused)
    with pytest.raises(BotError, match=r"can't look into .*, which BAUMEISTER_NETWORKS names: Permission denied"):
        weights.check_named_folder(GAMES, rules)


def test_a_class_loads_its_game_before_it_says_hello(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(host, "load", loaded.append)
    answer = host.Host("tests.arena.bots:First").answer({"type": "hello", "game": "skyline"})
    assert answer == {"type": "hello", "view": "bytes"}
    assert loaded == ["skyline"]
    monkeypatch.undo()
    for game in GAMES:
        host.load(game)
