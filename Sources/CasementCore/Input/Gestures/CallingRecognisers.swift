import Foundation

/// A recogniser that wraps another one and adds to it.
@MainActor class OuterRecogniser<Base, Value>: _GestureRecogniser<Value> {
    final let base: _GestureRecogniser<Base>
    init(_ base: _GestureRecogniser<Base>) { self.base = base }
    override final var claim: GestureClaim { base.claim }
    override final var taps: Int { base.taps }
    override final var movesWindow: Bool { base.movesWindow }
    override final var expectsMore: Bool { base.expectsMore }
    override final func yields(to claim: GestureClaim) -> Bool { base.yields(to: claim) }
    override final var nextTime: Double? { base.nextTime }
    override func handle(_ event: GestureEvent, in context: GestureContext) { base.handle(event, in: context) }
    override func commit() { base.commit() }
    override func cancel() { base.cancel() }
    override func reset() { base.reset() }
}

/// Maps the values of a gesture.
@MainActor final class MapRecogniser<Base, Value>: OuterRecogniser<Base, Value> {
    var change: (Base) -> Value
    init(_ base: _GestureRecogniser<Base>, change: @escaping (Base) -> Value) {
        self.change = change
        super.init(base)
    }
    override var phase: _GesturePhase<Value> { base.phase.map(change) }
}

/// Recognises a gesture only if modifier keys are held when it begins.
@MainActor final class ModifiedRecogniser<Value>: OuterRecogniser<Value, Value> {
    var modifiers: EventModifiers
    private var isRefused = false

    init(_ base: _GestureRecogniser<Value>, modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(base)
    }

    override var phase: _GesturePhase<Value> { isRefused ? .failed : base.phase }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        if case .began = event.kind { isRefused = !event.modifiers.isSuperset(of: modifiers) }
        if !isRefused { super.handle(event, in: context) }
    }

    override func reset() {
        isRefused = false
        super.reset()
    }
}

/// Calls actions for the changes and the end of a gesture.
@MainActor final class CallingRecogniser<Value>: OuterRecogniser<Value, Value> {
    var changed: ((Value) -> Void)?
    var isSame: ((Value, Value) -> Bool)?
    var ended: ((Value) -> Void)?
    private var reported: Value?
    private var hasEnded = false

    override var phase: _GesturePhase<Value> { base.phase }

    override func commit() {
        base.commit()
        switch phase {
        case .possible(let value?), .active(let value): report(value)
        case .ended(let value):
            guard !hasEnded else { return }
            hasEnded = true
            reported = nil
            ended?(value)
        case .possible(nil), .failed: break
        }
    }

    private func report(_ value: Value) {
        guard let changed else { return }
        if let reported, isSame?(reported, value) ?? false { return }
        reported = value
        changed(value)
    }

    override func cancel() {
        reported = nil
        base.cancel()
    }

    override func reset() {
        (reported, hasEnded) = (nil, false)
        base.reset()
    }
}

/// Updates a state during a gesture.
@MainActor final class UpdatingRecogniser<Value>: OuterRecogniser<Value, Value> {
    var update: (Value) -> Void = { _ in }
    var end: () -> Void = {}
    private var isUpdated = false
    private var isNew = false

    override var phase: _GesturePhase<Value> { base.phase }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        base.handle(event, in: context)
        if event.kind != .time || status != .possible { isNew = true }
    }

    override func commit() {
        base.commit()
        switch phase {
        case .possible(let value?), .active(let value):
            guard isNew else { return }
            (isNew, isUpdated) = (false, true)
            update(value)
        case .ended, .failed: finish()
        case .possible(nil): break
        }
    }

    private func finish() {
        guard isUpdated else { return }
        isUpdated = false
        end()
    }

    override func cancel() {
        base.cancel()
        finish()
    }

    override func reset() {
        finish()
        isNew = false
        base.reset()
    }
}

/// Reports whether the button is held for a long press.
@MainActor final class PressingRecogniser<Value>: OuterRecogniser<Value, Value> {
    var pressing: ((Bool) -> Void)?
    private var isPressing = false

    override var phase: _GesturePhase<Value> { base.phase }

    override func commit() {
        if case .possible(.some) = phase { report(true) } else { report(false) }
        base.commit()
    }

    private func report(_ new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        pressing?(new)
    }

    override func cancel() {
        report(false)
        base.cancel()
    }

    override func reset() {
        report(false)
        base.reset()
    }
}

/// A type-erased gesture, whose type may change with every update.
@MainActor final class AnyRecogniser<Value>: _GestureRecogniser<Value> {
    var base: _GestureRecogniser<Value>
    var type: Any.Type
    init(_ base: _GestureRecogniser<Value>, type: Any.Type) { (self.base, self.type) = (base, type) }
    override var phase: _GesturePhase<Value> { base.phase }
    override var claim: GestureClaim { base.claim }
    override var taps: Int { base.taps }
    override var expectsMore: Bool { base.expectsMore }
    override func yields(to claim: GestureClaim) -> Bool { base.yields(to: claim) }
    override var nextTime: Double? { base.nextTime }
    override func handle(_ event: GestureEvent, in context: GestureContext) { base.handle(event, in: context) }
    override func commit() { base.commit() }
    override func cancel() { base.cancel() }
    override func reset() { base.reset() }
}
