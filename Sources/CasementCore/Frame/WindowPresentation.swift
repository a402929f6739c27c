import Foundation

/// A view that a window presents above its content by itself, without a view that asks for it. Its content has the
/// focus, as in a window; it is made when it is shown, and gone when it is closed.
@MainActor package final class WindowPresentation {
    private unowned let pipeline: FramePipeline
    private let responder = PresentationResponder()
    private var shown: (node: SecondaryContent<AnyView>, layout: PresentedLayoutNode)?

    package init(in pipeline: FramePipeline) {
        self.pipeline = pipeline
        responder.kind = .focused
        responder.dismiss = { [weak self] in self?.close() }
    }

    /// Whether it is shown.
    package var isShown: Bool { shown != nil }

    /// Shows a view of its ideal size, below the top edge by a distance in points.
    package func show(_ content: AnyView, below top: CGFloat) {
        close()
        let graph = pipeline.graph
        guard let root = graph.root else { return }
        let layers = LayeredLayoutNode(kind: "presented", alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let window = pipeline.window
        let layout = PresentedLayoutNode(
            layers, anchor: window.stack, place: .free(CGPoint(x: window.size.width / 2, y: top), .top), isModal: true)
        responder.node = layout
        layout.attach().responders.append(responder)
        responder.opened(by: graph.focus, clock: graph.timetable.clock)
        window.present(layout)
        let node = SecondaryContent(layers, content, in: root.context(at: 7))
        graph.windowOverlays.append(node)
        shown = (node, layout)
        graph.requestFrame()
    }

    /// Closes it. The focus is where it was before after the next frame, and then `action` runs.
    package func close(then action: (() -> Void)? = nil) {
        guard let shown else { return }
        self.shown = nil
        let graph = pipeline.graph
        responder.closed(in: graph.focus)
        graph.windowOverlays.removeAll { $0 === shown.node }
        shown.node.tearDown()
        pipeline.window.dismiss(shown.layout)
        if let action { graph.afterFrame(action) }
        graph.requestFrame()
    }
}

extension FramePipeline {
    /// The size of the window, in points.
    package var size: CGSize { window.size }
}
