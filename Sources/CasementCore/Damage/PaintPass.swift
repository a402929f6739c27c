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
        collect(root, at: .zero, opacity: 1)
        let isBackgroundSeen = hideCovered(from: 0)
        if let painter {
            painter.clip(to: rect)
            if isBackgroundSeen {
                painter.fill(rect, with: background)
                drawn += 1
            }
        }
        run(from: 0)
    }

    func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let start = steps.count
        collect(node, at: origin, opacity: opacity)
        _ = hideCovered(from: start)
        run(from: start)
    }

    func paintContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let start = steps.count
        collectContent(of: node, at: origin, opacity: opacity)
        _ = hideCovered(from: start)
        run(from: start)
    }

    private func run(from start: Int) {
        let outer = clip, outerVisible = visible
        let end = steps.count
        for index in start..<end where !steps[index].isHidden {
            let step = steps[index]
            if step.clip != clip {
                clip = step.clip
                painter?.clip(to: clip)
            }
            drawn += 1
            guard !step.isLayer else {
                visible = step.visible
                step.node.layer?.paint(step.node, at: step.origin, opacity: step.opacity, self)
                continue
            }
            guard let content = step.node.content else { continue }
            content.prepareShown(step.frame, self)
            if let painter { content.paintShown(step.frame, opacity: step.opacity, self, painter) }
        }
        steps.removeSubrange(start..<end)
        visible = outerVisible
        guard clip != outer else { return }
        clip = outer
        painter?.clip(to: clip)
    }

    // MARK: Collecting

    /// Collects a node and its descendants; `origin` is its top left corner in the window, in points.
    private func collect(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard !node.paintBounds.isNull else { return }
        var area = pixels(node.paintBounds.offsetBy(dx: origin.x, dy: origin.y))
        // At another scale, rounded edges may exceed the paint bounds.
        if magnification != 1 { area = area.inset(by: -Self.overrun) }
        guard area.intersects(clip) else { return }
        let opacity = opacity * node.opacity
        guard opacity > 0 else { return }
        guard node.layer == nil else {
            return steps.append(
                PaintStep(node, at: origin, frame: .zero, opacity: opacity, clip: clip, layerSeenIn: visible))
        }
        collectContent(of: node, at: origin, opacity: opacity)
    }

    private func collectContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard node.clipsToFrame else { return collectInside(node, at: origin, opacity: opacity) }
        let outer = (clip, visible)
        let frame = pixels(CGRect(origin: origin, size: node.size))
        clip = clip.intersection(frame)
        visible = visible.intersection(frame)
        if !clip.isEmpty { collectInside(node, at: origin, opacity: opacity) }
        (clip, visible) = outer
    }

    private func collectInside(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        var step: PaintStep?
        var isInFront = false
        if let content = node.paintedContent {
            let frame = pixels(CGRect(origin: origin, size: node.size))
            step = PaintStep(node, at: origin, frame: frame, opacity: opacity, clip: clip)
            isInFront = content.isInFront
        }
        if let step, !isInFront { steps.append(step) }
        let area = CGRect(
            x: CGFloat(clip.x - shift.x) / scale - origin.x, y: CGFloat(clip.y - shift.y) / scale - origin.y,
            width: CGFloat(clip.width) / scale, height: CGFloat(clip.height) / scale)
        node.forEachChild(near: area, margin: 2 / scale) { child in
            collect(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), opacity: opacity)
        }
        if let step, isInFront { steps.append(step) }
    }

    // MARK: Covered content

    /// Marks steps that are entirely covered by opaque content. False if nothing behind the pass's own rectangle is
    /// visible.
    private func hideCovered(from start: Int) -> Bool {
        // Blended content hides nothing.
        guard blendMode == .normal else { return true }
        var covers = Covers()
        for index in stride(from: steps.count - 1, through: start, by: -1) {
            let step = steps[index]
            if !covers.isEmpty, covers.hide(bounds(of: step).intersection(step.clip)) {
                steps[index].isHidden = true
                continue
            }
            guard !step.isLayer, let content = step.node.content else { continue }
            if content.isOpaque(step.opacity) { covers.add(step.frame.intersection(step.clip)) }
        }
        return !covers.hide(clip)
    }

    /// The pixels that a step may paint, as far as known.
    private func bounds(of step: PaintStep) -> PixelRect {
        guard !step.isLayer, let content = step.node.content else { return step.clip }
        let shown = content.shownFrame
        let bounds = shown.isNull ? step.clip : pixels(shown.offsetBy(dx: step.origin.x, dy: step.origin.y))
        return magnification == 1 ? bounds : bounds.inset(by: -Self.overrun)
    }
}

/// One graphic or layer to paint.
@MainActor private struct PaintStep {
    /// The tree does not change while it is painted.
    unowned(unsafe) let node: LayoutNode
    /// In the window, in points.
    let origin: CGPoint
    let frame: PixelRect
    let opacity: Double
    let clip: PixelRect
    let isLayer: Bool
    /// For a layer: its part that can be visible without anything moving.
    let visible: PixelRect
    var isHidden = false

    init(
        _ node: LayoutNode, at origin: CGPoint, frame: PixelRect, opacity: Double, clip: PixelRect,
        layerSeenIn visible: PixelRect? = nil
    ) {
        (self.node, self.origin, self.frame, self.opacity) = (node, origin, frame, opacity)
        (self.clip, isLayer, self.visible) = (clip, visible != nil, visible ?? clip)
    }
}

/// The largest opaque rectangles in front of the current step.
private struct Covers {
    /// Smaller ones hide hardly anything.
    private static let smallest = 1024
    private var first = PixelRect.zero, second = PixelRect.zero

    var isEmpty: Bool { first.isEmpty }

    func hide(_ area: PixelRect) -> Bool { first.contains(area) || second.contains(area) }

    mutating func add(_ rect: PixelRect) {
        guard rect.area >= Self.smallest else { return }
        if rect.area > first.area { (first, second) = (rect, first) } else if rect.area > second.area { second = rect }
    }
}
