"""README's table of the status says "not yet" of nothing that exists. Each entry of that column has a use of it in
not_yet.swift, which does not compile. `make lint` compares the entries; `make test` asks the compiler, after the build:

    scripts/checks/not_yet.py               the entries
    scripts/checks/not_yet.py --compile BIN the uses too; BIN is the folder that `swift build --show-bin-path` prints
"""

import pathlib
import re
import sys

import compiler
import swift_source

USES = "scripts/checks/not_yet.swift"


def entries():
    """The entries of README's column "not yet"."""
    table = pathlib.Path("README.md").read_text().split("| area | works | partly | not yet |\n")[1].split("\n\n")[0]
    for row in table.split("\n")[1:]:
        cell = row.split("|")[4].strip()
        yield from (entry.strip("`") for entry in cell.split(", ") if entry)


def uses():
    """Of each entry what is missing, and the lines of its use."""
    found, entry = {}, None
    text = pathlib.Path(USES).read_text()
    start = text.index("\nimport ")
    for number, line in enumerate(text[start:].split("\n"), text.count("\n", 0, start) + 1):
        if match := re.match(r"// (\S.*): (\S.*)$", line):
            entry = match.group(1)
            found[entry] = (match.group(2), number, number)
        elif entry:
            found[entry] = (*found[entry][:2], number)
    return found


def is_reported(missing, text):
    if missing.startswith("."):
        return f"has no member '{missing[1:]}'" in text
    if "<" in missing:
        return f"cannot convert value of type '{missing}'" in text
    return re.search(rf"cannot find (type )?'{re.escape(missing)}' in scope", text) is not None


def outdated(known, folder):
    output, errors = compiler.errors(USES, folder)
    first_use = min(first for _, first, _ in known.values())
    if not errors or errors[0][0] < first_use:
        # A module is missing, for instance.
        sys.exit(f"{output}{USES} was not compiled: see above")
    for entry, (missing, first, last) in known.items():
        texts = [text for number, text in errors if first <= number <= last]
        if not missing.startswith("no ") and not any(is_reported(missing, text) for text in texts):
            yield entry, "; ".join(texts) or "it compiles"


def contained(known):
    for entry, (missing, _, _) in known.items():
        if missing.startswith("no "):
            for name in swift_source.tracked("Sources/*.swift"):
                path = pathlib.Path(name)
                if path.is_file() and missing[3:] in path.read_text():
                    yield entry, f"{name} has {missing[3:]}"


def main():
    listed, known = list(entries()), uses()
    problems = [f"README.md: {USES} has no use of '{entry}'" for entry in listed if entry not in known]
    problems += [f"{USES}: README.md does not list '{entry}'" for entry in known if entry not in listed]
    wrong = [*contained(known)]
    if "--compile" in sys.argv:
        wrong += outdated(known, sys.argv[sys.argv.index("--compile") + 1])
    for entry, why in wrong:
        problems.append(
            f"README.md says 'not yet' of '{entry}', but that is out of date ({why}): change the row of the table, and"
            f" remove the use from {USES}"
        )
    if problems:
        sys.exit("\n".join(problems))


main()
