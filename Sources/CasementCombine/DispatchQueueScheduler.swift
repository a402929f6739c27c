// This module declares these conformances, as Combine does on Apple's systems.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A time of a queue's clock, which stops while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time as Dispatch's type.
        public var dispatchTime: DispatchTime

        /// Creates a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Returns the interval to another time, negative if that is earlier.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        /// Returns the time after an interval; the distant future for the largest interval.
        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// An interval in nanoseconds. Values out of range are clamped.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            /// The interval in nanoseconds.
            public var magnitude: Int

            /// The interval as Dispatch's type.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(magnitude: Int) { self.magnitude = magnitude }

            /// Creates an interval; `.never` becomes the largest one.
            public init(_ interval: DispatchTimeInterval) {
                switch interval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self = .nanoseconds(.max)
                }
            }

            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates an interval from a whole number of seconds; nil if it does not fit into `Int`.
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            /// Creates an interval from seconds.
            public static func seconds(_ count: Int) -> Stride { Stride(count, times: 1_000_000_000) }
            /// Creates an interval from milliseconds.
            public static func milliseconds(_ count: Int) -> Stride { Stride(count, times: 1_000_000) }
            /// Creates an interval from microseconds.
            public static func microseconds(_ count: Int) -> Stride { Stride(count, times: 1000) }
            /// Creates an interval from nanoseconds.
            public static func nanoseconds(_ count: Int) -> Stride { Stride(magnitude: count) }

            /// Creates an interval from seconds, truncated to nanoseconds; NaN becomes 0.
            public static func seconds(_ count: Double) -> Stride {
                let nanoseconds = count * 1e9
                if nanoseconds.isNaN { return .nanoseconds(0) }
                return .nanoseconds(Int(exactly: nanoseconds.rounded(.towardZero)) ?? (count < 0 ? .min : .max))
            }

            private init(_ count: Int, times factor: Int) {
                let (product, overflows) = count.multipliedReportingOverflow(by: factor)
                magnitude = overflows ? (count < 0 ? .min : .max) : product
            }

            /// Compares the lengths of the intervals.
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride {
                let (sum, overflows) = left.magnitude.addingReportingOverflow(right.magnitude)
                return .nanoseconds(overflows ? (left.magnitude < 0 ? .min : .max) : sum)
            }
            public static func - (left: Stride, right: Stride) -> Stride {
                let (rest, overflows) = left.magnitude.subtractingReportingOverflow(right.magnitude)
                return .nanoseconds(overflows ? (left.magnitude < 0 ? .min : .max) : rest)
            }
            /// The product of both intervals in seconds.
            public static func * (left: Stride, right: Stride) -> Stride {
                .seconds(Double(left.magnitude) / 1e9 * Double(right.magnitude) / 1e9)
            }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            /// Multiplies the intervals in seconds, in place.
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
        }
    }

    /// The options of work scheduled on a queue.
    public struct SchedulerOptions {
        /// The quality of service of the work; unspecified by default.
        public var qos: DispatchQoS
        /// The flags of the work; none by default.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to; none by default. Only immediate work uses it.
        public var group: DispatchGroup?

        /// Creates options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handover(action), options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    /// Runs `action` once at a time. The tolerance has no effect: the queue runs it as soon as it can.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Handover(action), options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Handover(action), options = options ?? SchedulerOptions()
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options.qos, flags: options.flags) { action.value() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: .nanoseconds(max(0, tolerance.magnitude)))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
