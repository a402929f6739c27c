import Foundation

/// One walk over the nodes in a rectangle of the window, in painting order. Subtrees that do not extend into it are
/// skipped as a whole; then everything entirely covered by opaque content is skipped, and the rest is painted.
@MainActor package final class PaintPass: PaintContext, LayerPass {
    private(set) var painter: (any Painter)?
    /// The number of graphics and layers drawn.
    private(set) var drawn = 0
    /// The steps to paint, from back to front.
    @exclusivity(unchecked) private var steps: ContiguousArray<PaintStep> = []

    override init() { super.init() }

    convenience init(clip: PixelRect, scale: CGFloat, painter: any Painter) {
        self.init()
        begin(painter: painter, uploadsTo: nil, scale: scale)
        (self.clip, visible) = (clip, clip)
    }

    /// The pass into a nested picture; kept, so that no frame allocates one.
    private var inner: PaintPass?

    func nestedPass(
        clip: PixelRect, visible: PixelRect, scale: CGFloat, painter: any Painter, shift: (x: Int, y: Int)
    ) -> any LayerPass {
        let pass = inner ?? PaintPass()
        inner = pass
        pass.begin(painter: painter, uploadsTo: nil, scale: scale)
        (pass.clip, pass.visible, pass.shift) = (clip, visible, shift)
        pass.magnification = magnification * scale / self.scale
        (pass.blends, pass.blendMode) = (false, .normal)
        return pass
    }

    /// Begins a new pass. Without a painter textures are only prepared, for a presenter that uploads them.
    func begin(painter: (any Painter)?, uploadsTo presenter: (any Presenter)?, scale: CGFloat) {
        self.painter = painter
        (self.presenter, self.scale) = (presenter, scale)
        drawn = 0
    }

    /// Releases the painter and presenter.
    func end() {
        painter = nil
        presenter = nil
    }

    /// Whether something is blended with what is behind it in the target, which a device's painter cannot do.
    private(set) var blends = false
    private var blendMode = BlendMode.normal

    func blend(_ mode: BlendMode, _ body: () -> Void) {
        if mode != .normal { blends = true }
        let outer = blendMode
        blendMode = mode
        painter?.blendMode = mode
        body()
        blendMode = outer
        painter?.blendMode = outer
    }

    func narrow(to rect: PixelRect, _ body: () -> Void) {
        let outer = (clip, visible)
        clip = clip.intersection(rect)
        visible = visible.intersection(rect)
        if !clip.isEmpty {
            painter?.clip(to: clip)
            body()
        }
        (clip, visible) = outer
        painter?.clip(to: clip)
    }

    // MARK: Painting

    /// Paints a rectangle of the window over `background`; one pass can paint several rectangles in turn. `visible` is
    /// the whole window.
    func paintWindow(_ root: LayoutNode, in rect: PixelRect, visible: PixelRect, over background: ResolvedColor) {
        (clip, self.visible, blends) = (rect, visible, false)
        noteClip()
        collect(root, at: .zero, opacity: 1)
        let isBackgroundSeen = hideCovered(from: 0)
        painter?.clip(to: rect)
        run(from: 0, over: isBackgroundSeen ? background : nil)
    }

    func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let start = steps.count
        noteClip()
        collect(node, at: origin, opacity: opacity)
        _ = hideCovered(from: start)
        run(from: start)
    }

    func paintContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let start = steps.count
        noteClip()
        collectContent(of: node, at: origin, opacity: opacity)
        _ = hideCovered(from: start)
        run(from: start)
    }

    private func run(from start: Int, over background: ResolvedColor? = nil) {
        let outer = clip, outerVisible = visible
        let end = steps.count
        var index = start
        paintGraphics(from: &index, to: end, in: outer, over: background)
        while index < end {
            paintLayer(steps[index])
            index += 1
            paintGraphics(from: &index, to: end, in: outer, over: nil)
        }
        steps.removeSubrange(start..<end)
        visible = outerVisible
        set(clip: outer)
    }

    private func set(clip: PixelRect) {
        guard clip != self.clip else { return }
        self.clip = clip
        painter?.clip(to: clip)
    }

    private func paintLayer(_ step: PaintStep) {
        guard !step.isHidden else { return }
        set(clip: step.clip)
        drawn += 1
        visible = step.visible
        if let node = step.layerNode { node.layer?.paint(node, at: step.origin, opacity: step.opacity, self) }
    }

    /// Paints the graphics before the next layer over a background: in bands of rows, if the painter has its pixels in
    /// memory and there are too many for the processor's cache, which they would leave between the background and the
    /// graphics in front of it.
    private func paintGraphics(
        from index: inout Int, to end: Int, in area: PixelRect, over background: ResolvedColor?
    ) {
        let first = index
        while index < end, !steps[index].isLayer { index += 1 }
        let graphics = first..<index
        if background != nil, painter != nil { drawn += 1 }
        for index in graphics where !steps[index].isHidden { drawn += 1 }
        let painter = painter
        let bands = painter?.bands(of: area) ?? 1
        guard bands > 1, background != nil || !graphics.isEmpty else {
            if let background { painter?.fill(area, with: background) }
            for index in graphics where !steps[index].isHidden {
                prefetch(after: index, in: graphics)
                paintGraphic(index, in: steps[index].clip, painter)
            }
            return
        }
        for index in graphics { steps[index].reach = bounds(of: steps[index]).intersection(steps[index].clip) }
        for number in 0..<bands {
            let (top, bottom) = (area.height * number / bands, area.height * (number + 1) / bands)
            let band = PixelRect(x: area.x, y: area.y + top, width: area.width, height: bottom - top)
            if let background {
                set(clip: band)
                painter?.fill(band, with: background)
            }
            for index in graphics where steps[index].isSeen(inRowsOf: band) {
                prefetch(after: index, in: graphics)
                paintGraphic(index, in: steps[index].clip.intersection(band), painter)
            }
        }
    }

    /// Asks for what the next graphics read. See `Prefetch`.
    @inline(__always) private func prefetch(after index: Int, in range: Range<Int>) {
        if index + 4 < range.upperBound { steps[index + 4].prefetch() }
    }

    private func paintGraphic(_ index: Int, in clip: PixelRect, _ painter: (any Painter)?) {
        guard let content = steps[index].content else { return }
        set(clip: clip)
        let frame = steps[index].frame
        content.prepareShown(frame, self)
        if let painter { content.paintShown(frame, opacity: steps[index].opacity, self, painter) }
    }

    // MARK: Collecting

    /// The edges of `clip` in points of the window, while nodes are collected.
    @exclusivity(unchecked) private var edges = (
        left: CGFloat(0), top: CGFloat(0), right: CGFloat(0), bottom: CGFloat(0)
    )

    private func noteClip() {
        edges = (
            CGFloat(clip.x - shift.x) / scale, CGFloat(clip.y - shift.y) / scale,
            CGFloat(clip.maxX - shift.x) / scale, CGFloat(clip.maxY - shift.y) / scale
        )
    }

    /// Whether a rectangle of the window has pixels in `clip`.
    private func isInClip(_ rect: CGRect) -> Bool {
        let (left, top) = (rect.origin.x, rect.origin.y)
        let width = min(left + rect.size.width, edges.right) - max(left, edges.left)
        let height = min(top + rect.size.height, edges.bottom) - max(top, edges.top)
        // By more than a pixel: so are its rounded edges.
        if width * scale > 1, height * scale > 1 { return true }
        let area = pixels(rect)
        // At another scale, rounded edges may exceed the paint bounds.
        return (magnification == 1 ? area : area.inset(by: -Self.overrun)).intersects(clip)
    }

    /// Collects a node and its descendants; `origin` is its top left corner in the window, in points.
    private func collect(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard !node.paintBounds.isNull, isInClip(node.paintBounds.offsetBy(dx: origin.x, dy: origin.y)) else { return }
        let opacity = opacity * node.opacity
        guard opacity > 0 else { return }
        guard node.layer == nil else {
            return steps.append(
                PaintStep(layer: node, at: origin, opacity: opacity, clip: clip, visible: visible))
        }
        collectContent(of: node, at: origin, opacity: opacity)
    }

    private func collectContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard node.clipsToFrame else { return collectInside(node, at: origin, opacity: opacity) }
        let outer = (clip, visible)
        let frame = pixels(CGRect(origin: origin, size: node.size))
        clip = clip.intersection(frame)
        visible = visible.intersection(frame)
        noteClip()
        if !clip.isEmpty { collectInside(node, at: origin, opacity: opacity) }
        (clip, visible) = outer
        noteClip()
    }

    private func collectInside(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let content = node.paintedContent
        let isInFront = content?.isInFront ?? false
        if let content, !isInFront { addStep(for: content, of: node, at: origin, opacity: opacity) }
        let area = CGRect(
            x: edges.left - origin.x, y: edges.top - origin.y, width: edges.right - edges.left,
            height: edges.bottom - edges.top)
        node.forEachChild(near: area, margin: 2 / scale) { child in
            collect(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), opacity: opacity)
        }
        if let content, isInFront { addStep(for: content, of: node, at: origin, opacity: opacity) }
    }

    /// Apart from what most nodes need: a step has 22 words.
    @inline(never) private func addStep(
        for content: Graphic, of node: LayoutNode, at origin: CGPoint, opacity: Double
    ) {
        let frame = pixels(CGRect(origin: origin, size: node.size))
        steps.append(PaintStep(content, at: origin, frame: frame, opacity: opacity, clip: clip))
    }

    // MARK: Covered content

    /// Marks steps that are entirely covered by opaque content. False if nothing behind the pass's own rectangle is
    /// visible.
    private func hideCovered(from start: Int) -> Bool {
        // Blended content hides nothing.
        guard blendMode == .normal else { return true }
        var covers = Covers()
        for index in stride(from: steps.count - 1, through: start, by: -1) {
            // In place: a step is not copied.
            if !covers.isEmpty, isHidden(index, by: covers) {
                steps[index].isHidden = true
                continue
            }
            guard let content = steps[index].content else { continue }
            if content.isOpaque(steps[index].opacity) {
                covers.add(steps[index].frame.intersection(steps[index].clip))
            }
        }
        return covers.isEmpty || !covers.hide(clip)
    }

    @inline(never) private func isHidden(_ index: Int, by covers: Covers) -> Bool {
        covers.hide(bounds(of: steps[index]).intersection(steps[index].clip))
    }

    /// The pixels that a step may paint, as far as known.
    private func bounds(of step: PaintStep) -> PixelRect {
        guard let content = step.content else { return step.clip }
        let shown = content.shownFrame
        let bounds = shown.isNull ? step.clip : pixels(shown.offsetBy(dx: step.origin.x, dy: step.origin.y))
        return magnification == 1 ? bounds : bounds.inset(by: -Self.overrun)
    }
}
