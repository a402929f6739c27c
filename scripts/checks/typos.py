"""The compiler reports a mistake in a program where it is: in each line of typos.swift that ends with "//!", and in no
other. Overloads decide that, of which the compiler chooses one to complain about. `make test` asks it after the build:

    scripts/checks/typos.py BIN             BIN is the folder that `swift build --show-bin-path` prints
"""

import pathlib
import sys

import compiler

PROGRAMS = "scripts/checks/typos.swift"


def main():
    output, errors = compiler.errors(PROGRAMS, sys.argv[1])
    lines = pathlib.Path(PROGRAMS).read_text().split("\n")
    expected = {number for number, line in enumerate(lines, 1) if line.endswith("//!")}
    found = dict(errors)
    problems = [f"{PROGRAMS}:{number}: no error" for number in sorted(expected - found.keys())]
    problems += [f"{PROGRAMS}:{number}: {found[number]}" for number in sorted(found.keys() - expected)]
    if "failed to produce diagnostic" in output:
        problems.append(f"{PROGRAMS}: the compiler failed to produce a diagnostic")
    if problems:
        problems = problems if found else [output]
        sys.exit("\n".join([*problems, "the compiler does not report mistakes where they are"]))


main()
