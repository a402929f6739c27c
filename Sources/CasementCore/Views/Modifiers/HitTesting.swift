import Foundation

/// Lets a view take the pointer, or lets it through.
public struct _AllowsHitTestingModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var allowsHitTesting: Bool

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { HitTestingNode(view, in: context) }
}

final class HitTestingNode<Content: View>: WrapperNode<Content, _AllowsHitTestingModifier, HitTestingLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> HitTestingLayoutNode {
        let wrapper = HitTestingLayoutNode(inner, kind: "allowsHitTesting")
        wrapper.allows = modifier.allowsHitTesting
        return wrapper
    }

    override func configure() -> Bool {
        for wrapper in wrappers { wrapper.allows = modifier.allowsHitTesting }
        return false
    }
}

/// For what a shape of `contentShape` counts.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring that shows where the focus is.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Says where a view takes the pointer.
public struct _ContentShapeModifier<S: Shape>: ViewModifier {
    public typealias Body = Never
    public var shape: S
    public var eoFill = false
    public var kinds = ContentShapeKinds.interaction

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ContentShapeNode(view, in: context) }
}

/// Draws nothing, but reaches as far as the shape, so that the pointer is looked for there.
@MainActor final class AreaGraphic: Graphic {
    var outline: (CGRect) -> _ShapeOutline

    init(outline: @escaping (CGRect) -> _ShapeOutline) {
        self.outline = outline
        super.init(.color(.clear))
    }

    override func frame(in size: CGSize) -> CGRect { outline(CGRect(origin: .zero, size: size)).bounds }
    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { false }
    override func forEachNonUniformRect(
        _ frame: PixelRect, in area: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void
    ) {}
}

@MainActor final class ContentShapeLayoutNode: WrapperLayoutNode {
    /// Nil where the shape is for something else.
    var outline: ((CGRect) -> _ShapeOutline)? {
        didSet {
            if let outline { replaceGraphic(AreaGraphic(outline: outline)) }
            tree.note(.paintBounds, of: self)
        }
    }

    override func hitArea(at point: CGPoint) -> HitArea {
        guard let outline else { return super.hitArea(at: point) }
        return outline(CGRect(origin: .zero, size: size)).contains(point) ? .point : .none
    }
}

final class ContentShapeNode<Content: View, S: Shape>: WrapperNode<
    Content, _ContentShapeModifier<S>, ContentShapeLayoutNode
>
{
    private func set(_ wrapper: ContentShapeLayoutNode) {
        guard modifier.kinds.contains(.interaction) else {
            if wrapper.outline != nil { wrapper.outline = nil }
            return
        }
        let (shape, style) = (modifier.shape, FillStyle(eoFill: modifier.eoFill))
        wrapper.outline = { shape._outline(in: $0).filled(style) }
    }

    override func makeWrapper(_ inner: LayoutNode) -> ContentShapeLayoutNode {
        let wrapper = ContentShapeLayoutNode(inner, kind: "contentShape")
        set(wrapper)
        return wrapper
    }

    override func configure() -> Bool {
        for wrapper in wrappers { set(wrapper) }
        return false
    }
}

extension View {
    /// Whether the view and what stands in it take the pointer. Where not, it goes to what lies behind.
    public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier> {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    /// The view takes the pointer within a shape, whatever is drawn there, and nowhere else.
    ///
    ///     HStack { Text("Row"); Spacer() }.contentShape(Rectangle()).onTapGesture { select() }
    public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// The shape of a view for some purposes. That for the pointer has an effect.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
    }
}
