import Foundation

/// Clips a view to a shape.
public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
    public var shape: ClipShape
    public var style: FillStyle

    /// Clips to the interior of a shape, as the fill style defines it.
    nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        (self.shape, self.style) = (shape, style)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ClipNode(view, in: context) }

    /// Nil for a rectangle, whose edges are on whole pixels.
    func outline(isMirrored: Bool) -> ((CGRect) -> _ShapeOutline)? {
        shape is Rectangle ? nil : shape.drawn(style, isMirrored: isMirrored)
    }
}

/// Clips to its frame or, with a layer, to the layer's mask in the frame.
@MainActor final class ClipLayoutNode: WrapperLayoutNode, ContainerShapeReader {
    private(set) var clip: Layer?
    var placeInContainer: PlaceInContainer?

    override var layer: NodeLayer? { clip }

    init(_ inner: LayoutNode, outline: ((CGRect) -> _ShapeOutline)?) {
        super.init(inner, kind: "clipShape")
        traits.clipping = .always
        if let outline { setOutline(outline) }
    }

    func containerPlaceChanged() {
        (clip?.mask).map { $0.outline = $0.outline }
        tree.note(.subtree, of: self)
    }

    func setOutline(_ outline: @escaping (CGRect) -> _ShapeOutline) {
        let outline = inContainer(outline)
        if let clip {
            clip.mask?.outline = outline
        } else {
            let mask = ShapeGraphic(.color(.white), store: tree.textures, outline: outline)
            clip = Layer(store: tree.textures, effect: .clip, mask: mask)
        }
        tree.note(.subtree, of: self)
    }
}

final class ClipNode<Content: View, ClipShape: Shape>: WrapperNode<Content, _ClipEffect<ClipShape>, ClipLayoutNode> {
    private var shown: _ClipEffect<ClipShape>?
    private var isMirrored = false
    private var mirrors: Bool {
        modifier.shape.layoutDirectionBehavior.isMirrored(in: readEnvironment(\.layoutDirection))
    }

    override func makeWrapper(_ inner: LayoutNode) -> ClipLayoutNode {
        (shown, isMirrored) = (modifier, mirrors)
        return ClipLayoutNode(inner, outline: modifier.outline(isMirrored: isMirrored))
    }

    override func configure() -> Bool {
        guard var old = shown else { return false }
        let mirrors = mirrors
        if old.style == modifier.style, mirrors == isMirrored,
            TypeDescriptor.of(ClipShape.self).areEqual(&old.shape, &modifier.shape)
        {
            return false
        }
        (shown, isMirrored) = (modifier, mirrors)
        guard let outline = modifier.outline(isMirrored: mirrors) else { return false }
        for wrapper in wrappers { wrapper.setOutline(outline) }
        return true
    }
}

extension View {
    /// Clips the view to a shape in its frame. By default, edges are antialiased and the interior follows
    /// the non-zero winding rule.
    public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _ClipEffect<S>> {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame. The frame's edges are rounded to whole pixels, so `antialiased` has no effect.
    public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to its frame with rounded corners of a radius in points.
    public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
