import Foundation

/// One walk over what stands in a rectangle of the window, in the order of painting. Subtrees that reach nowhere near it are
/// left out as a whole.
@MainActor package final class PaintPass {
    /// The pixels to paint, in the target's coordinates.
    private(set) var clip: PixelRect
    let scale: CGFloat
    let painter: (any Painter)?
    private let presenter: (any Presenter)?
    /// From window pixels to the target's.
    var shift = (x: 0, y: 0)

    /// A pass that only prepares textures, for a presenter that uploads them, has no painter.
    init(clip: PixelRect, scale: CGFloat, painter: (any Painter)?, uploadsTo presenter: (any Presenter)? = nil) {
        (self.clip, self.scale, self.painter, self.presenter) = (clip, scale, painter, presenter)
    }

    func upload(_ texture: Texture) { presenter?.upload(texture) }

    /// The target's pixels that a rectangle of the window covers.
    func pixels(_ rect: CGRect) -> PixelRect {
        PixelRect(rounding: rect, scale: scale).offset(x: shift.x, y: shift.y)
    }

    /// Paints a node and what is below; `origin` is its top left corner in the window, points.
    package func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard !node.reach.isNull, pixels(node.reach.offsetBy(dx: origin.x, dy: origin.y)).intersects(clip) else {
            return
        }
        let opacity = opacity * node.opacity
        guard opacity > 0 else { return }
        if let layer = node.layer as? Layer, layer.paint(node, at: origin, opacity: opacity, self) { return }
        paintContent(of: node, at: origin, opacity: opacity)
    }

    /// Paints what is in a node, without its layer.
    func paintContent(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        guard node.clipsToFrame else { return paintInside(node, at: origin, opacity: opacity) }
        let outer = clip
        clip = clip.intersection(pixels(CGRect(origin: origin, size: node.size)))
        if !clip.isEmpty {
            painter?.clip(to: clip)
            paintInside(node, at: origin, opacity: opacity)
        }
        clip = outer
        painter?.clip(to: clip)
    }

    private func paintInside(_ node: LayoutNode, at origin: CGPoint, opacity: Double) {
        let graphic = node.content.map { unsafeDowncast($0, to: Graphic.self) }
        let frame = graphic == nil ? .zero : pixels(CGRect(origin: origin, size: node.size))
        if let graphic, !graphic.isInFront { paint(graphic, frame, opacity) }
        paintChildren(of: node, at: origin, opacity: opacity)
        if let graphic, graphic.isInFront { paint(graphic, frame, opacity) }
    }

    private func paint(_ graphic: Graphic, _ frame: PixelRect, _ opacity: Double) {
        graphic.prepare(frame, self)
        if let painter { graphic.paint(frame, opacity: opacity, self, painter) }
    }

    private func paintChildren(of node: LayoutNode, at origin: CGPoint, opacity: Double) {
        func visit(_ child: LayoutNode) {
            paint(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), opacity: opacity)
        }
        guard let ordered = node.ordered, ordered.children.count > 16 else { return node.forEachChild(visit) }
        // Only the children that may reach into the clip, found by bisection.
        let isRow = ordered.axis == .horizontal
        let low = CGFloat(isRow ? clip.x - shift.x - 1 : clip.y - shift.y - 1) / scale
        let high = CGFloat(isRow ? clip.maxX - shift.x + 1 : clip.maxY - shift.y + 1) / scale
        let start = isRow ? origin.x : origin.y
        let from = low - start - node.spill, to = high - start + node.spill
        var index = ordered.children.firstIndex { $0.origin[ordered.axis] + $0.size[ordered.axis] >= from }
        while index < ordered.children.count, ordered.children[index].origin[ordered.axis] <= to {
            visit(ordered.children[index])
            index += 1
        }
    }
}

extension ContiguousArray {
    /// The first place from which on `condition` holds, in an array where it does not hold before and does after.
    fileprivate func firstIndex(from condition: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
