import Foundation

/// Keeps the ratio of a view's width to its height.
public struct _AspectRatioLayout: Equatable, Sendable {
    /// Width by height; nil is that of the view's ideal size.
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        (self.aspectRatio, self.contentMode) = (aspectRatio, contentMode)
    }
}

extension _AspectRatioLayout: ViewModifier {
    public typealias Body = Never

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AspectRatioNode(view, in: context) }
}

/// Rule: another ratio or mode changes in place.
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
    /// Keeps a ratio of width to height within the space that is offered; nil is the ratio of the view's ideal size. A ratio that is not a
    /// positive number changes nothing.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of a size.
    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the view's own ratio and fits it into the space that is offered.
    public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

    /// Keeps the view's own ratio and fills the space that is offered.
    public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }
}
