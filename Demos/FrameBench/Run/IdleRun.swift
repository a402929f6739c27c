import Casement
import CasementCore
import CasementSDL
import Dispatch
import Foundation

/// Measures idle windows: the cost of a program that does nothing.
@MainActor struct IdleRun<Scenario: RunScenario> {
    private let scenario: Scenario
    private let options: RunOptions
    private let name: RunScenarioName
    private let windows: Int

    /// Seconds to wait for the last events of the start, and seconds measured.
    private static var settling: Double { 1.5 }
    private static var watching: Double { 5 }

    init(_ scenario: Scenario, _ options: RunOptions, _ name: RunScenarioName, windows: Int = 1) {
        (self.scenario, self.options, self.name, self.windows) = (scenario, options, name, windows)
    }

    func measure() throws -> RunResult {
        let progress = Progress()
        progress.show("run \(name.rawValue): \(Self.settling) s to settle, \(Self.watching) s measured")
        defer { progress.clear() }
        if options.isOffscreen { return inMemory() }
        let bench = try BenchLoop(scenario)
        for _ in 1..<windows { bench.openWindow(id: BenchLoop.scene) }
        bench.program.turn()
        guard bench.loop.windows.count == windows else { throw refuse("\(windows) windows cannot be open at once.") }
        var measurement: Measurement?
        watch(bench) { measurement = $0 }
        bench.run(bench.controller)
        guard let measurement else { throw refuse("the window was closed before the run was over.") }
        return RunResult(measurement: measurement)
    }

    /// Without a loop nothing can wake up: this measures only what the process does by itself.
    private func inMemory() -> RunResult {
        let content = scenario.content
        let textEngine = SystemTextEngine()
        let benches = (0..<windows).map { _ in MemoryBench(textEngine: textEngine) { content } }
        for bench in benches { bench.frame() }
        usleep(UInt32(Self.settling * 1e6))
        for bench in benches { _ = bench.pipeline.takeStatistics() }
        let start = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
        usleep(UInt32(Self.watching * 1e6))
        let end = (cpu: ProcessFigures.cpu, time: ProcessFigures.now)
        for bench in benches where bench.pipeline.needsFrame { bench.frame() }
        var result = Measurement(scenario: name.rawValue, mode: .run, count: options.count)
        result.frames = benches.reduce(0) { $0 + $1.pipeline.takeStatistics().framesPresented }
        result.renderer = "offscreen"
        result.cpuPerFrame = Double(end.cpu - start.cpu) / Double(end.time - start.time) * 100
        result.peakMemory = ProcessFigures.peakMemory
        for bench in benches { bench.pipeline.tearDown() }
        return RunResult(measurement: result)
    }

    /// A separate thread keeps the time: only two of the loop's wake-ups are the benchmark's, one at each end.
    private func watch(_ bench: BenchLoop, _ done: @escaping @MainActor (Measurement) -> Void) {
        let (settling, watching) = (Self.settling, Self.watching)
        let watcher = Watcher(bench, name, count: options.count, done)
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
    private let name: RunScenarioName
    private let count: Int
    private let done: (Measurement) -> Void
    private var wakeups = 0

    init(_ bench: BenchLoop, _ name: RunScenarioName, count: Int, _ done: @escaping (Measurement) -> Void) {
        (self.bench, self.name, self.count, self.done) = (bench, name, count, done)
    }

    func begin() {
        wakeups = bench.loop.statistics.wakeups
        _ = takeFrames()
    }

    /// The frames that all windows have shown since the last call.
    private func takeFrames() -> Int {
        bench.program.windows.windows.reduce(0) { $0 + $1.pipeline.takeStatistics().framesPresented }
    }

    /// The CPU time and the time between the ends, in nanoseconds.
    func end(cpu: UInt64, time: UInt64) {
        // The last one belongs to this call.
        let woken = bench.loop.statistics.wakeups - wakeups - 1
        var result = Measurement(scenario: name.rawValue, mode: .run, count: count)
        result.frames = takeFrames()
        result.renderer = bench.renderer
        result.cpuPerFrame = Double(cpu) / Double(time) * 100
        result.wakeupsPerSecond = Double(max(0, woken)) * 1e9 / Double(time)
        result.peakMemory = ProcessFigures.peakMemory
        done(result)
        bench.loop.quit()
    }
}
