"""Public types that begin with an underscore become fewer, never more: docs/decisions/33-public-underscores.md.

underscores.txt has their number. It is lowered with each that goes. SwiftUI's own names with an underscore, which
programs use, do not count.

    scripts/checks/underscores.py --list    where they are
"""

import pathlib
import re
import sys

import swift_source

NUMBER = pathlib.Path(__file__).with_name("underscores.txt")
KINDS = "struct|class|enum|actor|protocol|typealias"
TYPE = re.compile(rf"\b(?:public|open)\b(?:\s+(?!(?:func|var|let|init|case)\b)[\w()]+)*?\s+(?:{KINDS})\s+(_\w+)")


OF_SWIFTUI = re.compile(
    r"_VariadicView(_\w+)?$|_ViewTraitKey$|_SceneModifier(_Content)?$|_EmptyScene$"
    # The effects that programs make, as the two states of a transition: _OffsetEffect(offset: .zero).
    r"|_(Brightness|Contrast|Saturation|Grayscale|HueRotation|ColorInvert|ColorMultiply|Transform|Rotation3D)Effect$"
)


def types():
    """The public types that begin with an underscore, each with its file and line."""
    for name in swift_source.tracked("Sources/*.swift"):
        path = pathlib.Path(name)
        # Most files have none; their lines need not be told apart.
        if path.is_file() and TYPE.search(text := path.read_text()):
            for number, line in enumerate(swift_source.lines(text), 1):
                if (match := TYPE.search(line.code)) and not OF_SWIFTUI.match(match.group(1)):
                    yield f"{name}:{number}: {match.group(1)}"


def main():
    found = list(types())
    if "--list" in sys.argv:
        return print("\n".join(found))
    allowed = int(NUMBER.read_text())
    if len(found) > allowed:
        sys.exit(
            f"{len(found)} public types begin with an underscore, and {allowed} did before: make the new ones\n"
            "internal or package; docs/decisions/33-public-underscores.md has the ways.\n"
            "`python3 scripts/checks/underscores.py --list` lists all"
        )
    if len(found) < allowed:
        sys.exit(
            f"{len(found)} public types begin with an underscore, and {allowed} did before: write {len(found)} into\n"
            f"scripts/checks/{NUMBER.name}"
        )


main()
