import Foundation

/// An animated change from a graphic's previous content to its current one. None exists when the content is at rest,
/// nor a texture of the old content.
@MainActor class ContentChange: Animating {
    private let host: any GraphicHost
    /// The graphic with the current content; it owns this change.
    private(set) final unowned var graphic: Graphic
    private var value = AnimatedValue(0.0)
    /// The progress of the animation, from 0 to 1.
    private(set) final var progress = 0.0
    private var isOver = false

    init(of graphic: Graphic, in host: any GraphicHost) { (self.graphic, self.host) = (graphic, host) }

    /// Begins the change; a change in flight continues in the old content, or ends.
    final func begin(_ animation: Animation, on clock: AnimationClock, _ ticket: AnimationTicket?) {
        graphic.change?.end()
        graphic.change = self
        value.set(1, animation: animation, at: clock.time, completion: ticket)
        clock.start(self)
        host.graphicChanged(extends: true)
    }

    final func step(to time: Double) -> Bool {
        guard !isOver, !host.isReleased else {
            end()
            return false
        }
        progress = min(1, max(0, value.value(at: time)))
        if !value.isAnimating { end() }
        host.graphicChanged(extends: isOver)
        return !isOver
    }

    /// Ends the change: only the current content remains.
    final func end() {
        guard !isOver else { return }
        isOver = true
        value.jump(to: 1)
        release()
        if graphic.change === self { graphic.change = nil }
    }

    /// Moves the change to another graphic, which now shows the current content.
    final func pass(to other: Graphic) {
        graphic.change = nil
        graphic = other
        other.change = self
    }

    // Overridden by each kind of change.

    /// The area drawn beyond the current content, in points.
    func paintBounds(in size: CGSize) -> CGRect { .null }
    func prepare(_ frame: PixelRect, _ context: PaintContext) {}
    func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {}
    func release() {}
}

/// A cross-fade from the old content to the new.
@MainActor final class ContentFade: ContentChange {
    private let old: Graphic
    /// The size of the old content, in points; it keeps it, and its position.
    private let size: CGSize

    init(of graphic: Graphic, from old: Graphic, size: CGSize, in host: any GraphicHost) {
        (self.old, self.size) = (old, size)
        super.init(of: graphic, in: host)
    }

    private func oldFrame(_ frame: PixelRect, _ context: PaintContext) -> PixelRect {
        let own = context.pixels(CGRect(origin: .zero, size: size))
        return PixelRect(x: frame.x, y: frame.y, width: own.width, height: own.height)
    }

    override func paintBounds(in size: CGSize) -> CGRect { old.shownArea(in: self.size) }

    override func prepare(_ frame: PixelRect, _ context: PaintContext) {
        old.prepareShown(oldFrame(frame, context), context)
        graphic.prepare(frame, context)
    }

    override func paint(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        old.paintShown(oldFrame(frame, context), opacity: opacity * (1 - progress), context, painter)
        graphic.paint(frame, opacity: opacity * progress, context, painter)
    }

    override func release() { old.release() }
}

extension Graphic {
    /// The area drawn, including old content that is fading out.
    func shownArea(in size: CGSize) -> CGRect {
        guard let change else { return frame(in: size) }
        return frame(in: size).union(change.paintBounds(in: size))
    }

    func prepareShown(_ frame: PixelRect, _ context: PaintContext) {
        if let change { change.prepare(frame, context) } else { prepare(frame, context) }
    }

    func paintShown(_ frame: PixelRect, opacity: Double, _ context: PaintContext, _ painter: any Painter) {
        if let change {
            change.paint(frame, opacity: opacity, context, painter)
        } else {
            paint(frame, opacity: opacity, context, painter)
        }
    }
}
