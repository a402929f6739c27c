import Foundation
import Synchronization

/// Asks the main actor for an answer all the time, and notes how long it took at most.
final class Interruptions: Sendable {
    private let longest = Mutex(0.0)
    private let asked = Mutex<ContinuousClock.Instant?>(nil)

    init() {
        Thread.detachNewThread { [self] in
            while true {
                usleep(1_000)
                guard asked.withLock({ $0 == nil }) else { continue }
                asked.withLock { $0 = .now }
                DispatchQueue.main.async { self.answer() }
            }
        }
    }

    private func answer() {
        let waited = asked.withLock { start in
            defer { start = nil }
            return start.map { $0.duration(to: .now) / .seconds(1) } ?? 0
        }
        longest.withLock { $0 = max($0, waited) }
    }

    func forget() { longest.withLock { $0 = 0 } }

    /// Prints a step and what it did to the main actor, and forgets that.
    /// - Parameters:
    ///   - blocking: how long the main actor may be interrupted, in seconds.
    ///   - time: how long the step may take, in seconds.
    func report(
        _ step: String, since start: ContinuousClock.Instant, blocking: Double? = nil, within time: Double? = nil
    ) {
        let longest = longest.withLock { longest in
            defer { longest = 0 }
            return longest
        }
        let seconds = start.duration(to: .now) / .seconds(1)
        let text =
            "\(step): \(Self.milliseconds(seconds)), longest interruption \(Self.milliseconds(longest)), "
            + "at most \(Self.takeMostMemory()) MB of memory\n"
        FileHandle.standardOutput.write(Data(text.utf8))
        Limits.check(step, longest, blocking)
        Limits.check(step, seconds, time)
    }

    /// The most memory that the process has had since the last call, in megabytes.
    private static func takeMostMemory() -> Int {
        let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
        let peak = lines.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        // What the kernel has noted as the peak becomes what it is now.
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        return (peak ?? 0) * 1024 / 1_000_000
    }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}
