"""Every public declaration has a doc comment.

Exempt are names that begin with an underscore and the members of such types, @_spi, unavailable and deprecated
declarations, overrides, and the names in undocumented.txt, each with its reason.
"""

import fnmatch
import pathlib
import re
import sys

import swift_source

MODIFIERS = (
    r"(?:(?:public|open|package|internal|fileprivate|private)(?:\(set\))?|static|class|final|override|required"
    r"|convenience|mutating|nonmutating|nonisolated(?:\(\w+\))?|lazy|weak|unowned(?:\(\w+\))?|indirect|dynamic"
    r"|borrowing|consuming|prefix|postfix|infix|sending|distributed|@\w+(?:\([^)]*\))?)"
)
DECLARATION = re.compile(
    rf"^\s*(?P<modifiers>(?:{MODIFIERS}\s+)*)"
    r"(?P<kind>struct|class|enum|protocol|actor|extension|func|var|let|init|subscript|typealias|associatedtype|case"
    r"|macro)\b(?P<rest>.*)"
)
TYPES = ("struct", "class", "enum", "protocol", "actor", "extension")
NAME = {
    "func": re.compile(r"\s*(`?\w+`?|[^\s(<\w]+)"),
    "extension": re.compile(r"\s*([\w.]+)"),
}


class Declaration:
    """A declaration: its kind, its name, and what it is a member of."""

    def __init__(self, match, parent):
        self.kind, self.modifiers = match["kind"], match["modifiers"].split()
        found = NAME.get(self.kind, re.compile(r"\s*(`?\w+`?)")).match(match["rest"])
        self.name = self.kind if self.kind in ("init", "subscript") else found.group(1).strip("`") if found else ""
        if self.kind == "init" and (label := re.match(r"[?!]?\s*\(\s*(\w+)", match["rest"])):
            self.name = f"init({label.group(1)}:)"
        self.parent = parent
        self.is_documented, self.is_exempt = False, False

    @property
    def is_public(self):
        words = {word for word in self.modifiers if not word.endswith("(set)")}
        if words & {"public", "open"}:
            return True
        # Cases and requirements are as public as what they belong to.
        outer = self.parent
        is_part = outer and (self.kind == "case" or outer.kind == "protocol")
        return bool(is_part and outer.is_public and not words & {"private", "fileprivate", "internal", "package"})

    @property
    def path(self):
        return f"{self.parent.path}.{self.name}" if self.parent else self.name

    @property
    def is_private_use(self):
        """Whether it is reachable, but not for programs."""
        hidden = self.is_exempt or any(part.startswith("_") for part in self.name.split("."))
        return hidden or (self.parent is not None and self.parent.is_private_use)


def gaps(name, internal_types):
    """The public declarations of a file that have no doc comment, each with its line."""
    scopes, pending, depth, parentheses = [], None, 0, 0
    documented, attributes = False, ""
    for number, line in enumerate(swift_source.lines(pathlib.Path(name).read_text()), 1):
        comment = line.text[line.comment :] if line.comment is not None else ""
        code = line.code.strip()
        if not code:
            if comment.startswith("///"):
                documented = True
            elif not comment and not line.in_string:
                documented, attributes = False, ""
            continue
        parent = scopes[-1][1] if scopes else None
        is_scope = parent is None or (scopes[-1][0] == depth and parent.kind in TYPES)
        match = DECLARATION.match(line.code) if is_scope and parentheses == 0 and not line.in_string else None
        if match:
            declaration = Declaration(match, parent)
            words = attributes + " " + " ".join(declaration.modifiers)
            declaration.is_documented = documented
            is_unavailable = re.search(r"@available\([^)]*(unavailable|deprecated)", words)
            declaration.is_exempt = bool("@_spi" in words or is_unavailable or "override" in declaration.modifiers)
            if declaration.kind == "extension":
                declaration.is_exempt |= declaration.name.split(".")[0] in internal_types
            elif declaration.is_public and not declaration.is_documented and not declaration.is_private_use:
                yield number, declaration, code
            if declaration.kind in TYPES:
                pending = declaration
            documented, attributes = False, ""
        elif is_scope and code.startswith(("@", "#if", "#else", "#endif")):
            attributes += " " + code
        elif parentheses == 0:
            documented, attributes = False, ""
        for character in line.code:
            if character in "([":
                parentheses += 1
            elif character in ")]":
                parentheses -= 1
            elif character == "{":
                depth += 1
                if pending and parentheses == 0:
                    scopes.append((depth, pending))
                    pending = None
                elif parentheses == 0 or scopes:
                    scopes.append((depth, Body()))
            elif character == "}":
                if scopes and scopes[-1][0] == depth:
                    scopes.pop()
                depth -= 1


class Body:
    """Code between braces, whose declarations are nobody's members."""

    kind, path, is_public, is_private_use = "body", "", False, True


def listed():
    """The names and the paths that need no documentation."""
    rows = (pathlib.Path(__file__).parent / "undocumented.txt").read_text().splitlines()
    entries = [row.split()[0] for row in rows if row.strip() and not row.startswith("# ")]
    return {name for name in entries if "." not in name}, [path for path in entries if "." in path]


def is_listed(declaration, names, paths):
    """Whether the list has a declaration. Names without a type are of witnesses, so not of a protocol's own members."""
    if any(fnmatch.fnmatchcase(declaration.path, path) for path in paths):
        return True
    return declaration.name in names and (declaration.parent is None or declaration.parent.kind != "protocol")


def main():
    files = [name for name in swift_source.tracked("Sources/*.swift") if pathlib.Path(name).is_file()]
    public, others = set(), set()
    for name in files:
        for line in swift_source.lines(pathlib.Path(name).read_text()):
            if match := DECLARATION.match(line.code):
                declaration = Declaration(match, None)
                if declaration.kind in TYPES[:-1]:
                    (public if declaration.is_public else others).add(declaration.name)
    count, (names, paths) = 0, listed()
    for name in files:
        for number, declaration, code in gaps(name, others - public):
            if is_listed(declaration, names, paths):
                continue
            print(f"{name}:{number}: {declaration.path}: {code}")
            count += 1
    if count:
        sys.exit(f"{count} public declarations have no doc comment")


main()
