"""No line has more than 120 columns, comments included.

A line of Swift that holds nothing but one string may be longer: a message is searched for as a whole.
"""

import pathlib
import re
import sys
import unicodedata

import swift_source

LIMIT = 120


def columns(text):
    """The characters that are seen: marks are on the letter before them, and two regional indicators are one flag."""
    count, joined, is_flag = 0, False, False
    for character in text:
        if character == "\u200d":
            joined = True
        elif "\U0001f1e6" <= character <= "\U0001f1ff" and is_flag:
            is_flag = False
        elif unicodedata.category(character) not in ("Mn", "Me", "Cf"):
            count += not joined
            joined, is_flag = False, "\U0001f1e6" <= character <= "\U0001f1ff"
    return count


def long_lines(name):
    """The numbers and columns of the lines that are too long."""
    text = pathlib.Path(name).read_text()
    if max(map(len, text.split("\n"))) <= LIMIT:
        return
    if name.endswith(".swift"):
        lines = [(line.text, line.in_string or is_string(line)) for line in swift_source.lines(text)]
    else:
        lines = [(line, False) for line in text.split("\n")]
    for number, (line, may_be_longer) in enumerate(lines, 1):
        if not may_be_longer and columns(line) > LIMIT:
            yield number, columns(line)


def is_string(line):
    """Whether a line is one string, with what leads to it and what ends its expression."""
    return line.comment is None and bool(re.fullmatch(r'\s*(?:==|\+)?\s*""[\s,;)\]}]*', line.code))


def main():
    count = 0
    for name in swift_source.tracked("*.swift", "*.sh", "*.py", "Makefile", "scripts/*", ".ci/*"):
        path = pathlib.Path(name)
        if path.is_symlink() or not path.is_file() or path.suffix in (".suppressions", ".json", ".list", ".profdata"):
            continue
        for number, width in long_lines(name):
            print(f"{name}:{number}: {width} columns")
            count += 1
    if count:
        sys.exit(f"{count} lines have more than {LIMIT} columns; scripts/wrap-comments breaks comments")


main()
