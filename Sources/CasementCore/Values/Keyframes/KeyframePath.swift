import Foundation

/// One segment of a track: from the end of the previous one to a value.
struct KeyframeStep<Data: VectorArithmetic> {
    enum Kind {
        case linear(UnitCurve)
        /// Velocities in units per second, if specified.
        case cubic(start: Data?, end: Data?)
        case spring(Spring, start: Data?)
        case jump
    }

    let kind: Kind
    let target: Data
    /// Nil for a spring that runs until it rests.
    let duration: TimeInterval?
}

/// The values of a track over time.
struct KeyframePath<Data: VectorArithmetic> {
    private struct Part {
        let start, duration: TimeInterval
        let from, target: Data
        /// The velocities at the start and the end, in units per second.
        let leaving, arriving: Data
        let kind: KeyframeStep<Data>.Kind

        func value(at time: TimeInterval) -> Data {
            let (way, share) = (target - from, duration > 0 ? time / duration : 1)
            switch kind {
            case .linear(let curve): return from + way.scaled(by: curve.value(at: share))
            case .jump: return target
            case .spring(let spring, _): return from + spring.value(target: way, initialVelocity: leaving, time: time)
            case .cubic:
                // Hermite form: two values and two velocities.
                let (square, cube) = (share * share, share * share * share)
                return from + way.scaled(by: 3 * square - 2 * cube)
                    + leaving.scaled(by: (cube - 2 * square + share) * duration)
                    + arriving.scaled(by: (cube - square) * duration)
            }
        }

        func velocity(at time: TimeInterval) -> Data {
            guard duration > 0 else { return .zero }
            let (way, share) = (target - from, time / duration)
            switch kind {
            case .linear(let curve): return way.scaled(by: curve.boundedVelocity(at: share) / duration)
            case .jump: return .zero
            case .spring(let spring, _): return spring.velocity(target: way, initialVelocity: leaving, time: time)
            case .cubic:
                let square = share * share
                return way.scaled(by: (6 * share - 6 * square) / duration)
                    + leaving.scaled(by: 3 * square - 4 * share + 1) + arriving.scaled(by: 3 * square - 2 * share)
            }
        }
    }

    private var parts: [Part] = []
    private let first: Data
    private(set) var duration: TimeInterval = 0

    /// Creates the path from a value; the first step takes over the velocity if its start is smooth.
    init(from first: Data, velocity: Data, _ steps: [KeyframeStep<Data>]) {
        self.first = first
        var (place, speed) = (first, velocity)
        for index in steps.indices {
            let step = steps[index]
            let length = Self.length(of: step, from: place, speed)
            let leaving: Data
            switch step.kind {
            case .cubic(let told, _), .spring(_, let told): leaving = told ?? speed
            case .linear, .jump: leaving = .zero
            }
            let part = Part(
                start: duration, duration: length, from: place, target: step.target, leaving: leaving,
                arriving: Self.arrival(steps, index, from: place, length), kind: step.kind)
            parts.append(part)
            duration += length
            // A spring that is cut short continues from its current value.
            if case .spring = step.kind { place = part.value(at: length) } else { place = step.target }
            speed = part.velocity(at: length)
        }
    }

    private static func length(of step: KeyframeStep<Data>, from place: Data, _ speed: Data) -> TimeInterval {
        if let duration = step.duration { return duration.isFinite ? max(0, duration) : 0 }
        guard case .spring(let spring, let told) = step.kind else { return 0 }
        let way = step.target - place
        let epsilon = max(1e-9, way.magnitude2 * 0.001)
        let time = spring.settlingDuration(target: way, initialVelocity: told ?? speed, epsilon: epsilon)
        // An undamped spring would never end.
        return time.isFinite ? min(time, 60) : 60
    }

    /// The end velocity of a cubic step: the specified one, or one that leads smoothly into the next step.
    private static func arrival(
        _ steps: [KeyframeStep<Data>], _ index: Int, from place: Data, _ length: TimeInterval
    ) -> Data {
        guard case .cubic(_, let told) = steps[index].kind else { return .zero }
        if let told { return told }
        guard index + 1 < steps.count else { return .zero }
        let (step, next) = (steps[index], steps[index + 1])
        let duration = Self.length(of: next, from: step.target, .zero)
        switch next.kind {
        case .cubic(let start?, _), .spring(_, let start?): return start
        case .cubic:
            // The average velocity from the previous value to the next.
            let time = length + duration
            return time > 0 ? (next.target - place).scaled(by: 1 / time) : .zero
        case .linear(let curve):
            guard duration > 0 else { return .zero }
            return (next.target - step.target).scaled(by: curve.boundedVelocity(at: 0) / duration)
        case .spring, .jump: return .zero
        }
    }

    /// The value after a number of seconds; it stays at the end.
    func value(at time: TimeInterval) -> Data {
        guard let part = part(at: time) else { return parts.last?.target ?? first }
        return part.value(at: time - part.start)
    }

    /// The velocity at that time, in units per second.
    func velocity(at time: TimeInterval) -> Data {
        guard let part = part(at: time) else { return .zero }
        return part.velocity(at: time - part.start)
    }

    private func part(at time: TimeInterval) -> Part? {
        for part in parts where time < part.start + part.duration { return part }
        return nil
    }
}

extension UnitCurve {
    /// The velocity, or 0 if it is infinite or NaN.
    fileprivate func boundedVelocity(at progress: Double) -> Double {
        let velocity = velocity(at: progress)
        return velocity.isFinite ? velocity : 0
    }
}
