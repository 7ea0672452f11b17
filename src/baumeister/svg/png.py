"""Drawings as PNG, with the product's own type, so that they look the same on a machine without fonts."""

from pathlib import Path

FONTS = Path(__file__).parent / "fonts"


def png_from(drawing: str, width: int = 1600) -> bytes:
    """Return a drawing as PNG, `width` pixels wide. Its colours must be literal: converters know no CSS variables."""
    import resvg_py  # noqa: PLC0415 - few drawings become pictures

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=str(drawing),
            width=width,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            serif_family="Fraunces",
            sans_serif_family="Alegreya Sans",
            font_family="Alegreya Sans",
        )
    )
