// This module declares these conformances, as Combine does on Apple's systems.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation
import OpenCombine

/// The main run loop is scheduled through the main queue, which wakes a sleeping program from any thread; other
/// run loops through timers.
extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = _ScheduleDate

    /// Run loops have no options; the type has no properties to set.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if isMain { return DispatchQueue.main.schedule(options: nil, action) }
        let action = Handover(action)
        perform { action.value() }
    }

    /// Runs `action` once at a date. The tolerance has no effect on the main run loop.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if isMain {
            let time = DispatchQueue.main.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
            return DispatchQueue.main.schedule(after: time, action)
        }
        add(
            timer(at: date.date, every: 0, repeats: false, tolerance: tolerance.timeInterval, action), forMode: .default
        )
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, in: .default, action)
    }

    /// Runs `action` repeatedly until cancelled. The smallest interval is a tenth of a millisecond, as for timers.
    func schedule(
        after date: Date, every interval: TimeInterval, tolerance: TimeInterval, in mode: RunLoop.Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let interval = interval > 0.0001 ? interval : 0.0001
        if isMain {
            let first = DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
            return DispatchQueue.main.schedule(
                after: first, interval: .seconds(interval), tolerance: .seconds(tolerance), action)
        }
        let timer = timer(at: date, every: interval, repeats: true, tolerance: tolerance, action)
        add(timer, forMode: mode)
        let held = Handover(timer)
        return AnyCancellable { held.value.invalidate() }
    }

    private var isMain: Bool { self === RunLoop.main }

    private func timer(
        at date: Date, every interval: TimeInterval, repeats: Bool, tolerance: TimeInterval,
        _ action: @escaping () -> Void
    ) -> Timer {
        let action = Handover(action)
        let timer = Timer(fire: date, interval: interval, repeats: repeats) { _ in action.value() }
        timer.tolerance = max(0, tolerance)
        return timer
    }
}
