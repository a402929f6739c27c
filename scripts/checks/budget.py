"""What a frame costs in instructions, allocations and pages of code, which say the same on a busy machine as on an idle
one.

    scripts/budget            fails where a scenario costs over 3 % more than scripts/checks/budget.json says
    scripts/budget --accept   writes the measured costs there
    scripts/budget leaf       measures one scenario

FrameBench runs each scenario under callgrind, which counts the measured frames only: what happens below the function
`measuredWork`. Of a start, which needs a display, it counts what runs in the program's own file: how much the libraries
of the system do depends on its fonts and its X server. A scenario that costs too much is printed with the functions
whose own instructions grew most.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path("scripts/checks/budget.json")
TOLERANCE = 0.03
# Pages of the program's code that frames run: more by this part where the functions of frames do not lie side by side.
PAGES = 0.15
# How many functions of a scenario the table lists.
LISTED = 40
ALLOCATORS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}

START = "startup-window"

# The name, FrameBench's arguments and the number of counted frames. The longest come first: two run side by side.
SCENARIOS = [
    ("labels", "run labels --count 1000", 4),
    ("startup", START, 1),
    ("build", "graph build --count 1000", 4),
    ("motion", "run motion --count 200", 10),
    ("resize", "run resize --count 1000", 6),
    ("churn", "run churn --count 1000", 40),
    ("scroll", "run scroll --count 10000", 40),
    ("table", "run table --count 100000", 20),
    ("divider", "run divider --count 200", 10),
    ("typing", "run typing --count 50", 40),
    ("pixels", "run pixels", 20),
    ("surface", "run surface", 20),
    ("leaf", "run leaf --count 1000", 100),
    ("noop", "graph noop --count 1000", 10),
]


def callgrind(program, arguments, frames, folder):
    """Own instructions of each function in the measured frames, how often the whole run allocated memory, and the pages
    of the program's code that the frames ran."""
    output = pathlib.Path(folder, f"{arguments} {frames}")
    options, counted = [], ["--collect-atstart=no", "--toggle-collect=*measuredWork*"]
    if arguments == START:
        counted = []
    elif arguments.startswith("run"):
        options = ["--frames", str(frames), "--pace", "free", "--renderer", "offscreen"]
    else:
        options = ["--iterations", str(frames)]
    command = [
        "valgrind", "--tool=callgrind", "--dump-instr=yes", *counted, f"--callgrind-out-file={output}", program,
        *arguments.split(), *options,
    ]  # fmt: skip
    # Sets and dictionaries in the same order in every run, and none of the user's settings.
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", "TZ": "UTC",
        "SWIFT_DETERMINISTIC_HASHING": "1", "DISPLAY": os.environ.get("DISPLAY", ""), "SDL_VIDEODRIVER": "x11",
        "CASEMENT_DESKTOP_SETTINGS": "no",
    }  # fmt: skip
    if arguments == START:
        # What a start keeps for the next one.
        subprocess.run([program, START], env=environment, capture_output=True)
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    if run.returncode != 0 or not output.exists():
        sys.exit(f"budget: FrameBench {arguments} failed under callgrind:\n{run.stderr[-2000:]}")
    own, allocations, pages = read(output, os.path.realpath(program), arguments == START)
    if not own:
        sys.exit(f"budget: callgrind counted nothing of FrameBench {arguments}: is measuredWork still called?")
    return own, allocations, pages


