import Foundation

/// Custom animations, alone and within others, are sampled as values.
extension AnimationForm: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard isCustom else {
            if time >= logicalDuration { context.isLogicallyComplete = true }
            return time < duration() ? value.scaled(by: progress(at: time)) : nil
        }
        switch self {
        case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
        case .delay(let delay, let base):
            guard !delay.isNaN else { return nil }
            return time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
        case .speed(let factor, let base):
            return factor > 0 ? base.animate(value: value, time: time * factor, context: &context) : nil
        case .repeating(let count, let autoreverses, _, let base):
            return repeated(base, count ?? .max, autoreverses, value: value, time: time, context: &context)
        case .logicallyComplete(let limit, let base):
            if time >= limit { context.isLogicallyComplete = true }
            return base.animate(value: value, time: time, context: &context)
        default: return nil
        }
    }

    /// The duration of a run is unknown until the run ends; the next one then starts with empty state.
    private func repeated<V: VectorArithmetic>(
        _ base: AnimationForm, _ count: Int, _ autoreverses: Bool, value: V, time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        var run = context.state[RunKey<V>.self]
        guard run.index < count else { return nil }
        let isComplete = context.isLogicallyComplete
        var inner = AnimationContext(state: run.state)
        var part = base.animate(value: value, time: time - run.start, context: &inner)
        if part == nil {
            run.index += 1
            run.start = time
            inner = AnimationContext()
            part = run.index < count ? base.animate(value: value, time: 0, context: &inner) : nil
        }
        run.state = inner.state
        context.state[RunKey<V>.self] = run
        context.isLogicallyComplete = isComplete || (inner.isLogicallyComplete && run.index + 1 == count)
        guard let part else { return nil }
        return autoreverses && !run.index.isMultiple(of: 2) ? value - part : part
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard isCustom else { return value.scaled(by: velocity(at: time)) }
        switch self {
        case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
        case .delay(let delay, let base):
            return time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
        case .speed(let factor, let base):
            return base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
        case .repeating(_, let autoreverses, _, let base):
            let run = context.state[RunKey<V>.self]
            let velocity = base.velocity(value: value, time: time - run.start, context: context.withState(run.state))
            return velocity?.scaled(by: autoreverses && !run.index.isMultiple(of: 2) ? -1 : 1)
        case .logicallyComplete(_, let base): return base.velocity(value: value, time: time, context: context)
        default: return nil
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let custom) = self else { return false }
        return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

/// The current run of a repeated custom animation: its index from 0, start and state.
private struct Run<V: VectorArithmetic> {
    var index = 0
    var start = 0.0
    var state = AnimationState<V>()
}

private enum RunKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Run<V> { Run() }
}
