"""What the documentation promises is true: its Python runs, its generated pages are fresh, its links lead somewhere."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.games import GAMES, rules

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/baumeister/games/*/*.md")))
EXTRAS = {"pyspiel": "openspiel", "pyarrow": "data"}
"""What examples import of the extras, and of which."""
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
FILE = re.compile(r"(?<![\w./-])(?:[a-z_]\w*/)+[a-z_]\w*\.py\b")
SOURCES = ("src", "tests", "docs", "benchmarks", "examples")
LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", [path for path in PAGES if EXAMPLE.search(path.read_text())], ids=lambda path: path.name)
def test_python_examples_run(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All examples of a page run one after another, in one namespace."""
    if page.name == "environments.md":
        pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for example in EXAMPLE.findall(page.read_text(encoding="utf-8")):
        if not any(needs(example, module) for module in EXTRAS):
            exec(compile(example, page.name, "exec"), namespace)


def needs(example: str, module: str) -> bool:
    """Tell whether an example imports a module."""
    return re.search(rf"^(?:import|from) .*\b{module}\b", example, re.MULTILINE) is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "module"),
    [
        (page, module)
        for page in PAGES
        for module in EXTRAS
        if any(needs(text, module) for text in EXAMPLE.findall(page.read_text()))
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_python_examples_with_extras_run(page: Path, module: str, tmp_path: Path) -> None:
    """Each by itself, in a process of its own, in a folder with the data set that the page on data sets makes."""
    pytest.importorskip(module, reason=f"the extra `{EXTRAS[module]}` is not installed")
    text = page.read_text(encoding="utf-8")
    for made in re.findall(r"^ +(baumeister dataset .*--format parquet.*)$", text, re.MULTILINE):
        _, *words = re.sub(r"--(simulations|games) \d+", r"--\1 2", made).split()
        subprocess.run([sys.executable, "-m", "baumeister", *words], cwd=tmp_path, check=True, timeout=600)
    for example in EXAMPLE.findall(text):
        if needs(example, module):
            subprocess.run([sys.executable, "-c", example], cwd=tmp_path, check=True, timeout=600)


def test_the_page_on_json_is_fresh() -> None:
    built = runpy.run_path(str(ROOT / "docs/build_json.py"))
    assert "".join(built["page"]()) == (ROOT / "docs/json.md").read_text(encoding="utf-8"), "run docs/build_json.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_named_in_docs_and_sources_are_there() -> None:
    """By their path, or by its end: `core/record.py`, `rules/turn.py`."""
    sources = [path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")]
    ends = {"/".join(parts[-count:]) for parts in (path.parts for path in sources) for count in range(1, len(parts) + 1)}
    for page in (*PAGES, *sources):
        for named in FILE.findall(page.read_text(encoding="utf-8")):
            assert named in ends, f"{page.relative_to(ROOT)} names {named}"


@pytest.mark.parametrize("game", GAMES)
def test_the_site_has_the_rules_of_every_game(game: str) -> None:
    contents = (ROOT / "docs/play/index.md").read_text(encoding="utf-8")
    for language in ("en", "de"):
        page = f"{game}.{language}"
        assert f"({page}.md)" in contents
        included = f"src/baumeister/games/{game}/pages/rules.{language}.md"
        assert f"{{include}} ../../{included}\n" in (ROOT / f"docs/play/{page}.md").read_text(encoding="utf-8")
        assert (ROOT / included).exists()


@pytest.mark.parametrize("game", GAMES)
def test_one_can_ask_about_the_rules_of_every_game(game: str) -> None:
    assert f"- {rules(game).title.en}" in (ROOT / ".github/ISSUE_TEMPLATE/rules.yml").read_text(encoding="utf-8")


def test_readme_opens_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("## ")
    assert text.index("make test") < text.index("## ")


def test_the_page_on_path_counts_is_fresh() -> None:
    built = runpy.run_path(str(ROOT / "docs/build_paths.py"))
    page = (ROOT / "docs/paths.md").read_text(encoding="utf-8")
    assert "".join(built["page"]()) == page, "run python docs/build_paths.py > docs/paths.md"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_on_environments_has_the_sizes_of_every_game(game: str) -> None:
    found = rules(game)
    sizes = (found.feature_count, found.seat_move_count, found.state.dtype.itemsize)
    row = f"| `{game}` | {found.seats[0]}-{found.seats[-1]} | {' | '.join(f'{size:,}' for size in sizes)} |\n"
    assert row in (ROOT / "docs/environments.md").read_text(encoding="utf-8")


def test_what_the_page_on_tests_runs_is_there() -> None:
    """Its folders and modules; and where it chooses by a word, each game has a file of tests that is called so."""
    programs = re.findall(r"`python -m ([\w.]+)([^`]*)`", (ROOT / "docs/testing.md").read_text(encoding="utf-8"))
    assert len(programs) > 15
    for program, arguments in programs:
        folders, _, word = arguments.partition(" -k ")
        for folder in folders.split():
            assert (ROOT / folder).exists(), folder
        if word:
            named = {path.parent.name for path in (ROOT / folders.strip()).rglob(f"test_*{word}*.py")}
            assert named >= {*GAMES}, arguments
        module = ROOT / program.replace(".", "/")
        assert program == "pytest" or module.is_dir() or module.with_suffix(".py").exists(), program
