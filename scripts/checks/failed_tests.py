"""Prints a regular expression that chooses the tests which failed, of a report that `--xunit-output` wrote.

usage: failed_tests.py REPORT [MOST]

Prints nothing where none failed, or more than MOST.
"""

import re
import sys
from xml.etree import ElementTree

cases = ElementTree.parse(sys.argv[1]).iter("testcase")
failed = [case for case in cases if case.find("failure") is not None]
if failed and len(failed) <= int(sys.argv[2] if len(sys.argv) > 2 else len(failed)):
    # A test's identifier has its suites between the module and its name: Module.Suite/name(argument:).
    names = [[*case.get("classname").split("."), case.get("name")] for case in failed]
    print("|".join("^" + "[./]".join(map(re.escape, name)) for name in names))
