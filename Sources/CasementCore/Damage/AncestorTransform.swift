import Foundation

/// The offset from a node's coordinates to the window's, and the clip of the nodes between.
struct AncestorTransform {
    let start: ObjectIdentifier
    /// Whether it is for the last frame instead of this one.
    let isAsShown: Bool
    /// In points.
    private(set) var offset = CGPoint.zero
    private(set) var clip = CGRect(x: -Self.far, y: -Self.far, width: 2 * Self.far, height: 2 * Self.far)

    private static let far = CGFloat.greatestFiniteMagnitude / 4

    /// Nil if there is a layer between, or the node is not in the window.
    @MainActor init?(from start: LayoutNode, to root: LayoutNode?, asShown: Bool) {
        self.start = ObjectIdentifier(start)
        isAsShown = asShown
        var node = start
        while node.layer == nil {
            if node.clipsToFrame {
                let area = asShown ? node.shownPaintBounds : CGRect(origin: .zero, size: node.size)
                clip = clip.overlap(area)
                if clip.isNull { return nil }
            }
            guard let parent = node.parent else {
                guard node === root else { return nil }
                return
            }
            let origin = asShown ? node.shownOrigin : node.origin
            offset = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
            clip = clip.offsetBy(dx: origin.x, dy: origin.y)
            node = parent
        }
        return nil
    }
}
