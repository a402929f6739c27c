"""docs/names.md says of SwiftUI's names which are here. It is written from names.txt, which describes its own form.

    scripts/checks/names.py               the page is what names.txt says
    scripts/checks/names.py --write       writes the page
    scripts/checks/names.py --compare BIN names.txt is what the built modules say; BIN is the folder that
                                          `swift build --show-bin-path` prints
"""

import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

NAMES = "scripts/checks/names.txt"
PAGE = "docs/names.md"
MODULES = ("CasementCore", "Casement", "CasementCombine")
STATES = {"~": "differs", "-": "missing"}


class Name:
    def __init__(self, area, path, state="works", remark=""):
        self.area, self.path, self.state, self.remark = area, path, state, remark


def names():
    """The names in the order of the file."""
    found, area = {}, None
    for line in pathlib.Path(NAMES).read_text().split("\n"):
        if line.startswith("== "):
            area = line[3:]
        elif line[:2] in ("~ ", "- "):
            path, _, remark = line[2:].partition(" ")
            found[path] = Name(area, path, STATES[line[0]], remark)
        elif line and not line.startswith("#"):
            owner, *members = line.split()
            for path in [owner, *(f"{owner}.{member}" for member in members)]:
                found.setdefault(path, Name(area, path))
    return found.values()


def declared(folder):
    """The paths of all public declarations of the modules, as View.frame(width:height:alignment:)."""
    tools = os.environ.get("SWIFT", "swift")
    maps = [*pathlib.Path("Sources").glob("*/module.modulemap"), *pathlib.Path(folder).glob("*.build/module.modulemap")]
    libraries = re.findall(r'pkgConfig: "([^"]+)"', pathlib.Path("Package.swift").read_text())
    flags = subprocess.run(["pkg-config", "--cflags", *libraries], check=True, capture_output=True, text=True).stdout
    target = json.loads(subprocess.run([tools, "-print-target-info"], check=True, capture_output=True).stdout)
    command = [tools, "symbolgraph-extract", "-target", target["target"]["triple"], "-I", f"{folder}/Modules"]
    command += ["-skip-synthesized-members", "-skip-inherited-docs", "-omit-extension-block-symbols"]
    for flag in [f"-fmodule-map-file={path}" for path in maps] + flags.split():
        command += ["-Xcc", flag]
    paths = set()
    with tempfile.TemporaryDirectory() as graphs:
        for module in MODULES:
            subprocess.run(
                [*command, "-module-name", module, "-output-dir", graphs], check=True, stdout=subprocess.DEVNULL
            )
        for graph in pathlib.Path(graphs).glob("*.symbols.json"):
            for symbol in json.loads(graph.read_text())["symbols"]:
                paths |= forms(symbol)
    return paths


def forms(symbol):
    """The path of a declaration, and those without parameters that have a default: what a use can look like."""
    path = ".".join(symbol["pathComponents"])
    if not path.endswith(":)"):
        return {path}
    base, _, labels = path[:-1].rpartition("(")
    labels = labels.split(":")[:-1]
    defaults = optional_parameters("".join(part["spelling"] for part in symbol["declarationFragments"]))
    if len(defaults) != len(labels):
        return {path}
    found = set()
    for chosen in itertools.product(*[(True, False) if default else (True,) for default in defaults]):
        kept = [f"{label}:" for label, is_kept in zip(labels, chosen) if is_kept]
        found.add(f"{base}({''.join(kept)})")
    return found


def optional_parameters(declaration):
    """Of each parameter of a function whether it has a default."""
    found, depth, text = [], 0, ""
    for character in declaration[declaration.index("(") :].replace("->", "  "):
        if depth == 1 and character in ",)":
            found.append(" = " in text)
            text = ""
            if character == ")":
                break
            continue
        depth += (character in "([<") - (character in ")]>")
        text += character
    return found


INTRODUCTION = """\
# Names of SwiftUI

This page lists the names of SwiftUI that programs use most: which work here, which differ, and which are missing. A
name without a type is that of a type; a name with parentheses is a modifier, function or initialiser with these
labels. `make test` compares the list with the compiled modules. Change `scripts/checks/names.txt`, then run
`scripts/checks/names.py --write`, which writes this page.

"""


def page():
    """The page, with a section for each area."""
    known = list(names())
    count = {state: sum(name.state == state for name in known) for state in ("works", "differs", "missing")}
    text = INTRODUCTION + "| | names |\n|---|---|\n"
    text += "".join(f"| {state} | {number:,} |\n" for state, number in count.items())
    for area in dict.fromkeys(name.area for name in known):
        text += f"\n## {area}\n\n" + "\n".join(section([name for name in known if name.area == area]))
    return text


def section(known):
    """What works, an item for each type, and a table of the rest."""
    members = {}
    for name in known:
        if name.state == "works":
            owner, _, member = split(name.path)
            members.setdefault(owner or member, []).extend([member] if owner else [])
    for owner, own in members.items():
        item = f"- `{owner}`" + (": " if own else "") + ", ".join(f"`{member}`" for member in own)
        yield textwrap.fill(item, 120, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    rest = [name for name in known if name.state != "works"]
    if rest:
        yield "\n| name | | remark |\n|---|---|---|"
        yield from (f"| `{name.path}` | {name.state} | {name.remark} |" for name in rest)
    yield ""


def split(path):
    """The type of a member, a point, and the member: names of types may have points too."""
    base, parenthesis, labels = path.partition("(")
    owner, point, member = base.rpartition(".")
    return owner, point, member + parenthesis + labels


def differences(folder):
    """Where names.txt and the modules disagree."""
    paths = declared(folder)
    for name in names():
        if name.state == "missing" and name.path in paths:
            yield f"{NAMES}: '{name.path}' is missing, it says, but the modules have it"
        if name.state != "missing" and name.path not in paths:
            yield f"{NAMES}: '{name.path}' {name.state}, it says, but the modules do not have it"


def main():
    if "--write" in sys.argv:
        pathlib.Path(PAGE).write_text(page())
        return
    problems = []
    if "--compare" in sys.argv:
        problems = list(differences(sys.argv[sys.argv.index("--compare") + 1]))
    elif pathlib.Path(PAGE).read_text() != page():
        problems = [f"{PAGE} is not what {NAMES} says: run scripts/checks/names.py --write"]
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
