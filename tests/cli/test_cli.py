"""The command line: what it prints, what it says to wrong input, its exit codes."""

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import baumeister
from baumeister.cli import app
from baumeister.cli import run as run_here
from baumeister.records import write
from baumeister.records.trace import random_game

pytestmark = pytest.mark.slow


def run(*arguments: str | bytes, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "baumeister", *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        errors="surrogateescape",
        check=False,
        timeout=120,
        env=os.environ | {"COLUMNS": "100", "LANG": "C.UTF-8", "NO_COLOR": "1"} | environment,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(write(list(random_game(baumeister.game("manhattan", 2), 3))[-1])))
    return path


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for name in (
        "serve",
        "play",
        "games",
        "replay",
        "verify",
        "backup",
        "restore",
        "trace",
        "arena",
        "endings",
        "dataset",
        "bench",
        "doctor",
    ):
        assert name in done.stdout
        assert run(name, "--help").returncode == 0


def test_version() -> None:
    assert run("--version").stdout == f"baumeister {baumeister.__version__}\n"


@pytest.mark.parametrize(("language", "word"), [("en", "cards in hand"), ("de", "Handkarten")])
def test_games_are_listed(language: str, word: str) -> None:
    done = run("games", "--language", language)
    assert done.returncode == 0
    assert word in done.stdout
    for name in ("manhattan", "neue_heimat", "wettstreit"):  # what one types stands by itself at a line's start
        assert f"\n{name}  " in done.stdout
    assert "bids_within_cash=off | on" in run("games", "wettstreit", "--language", language).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["trace", "chess"], "there is no game “chess”"),
        (["trace", "manhattan", "--seats", "9"], "2 to 4 seats, not 9"),
        (["trace", "manhattan", "--option", "fast"], "write options as NAME=VALUE, not “fast”"),
        (["trace", "manhattan", "-o", "fast=on"], "has no option “fast”"),
        (["trace"], "give either a GAME"),
        (["replay", "/nowhere/game.json"], "can't read /nowhere/game.json"),
        (["replay", "-"], "this is no JSON"),
        (["games", "--language", "fr"], "languages are en and de"),
        (["play", "manhattan", "--seat", "7"], "there is no seat 7"),
        (["play", "manhattan", "--bots", "genius"], "genius"),
    ],
)
def test_wrong_input_is_one_sentence(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert done.stderr.startswith("baumeister: ")
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_wrong_usage_has_exit_code_2() -> None:
    assert run("nonsense").returncode == 2
    assert run("trace", "manhattan", "--games", "0").returncode == 2


def test_nothing_typed_is_answered_with_help() -> None:
    done = run()
    assert done.returncode == 2
    assert "Commands:" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gmaes"], "Did you mean 'games'?"),
        (["games", "--jsn"], "Did you mean '--json'?"),
        (["play"], "Missing argument 'GAME'"),
        (["serve", "--port", "65536"], "--port: “65536” is no port; write a number like 8000"),
    ],
)
def test_wrong_usage_says_what_is_wrong(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert message in done.stderr


@pytest.mark.parametrize("name", ["", *app.commands])
def test_help_fits_a_terminal_and_is_not_cut_off(name: str) -> None:
    shown = CliRunner().invoke(app, [*name.split(), "--help"], env={"COLUMNS": "80"}).output
    assert max(map(len, shown.splitlines())) <= 80
    assert "..." not in shown.replace("[ARGS]...", "")


def test_help_lists_commands_as_people_want_them() -> None:
    shown = run("--help").stdout
    assert shown.index("  serve ") < shown.index("  play ") < shown.index("  doctor ")


def test_a_stopped_command_says_so_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["baumeister", "trace", "manhattan"])
    monkeypatch.setattr("baumeister.cli.trace.trace_games", stop)
    assert run_here() == 130


def stop(*_: object) -> None:
    raise KeyboardInterrupt


