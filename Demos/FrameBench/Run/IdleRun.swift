import Casement
import CasementCore
import CasementSDL
import Dispatch
import Foundation

/// Measures an idle window: the cost of a program that does nothing.
@MainActor struct IdleRun<Scenario: RunScenario> {
    private let scenario: Scenario
    private let options: RunOptions

    /// Seconds to wait for the last events of the start, and seconds measured.
    private static var settling: Double { 1.5 }
    private static var watching: Double { 5 }

    init(_ scenario: Scenario, _ options: RunOptions) { (self.scenario, self.options) = (scenario, options) }

    func measure() throws -> RunResult {
        let progress = Progress()
        progress.show("run idle: \(Self.settling) s to settle, \(Self.watching) s measured")
        defer { progress.clear() }
        if options.isOffscreen { return inMemory() }
        let bench = try BenchLoop(scenario)
        var measurement: Measurement?
        watch(bench) { measurement = $0 }
        bench.run(bench.controller)
        guard let measurement else { throw refuse("the window was closed before the run was over.") }
        return RunResult(measurement: measurement)
    }

    /// Without a loop nothing can wake up: this measures only what the process does by itself.
    private func inMemory() -> RunResult {
        let content = scenario.content
        let bench = MemoryBench { content }
        bench.frame()
        usleep(UInt32(Self.settling * 1e6))
        _ = bench.pipeline.takeStatistics()
        let start = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
        usleep(UInt32(Self.watching * 1e6))
        let end = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
        if bench.pipeline.needsFrame { bench.frame() }
        var result = Measurement(scenario: RunScenarioName.idle.rawValue, mode: .run, count: options.count)
        result.frames = bench.pipeline.takeStatistics().framesPresented
        result.renderer = "offscreen"
        result.cpuPerFrame = Double(end.cpu - start.cpu) / Double(end.time - start.time) * 100
        result.peakMemory = ProcessFigures.peakMemory
        bench.pipeline.tearDown()
        return RunResult(measurement: result)
    }

    /// A separate thread keeps the time: only two of the loop's wake-ups are the benchmark's, one at each end.
    private func watch(_ bench: BenchLoop, _ done: @escaping @MainActor (Measurement) -> Void) {
        let (settling, watching, count) = (Self.settling, Self.watching, options.count)
        let watcher = Watcher(bench, count: count, done)
        Thread.detachNewThread {
            usleep(UInt32(settling * 1e6))
            DispatchQueue.main.sync { MainActor.assumeIsolated { watcher.begin() } }
            // The main thread goes back to sleep before the measurement begins.
            usleep(50_000)
            let start = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
            usleep(UInt32(watching * 1e6))
            let end = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { watcher.end(cpu: end.cpu - start.cpu, time: end.time - start.time) }
            }
        }
    }
}

/// Reads the loop's counters on the main thread at both ends.
@MainActor private final class Watcher {
    private let bench: BenchLoop
    private let count: Int
    private let done: (Measurement) -> Void
    private var wakeups = 0

    init(_ bench: BenchLoop, count: Int, _ done: @escaping (Measurement) -> Void) {
        (self.bench, self.count, self.done) = (bench, count, done)
    }

    func begin() {
        wakeups = bench.loop.statistics.wakeups
        _ = bench.controller.pipeline.takeStatistics()
    }

    /// The CPU time and the time between the ends, in nanoseconds.
    func end(cpu: UInt64, time: UInt64) {
        // The last one belongs to this call.
        let woken = bench.loop.statistics.wakeups - wakeups - 1
        var result = Measurement(scenario: RunScenarioName.idle.rawValue, mode: .run, count: count)
        result.frames = bench.controller.pipeline.takeStatistics().framesPresented
        result.renderer = bench.renderer
        result.cpuPerFrame = Double(cpu) / Double(time) * 100
        result.wakeupsPerSecond = Double(max(0, woken)) * 1e9 / Double(time)
        result.peakMemory = ProcessFigures.peakMemory
        done(result)
        bench.loop.quit()
    }
}
