import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct AnimationTickets {
    private func ticket(_ log: Box<[String]>) -> AnimationTicket {
        let ticket = AnimationTicket(run: { $0() })
        ticket.onComplete(.logicallyComplete) { log.value.append("logical") }
        ticket.onComplete(.removed) { log.value.append("removed") }
        return ticket
    }

    @Test func nothingAnimatedIsCompleteAtOnce() {
        let log = Box<[String]>([])
        let ticket = ticket(log)
        expect(log.value.isEmpty)
        ticket.release()
        expect(log.value, equals: ["logical", "removed"])
        var value = AnimatedValue(1.0)
        value.set(1, animation: .default, at: 0, completion: ticket)
        value.set(2, animation: .linear(duration: 0), at: 0, completion: ticket)
        expect(log.value, equals: ["logical", "removed"])
    }

    @Test func allValuesAreWaitedFor() {
        let log = Box<[String]>([])
        let ticket = ticket(log)
        var (first, second) = (AnimatedValue(0.0), AnimatedValue(0.0))
        first.set(1, animation: .linear(duration: 1), at: 0, completion: ticket)
        second.set(1, animation: .linear(duration: 2), at: 0, completion: ticket)
        ticket.release()
        _ = first.value(at: 1)
        _ = second.value(at: 1.9)
        expect(log.value.isEmpty)
        _ = second.value(at: 2)
        expect(log.value, equals: ["logical", "removed"])
    }

    /// A spring is logically complete before it rests, and any animation can be given a logical completion.
    @Test(arguments: ends)
    func logicalCompletionComesFirst(animation: Animation, logical: Double, removed: Double) {
        let log = Box<[String]>([])
        let ticket = ticket(log)
        var value = AnimatedValue(0.0)
        value.set(1, animation: animation, at: 0, completion: ticket)
        ticket.release()
        _ = value.value(at: logical - 0.001)
        expect(log.value.isEmpty)
        _ = value.value(at: logical + 0.001)
        expect(log.value, equals: (logical == removed ? ["logical", "removed"] : ["logical"]))
        _ = value.value(at: removed + 0.001)
        expect(log.value, equals: ["logical", "removed"])
    }

    nonisolated private static let ends: [(Animation, Double, Double)] = [
        (.smooth, 0.5, 0.75), (.bouncy, 0.5, 0.9), (.linear(duration: 1).logicallyComplete(after: 0.4), 0.4, 1),
        (.linear(duration: 1).logicallyComplete(after: 4), 1, 1),
        (.linear(duration: 1).delay(1).logicallyComplete(after: 1.5).speed(2), 0.75, 1),
        (.linear(duration: 1).repeatCount(2), 2, 2), (.smooth.repeatCount(2), 1.234_78, 1.469_55),
        (Animation(Early()), 0.3, 1), (Animation(Early()).delay(1), 1.3, 2),
        (Animation(Early()).logicallyComplete(after: 0.1).speed(0.5), 0.2, 2),
    ]

    /// An animation that a later change starts on the same value does not delay a completion, unless it waits for
    /// removal.
    @Test func laterAnimationsCountForRemovalOnly() {
        let (log, later) = (Box<[String]>([]), Box<[String]>([]))
        let (one, other) = (ticket(log), ticket(later))
        var value = AnimatedValue(0.0)
        value.set(1, animation: .smooth, at: 0, completion: one)
        one.release()
        value.set(0, animation: .smooth, at: 0.1, completion: other)
        other.release()
        expect(log.value.isEmpty)
        _ = value.value(at: 0.51)
        expect(log.value, equals: ["logical"])
        expect(later.value.isEmpty)
        _ = value.value(at: 0.61)
        expect(later.value, equals: ["logical"])
        _ = value.value(at: 9)
        expect(log.value, equals: ["logical", "removed"])
        expect(later.value, equals: ["logical", "removed"])
    }

    /// An animation that a later one covers is removed, and logically completes, with that one.
    @Test func hiddenAnimationsEnd() {
        let log = Box<[String]>([])
        let ticket = ticket(log)
        var value = AnimatedValue(0.0)
        value.set(1, animation: .linear(duration: 1).repeatForever(), at: 0, completion: ticket)
        ticket.release()
        value.set(0, animation: .linear(duration: 1), at: 5)
        _ = value.value(at: 5.9)
        expect(log.value.isEmpty)
        _ = value.value(at: 6)
        expect(log.value, equals: ["logical", "removed"])
    }

    @Test func jumpingCompletes() {
        let log = Box<[String]>([])
        let ticket = ticket(log)
        var value = AnimatedValue(0.0)
        value.set(1, animation: .linear(duration: 1), at: 0, completion: ticket)
        ticket.release()
        value.jump(to: 1)
        expect(log.value, equals: ["logical", "removed"])
    }

    /// Completions may be postponed until the end of a frame.
    @Test func completionsCanBePostponed() {
        let later = Box<[() -> Void]>([]), log = Box<[String]>([])
        let ticket = AnimationTicket { action in later.value.append(action) }
        ticket.onComplete(.logicallyComplete) { log.value.append("done") }
        ticket.hold()
        ticket.release()
        expect(later.value.isEmpty)
        ticket.release()
        expect(log.value.isEmpty)
        for action in later.value { action() }
        expect(log.value, equals: ["done"])
    }
}

/// Logically completes before it is removed.
private struct Early: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= 0.3 { context.isLogicallyComplete = true }
        return time < 1 ? value.scaled(by: time) : nil
    }
}
