import Foundation

/// How often a loop shows frames.
package enum FramePace: Equatable, Sendable {
    /// At most so many a second, at even distances.
    case fixed(Double)
    /// One after the other without a pause: for measuring.
    case free
}

/// Says when the next frame is due. Times are seconds on the loop's clock.
struct FrameClock {
    var pace: FramePace
    private var lastSlot = -Double.infinity
    /// Whether the last frame left something to do, so that frames follow each other.
    private var isRunning = false

    init(pace: FramePace) { self.pace = pace }

    private var period: Double {
        if case .fixed(let rate) = pace { 1 / min(max(rate, 1), 1000) } else { 0 }
    }

    /// When the next frame is due; in the past when it is due now.
    var due: Double { lastSlot + period }

    /// The nominal time of a frame that is due at `now`. After idleness that is `now`; in a run of frames it is the
    /// slot that has come last, so that a late frame leaves slots out, and none is made up for.
    mutating func takeSlot(at now: Double) -> Double {
        let slot = isRunning && period > 0 ? lastSlot + period * ((now - lastSlot) / period).rounded(.down) : now
        lastSlot = max(slot, lastSlot)
        return lastSlot
    }

    /// Tells whether something still changes after a frame.
    mutating func frameEnded(moreToCome: Bool) { isRunning = moreToCome }
}
