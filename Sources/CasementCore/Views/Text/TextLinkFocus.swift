import Foundation

/// Makes a link in a text reachable by Tab, with a focus ring; Return opens it.
@MainActor final class TextLinkFocus: Responder, FocusTarget {
    private unowned let links: TextLinks
    private let index: Int

    init(_ index: Int, of links: TextLinks) {
        (self.index, self.links) = (index, links)
        super.init()
    }

    override var focusTarget: (any FocusTarget)? { self }
    var canFocus: Bool { links.isOn }
    func focusChanged(_ focus: FocusAppearance) { links.showRing(around: focus.showsRing ? index : nil) }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.key == .return, press.modifiers.held.isEmpty else { return false }
        if press.phase == .down { links.open(index) }
        return true
    }

    /// The links themselves report the focused one.
    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {}
}

/// A ring around a part of a text, with one outline per line of the part. As large as the text.
@MainActor final class TextRing: FlexibleLayoutNode {
    let bytes: Range<Int>
    private var rects: [CGRect] = []

    init(around bytes: Range<Int>, _ color: ResolvedColor, tree: LayoutTree) {
        self.bytes = bytes
        super.init(kind: "focusRing", tree: tree)
        replaceGraphic(ShapeGraphic(.color(color), store: tree.textures) { _ in _ShapeOutline(Path()) })
    }

    /// Sets the rectangles of the part, in local coordinates.
    func show(_ new: [CGRect]) {
        guard new != rects, let graphic = content as? ShapeGraphic else { return }
        rects = new
        graphic.outline = { _ in
            let path = Path { path in
                for rect in new {
                    path.addRoundedRect(
                        in: rect.insetBy(dx: -2, dy: -1), cornerSize: CGSize(width: 3, height: 3), style: .circular)
                }
            }
            return _ShapeOutline(path, stroke: StrokeStyle(lineWidth: 2))
        }
        tree.note([.content, .paintBounds], of: self)
    }
}
