import Foundation

/// The rate at which a loop shows frames.
package enum FramePace: Equatable, Sendable {
    /// At most this many frames per second, evenly spaced.
    case fixed(Double)
    /// One after the other without a pause: for measuring.
    case free
}

/// Computes when the next frame is due. Times are seconds on the loop's clock.
struct FrameClock {
    var pace: FramePace
    private var lastSlot = -Double.infinity
    /// Whether the last frame left work, so that frames follow each other.
    private var isRunning = false

    init(pace: FramePace) { self.pace = pace }

    private var period: Double {
        if case .fixed(let rate) = pace { 1 / min(max(rate, 1), 1000) } else { 0 }
    }

    /// When the next frame is due; in the past if it is due now.
    var due: Double { lastSlot + period }

    /// The nominal time of a frame that is due at `now`. After idling that is `now`; in a run of frames it is the
    /// latest slot, so that a late frame skips slots, and none is made up for.
    mutating func takeSlot(at now: Double) -> Double {
        let slot = isRunning && period > 0 ? lastSlot + period * ((now - lastSlot) / period).rounded(.down) : now
        lastSlot = max(slot, lastSlot)
        return lastSlot
    }

    /// Notes after a frame whether another one is needed.
    mutating func frameEnded(moreToCome: Bool) { isRunning = moreToCome }
}
