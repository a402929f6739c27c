import Foundation

/// A view whose content is a function of its own size and position.
///
/// It fills the proposed space, 10 points on an axis without a proposal, and puts its content at its top left corner.
/// The content is created when the size is known, within the same frame. It is recreated only if something that it read
/// from the proxy has changed.
///
///     GeometryReader { proxy in
///         Color.teal.frame(width: proxy.size.width / 2)
///     }
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content is a function of its geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        GeometryReaderNode(view, in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: the closure runs when its value has changed, or something that it read, including the size.
final class GeometryReaderNode<Content: View>: OnDemandNode<GeometryReader<Content>, Content> {
    private var view: GeometryReader<Content>
    private let geometry: Geometry
    private let type = TypeDescriptor.of(GeometryReader<Content>.self)

    init(_ view: GeometryReader<Content>, in context: _NodeContext) {
        self.view = view
        let reader = GeometryReaderLayoutNode(tree: context.graph.layout)
        geometry = Geometry(of: reader, isToldOfSize: true)
        super.init(reader, in: context)
        reader.onSizeChange = { [weak self] in self?.sizeChanged() }
    }

    /// Readers of the size, in this node and below, run in this pass.
    private func sizeChanged() {
        isDeferredToLayout = true
        geometry.sizeChanged()
    }

    override func content() -> Content { view.content(GeometryProxy(geometry)) }

    override func apply(_ new: GeometryReader<Content>) {
        var new = new
        if CutOff.isEnabled, type.areEqual(&view, &new) { return }
        view = new
        contentChanged()
        reportChange()
    }
}
