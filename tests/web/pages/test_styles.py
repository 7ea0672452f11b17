"""The style sheets, as the browser gets them."""

import re

from baumeister.web.pages.site.assets import files, joined, style


def test_nothing_that_holds_the_whole_table_asks_what_it_holds() -> None:
    """A browser styles all of such an element anew whenever anything in it changes: a tap took three times as long."""
    found = re.findall(
        r"(?:^|[\s,}])((?::root|html|body|#content|#table)[^\s{,]*:has\([^{]*)", joined()[style("table")].decode()
    )
    assert not found


def test_what_depends_on_what_another_holds_is_named() -> None:
    """Of `:has()` a browser keeps only what the selector ends with: after `*` or `:not()` any change restyles all of it."""

    def unnamed(css: str) -> list[str]:
        flat = re.sub(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", "", css)
        return re.findall(r"[^{},]*:has\b[^{},]*[\s>~+](?:\*|:(?!is\b|where\b))[^\s>~+,{]*\s*(?=[,{])", flat)

    assert not unnamed(joined()[style("table")].decode())
    assert unnamed(".city:has(> .ghost) > .lot > :not(.hit) { visibility: hidden; }")


def test_nothing_stays_as_if_pointed_at_after_a_tap() -> None:
    """A finger has no hover: a browser leaves it on what was tapped, and an untouched choice there looks chosen."""
    sheets = {name: path.read_text() for name, path in files().items() if name.endswith(".css")}
    assert {
        name
        for name, css in sheets.items()
        if ":hover" in re.sub(r"@media \(hover: hover\) (\{(?:[^{}]|\{[^{}]*\})*\})", "", css)
    } == set()
    assert any(":hover" in css for css in sheets.values())
