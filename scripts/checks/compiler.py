"""The compiler on a source that uses the built modules."""

import os
import pathlib
import re
import subprocess


def errors(source, folder, language_mode="6"):
    """What the compiler says of a source: all of it, and the line and text of each error in it. The folder is the one
    that `swift build --show-bin-path` prints."""
    swiftc = os.environ.get("SWIFT", "swift").removesuffix("swift") + "swiftc"
    maps = [*pathlib.Path("Sources").glob("*/module.modulemap"), *pathlib.Path(folder).glob("*.build/module.modulemap")]
    names = re.findall(r'pkgConfig: "([^"]+)"', pathlib.Path("Package.swift").read_text())
    flags = subprocess.run(["pkg-config", "--cflags", *names], check=True, capture_output=True, text=True).stdout
    command = [swiftc, "-typecheck", "-swift-version", language_mode, "-I", f"{folder}/Modules"]
    for flag in [f"-fmodule-map-file={path}" for path in maps] + flags.split():
        command += ["-Xcc", flag]
    output = subprocess.run([*command, source], capture_output=True, text=True).stderr
    return output, [
        (int(number), text) for number, text in re.findall(rf"{re.escape(source)}:(\d+):\d+: error: (.*)", output)
    ]
