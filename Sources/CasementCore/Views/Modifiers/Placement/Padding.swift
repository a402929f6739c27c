import Foundation

/// Space around a view's content.
public struct _PaddingLayout: Equatable, Sendable {

    /// SwiftUI's default, in points.
    static let defaultLength: CGFloat = 16

    public var edges: Edge.Set
    /// Nil is 16 points on each of `edges`.
    public var insets: EdgeInsets?

    public init(edges: Edge.Set = .all, insets: EdgeInsets?) { (self.edges, self.insets) = (edges, insets) }

    var resolved: EdgeInsets {
        guard let insets else { return EdgeInsets(edges, Self.defaultLength) }
        func length(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat {
            edges.contains(edge) && value.isFinite ? value : 0
        }
        return EdgeInsets(
            top: length(.top, insets.top), leading: length(.leading, insets.leading),
            bottom: length(.bottom, insets.bottom), trailing: length(.trailing, insets.trailing))
    }

}

extension _PaddingLayout: PrimitiveModifier {
    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        view.modifier.warnAboutLengths(of: Content.self)
        return PaddingNode(view, in: context)
    }

    @MainActor private func warnAboutLengths(of content: Any.Type) {
        guard let insets else { return }
        for length in [insets.top, insets.leading, insets.bottom, insets.trailing] where !length.isFinite {
            RuntimeWarning.issue("padding of \(length) on \(content): a length must be finite. No padding is used.")
        }
    }
}

final class PaddingNode<Content: View>: WrapperNode<Content, _PaddingLayout, PaddingLayoutNode> {
    override class var followsDirection: Bool { true }

    override func makeWrapper(_ inner: LayoutNode) -> PaddingLayoutNode {
        PaddingLayoutNode(inner, insets: modifier.resolved)
    }

    override func configure() -> Bool {
        let insets = modifier.resolved
        guard let first = wrappers.first, first.insets != insets else { return false }
        for wrapper in wrappers { wrapper.insets = insets }
        return true
    }
}

extension View {
    /// Adds padding on some edges, in points; nil is 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
    }

    /// Adds equal padding on all edges, in points.
    public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }

    /// Adds different padding on each edge, in points.
    public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(insets: insets))
    }
}
