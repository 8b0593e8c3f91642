"""Font subsetting: the faces of the client, without hints and with the characters of its five languages only.

Usage: python3 apps/web/art/fonts.py, after a font package was updated. Needs fonttools with brotli. The result is stored
in src/ui/fonts, so that a build needs neither. The licence reserves the names of the originals: subsets have other ones.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, parse_unicodes, save_font

WEB = Path(__file__).resolve().parent.parent
PACKAGES = WEB.parent.parent / "node_modules" / "@fontsource"

# English, Italian, French, Spanish and Portuguese, with the signs of the interface. As in src/ui/fonts.css.
CHARACTERS = (
    "20-7E,A0,A1,A9,AA,AB,B0,B1,B7,BA,BB,BF,C0-C3,C6-CF,D1-D5,D7,D9-DC,E0-E3,E6-EF,F1-F5,F7,F9-FC,"
    "152,153,2013,2014,2018-201A,201C-201E,2026,202F,20AC,2122,2191,2193,2212"
)

# What numbers are written with: most of the bold display face is used for numbers only. As in src/ui/fonts.css. And the
# letter o, by which FreeType measures the stems of a face: without it digits are hinted wider or narrower.
DIGITS = "20,25,2B-3A,6F,A0,D7,202F,2212"

# Package, its weight, and family, file and characters of the result.
FACES = [
    ("saira-semi-condensed", 600, "Echo Display", "echo-display-600", CHARACTERS),
    ("saira-semi-condensed", 700, "Echo Display", "echo-display-700", CHARACTERS),
    ("saira-semi-condensed", 700, "Echo Display", "echo-display-700-digits", DIGITS),
    ("ibm-plex-sans", 400, "Echo Sans", "echo-sans-400", CHARACTERS),
    ("ibm-plex-sans", 600, "Echo Sans", "echo-sans-600", CHARACTERS),
    ("ibm-plex-sans-condensed", 400, "Echo Sans Condensed", "echo-sans-condensed-400", CHARACTERS),
    ("ibm-plex-sans-condensed", 600, "Echo Sans Condensed", "echo-sans-condensed-600", CHARACTERS),
]

STYLES = {400: "Regular", 600: "SemiBold", 700: "Bold"}


def rename(font, family, style):
    """Sets family, style, full and PostScript name; copyright and licence stay."""
    table = font["name"]
    names = {1: f"{family} {style}", 2: "Regular", 4: f"{family} {style}", 16: family, 17: style}
    names[3] = names[6] = f"{family.replace(' ', '')}-{style}"
    table.names = [record for record in table.names if record.nameID in (0, 5, 13, 14)]
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)


def make(package, weight, family, file, characters):
    options = Options(hinting=False, flavor="woff2", layout_features=["ccmp", "kern", "liga"], name_IDs=["*"])
    source = PACKAGES / package / "files" / f"{package}-latin-{weight}-normal.woff2"
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    # Names of styles in it belong to the original.
    if "STAT" in font:
        del font["STAT"]
    rename(font, family, STYLES[weight])
    save_font(font, str(WEB / "src" / "ui" / "fonts" / f"{file}.woff2"), options)


for face in FACES:
    make(*face)
