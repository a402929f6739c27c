import Foundation

/// The time that a frame shows, whenever it is made: as moments are evenly spaced, motion is even
/// although frames are not.
package struct FrameMoment: Sendable {
    /// The time of a monotonic clock, in seconds.
    package var seconds: Double
    package var date: Date

    package init(seconds: Double, date: Date) { (self.seconds, self.date) = (seconds, date) }
}

extension FramePipeline {
    /// The time at which the next frame is necessary without an event; nil while nothing waits for a time.
    package var nextFrameDate: Date? {
        guard let press = input.nextDate else { return graph.timetable.next }
        return graph.timetable.next.map { min($0, press) } ?? press
    }
}
