import Foundation

/// An animation of a graphic's colour or gradient.
@MainActor final class PaintMotion: Animating {
    private let graphic: Graphic
    private let host: any GraphicHost
    @exclusivity(unchecked) private var value: AnimatedValue<ResolvedColor.AnimatableData>
    /// Used if one of the paints is a gradient.
    @exclusivity(unchecked) private var gradient: AnimatedValue<GradientVector>?
    @exclusivity(unchecked) private(set) var target: Paint
    @exclusivity(unchecked) private(set) var isOver = false

    init(_ paint: Paint, of graphic: Graphic, in host: any GraphicHost) {
        value = AnimatedValue(paint.tint.animatableData)
        (target, self.graphic, self.host) = (paint, graphic, host)
    }

    /// Sets another paint: animated, or at once if there is no animation.
    func set(_ paint: Paint, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        let before = target
        target = paint
        guard case .color(let color) = paint, gradient == nil, case .color = before else {
            return setGradient(from: before, animation, at: time, ticket)
        }
        if let animation {
            value.set(color.animatableData, animation: animation, at: time, completion: ticket)
        } else {
            value.jump(to: color.animatableData)
        }
    }

    /// A colour counts as a gradient of one colour; gradients of different kinds cannot be interpolated.
    private func setGradient(
        from before: Paint, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?
    ) {
        guard let animation, let first = target.gradient ?? before.gradient,
            let old = GradientVector(before, like: target.gradient ?? first),
            let new = GradientVector(target, like: before.gradient ?? first), old.canBecome(new)
        else { return end() }
        shownForm = first.form
        if gradient == nil { gradient = AnimatedValue(old) }
        guard gradient?.target.canBecome(new) ?? false else { return end() }
        gradient?.set(new, animation: animation, at: time, completion: ticket)
    }

    private func showGradient(at time: Double) -> Bool {
        guard gradient != nil, let form = target.gradient?.form ?? shownForm, let shown = gradient?.value(at: time)
        else { return false }
        shownForm = form
        if !(gradient?.isAnimating ?? false) { isOver = true }
        let paint = isOver ? target : .gradient(shown.gradient(like: form))
        guard graphic.paint != paint else { return true }
        graphic.paint = paint
        host.graphicChanged(extends: false)
        return true
    }

    /// The kind of gradient shown during the animation to a colour.
    private var shownForm: ResolvedGradient.Form?

    func show(at time: Double) {
        if showGradient(at: time) { return }
        var color = ResolvedColor.clear
        color.animatableData = value.value(at: time)
        if !value.isAnimating { isOver = true }
        let paint = value.isAnimating ? Paint.color(color) : target
        guard graphic.paint != paint else { return }
        graphic.paint = paint
        host.graphicChanged(extends: false)
    }

    func step(to time: Double) -> Bool {
        guard !isOver, !host.isReleased else { return false }
        show(at: time)
        return !isOver
    }

    /// Ends the animation with the final paint.
    func end() {
        isOver = true
        value.jump(to: value.target)
        if let target = gradient?.target { gradient?.jump(to: target) }
        graphic.paint = target
    }
}
