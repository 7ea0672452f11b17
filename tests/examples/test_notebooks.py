"""Every cell of every notebook runs, in its order, in one namespace, and what a cell ends with can be shown."""

import ast
import json
import types
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples/notebooks").glob("*.ipynb"))
SMALL = "0.04"
"""How much of its time the notebook on training takes here."""


def run(cell: str, namespace: dict[str, object]) -> None:
    """Run a cell as a notebook does: its last expression is shown."""
    tree = ast.parse(cell)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), namespace)
    if isinstance(last, ast.Expr):
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), namespace)
        drawing = getattr(shown, "_repr_svg_", None)
        assert drawing is None or drawing().startswith("<svg")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_cells_of_a_notebook_run(notebook: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NOTEBOOK_SIZE", SMALL)
    document = json.loads(notebook.read_text(encoding="utf-8"))
    module = types.ModuleType("__main__")
    for cell in document["cells"]:
        assert not cell.get("outputs"), "notebooks are kept without outputs"
        if cell["cell_type"] == "code":
            run("".join(cell["source"]), vars(module))


def test_the_page_has_every_notebook() -> None:
    page = (Path(__file__).parents[2] / "docs/notebooks.md").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) == 4
    assert [path.name for path in NOTEBOOKS if path.name not in page] == []
