"""Files for browsers, under a name that changes with their content, so that they may be kept for ever.

Modules and styles travel without the comments and the indentation that they are written with, packed once for all.
"""

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path

from rcssmin import cssmin
from rjsmin import jsmin

FOLDER = Path(__file__).resolve().parents[2] / "static"
IMPORT = re.compile(r"""^(?:import|export) (?:[^;"]* from )?"\./([^"]+)";""", re.MULTILINE)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@cache
def files() -> dict[str, Path]:
    """Return all files by name; nothing else is sent."""
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*")) if path.is_file()}


STYLES = {
    "table": ("tokens", "style", "table", "auction", "result", "reading", "tour", "menu", "portrait", "landscape"),
    "rules": ("tokens", "style", "pages", "reading"),
    "home": ("tokens", "style", "pages", "reading"),
    "pages": ("tokens", "style", "pages"),
}
"""The styles of each kind of page, sent in one file: a phone far away waits for each."""


def style(kind: str) -> str:
    """Return the name of a kind of page's styles."""
    return f"{kind if kind in STYLES else 'pages'}.all.css"


@cache
def joined() -> dict[str, bytes]:
    """Return the files that are put together of others, by name."""
    return {style(kind): b"".join(files()[f"{name}.css"].read_bytes() for name in names) for kind, names in STYLES.items()}


@cache
def packed(name: str) -> bytes | None:
    """Return a module or styles as they travel, compressed; nothing if it is none that there is."""
    if name in joined():
        return gzip.compress(cssmin(joined()[name]), mtime=0)
    if name.endswith(".js") and name in files():
        return gzip.compress(jsmin(files()[name].read_bytes()), mtime=0)
    return None


@cache
def modules_needed_by(module: str) -> tuple[str, ...]:
    """Return the modules that a module needs, and those that they need, by name."""
    found: dict[str, None] = {}
    wanted = [module]
    while wanted:
        name = wanted.pop(0)
        new = [other for other in IMPORT.findall(files()[name].read_text()) if other not in found]
        found.update(dict.fromkeys(new))
        wanted += new
    return tuple(found)


@cache
def version() -> str:
    """Return a name for the content of all files."""
    digest = hashlib.sha256()
    for name, path in files().items():
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def asset(name: str) -> str:
    """Return a file's address. Files find each other by relative addresses, as all are under the same version."""
    return f"/static/{version()}/{name}"
