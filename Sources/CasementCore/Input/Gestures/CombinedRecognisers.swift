import Foundation

/// Recognises the first of two gestures, or the second if the first fails.
@MainActor final class ExclusiveRecogniser<A, B, Value>: _GestureRecogniser<Value> {
    let first: _GestureRecogniser<A>, second: _GestureRecogniser<B>
    private let values: ((A) -> Value, (B) -> Value)
    /// Whether the first has failed and the second continues.
    private var isSecond = false

    init(
        _ first: _GestureRecogniser<A>, _ second: _GestureRecogniser<B>, _ ofFirst: @escaping (A) -> Value,
        _ ofSecond: @escaping (B) -> Value
    ) { (self.first, self.second, values) = (first, second, (ofFirst, ofSecond)) }

    override var phase: _GesturePhase<Value> {
        isSecond ? second.phase.map(values.1) : first.phase.map(values.0)
    }

    private var current: _AnyGestureRecogniser { isSecond ? second : first }
    override var claim: GestureClaim { current.claim }
    override var expectsMore: Bool { first.expectsMore && !isSecond || second.expectsMore && isSecond }
    override func yields(to claim: GestureClaim) -> Bool { current.yields(to: claim) }

    override var nextTime: Double? {
        [isSecond ? nil : first.nextTime, second.nextTime].compactMap { $0 }.min()
    }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        if !isSecond { first.handle(event, in: context) }
        if isSecond || first.status == .possible || first.status == .failed { second.handle(event, in: context) }
        guard !isSecond else { return }
        switch first.status {
        case .failed: isSecond = true
        case .possible:
            let hasBegun = second.status == .active || second.status == .ended
            if hasBegun, first.yields(to: second.claim) {
                first.cancel()
                isSecond = true
            }
        case .active, .ended: break
        }
    }

    override func commit() {
        if !isSecond, first.status == .active || first.status == .ended { second.cancel() }
        current.commit()
        if isSecond { first.commit() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
        isSecond = false
    }
}

/// Recognises two gestures at the same time.
@MainActor final class SimultaneousRecogniser<A, B, Value>: _GestureRecogniser<Value> {
    let first: _GestureRecogniser<A>, second: _GestureRecogniser<B>
    private let value: (A?, B?) -> Value

    init(_ first: _GestureRecogniser<A>, _ second: _GestureRecogniser<B>, value: @escaping (A?, B?) -> Value) {
        (self.first, self.second, self.value) = (first, second, value)
    }

    override var phase: _GesturePhase<Value> {
        let (a, b) = (first.status, second.status)
        if a == .failed, b == .failed { return .failed }
        let (valueA, valueB) = (first.phase.value, second.phase.value)
        let now = value(valueA, valueB)
        let (isOverA, isOverB) = (a == .failed || a == .ended, b == .failed || b == .ended)
        if isOverA, isOverB { return .ended(now) }
        if a == .active || b == .active || a == .ended || b == .ended { return .active(now) }
        return .possible(valueA == nil && valueB == nil ? nil : now)
    }

    override var claim: GestureClaim {
        first.status == .active || first.status == .ended ? first.claim : second.claim
    }
    override var expectsMore: Bool {
        (first.expectsMore || first.status != .possible) && (second.expectsMore || second.status != .possible)
    }
    override func yields(to claim: GestureClaim) -> Bool { first.yields(to: claim) && second.yields(to: claim) }
    override var nextTime: Double? { [first.nextTime, second.nextTime].compactMap { $0 }.min() }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        first.handle(event, in: context)
        second.handle(event, in: context)
    }

    override func commit() {
        first.commit()
        second.commit()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
    }
}

/// Recognises a gesture, and when it has ended, a second one.
@MainActor final class SequenceRecogniser<A, B, Value>: _GestureRecogniser<Value> {
    let first: _GestureRecogniser<A>, second: _GestureRecogniser<B>
    private let values: ((A) -> Value, (A, B?) -> Value)
    private var result: A?
    private var isDown = false

    init(
        _ first: _GestureRecogniser<A>, _ second: _GestureRecogniser<B>, _ ofFirst: @escaping (A) -> Value,
        _ ofSecond: @escaping (A, B?) -> Value
    ) { (self.first, self.second, values) = (first, second, (ofFirst, ofSecond)) }

    override var phase: _GesturePhase<Value> {
        guard let result else {
            return first.status == .possible ? .possible(first.phase.value.map(values.0)) : first.phase.map(values.0)
        }
        switch second.phase {
        case .possible(let value): return .active(values.1(result, value))
        case .active(let value): return .active(values.1(result, value))
        case .ended(let value): return .ended(values.1(result, value))
        case .failed: return .failed
        }
    }

    override var claim: GestureClaim {
        if result == nil { return first.claim }
        return second.status == .possible ? first.claim : second.claim
    }
    override var expectsMore: Bool { result == nil ? first.expectsMore : !isDown && second.status == .possible }
    override func yields(to claim: GestureClaim) -> Bool { result == nil && first.yields(to: claim) }
    override var nextTime: Double? { result == nil ? first.nextTime : second.nextTime }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        switch event.kind {
        case .began: isDown = true
        case .released: isDown = false
        default: break
        }
        guard result == nil else { return second.handle(event, in: context) }
        first.handle(event, in: context)
        guard case .ended(let value) = first.phase else { return }
        result = value
        // If the button is down already, the second begins at the current place.
        guard isDown else { return }
        second.handle(
            GestureEvent(
                kind: .began(clicks: 1), place: event.place, time: event.time, modifiers: event.modifiers), in: context)
    }

    override func commit() {
        first.commit()
        if result != nil { second.commit() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
        (result, isDown) = (nil, false)
    }
}
