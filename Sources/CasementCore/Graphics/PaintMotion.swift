import Foundation

/// A graphic's colour on its way to another.
@MainActor final class PaintMotion: Animating {
    private let graphic: Graphic
    private let node: LayoutNode
    @exclusivity(unchecked) private var value: AnimatedValue<ResolvedColor.AnimatableData>
    @exclusivity(unchecked) private(set) var target: Paint
    @exclusivity(unchecked) private(set) var isOver = false

    /// Nil where the paint is more than a colour.
    init?(_ paint: Paint, of graphic: Graphic, in node: LayoutNode) {
        guard case .color(let color) = paint else { return nil }
        value = AnimatedValue(color.animatableData)
        (target, self.graphic, self.node) = (paint, graphic, node)
    }

    /// The graphic is to have another paint: by and by, or at once.
    func set(_ paint: Paint, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        target = paint
        guard case .color(let color) = paint else { return end() }
        if let animation {
            value.set(color.animatableData, animation: animation, at: time, completion: ticket)
        } else {
            value.jump(to: color.animatableData)
        }
    }

    func show(at time: Double) {
        var color = ResolvedColor.clear
        color.animatableData = value.value(at: time)
        if !value.isAnimating { isOver = true }
        let paint = value.isAnimating ? Paint.color(color) : target
        guard graphic.paint != paint else { return }
        graphic.paint = paint
        node.tree.note(.content, of: node)
    }

    func step(to time: Double) -> Bool {
        guard !isOver, !node.isReleased else { return false }
        show(at: time)
        return !isOver
    }

    /// The graphic has its last paint, or leaves.
    func end() {
        isOver = true
        value.jump(to: value.target)
        graphic.paint = target
    }
}
