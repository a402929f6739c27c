import Foundation

/// One graphic or layer to paint.
@MainActor struct PaintStep {
    // Without reference counting: the tree does not change while it is painted.
    private let layer: Unmanaged<LayoutNode>?
    private let graphic: Unmanaged<Graphic>?
    /// In the window, in points.
    let origin: CGPoint
    let frame: PixelRect
    let opacity: Double
    let clip: PixelRect
    /// For a layer: its part that can be visible without anything moving.
    let visible: PixelRect
    var isHidden = false
    /// For a graphic that is painted in bands: the pixels that it may paint.
    var reach = PixelRect.zero

    func isSeen(inRowsOf band: PixelRect) -> Bool {
        reach.y < band.maxY && reach.maxY > band.y && !isHidden && reach.width > 0
    }

    /// A step for a node's graphic.
    init(
        _ graphic: Graphic, at origin: CGPoint, frame: PixelRect, opacity: Double, clip: PixelRect
    ) {
        (layer, self.graphic) = (nil, .passUnretained(graphic))
        (self.origin, self.frame, self.opacity, self.clip, visible) = (origin, frame, opacity, clip, clip)
    }

    /// A step for a node with a layer, which is `visible` in a part.
    init(layer node: LayoutNode, at origin: CGPoint, opacity: Double, clip: PixelRect, visible: PixelRect) {
        (layer, graphic) = (.passUnretained(node), nil)
        (self.origin, frame, self.opacity, self.clip, self.visible) = (origin, .zero, opacity, clip, visible)
    }

    var isLayer: Bool { layer != nil }
    /// The node with the layer.
    var layerNode: LayoutNode? { layer?.takeUnretainedValue() }
    /// Nil for a layer.
    var content: Graphic? { graphic?.takeUnretainedValue() }

    /// Asks for the memory of its graphic.
    @inline(__always) func prefetch() {
        if let graphic { Prefetch.memory(graphic.toOpaque(), bytes: Prefetch.object) }
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
