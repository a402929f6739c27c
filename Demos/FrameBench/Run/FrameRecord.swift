import CasementCore

/// One measured frame. Times are in nanoseconds on the clock of `ProcessFigures.now`.
struct FrameRecord: Sendable {
    /// When the change began.
    var start: UInt64
    /// When the change was complete, and the frame's own work began.
    var changed: UInt64
    /// When the frame was presented.
    var end: UInt64
    /// The slot of the frame, in seconds on the loop's clock.
    var slot: Double
    /// The time that the loop spent on events, timers and tasks since the previous frame, in microseconds.
    var events: Double
    var phases: FrameTimes

    /// The time from the start of the change to the presented frame.
    var wall: UInt64 { end - start }
}
