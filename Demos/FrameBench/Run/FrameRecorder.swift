import CasementCore

/// Steps a scenario, one change per frame, and records the times of each frame.
@MainActor final class FrameRecorder {
    private let frames: Int
    private let step: (Int) -> Void
    private let timer = FrameTimer { Double(ProcessFigures.now) / 1000 }
    /// The next frame, counted from 0 with the first warm-up frame.
    private(set) var number = 0
    private var pipeline: FramePipeline?
    private var records: [FrameRecord] = []
    private var start = Totals()
    private var end = Totals()
    private var statistics = FrameStatistics()

    /// Counters that grow over the whole run.
    struct Totals {
        var cpu: UInt64 = 0
        var time: UInt64 = 0
        var wakeups = 0
        /// In microseconds.
        var eventTime = 0.0
    }

    init(frames: Int, step: @escaping (Int) -> Void) {
        (self.frames, self.step) = (frames, step)
        records.reserveCapacity(frames)
    }

    /// Records the frames of this pipeline from now on.
    func follow(_ pipeline: FramePipeline) {
        self.pipeline = pipeline
        pipeline.timer = timer
        _ = pipeline.takeStatistics()
    }

    var isDone: Bool { number >= RunOptions.warmUp + frames }

    private var eventTime = 0.0

    /// Makes the next change and its frame. `totals` returns the loop's counters; the CPU time is added here.
    func record(slot: Double, loop totals: () -> Totals, frame: () -> Void) {
        func work() {
            change()
            frame()
        }
        if number < RunOptions.warmUp { work() } else { measuredWork(work) }
        ended(slot: slot, loop: totals)
    }

    private var begin: UInt64 = 0
    private var changed: UInt64 = 0

    /// Makes the next change.
    func change() {
        begin = ProcessFigures.now
        step(number)
        changed = ProcessFigures.now
    }

    /// The frame of the last change was presented.
    func ended(slot: Double, loop totals: () -> Totals) {
        let done = ProcessFigures.now
        let events = totals().eventTime
        if number >= RunOptions.warmUp {
            records.append(
                FrameRecord(
                    start: begin, changed: changed, end: done, slot: slot, events: events - eventTime,
                    phases: timer.times))
            if let pipeline { note(pipeline.takeStatistics()) }
        }
        eventTime = events
        number += 1
        if number == RunOptions.warmUp {
            _ = pipeline?.takeStatistics()
            start = now(totals())
        } else if isDone {
            end = now(totals())
        }
    }

    private func note(_ frame: FrameStatistics) {
        statistics.bodies += frame.bodies
        statistics.nodesUpdated += frame.nodesUpdated
        statistics.texturesCreated += frame.texturesCreated
        statistics.texturesUpdated += frame.texturesUpdated
        statistics.damagedPixels += frame.damagedPixels
    }

    private func now(_ totals: Totals) -> Totals {
        var totals = totals
        (totals.cpu, totals.time) = (ProcessFigures.cpu, ProcessFigures.now)
        return totals
    }

    /// The figures of the recorded frames. Those of pacing and of the loop are omitted without `isPaced` and `hasLoop`.
    func result(_ scenario: RunScenarioName, count: Int, renderer: String, isPaced: Bool, hasLoop: Bool) -> RunResult {
        var result = Measurement(scenario: scenario.rawValue, mode: .run, count: count)
        let frames = Double(records.count)
        result.frames = records.count
        result.renderer = renderer
        result.cpuPerFrame = Double(end.cpu - start.cpu) / 1e6 / frames
        let wall = Percentiles(records.map(\.wall))
        result.wall = .init(p50: wall(50) / 1e6, p95: wall(95) / 1e6, p99: wall(99) / 1e6, max: wall.max / 1e6)
        result.phases = .init(
            events: median(\.events), update: median(\.phases.update), layout: median(\.phases.layout),
            graphics: median(\.phases.graphics), paint: median(\.phases.paint), present: median(\.phases.present))
        result.work = .init(
            bodies: Double(statistics.bodies) / frames, nodes: Double(statistics.nodesUpdated) / frames,
            texturesCreated: Double(statistics.texturesCreated) / frames,
            texturesUpdated: Double(statistics.texturesUpdated) / frames,
            damagedPixels: Double(statistics.damagedPixels) / frames)
        if isPaced { result.missedFrames = missedSlots }
        if hasLoop {
            result.wakeupsPerSecond = Double(end.wakeups - start.wakeups) * 1e9 / Double(end.time - start.time)
        }
        result.peakMemory = ProcessFigures.peakMemory
        return RunResult(measurement: result, frames: records)
    }

    private func median(_ time: (FrameRecord) -> Double) -> Double {
        Percentiles(records.map { UInt64(max(0, time($0)) * 1000) })(50) / 1000
    }

    /// The number of 1/60 s slots skipped between consecutive frames.
    private var missedSlots: Int {
        zip(records, records.dropFirst()).reduce(0) { missed, pair in
            missed + max(0, Int(((pair.1.slot - pair.0.slot) * 60).rounded()) - 1)
        }
    }
}
