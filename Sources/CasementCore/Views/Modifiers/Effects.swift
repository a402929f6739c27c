import Foundation

/// Fades a view. Each leaf is faded by itself; `compositingGroup()` before it makes the group fade as one.
public struct _OpacityEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var opacity: Double

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { OpacityNode(view, in: context) }

    var bounded: Double { opacity.isNaN ? 1 : min(1, max(0, opacity)) }
}

@MainActor final class OpacityLayoutNode: WrapperLayoutNode {
    var value: Double {
        didSet { if value != oldValue { tree.note(.subtree, of: self) } }
    }

    init(_ inner: LayoutNode, opacity: Double) {
        value = opacity
        super.init(inner, kind: "opacity")
    }

    override var opacity: Double { value }
}

final class OpacityNode<Content: View>: WrapperNode<Content, _OpacityEffect, OpacityLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> OpacityLayoutNode {
        OpacityLayoutNode(inner, opacity: modifier.bounded)
    }

    override func configure() -> Bool {
        guard let first = wrappers.first, first.value != modifier.bounded else { return false }
        for wrapper in wrappers { wrapper.value = modifier.bounded }
        return true
    }
}

/// Clips a view to a shape.
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
    public typealias Body = Never
    public var shape: ClipShape

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ClipNode(view, in: context) }
}

/// Clips to its frame; with a layer, to the layer's mask in it.
@MainActor final class ClipLayoutNode: WrapperLayoutNode {
    private(set) var clip: Layer?

    override var clipsToFrame: Bool { true }
    override var layer: DrawnContent? { clip }

    init(_ inner: LayoutNode, outline: ((CGRect) -> _ShapeOutline)?) {
        super.init(inner, kind: "clipShape")
        if let outline { setOutline(outline) }
    }

    func setOutline(_ outline: @escaping (CGRect) -> _ShapeOutline) {
        if let clip {
            clip.mask?.outline = outline
        } else {
            let mask = ShapeGraphic(.color(.white), store: tree.textures, outline: outline)
            clip = Layer(store: tree.textures, mask: mask)
        }
        tree.note(.subtree, of: self)
    }
}

final class ClipNode<Content: View, ClipShape: Shape>: WrapperNode<Content, _ClipEffect<ClipShape>, ClipLayoutNode> {
    private var shown: ClipShape?

    override func makeWrapper(_ inner: LayoutNode) -> ClipLayoutNode {
        shown = modifier.shape
        // A clip to a rectangle needs no mask.
        let shape = modifier.shape
        return ClipLayoutNode(inner, outline: shape is Rectangle ? nil : { shape._outline(in: $0) })
    }

    override func configure() -> Bool {
        guard var old = shown, !TypeDescriptor.of(ClipShape.self).areEqual(&old, &modifier.shape) else { return false }
        shown = modifier.shape
        let shape = modifier.shape
        for wrapper in wrappers { wrapper.setOutline { shape._outline(in: $0) } }
        return true
    }
}

/// Paints a view as one group before the effects around it apply.
public struct _CompositingGroupEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { CompositingGroupNode(view, in: context) }
}

@MainActor final class GroupLayoutNode: WrapperLayoutNode {
    private let group: Layer
    override var layer: DrawnContent? { group }

    init(_ inner: LayoutNode) {
        group = Layer(store: inner.tree.textures, mask: nil)
        super.init(inner, kind: "compositingGroup")
    }
}

final class CompositingGroupNode<Content: View>: WrapperNode<Content, _CompositingGroupEffect, GroupLayoutNode> {
    override func makeWrapper(_ inner: LayoutNode) -> GroupLayoutNode { GroupLayoutNode(inner) }
}

extension View {
    /// Fades the view: 0 is invisible, 1 as it is. Each leaf fades by itself, so that what lies behind another shows through
    /// it; put `compositingGroup()` before to fade a group as one.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Does not show the view, nor lets a person reach it, but keeps its place.
    public func hidden() -> ModifiedContent<Self, _OpacityEffect> { opacity(0) }

    /// Clips the view to a shape in its frame.
    public func clipShape<S: Shape>(_ shape: S) -> ModifiedContent<Self, _ClipEffect<S>> {
        modifier(_ClipEffect(shape: shape))
    }

    /// Clips the view to its frame.
    public func clipped() -> ModifiedContent<Self, _ClipEffect<Rectangle>> { clipShape(Rectangle()) }

    /// Clips the view to its frame with round corners of a radius in points.
    public func cornerRadius(_ radius: CGFloat) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Paints the view as one group, to which the effects around it, such as opacity, then apply.
    public func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
        modifier(_CompositingGroupEffect())
    }
}
