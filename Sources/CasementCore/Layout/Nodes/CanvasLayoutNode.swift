import Foundation

/// The layout node of a canvas.
@MainActor final class CanvasLayoutNode: FlexibleLayoutNode {
    let graphic: CanvasGraphic
    private var recordedSize = CGSize.zero

    init(tree: LayoutTree) {
        graphic = CanvasGraphic(store: tree.textures)
        super.init(kind: "Canvas", tree: tree)
        content = graphic
    }

    /// Requests another run of the drawing closure.
    func redraw() {
        graphic.setStale()
        tree.note(.content, of: self)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        guard size != recordedSize else { return }
        recordedSize = size
        redraw()
    }
}
