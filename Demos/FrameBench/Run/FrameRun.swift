import Casement
import CasementCore
import CasementSDL

/// Measures a scenario that changes in every frame.
@MainActor struct FrameRun<Scenario: RunScenario> {
    private let scenario: Scenario
    private let options: RunOptions
    private let name: RunScenarioName

    init(_ scenario: Scenario, _ options: RunOptions, _ name: RunScenarioName) {
        (self.scenario, self.options, self.name) = (scenario, options, name)
    }

    func measure() throws -> RunResult {
        let progress = Progress()
        progress.show("run \(name.rawValue): \(RunOptions.warmUp) frames to warm up, \(options.frames) measured")
        defer { progress.clear() }
        var result = options.isOffscreen ? inMemory() : try inWindow()
        result.comparison = scenario.comparison
        return result
    }

    private func recorder(_ pipeline: FramePipeline) -> FrameRecorder {
        let recorder = FrameRecorder(frames: options.frames) { number in
            scenario.step(number)
            for event in scenario.input(number) { pipeline.handle(event) }
        }
        recorder.follow(pipeline)
        return recorder
    }

    private func inWindow() throws -> RunResult {
        let bench = try BenchLoop(scenario)
        bench.loop.pace = options.pace == .free ? .free : .fixed(60)
        let recorder = recorder(bench.controller.pipeline)
        bench.run(SteppingClient(bench, recorder))
        guard recorder.isDone else { throw refuse("the window was closed before the run was over.") }
        return recorder.result(
            name, count: options.count, renderer: bench.renderer, isPaced: options.pace == .sixty, hasLoop: true)
    }

    /// Runs the same pipeline in memory. Without a loop there are no events and no wake-ups.
    private func inMemory() -> RunResult {
        let content = scenario.content
        let bench = MemoryBench(size: scenario.windowSize) { content }
        let recorder = recorder(bench.pipeline)
        MemoryBench.run(recorder, pace: options.pace) { slot in
            recorder.record(slot: slot, loop: { FrameRecorder.Totals() }, frame: bench.frame)
        }
        bench.pipeline.tearDown()
        return recorder.result(
            name, count: options.count, renderer: "offscreen", isPaced: options.pace == .sixty, hasLoop: false)
    }
}

/// Makes the scenario's change at the start of every frame, and asks for frames until the run is over.
@MainActor private final class SteppingClient: WindowClient {
    private let bench: BenchLoop
    private let recorder: FrameRecorder

    init(_ bench: BenchLoop, _ recorder: FrameRecorder) { (self.bench, self.recorder) = (bench, recorder) }

    var needsFrame: Bool { !recorder.isDone }

    var codeRun: CodeRun { bench.controller.codeRun }

    func handle(_ event: WindowEvent) {
        bench.controller.handle(event)
        if event == .closeRequested || event == .destroyed { bench.loop.quit() }
    }

    func frame(at time: Double) {
        recorder.record(slot: time, loop: totals) { bench.controller.frame(at: time) }
        if recorder.isDone { bench.loop.quit() }
    }

    private func totals() -> FrameRecorder.Totals {
        let statistics = bench.loop.statistics
        return .init(wakeups: statistics.wakeups, eventTime: statistics.eventTime * 1e6)
    }
}