def count(program, arguments, frames, folder):
    """Instructions and allocations of a frame, and the own instructions of its functions."""
    if arguments == START:
        own, allocations, pages = callgrind(program, arguments, frames, folder)
        return cost(own, allocations, pages, 1)
    # Calls are counted from the start of the program: those of the frames are the difference of two runs.
    _, fewer, _ = callgrind(program, arguments, frames // 2, folder)
    own, more, pages = callgrind(program, arguments, frames, folder)
    return cost(own, (more - fewer) / (frames - frames // 2), pages, frames)


def cost(own, allocations, pages, frames):
    """The row of a scenario in the table."""
    return {
        "instructions": round(sum(own.values()) / frames),
        "allocations": round(allocations, 1),
        "pages": len(pages),
        "functions": {name: round(cost / frames) for name, cost in own.most_common(LISTED)},
    }


def read(output, program, is_own):
    """The own instructions of each function while counting, how often memory was allocated in all, and the pages of the
    program's code; with `is_own`, of functions in the program's file only."""
    names, files, own, allocations, pages = {}, {}, collections.Counter(), 0, set()
    current, is_call, is_program, address = None, False, True, 0
    with output.open() as lines:
        for line in lines:
            if match := re.match(r"(c?fn)=\((\d+)\)(?: (.*))?$", line):
                kind, number, name = match.groups()
                if name:
                    names[number] = name
                if kind == "fn":
                    current = names[number]
                else:
                    called = names[number]
            elif match := re.match(r"ob=\((\d+)\)(?: (.*))?$", line):
                number, name = match.groups()
                if name:
                    files[number] = name
                is_program = files[number] == program
            elif match := re.match(r"cob=\((\d+)\) (.*)$", line):
                files[match.group(1)] = match.group(2)
            elif line.startswith("calls="):
                # The next line has the cost of the calls, which is that of other functions.
                is_call = True
                if (is_program or not is_own) and called.split("'")[0] in ALLOCATORS:
                    allocations += int(line[6:].split()[0])
            elif line[0] in "+-*0123456789":
                place, _, cost = line.split()
                # An address, or how far it is from that of the line before.
                if place[0] in "+-":
                    address += int(place)
                elif place != "*":
                    address = int(place, 16)
                if not is_call and (is_program or not is_own):
                    own[current] += int(cost)
                if not is_call and is_program:
                    pages.add(address // 4096)
                is_call = False
    return own, allocations, pages


def demangled(names):
    """The names as programmers write them, shortened to a line."""
    run = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "demangle", "--simplified", "--compact"], input="\n".join(names),
        capture_output=True, text=True,
    )  # fmt: skip
    return [name[:110] for name in run.stdout.splitlines()] if run.returncode == 0 else names


def report_growth(before, after):
    """Prints the functions whose own instructions grew most."""
    known = before["functions"]
    least = min(known.values(), default=0)
    # What is not listed cost at most as much as the last that is.
    growth = {name: cost - known.get(name, least) for name, cost in after["functions"].items()}
    grown = sorted((item for item in growth.items() if item[1] > 0), key=lambda item: -item[1])[:8]
    for name, (_, more) in zip(demangled([name for name, _ in grown]), grown):
        print(f"      +{more:,}  {name}")


def compare(name, before, after):
    """Prints a scenario's row. Returns whether it costs too much."""
    is_above, cells = False, []
    for key in ("instructions", "allocations", "pages"):
        ceiling = before[key] * (1 + (PAGES if key == "pages" else TOLERANCE))
        # A third of an allocation is no growth.
        is_above |= after[key] > ceiling + (0.3 if key == "allocations" else 0)
        change = (after[key] / before[key] - 1) * 100 if before[key] else 0
        cells.append(f"{after[key]:>13,} {change:+6.1f} %")
    print(f"{'above' if is_above else 'right'}: {name:8}" + "".join(cells))
    if is_above:
        report_growth(before, after)
    return is_above


def compiler():
    """The version of the compiler, on which the costs depend."""
    text = subprocess.run([os.environ.get("SWIFT", "swift"), "--version"], capture_output=True, text=True).stdout
    match = re.search(r"Swift version ([0-9.]+)", text)
    return match.group(1) if match else "unknown"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("scenario", nargs="*", choices=[[], *(name for name, _, _ in SCENARIOS)])
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_intermixed_args()
    chosen = [scenario for scenario in SCENARIOS if not options.scenario or scenario[0] in options.scenario]
    table = json.loads(TABLE.read_text()) if TABLE.exists() else {"swift": compiler(), "frames": {}}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [(name, pool.submit(count, options.program, *rest, folder)) for name, *rest in chosen]
        measured = {name: run.result() for name, run in runs}
    if options.accept:
        table = {"swift": compiler(), "frames": {**table["frames"], **measured}}
        TABLE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n")
        print(f"written: {TABLE}")
        return
    print(f"{'':15}{'instructions':>13} {'':8}{'allocations':>13} {'':8}{'pages':>13}   a frame")
    above = [name for name in sorted(measured) if compare(name, table["frames"][name], measured[name])]
    if table["swift"] != compiler():
        print(f"The table is of Swift {table['swift']}, this is {compiler()}: nothing fails.")
    elif above:
        sys.exit(
            f"budget: above {TABLE} by more than {TOLERANCE:.0%}, or {PAGES:.0%} of pages: {', '.join(above)}. "
            f"Pages are fewer after scripts/function-order. Where the cost buys something that "
            f"is worth it, say so in the commit and write it there with scripts/budget --accept."
        )


if __name__ == "__main__":
    main()
