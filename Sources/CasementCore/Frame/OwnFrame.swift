import Foundation

extension FramePipeline {
    /// Shows a title bar above the content and all other bars, and `edges` along the edges of the window: where the
    /// desktop draws neither. They are not a part of the content.
    package func showFrame(titleBar: AnyView, edges: AnyView) {
        buildIfNeeded()
        guard let root = graph.root else { return }
        func make(_ content: AnyView, _ kind: String, at index: Int) -> LayeredLayoutNode {
            let layers = LayeredLayoutNode(kind: kind, alignment: .topLeading, tree: layout)
            layers.traits.isImplicit = true
            graph.windowOverlays.append(SecondaryContent(layers, content, in: root.context(at: index)))
            return layers
        }
        window.setFrame(titleBar: make(titleBar, "titlebar", at: 5), edges: make(edges, "edges", at: 6))
        graph.requestFrame()
    }

    /// The height of the title bar that the window draws itself, in a window of this width, in points; 0 without one.
    package func titleBarHeight(_ width: CGFloat) -> CGFloat { window.titleBarHeight(width) }
}
