import Foundation
import OpenCombine

/// A time of the wall clock, as used by run loops and operation queues.
public struct _ScheduleDate: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: _ScheduleDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by stride: Stride) -> _ScheduleDate { _ScheduleDate(date + stride.timeInterval) }

    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The interval in seconds.
        public var magnitude: TimeInterval

        public var timeInterval: TimeInterval { magnitude }

        public init(_ interval: TimeInterval) { magnitude = interval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
        public static func seconds(_ count: Double) -> Stride { Stride(count) }
        public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
        public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
        public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        public static func += (left: inout Stride, right: Stride) { left.magnitude += right.magnitude }
        public static func -= (left: inout Stride, right: Stride) { left.magnitude -= right.magnitude }
        public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }
    }
}