def test_tab_completes_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in {"_BAUMEISTER_COMPLETE": "bash_complete", "COMP_WORDS": "baumeister ga", "COMP_CWORD": "1"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        app.main(prog_name="baumeister")
    assert capsys.readouterr().out == "plain,games\n"


def test_trace_prints_json_lines() -> None:
    done = run("trace", "manhattan", "--seats", "2", "--option", "separate_colours=on", "--seed", "4", "--games", "2")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert sum("over" in row for row in rows) == 2
    one = run("trace", "manhattan", "--seats", "2", "--option", "separate_colours=on", "--seed", "5")
    assert done.stdout.endswith(one.stdout)


def test_trace_of_a_record(record: Path) -> None:
    done = run("trace", "--record", str(record))
    moves = [json.loads(line).get("move") for line in done.stdout.splitlines()]
    assert moves[:-1] == json.loads(record.read_text())["moves"]
    assert run("trace", "--record", "-", typed=record.read_text()).stdout == done.stdout


def test_replay_shows_the_game(record: Path) -> None:
    whole = run("replay", str(record))
    assert whole.returncode == 0
    assert "take" in whole.stdout
    final = run("replay", str(record), "--final", "--language", "de")
    assert "Nach" in final.stdout
    assert len(final.stdout) < len(whole.stdout)


def test_replay_draws(record: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "position.svg", tmp_path / "position.png"
    done = run("replay", str(record), "--ply", "60", "--svg", str(svg), "--png", str(png), "--width", "400")
    assert done.returncode == 0, done.stderr
    assert svg.read_text().startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    beyond = run("replay", str(record), "--ply", "9999")
    assert beyond.returncode == 1
    assert "past its end" in beyond.stderr


def test_play_to_the_end_by_typing(tmp_path: Path) -> None:
    target = tmp_path / "mine.json"
    script = f"help\nmoves\nboard\nnonsense\nA1+9\nundo\ntake 3-3-0-0\nundo\ntake 4-2-0-0\nsave {target}\nquit\n"
    done = run("play", "manhattan", "--seats", "3", "--bots", "random", "--seed", "1", typed=script)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "not a move in Manhattan" in done.stdout
    assert run("replay", str(target), "--final").returncode == 0


def test_watching_bots_ends_with_a_result() -> None:
    done = run("play", "manhattan", "--seat", "0", "--bots", "random", "--seed", "2")
    assert done.returncode == 0
    assert "won" in done.stdout


def test_bench_reports_as_json() -> None:
    done = run("bench", "manhattan", "--seconds", "0.2", "--json")
    result = json.loads(done.stdout)
    assert result["events_per_second"] > result["decisions_per_second"] > result["games_per_second"] > 0
    assert result["python"] == sys.version.split()[0]
    assert {"machine", "numba", "numpy", "baumeister"} <= set(result)


def test_bench_measures_the_search() -> None:
    done = run("bench", "manhattan", "--seats", "2", "--search", "--seconds", "0.1", "--json")
    result = json.loads(done.stdout)
    assert result["simulations_per_second"] == pytest.approx(result["simulations"] / result["seconds"])
    assert result["positions"] > 0
    assert "simulations a second" in run("bench", "manhattan", "--search", "--seconds", "0.1").stdout


def test_doctor_says_what_it_finds(tmp_path: Path) -> None:
    done = run("doctor", "--port", "65001", BAUMEISTER_DATA=str(tmp_path))
    assert "Python" in done.stdout
    assert str(tmp_path) in done.stdout
    (tmp_path / "file").write_text("no folder")
    blocked = run("doctor", BAUMEISTER_CACHE=str(tmp_path / "file"))
    assert blocked.returncode == 1
    assert "set BAUMEISTER_CACHE to a folder that can" in blocked.stdout


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A server's folder, with the database of a release."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(Path(__file__).parents[1] / "releases" / "0.1.0" / "baumeister.sqlite3", folder)
    return folder


def test_a_database_is_copied_looked_at_and_put_back(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    done = run("backup", str(copy), BAUMEISTER_DATA=str(data))
    assert (done.returncode, done.stderr) == (0, "")
    assert "20 tables" in done.stdout
    assert run("backup", str(copy), BAUMEISTER_DATA=str(data)).returncode == 1
    looked = run("doctor", "--database", BAUMEISTER_DATA=str(data))
    assert (looked.returncode, looked.stderr) == (0, "")
    assert "ok    20 tables, played again" in looked.stdout
    with (data / "baumeister.sqlite3").open("r+b") as opened:
        opened.seek(4096 * 10)
        opened.write(b"x" * 4096 * 12)
    damaged = run("doctor", "--database", BAUMEISTER_DATA=str(data))
    assert damaged.returncode == 1
    assert "LOOK  pages" in damaged.stdout
    assert "Traceback" not in damaged.stdout + damaged.stderr
    assert run("doctor", "--database", str(copy)).returncode == 0
    put_back = run("restore", str(copy), BAUMEISTER_DATA=str(data))
    assert (put_back.returncode, put_back.stderr) == (0, "")
    assert "the database of before is kept as" in put_back.stdout
    assert run("doctor", "--database", BAUMEISTER_DATA=str(data)).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["doctor", "--database", "/nowhere/db"], 1, "there is no database at /nowhere/db"),
        (["doctor", "/nowhere/db"], 2, "looked at with --database"),
        (["restore", "/nowhere/db"], 1, "there is no copy at /nowhere/db"),
        (["restore"], 2, "FILE"),
    ],
)
def test_what_is_not_there_is_said(arguments: list[str], status: int, message: str, tmp_path: Path) -> None:
    done = run(*arguments, BAUMEISTER_DATA=str(tmp_path))
    assert done.returncode == status
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_database_of_ours_is_said(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("once upon a time " * 1000)
    done = run("doctor", "--database", str(tmp_path / "text"))
    assert done.returncode == 1
    assert "file is not a database" in done.stdout
    assert "Traceback" not in done.stderr


def test_doctor_looks_where_the_table_will_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        taken = run("doctor", BAUMEISTER_PORT=port, BAUMEISTER_DATA=str(tmp_path))
    assert f"{port} is taken" in taken.stdout
    wrong = run("doctor", BAUMEISTER_PORT="abc", BAUMEISTER_DATA=str(tmp_path))
    assert wrong.returncode == 2
    assert "BAUMEISTER_PORT" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_doctor_writes_to_the_data_folder_to_see_whether_it_can(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/baumeister")):
        done = run("doctor", "--port", "0", BAUMEISTER_DATA=str(folder))
        assert f"LOOK  data folder            {folder}" in done.stdout
        assert "ok    database" not in done.stdout
        assert done.returncode == 1


def test_doctor_says_how_rules_run(tmp_path: Path) -> None:
    cold = run("doctor", "--port", "0", BAUMEISTER_CACHE=str(tmp_path), BAUMEISTER_KERNELS="compiled")
    assert f"compiled for bots that search and bench, 0 of {len(baumeister.GAMES)} games already" in cold.stdout
    assert "for BAUMEISTER_KERNELS=interpreted" in run("doctor", "--port", "0", BAUMEISTER_KERNELS="interpreted").stdout


LOADS = """
import sys
from baumeister.cli import main
sys.argv = ["baumeister", *sys.argv[1:]]
try:
    main()
except SystemExit:
    looked_for = ("numpy", "baumeister.svg", "numba", "rich.console", "pydantic")
    print(*(name for name in looked_for if name in sys.modules), sep="\\n")
"""


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        (["games"], []),
        (["replay", "/nowhere/game.json"], []),
        (["verify", "/nowhere/game.json"], []),
        (["trace", "--record", "/nowhere/game.json"], []),
        (["trace", "chess"], []),
        (["games", "--json"], ["numpy"]),
        (["trace", "manhattan", "--seats", "2"], ["numpy"]),
        (["replay", "RECORD"], ["numpy", "rich.console"]),
        (["replay", "RECORD", "--svg", "SVG"], ["numpy", "baumeister.svg"]),
    ],
)
def test_a_command_loads_what_it_needs(arguments: list[str], loaded: list[str], record: Path, tmp_path: Path) -> None:
    given = [{"RECORD": str(record), "SVG": str(tmp_path / "x.svg")}.get(word, word) for word in arguments]
    command = [sys.executable, "-c", LOADS, *given]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    lines = done.stdout.splitlines()
    assert [name for name in ("numpy", "baumeister.svg", "numba", "rich.console", "pydantic") if name in lines[-5:]] == loaded


def test_bytes_that_are_no_text_are_told_in_a_sentence() -> None:
    done = run("play", "manhattan", "--bots", "random", typed="\udcff\nquit\n", PYTHONIOENCODING="utf-8:strict")
    assert (done.returncode, done.stderr) == (0, "")
    assert "is not a move in Manhattan" in done.stdout
    wrong: list[list[str | bytes]] = [["trace", b"\xff"], ["trace", "manhattan", "-o", b"\xff=1"], ["replay", b"\xff.json"]]
    for arguments in wrong:
        done = run(*arguments)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert done.stderr.startswith("baumeister: ")
