"""What the checks know of Swift: which parts of a file are code, comments and strings. No grammar beyond that."""

import subprocess


class Line:
    """One line: its text, the column at which a line comment begins (or None), and what is code in it.

    In `code`, strings are empty and comments are missing. `in_string` says that the line begins in a string of several
    lines, `in_block` that it begins in a block comment.
    """

    def __init__(self, text, in_string, in_block):
        self.text, self.in_string, self.in_block = text, in_string, in_block
        self.comment, self.code = None, ""


def lines(text):
    """The lines of a source file."""
    result = []
    # What is open: ("string", hashes, is_multiline), ("interpolation", depth of brackets) or ("block", depth).
    stack = []
    for source in text.split("\n"):
        top = stack[-1][0] if stack else ""
        line = Line(source, top == "string", top == "block")
        result.append(line)
        at = 0
        while at < len(source):
            top = stack[-1] if stack else ("code",)
            if top[0] == "string":
                at = _in_string(source, at, stack)
            elif top[0] == "block":
                if source.startswith("/*", at):
                    stack.append(("block",))
                    at += 2
                elif source.startswith("*/", at):
                    stack.pop()
                    at += 2
                else:
                    at += 1
            elif source.startswith("//", at):
                line.comment = at
                break
            elif source.startswith("/*", at):
                stack.append(("block",))
                at += 2
            else:
                at = _in_code(source, at, stack, line)
        # A string of one line ends with it, whatever the source says.
        while stack and (stack[-1][0] == "string" and not stack[-1][2]):
            stack.pop()
    return result


def _in_string(source, at, stack):
    _, hashes, is_multiline = stack[-1]
    end = ('"""' if is_multiline else '"') + "#" * hashes
    escape = "\\" + "#" * hashes
    if source.startswith(end, at):
        stack.pop()
        return at + len(end)
    if source.startswith(escape, at):
        after = at + len(escape)
        if source[after : after + 1] == "(":
            stack.append(["interpolation", 1])
        return after + 1
    return at + 1


def _in_code(source, at, stack, line):
    hashes = 0
    while source[at + hashes : at + hashes + 1] == "#":
        hashes += 1
    if source[at + hashes : at + hashes + 1] == '"':
        is_multiline = source.startswith('"""', at + hashes)
        stack.append(("string", hashes, is_multiline))
        if not (stack[:-1] and stack[-2][0] == "interpolation"):
            line.code += '""'
        return at + hashes + (3 if is_multiline else 1)
    character = source[at]
    if stack and stack[-1][0] == "interpolation":
        # Code in a string is part of the string.
        stack[-1][1] += (character == "(") - (character == ")")
        if stack[-1][1] == 0:
            stack.pop()
    else:
        line.code += character
    return at + 1


def tracked(*patterns):
    """The files of the repository that match, as git knows them, new ones included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *patterns]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted({name for name in names if name})
