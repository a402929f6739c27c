"""Writes scripts/function-order.list: the functions of the program's own file that FrameBench's scenarios run, found by
callgrind, in windows. The linker of shipped programs places them in this order, so that what a frame runs lies side by
side: docs/decisions/45-function-order.md.

    scripts/function-order

First those of the frames of a scenario, then those of the next that are not listed yet, and last those of a start. In
each group they are sorted by name, so that the next list differs little. Behind them all are the names of functions
that also stand in large sections of Swift's archives, and then the variables that a start writes. Run it again where
scripts/budget finds more pages.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import budget

LIST = pathlib.Path("scripts/function-order.list")
FRAMES = "*measuredWork*"
# All of a loop's turns: what runs beside the measured work.
TURNS = "*11DesktopLoopC4turn*"

# FrameBench's arguments and what is counted: the function below which it runs, or all.
RUNS = [
    ("run leaf --count 1000 --frames 40 --pace free", FRAMES),
    ("run typing --count 50 --frames 40 --pace free", FRAMES),
    ("run scroll --count 10000 --frames 40 --pace free", FRAMES),
    ("run churn --count 1000 --frames 40 --pace free", FRAMES),
    ("run motion --count 200 --frames 10 --pace free", FRAMES),
    ("run table --count 1000 --frames 10 --pace free", FRAMES),
    ("run divider --count 200 --frames 10 --pace free", FRAMES),
    ("run labels --count 200 --frames 4 --pace free", FRAMES),
    ("run resize --count 200 --frames 4 --pace free", FRAMES),
    ("graph noop --count 100 --iterations 4", FRAMES),
    ("graph build --count 100 --iterations 4", FRAMES),
    ("run leaf --count 100 --frames 40", TURNS),
    # Whether the pointer is seen before or after the first frame differs from start to start.
    *[("startup-window", None)] * 4,
]


ENVIRONMENT = {"SDL_VIDEODRIVER": "x11", "CASEMENT_DESKTOP_SETTINGS": "no", "LC_ALL": "C.UTF-8"}


def functions(program, arguments, counted, folder):
    """The functions of the program's file that ran."""
    output = pathlib.Path(tempfile.mkdtemp(dir=folder), "callgrind")
    options = ["--collect-atstart=no", f"--toggle-collect={counted}"] if counted else []
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--demangle=no", *options,
         f"--callgrind-out-file={output}", program, *arguments.split()],
        env={**os.environ, **ENVIRONMENT},
        capture_output=True, text=True,
    )  # fmt: skip
    own = {}
    if run.returncode == 0 and output.exists():
        own, _, _ = budget.read(output, os.path.realpath(program), True)
    if not own:
        sys.exit(f"function-order: FrameBench {arguments} ran nothing under callgrind:\n{run.stderr[-2000:]}")
    # Callgrind numbers the levels of a recursion.
    return {re.sub(r"'\d+$", "", name) for name in own if not name.startswith(("0x", "("))}


def placeable(folder):
    """The functions of our own objects, which have a section each."""
    objects = [str(path) for path in pathlib.Path(folder).glob("*.build/**/*.o")]
    nm = ["nm", "--defined-only", "--format=just-symbols"]
    return set(subprocess.run([*nm, *objects], capture_output=True, text=True).stdout.splitlines())


def unwieldy():
    """The functions of Swift's archives that share a section of more than 16 KiB with others: one of them takes
    megabytes of the standard library to its place."""
    folder = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift"))).resolve().parent.parent
    archives = sorted(map(str, folder.glob("lib/swift_static/linux/*.a")))
    if not archives:
        sys.exit(f"function-order: no archives of Swift's libraries below {folder}")
    table = subprocess.run(["objdump", "--syms", *archives], capture_output=True, text=True, check=True).stdout
    names = set()
    for listing in table.split("file format elf64"):
        functions = re.findall(r"^([0-9a-f]{16}) .{7} (\.text\S*)\t([0-9a-f]{16}) +(?:\.\w+ )?(.*)$", listing, re.M)
        ends = {}
        for address, section, size, _ in functions:
            ends[section] = max(ends.get(section, 0), int(address, 16) + int(size, 16))
        names |= {name for _, section, _, name in functions if ends[section] > 16 << 10}
    return names


def variables(program):
    """The variables that begin as zero and are not while a start shows its window. They lie in the sections of their
    files, over 1.4 MiB, and the first that is written on a page is 4 KiB of each start."""
    nm = ["nm", "--defined-only", "--print-size", "--numeric-sort", program]
    table = subprocess.run(nm, capture_output=True, text=True, check=True).stdout
    symbols = re.findall(r"^([0-9a-f]+) ([0-9a-f]+) [bB] (.*)$", table, re.M)
    sections = subprocess.run(["readelf", "--sections", "--wide", program], capture_output=True, text=True).stdout
    first, length = (int(part, 16) for part in re.search(r" \.bss +NOBITS +(\S+) \S+ (\S+)", sections).groups())
    symbols = [(int(address, 16) - first, int(size, 16), name) for address, size, name in symbols]
    # The others are those of each thread.
    symbols = [symbol for symbol in symbols if 0 <= symbol[0] < length]
    run = subprocess.Popen([program, "startup-window"], stdout=subprocess.DEVNULL, env={**os.environ, **ENVIRONMENT})
    found, before = b"", b""
    # The window stays for a while, in which nothing changes.
    while run.poll() is None:
        time.sleep(0.03)
        try:
            maps = pathlib.Path(f"/proc/{run.pid}/maps").read_text()
            base = re.search(rf"^([0-9a-f]+)-\S+ \S+ 0+ .*{re.escape(os.path.realpath(program))}$", maps, re.M)
            with open(f"/proc/{run.pid}/mem", "rb", buffering=0) as memory:
                now = os.pread(memory.fileno(), length, int(base.group(1), 16) + first)
        except (AttributeError, OSError):
            continue
        if now == before:
            found = now
        before = now
    if run.returncode != 0 or len(found) < length:
        sys.exit("function-order: the variables of FrameBench startup-window could not be read")
    return {name for place, size, name in symbols if any(found[place : place + size])}


def main():
    program = sys.argv[1]
    known, last = placeable(pathlib.Path(program).parent), unwieldy()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        groups = list(pool.map(lambda run: functions(program, *run, folder), RUNS))
    order = {}
    for group in groups:
        # The runtime is of C++, in small objects.
        fitting = {name for name in group if name in known or not name.startswith("$s")}
        order |= dict.fromkeys(sorted(fitting - order.keys()))
    # Ours of the same names are not worth what comes with the others.
    order = sorted(order, key=last.__contains__)
    zeroed = sorted(variables(program))
    LIST.write_text("\n".join(order + zeroed) + "\n")
    print(f"written: {LIST}, {len(order)} functions, {len(zeroed)} variables")


if __name__ == "__main__":
    main()
