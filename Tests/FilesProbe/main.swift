// Measures how long documents and folders stop a program:
//
//     swift build -c release --product FilesProbe
//     .build/release/FilesProbe document 100     # in a window: a text of 100 MB is opened, changed and saved
//     .build/release/FilesProbe object 100       # the same with a document that is an object
//     .build/release/FilesProbe folder 100000    # in memory: the own file dialog shows a folder of 100,000 files
//
// With `--check` at the end, it fails where a step takes more than twice as long as it should.
//
// Each line that it prints is a step, its time, the longest time for which the main actor could do nothing else, and
// the most memory of the process meanwhile.

import Casement
import CasementTesting
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let kind = arguments.first ?? ""
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

guard ["document", "object", "folder"].contains(kind), count > 0 else {
    print("usage: FilesProbe document|object MEGABYTES [--check], FilesProbe folder FILES [--check]")
    exit(64)
}

let place = FileManager.default.temporaryDirectory.appending(
    path: "files-probe-\(getpid())", directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)

@MainActor func end() -> Never {
    try? FileManager.default.removeItem(at: place)
    exit(Limits.areExceeded ? 1 : 0)
}

switch kind {
case "document":
    try LargeDocument.make(megabytes: count)
    LargeDocumentProgram.main()
case "object":
    try LargeDocument.make(megabytes: count)
    LargeObjectProgram.main()
default:
    await LargeFolder.measure(files: count)
    end()
}
