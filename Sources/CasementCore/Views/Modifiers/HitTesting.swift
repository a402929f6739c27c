import Foundation

/// Sets whether a view receives pointer events.
struct AllowsHitTestingModifier: PrimitiveModifier, Equatable, Sendable {
    var allowsHitTesting: Bool

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { HitTestingNode(view, in: context) }
}

final class HitTestingNode<Content: View>: WrapperNode<Content, AllowsHitTestingModifier, HitTestingLayoutNode> {
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

/// The purposes of a shape of `contentShape`.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Hit testing of pointer events: the only kind with an effect.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a dragged view; has no effect.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu; has no effect.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The highlight under the pointer; has no effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The ring that shows keyboard focus; has no effect.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The shape of the accessibility element; has no effect.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Sets the area in which a view receives pointer events.
public struct _ContentShapeModifier<S: Shape>: PrimitiveModifier {
    public var shape: S
    public var eoFill = false
    public var kinds = ContentShapeKinds.interaction

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ContentShapeNode(view, in: context) }
}

/// Draws nothing, but extends the paint bounds to the shape, so that hit testing includes it.
@MainActor final class AreaGraphic: Graphic {
    var outline: (CGRect) -> _ShapeOutline

    init(outline: @escaping (CGRect) -> _ShapeOutline) {
        self.outline = outline
        super.init(.color(.clear))
    }

    override func frame(in size: CGSize) -> CGRect { outline(CGRect(origin: .zero, size: size)).bounds }
    override func isHit(at point: CGPoint, in frame: CGRect) -> Bool { false }
    override func draw(_ frame: PixelRect, opacity: Double, on painter: any VectorPainter) -> Bool { true }
    override func forEachNonUniformRect(
        _ frame: PixelRect, in area: PixelRect, scale: CGFloat, _ body: (PixelRect) -> Void
    ) {}
}

@MainActor final class ContentShapeLayoutNode: WrapperLayoutNode {
    /// Nil if the shape has another purpose.
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
        let mirrors = shape.layoutDirectionBehavior.isMirrored(in: readEnvironment(\.layoutDirection))
        wrapper.outline = shape.drawn(style, isMirrored: mirrors)
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
    /// Sets whether the view and its descendants receive pointer events. If not, they reach the views behind it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    /// Sets the shape in which the view receives pointer events, whatever it draws there.
    ///
    ///     HStack { Text("Row"); Spacer() }.contentShape(Rectangle()).onTapGesture { select() }
    public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Sets the shape of a view for some purposes. Only `interaction` has an effect.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
    }
}
