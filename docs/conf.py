"""How Sphinx builds the site: `make docs` serves it, `make check` builds it and fails at any warning."""

import sys
from pathlib import Path
from typing import Generic, TypeVar

import numpy.typing as npt

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE / "_extensions")]


Scalar = TypeVar("Scalar")


class NDArray(Generic[Scalar]):
    """Stands for NumPy's alias, so that signatures show `NDArray[int64]` and not what it is short for."""

    __module__ = "numpy.typing"


npt.NDArray = NDArray

from baumeister import __version__  # noqa: E402 - found by the path above, and imported when the alias is in place

project = "Baumeister"
author = "The Baumeister developers"
project_copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "docstrings", "drawings"]
exclude_patterns = ["_build", "_extensions"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True}
default_role = "code"  # docstrings write `names` as in Markdown
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False

nitpicky = True
nitpick_ignore_regex = [
    (
        "py:.*",
        r"(np|numpy|numba|markupsafe|typing|collections|pathlib|types|concurrent)\b.*",
    ),  # nothing is fetched to look them up
    (
        "py:class",
        r"(baumeister\.core\.(record\.Record|record\.RecordClass|kernel\.Function|(rules|features|manners)\.State)|State|Rng|Array|Markup)",
    ),  # type variables, and types that are imported for checking only
    ("py:class", r"Opponents?|Seed|(enum\.)?Enum|\w+Env|baumeister\.positions\.game\.Chances"),  # likewise, and of an extra
    ("py:class", r"baumeister\.positions\.game\.Game"),  # found by its public name
]

html_theme = "furo"
html_title = "Baumeister"
html_favicon = str(HERE.parent / "src/baumeister/web/static/favicon.svg")
html_static_path = ["_static", "../src/baumeister/web/static/fonts"]
html_css_files = ["docs.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "footer_icons": [],
    "light_css_variables": {
        "font-stack": "'Alegreya Sans', sans-serif",
        "color-brand-primary": "#b02a14",
        "color-brand-content": "#b02a14",
    },
    "dark_css_variables": {"color-brand-primary": "#ff9a80", "color-brand-content": "#ff9a80"},
}
