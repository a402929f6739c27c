import Foundation

/// Keeps the ratio of a view's width to its height.
public struct _AspectRatioLayout: Equatable, Sendable {
    /// Width divided by height; nil is the ratio of the view's ideal size.
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        (self.aspectRatio, self.contentMode) = (aspectRatio, contentMode)
    }
}

extension _AspectRatioLayout: PrimitiveModifier {
    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AspectRatioNode(view, in: context) }
}

/// Rule: a changed ratio or mode is applied in place.
final class AspectRatioNode<Content: View>: WrapperNode<Content, _AspectRatioLayout, AspectRatioLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> AspectRatioLayoutNode {
        AspectRatioLayoutNode(inner, ratio: modifier.aspectRatio, mode: modifier.contentMode)
    }

    override func configure() -> Bool {
        var isChanged = false
        for wrapper in wrappers where wrapper.set(ratio: modifier.aspectRatio, mode: modifier.contentMode) {
            isChanged = true
        }
        return isChanged
    }
}

extension View {
    /// Constrains the view to a ratio of width to height within the proposed space; nil is the ratio of its ideal size.
    /// A ratio that is not a positive number has no effect.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the view to the ratio of a size.
    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the proposed space, keeping its own ratio.
    public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the proposed space, keeping its own ratio.
    public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }
}
