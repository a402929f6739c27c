import CasementCore

/// One measured frame. Times are nanoseconds on the clock of `ProcessFigures.now`.
struct FrameRecord: Sendable {
    /// When the change began.
    var start: UInt64
    /// When the change was made, and the frame's own work began.
    var changed: UInt64
    /// When the frame was presented.
    var end: UInt64
    /// Seconds on the loop's clock: the slot that the frame was meant for.
    var slot: Double
    /// Microseconds that the loop spent with events, timers and tasks since the frame before.
    var events: Double
    var phases: FrameTimes

    /// From the start of the change to the frame presented.
    var wall: UInt64 { end - start }
}
