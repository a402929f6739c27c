import ArgumentParser
import Foundation
import Fuzzing
import GalleryPages

/// The arguments of the command line: see docs/fuzzing.md.
struct Fuzz: ParsableArguments {
    @Option(help: "The seed of the first world; what a failure prints.") var seed: UInt64 = 1
    @Option(help: "How many edits to make.") var edits = 1_000_000
    @Option(help: "Stop after so many seconds.") var seconds = Double.infinity
    @Option(help: "How many damaged pictures to decode before.") var pictures = 20_000
    @Option(help: "How many random layouts to go through before.") var layouts = 20_000
    @Option(help: "How many random events to send to the Gallery before.") var events = 100_000
    @Option(help: "How many of them go to a page, one after the other.") var visit = 2_000
    @Option(help: "Compare the pixels after so many of them.") var interval = 50
    @Flag(help: "Send events to each page once, whatever --events says.") var everyPage = false
    @Option(help: "How many presentations, pushes and pops to make before.") var shell = 20_000
    @Option(help: "A folder for a picture of two windows that should look the same.") var folder: String?
}

let options = Fuzz.parseOrExit()
var pictures = PictureFuzzer(seed: options.seed)
pictures.run(count: options.pictures)
print("\(options.pictures) damaged pictures: \(pictures.decoded) decoded, \(pictures.refused) refused.")

var layouts = LayoutFuzzer()
(layouts.seed, layouts.worlds, layouts.seconds) = (options.seed, options.layouts, options.seconds)
layouts.folder = options.folder
layouts.onProgress = { done, seed in
    FileHandle.standardError.write(Data("\(done) layouts, seed \(seed)\n".utf8))
}
let (worlds, problem) = layouts.run()
if let problem {
    print("After \(worlds) layouts:\n\(problem)")
    exit(1)
}
guard worlds == options.layouts || options.seconds.isFinite else {
    print("Only \(worlds) of \(options.layouts) layouts were gone through.")
    exit(1)
}
print("\(worlds) layouts: sizes finite, all as from scratch.")

var monkey = Monkey()
(monkey.events, monkey.interval, monkey.shortcuts) = (options.visit, options.interval, [.pageDown, .pageUp])
var sent = 0
let pages = RootView.pageNames
// Several visits: each begins with a new window.
while sent < (options.everyPage ? pages.count * options.visit : options.events) {
    monkey.seed = options.seed &+ UInt64(sent)
    if let problem = monkey.run({ RootView(page: pages[sent / monkey.events % pages.count]) }) {
        print("The Gallery, \(problem)")
        exit(1)
    }
    sent += monkey.events
    FileHandle.standardError.write(Data("\(sent) events\n".utf8))
}
print("\(sent) events in the Gallery: focus, pixels and memory as they should be.")

var shell = ShellFuzzer()
(shell.seed, shell.steps) = (options.seed, options.shell)
if let problem = shell.run() {
    print("Presentations and pages, \(problem)")
    exit(1)
}
print("\(options.shell) presentations, pushes and pops: screen, state, bindings and focus as they should be.")

let start = Date()
var fuzzer = Fuzzer()
(fuzzer.seed, fuzzer.edits, fuzzer.seconds) = (options.seed, options.edits, options.seconds)
fuzzer.onProgress = { made, seed in
    let rate = Double(made) / Date().timeIntervalSince(start)
    FileHandle.standardError.write(Data("\(made) edits, seed \(seed), \(Int(rate)) a second\n".utf8))
}
let (made, failure) = await fuzzer.run()
if let failure {
    print("After \(made) edits:\n\(failure)")
    exit(1)
}
// The last world may make a few more.
guard made >= options.edits || options.seconds.isFinite else {
    print("Only \(made) of \(options.edits) edits were made.")
    exit(1)
}
print("\(made) edits in \(Int(Date().timeIntervalSince(start))) s: all as from scratch.")
