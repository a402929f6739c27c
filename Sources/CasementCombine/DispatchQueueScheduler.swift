// Apple's Combine declares these conformances; here this module stands in for it.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A moment on a queue's clock, which stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time, in nanoseconds. What does not fit is as long as can be.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            /// The length in nanoseconds.
            public var magnitude: Int

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(magnitude: Int) { self.magnitude = magnitude }

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

            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            public static func seconds(_ count: Int) -> Stride { Stride(count, times: 1_000_000_000) }
            public static func milliseconds(_ count: Int) -> Stride { Stride(count, times: 1_000_000) }
            public static func microseconds(_ count: Int) -> Stride { Stride(count, times: 1000) }
            public static func nanoseconds(_ count: Int) -> Stride { Stride(magnitude: count) }

            public static func seconds(_ count: Double) -> Stride {
                let nanoseconds = count * 1e9
                if nanoseconds.isNaN { return .nanoseconds(0) }
                return .nanoseconds(Int(exactly: nanoseconds.rounded(.towardZero)) ?? (count < 0 ? .min : .max))
            }

            private init(_ count: Int, times factor: Int) {
                let (product, overflows) = count.multipliedReportingOverflow(by: factor)
                magnitude = overflows ? (count < 0 ? .min : .max) : product
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride {
                let (sum, overflows) = left.magnitude.addingReportingOverflow(right.magnitude)
                return .nanoseconds(overflows ? (left.magnitude < 0 ? .min : .max) : sum)
            }
            public static func - (left: Stride, right: Stride) -> Stride {
                let (rest, overflows) = left.magnitude.subtractingReportingOverflow(right.magnitude)
                return .nanoseconds(overflows ? (left.magnitude < 0 ? .min : .max) : rest)
            }
            /// A product of seconds.
            public static func * (left: Stride, right: Stride) -> Stride {
                .seconds(Double(left.magnitude) / 1e9 * Double(right.magnitude) / 1e9)
            }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
        }
    }

    /// How a queue runs what is scheduled on it.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

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
