"""Reads docstrings with `Args:` and `Raises:`; those of attributes stay as they are: there a colon is just a colon."""

from sphinx.application import Sphinx
from sphinx.ext.napoleon import Config, GoogleDocstring

STYLE = Config(napoleon_numpy_docstring=False)
PLAIN = ("attribute", "data", "property")


def convert(app: Sphinx, what: str, name: str, thing: object, _options: object, lines: list[str]) -> None:
    """Rewrite a docstring's lines in place."""
    if what not in PLAIN:
        lines[:] = GoogleDocstring(lines, STYLE, app, what, name, thing).lines()


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the conversion."""
    app.connect("autodoc-process-docstring", convert)
    return {"parallel_read_safe": True}
