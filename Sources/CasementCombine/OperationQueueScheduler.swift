// This module declares these conformances, as Combine does on Apple's systems.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = _ScheduleDate

    /// Operation queues have no options; the type has no properties to set.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handover(action)
        addOperation { action.value() }
    }

    /// Adds an operation that runs `action` at a date. The tolerance has no effect: it is added at the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Handover(action)
        clock.schedule(after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))) {
            self.addOperation { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Handover(action)
        return clock.schedule(
            after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
            interval: .seconds(max(interval.timeInterval, 0.0001)), tolerance: .seconds(tolerance.timeInterval)
        ) {
            self.addOperation { action.value() }
        }
    }

    /// The queue that waits for the times of operations; the operations themselves run on this operation queue.
    private var clock: DispatchQueue { .global() }
}
