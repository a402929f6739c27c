import Foundation

/// The view that follows the pointer, above all other content. It belongs to the window, so that it remains when its
/// source scrolls away; outside of the window, the desktop shows it.
@MainActor final class DragPreview: CarriedPreview {
    /// The position of the preview when the drag begins.
    enum Start {
        /// With its top left corner at a point of the window.
        case corner(CGPoint)
        /// Centred under the pointer.
        case middle(CGPoint)
    }

    private let node: SecondaryContent<AnyView>
    private let layout: PresentedLayoutNode
    private let start: Start
    /// The pointer's place when the drag began, in points of the window.
    private let grip: CGPoint
    private weak var window: RootLayoutNode?
    private var isOver = false

    /// Nil in a closed window.
    init?(_ view: AnyView, at start: Start, pointer: CGPoint, graph: ViewGraph, scope: EnvironmentScope) {
        guard let root = graph.root, let window = graph.layout.root as? RootLayoutNode else { return nil }
        (self.start, self.window, grip) = (start, window, pointer)
        let layers = LayeredLayoutNode(kind: "dragged", alignment: .center, tree: graph.layout)
        layers.traits.isImplicit = true
        let shown = AnyView(view.opacity(PopupSurface.carriedOpacity).allowsHitTesting(false))
        node = SecondaryContent(
            layers, shown, in: _NodeContext(graph: graph, parent: root, scope: scope, position: Int.max))
        node.isInControl = true
        layout = PresentedLayoutNode(layers, anchor: window, place: Self.place(start, .zero), isModal: false)
        layout.carrier = PresentedLayoutNode.Carrier(pointer: pointer)
        graph.windowOverlays.append(node)
        window.present(layout)
    }

    private static func place(_ start: Start, _ way: CGSize) -> PresentationPlace {
        switch start {
        case .corner(let point): .free(CGPoint(x: point.x + way.width, y: point.y + way.height), .topLeading)
        case .middle(let point): .free(CGPoint(x: point.x + way.width, y: point.y + way.height), .center)
        }
    }

    func move(by way: CGSize) {
        layout.carrier?.pointer = CGPoint(x: grip.x + way.width, y: grip.y + way.height)
        layout.place = Self.place(start, way)
    }

    var isCarried: Bool {
        get { layout.carrier?.isDesktop ?? false }
        set { layout.carrier?.isDesktop = newValue }
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        let graph = node.graph
        graph.windowOverlays.removeAll { $0 === node }
        if !node.isRemoved { node.tearDown() }
        window?.dismiss(layout)
    }
}
