/// A node that shows an effect with a colour.
@MainActor protocol EffectColorOwner: _Node {
    /// Shows the colour that its animation has reached.
    func showEffectColor()
}

/// An animation of the colour of an effect, such as that of a shadow.
@MainActor final class EffectColorMotion: Animating {
    private weak var owner: (any EffectColorOwner)?
    private var value: AnimatedValue<ResolvedColor.AnimatableData>
    private(set) var isOver = false

    init(of owner: any EffectColorOwner, at color: ResolvedColor) {
        self.owner = owner
        value = AnimatedValue(color.animatableData)
    }

    /// Sets another colour: animated, or at once if there is no animation. Returns the one to show now.
    func color(
        movingTo color: ResolvedColor, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?
    ) -> ResolvedColor {
        if let animation {
            value.set(color.animatableData, animation: animation, at: time, completion: ticket)
        } else {
            value.jump(to: color.animatableData)
        }
        return self.color(at: time)
    }

    func color(at time: Double) -> ResolvedColor {
        var color = ResolvedColor.clear
        color.animatableData = value.value(at: time)
        return color
    }

    func step(to time: Double) -> Bool {
        guard let owner, !owner.isRemoved else {
            value.jump(to: value.target)
            isOver = true
            return false
        }
        owner.showEffectColor()
        isOver = !value.isAnimating
        // At rest the colour itself is shown, which rounding may have changed on the way.
        if isOver { owner.showEffectColor() }
        return !isOver
    }
}
