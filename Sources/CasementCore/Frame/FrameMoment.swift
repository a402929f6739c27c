import Foundation

/// The moment that a frame shows, whenever it is made: with these at even distances, motion is even although frames are
/// not.
package struct FrameMoment: Sendable {
    /// On a clock that never jumps.
    package var seconds: Double
    package var date: Date

    package init(seconds: Double, date: Date) { (self.seconds, self.date) = (seconds, date) }
}

extension FramePipeline {
    /// When a frame becomes necessary by itself; nil while nothing waits for a moment.
    package var nextFrameDate: Date? {
        guard let press = input.nextDate else { return graph.timetable.next }
        return graph.timetable.next.map { min($0, press) } ?? press
    }
}
