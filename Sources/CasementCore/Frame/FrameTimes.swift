/// A part of the work of a frame.
package enum FramePhase: Sendable {
    /// Bodies and actions.
    case update
    case layout
    /// Damage.
    case graphics
    case paint
    case present
}

/// The durations of the phases of a frame, in microseconds.
package struct FrameTimes: Sendable {
    package var update = 0.0
    package var layout = 0.0
    package var graphics = 0.0
    package var paint = 0.0
    package var present = 0.0
    package init() {}

    subscript(phase: FramePhase) -> Double {
        get {
            switch phase {
            case .update: update
            case .layout: layout
            case .graphics: graphics
            case .paint: paint
            case .present: present
            }
        }
        set {
            switch phase {
            case .update: update = newValue
            case .layout: layout = newValue
            case .graphics: graphics = newValue
            case .paint: paint = newValue
            case .present: present = newValue
            }
        }
    }
}

/// Measures the frames of a pipeline; see `FramePipeline.timer`.
@MainActor package final class FrameTimer {
    /// The durations of the last frame.
    @exclusivity(unchecked) package private(set) var times = FrameTimes()
    private let clock: () -> Double

    /// `clock` returns microseconds from an arbitrary origin.
    package init(clock: @escaping () -> Double) { self.clock = clock }

    func beginFrame() { times = FrameTimes() }

    func measure<Result>(_ phase: FramePhase, _ work: () -> Result) -> Result {
        let start = clock()
        defer { times[phase] += clock() - start }
        return work()
    }
}

extension FramePipeline {
    /// Runs a phase of a frame, measured if there is a timer.
    @inline(__always) func timed<Result>(_ phase: FramePhase, _ work: () -> Result) -> Result {
        guard let timer else { return work() }
        return timer.measure(phase, work)
    }
}
