import Foundation

/// One graphic or layer to paint.
@MainActor struct PaintStep {
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
    /// For a graphic that is painted in bands: the pixels that it may paint.
    var reach = PixelRect.zero

    func isSeen(inRowsOf band: PixelRect) -> Bool {
        reach.y < band.maxY && reach.maxY > band.y && !isHidden && reach.width > 0
    }

    init(
        _ node: LayoutNode, at origin: CGPoint, frame: PixelRect, opacity: Double, clip: PixelRect,
        layerSeenIn visible: PixelRect? = nil
    ) {
        (self.node, self.origin, self.frame, self.opacity) = (node, origin, frame, opacity)
        (self.clip, isLayer, self.visible) = (clip, visible != nil, visible ?? clip)
    }
}

/// The largest opaque rectangles in front of the current step.
struct Covers {
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
