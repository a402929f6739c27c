/// A node whose effects are animated.
@MainActor protocol VisualEffectOwner: _Node {
    /// Shows the effect that an animation has reached; true if it looks different.
    func show(_ motion: VisualEffectMotion, on wrapper: VisualEffectLayoutNode, at time: Double) -> Bool
}

/// The visual effect of a view, and the animation to it.
@MainActor final class VisualEffectMotion: Animating {
    private weak var owner: (any VisualEffectOwner)?
    private weak var wrapper: VisualEffectLayoutNode?
    /// The effect that was set last, and how it looks.
    private var target: [_VisualEffectStep]
    private var look: [VisualEffectValues]
    /// The effect at the start of the animation, of which `share` has passed.
    private var start: [_VisualEffectStep]
    private var share = AnimatedValue(1.0)
    private(set) var isOver = true

    init(_ steps: [_VisualEffectStep], _ look: [VisualEffectValues]) {
        (target, start, self.look) = (steps, steps, look)
    }

    /// Sets another effect; the transaction is nil where only the geometry has changed. True if an animation begins.
    ///
    /// One that begins during another starts where that one is, at rest: its velocity is not known, as the effect may
    /// have other parameters.
    func move(
        to steps: [_VisualEffectStep], _ look: [VisualEffectValues], _ transaction: Transaction?, at time: Double
    ) -> Bool {
        let shown = self.steps(at: time), isOther = look != self.look
        (target, self.look) = (steps, look)
        guard isOther, let transaction else { return false }
        guard let animation = transaction.effectiveAnimation else {
            end()
            return false
        }
        start = shown
        share.jump(to: 0)
        share.set(1, animation: animation, at: time, completion: transaction.ticket)
        guard share.isAnimating else {
            end()
            return false
        }
        defer { isOver = false }
        return isOver
    }

    func showing(_ wrapper: VisualEffectLayoutNode, of owner: any VisualEffectOwner) -> Self {
        (self.wrapper, self.owner) = (wrapper, owner)
        return self
    }

    func steps(at time: Double) -> [_VisualEffectStep] {
        guard !isOver else { return target }
        let share = share.value(at: time)
        return zip(start, target).map { $0.mixed(with: $1, by: share) }
    }

    func end() {
        share.jump(to: 1)
        isOver = true
    }

    func step(to time: Double) -> Bool {
        guard !isOver, let owner, !owner.isRemoved, let wrapper else {
            end()
            return false
        }
        _ = share.value(at: time)
        // At rest the effect itself is shown, which rounding may have changed on the way.
        if !share.isAnimating { end() }
        _ = owner.show(self, on: wrapper, at: time)
        return !isOver
    }
}
