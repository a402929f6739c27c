import DesktopSupport
import Expectations
import Foundation
import Testing

/// The loop in a process of its own, which gives it the main thread.
@Suite(.serialized, .enabled(if: Display.isThere, "no display: run under xvfb-run -a"))
struct DesktopLoopTests {
    /// Runs the probe to its end and returns the lines that it printed.
    private func probe(
        _ task: String, signal: Int32? = nil, then last: Int32? = nil, display: PrivateDisplay? = nil
    ) throws -> [String] {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent("LoopProbe")
        process.arguments = [task]
        if let display {
            process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) { $1 }
        }
        process.standardOutput = output
        try process.run()
        let stopped = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: stopped)
        defer { stopped.cancel() }
        var text = Data()
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            text += data
            if let signal, String(decoding: text, as: UTF8.self).contains("ready") {
                kill(process.processIdentifier, signal)
                if let last { kill(process.processIdentifier, last) }
            }
        }
        process.waitUntilExit()
        expect(process.terminationReason == .exit && process.terminationStatus == 0)
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func timersAndTheMainQueueWakeTheSleepingLoop() throws {
        expect(try probe("wake"), equals: ["timer", "task", "queue", "ended"])
    }

    @Test func schedulersOfPublishersWakeTheSleepingLoop() throws {
        // The order of subscribers is not guaranteed.
        let lines = try probe("combine")
        expect(
            lines.dropLast(2).sorted(), equals: ["debounce 2", "delay 2", "receive 1", "receive 2", "throttle 2"])
        expect(lines.suffix(2), equals: ["timer", "ended"])
    }

    @Test func sleepsWhenNothingHappens() throws {
        // Only the wakeup that counts them. On a shared display, other tests' windows would send events.
        let display = try require(PrivateDisplay(), "Xvfb is missing")
        let wakeups = try require(try probe("idle", display: display).first.flatMap { Int($0) })
        expect(wakeups <= 2)
    }

    @Test("Fingers come with the first part of a click, and a pause wakes the loop when they have left")
    func scrolling() throws {
        expect(
            try probe("scrolling").prefix(4), equals: ["began", "scroll 26.5", "scroll 26.5", "ended, guessed: true"])
    }

    @Test func framesComeInSlots() throws {
        let times = try probe("frames").compactMap { Double($0) }
        expect(times.count, equals: 20)
        for (first, second) in zip(times, times.dropFirst()) {
            let slots = (second - first) * 60
            expect(slots > 0.99 && abs(slots - slots.rounded()) < 0.01)
        }
    }

    @Test("Timers that bodies set fire soon, while frames follow each other and after the last one")
    func timersOfBodies() throws {
        expect(
            try probe("timersOfBodies"),
            equals: [40, 0].map { "set with \($0) frames left, fired within nine: true" } + ["ended"])
    }

    @Test func fingersAreAPinch() throws {
        expect(
            try probe("fingers"), equals: ["began 45,45 100 0", "changed 60,45 200 0", "ended 60,45 200 0", "ended"])
    }

    @Test func markedTextReachesTheWindow() throws {
        let long = String(repeating: "ほ", count: 20)
        expect(
            try probe("editing"),
            equals: [
                "editing に 1..<1", "editing にほん 0..<3", "editing \(long) 0..<0", "editing  0..<0", "text 日本", "ended",
            ])
    }

    @Test("Text input is the window's that asked last") func typing() throws {
        expect(
            try probe("typing"),
            equals: [
                "the first gave up true", "the other closed true", "the first gave up false", "ended",
            ])
    }

    @Test func closingTheLastWindowEndsTheLoop() throws {
        expect(try probe("close"), equals: ["ended"])
    }

    @Test(arguments: [SIGINT, SIGTERM]) func signalsEndTheLoopCleanly(signal: Int32) throws {
        expect(try probe("signal", signal: signal), equals: ["ready", "ended"])
    }

    @Test("The content of windows is printed for SIGUSR1, and the program goes on") func inquiries() throws {
        expect(try probe("signal", signal: SIGUSR1, then: SIGTERM), equals: ["ready", "ended"])
    }

    @Test("Programs that a program starts end by the signals that end it") func children() throws {
        expect(try probe("children"), equals: ["true true", "ended"])
    }
}
