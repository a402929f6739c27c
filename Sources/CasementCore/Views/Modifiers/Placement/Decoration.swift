import Foundation

/// A style drawn behind a view.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style
    let edges: Edge.Set

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        let reachesFurther =
            context.graph.layout.features.hasSafeAreas && context.scope.values.isInSafeArea
            && !view.modifier.edges.isEmpty
        guard reachesFurther || view.modifier.style.isDrawnInSteps(in: context) else {
            return BackgroundStyleNode(view, in: context)
        }
        // If it may extend beyond the view, it is a separate view.
        return SecondaryNode(view, isBehind: true, in: context) {
            (Rectangle().fill($0.style).ignoresSafeArea(edges: $0.edges), .center)
        }
    }
}

/// A node that draws a graphic in the frame of its content.
@MainActor final class DrawingLayoutNode: WrapperLayoutNode, ContainerShapeReader {
    var placeInContainer: PlaceInContainer?

    init(_ inner: LayoutNode, kind: String, graphic: Graphic) {
        super.init(inner, kind: kind)
        content = graphic
        if let shape = graphic as? ShapeGraphic { shape.outline = inContainer(shape.outline) }
    }

    func setOutline(_ outline: @escaping (CGRect) -> _ShapeOutline) {
        (content as? ShapeGraphic)?.outline = inContainer(outline)
        tree.note([.content, .paintBounds], of: self)
    }

    func containerPlaceChanged() {
        (content as? ShapeGraphic).map { $0.outline = $0.outline }
        tree.note([.content, .paintBounds], of: self)
    }

    func setPaint(_ paint: Paint) -> Bool {
        guard let graphic = content, graphic.paint != paint else { return false }
        if graphic is FillGraphic, paint.gradient != nil {
            replaceGraphic(.rectangle(paint, store: tree.textures))
        } else {
            graphic.paint = paint
        }
        tree.note(.content, of: self)
        return true
    }
}

extension ShapeStyle {
    /// Whether the style needs more than a plain paint when a node is created. Only shape views draw such styles.
    @MainActor fileprivate func isDrawnInSteps(in context: _NodeContext) -> Bool {
        !(self is Color) && !_paint(in: context.scope.values).isPlain
    }
}

final class BackgroundStyleNode<Content: View, Style: ShapeStyle>:
    WrapperNode<Content, _BackgroundStyleModifier<Style>, DrawingLayoutNode>
{
    private var paint: Paint { readEnvironment { modifier.style.paint(in: $0) } }

    private var surroundings = MaterialSurroundings()

    override func contentContext() -> _NodeContext {
        surroundings.make(for: modifier.style, around: scope).map { context(scope: $0) } ?? context()
    }

    override func makeWrapper(_ inner: LayoutNode) -> DrawingLayoutNode {
        DrawingLayoutNode(inner, kind: "background", graphic: .rectangle(paint, store: textures))
    }

    override func configure() -> Bool {
        surroundings.follow(modifier.style) { child?.environmentChanged($0) }
        let paint = paint
        return wrappers.reduce(false) { $1.setPaint(paint) || $0 }
    }
}

/// A filled shape behind a view.
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: PrimitiveModifier {
    let style: Style
    var shape: Bounds
    var fill = FillStyle()

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        guard view.modifier.style.isDrawnInSteps(in: context) else {
            return BackgroundShapeNode(view, in: context)
        }
        return SecondaryNode(view, isBehind: true, in: context) { ($0.shape.fill($0.style, style: $0.fill), .center) }
    }
}

final class BackgroundShapeNode<Content: View, Style: ShapeStyle, Bounds: Shape>:
    WrapperNode<Content, _BackgroundShapeModifier<Style, Bounds>, DrawingLayoutNode>
{
    private var shown: Bounds?
    private var shownFill = FillStyle()
    private var paint: Paint { readEnvironment { modifier.style.paint(in: $0) } }
    private var outline: (CGRect) -> _ShapeOutline {
        let (shape, fill) = (modifier.shape, modifier.fill)
        return { shape._outline(in: $0).filled(fill) }
    }

    private var surroundings = MaterialSurroundings()

    override func contentContext() -> _NodeContext {
        surroundings.make(for: modifier.style, around: scope).map { context(scope: $0) } ?? context()
    }

    override func makeWrapper(_ inner: LayoutNode) -> DrawingLayoutNode {
        (shown, shownFill) = (modifier.shape, modifier.fill)
        let graphic = ShapeGraphic(paint, store: textures, outline: outline)
        return DrawingLayoutNode(inner, kind: "background", graphic: graphic)
    }

    override func configure() -> Bool {
        surroundings.follow(modifier.style) { child?.environmentChanged($0) }
        let paint = paint
        var isChanged = wrappers.reduce(false) { $1.setPaint(paint) || $0 }
        guard var old = shown else { return isChanged }
        if shownFill != modifier.fill || !TypeDescriptor.of(Bounds.self).areEqual(&old, &modifier.shape) {
            (shown, shownFill) = (modifier.shape, modifier.fill)
            isChanged = true
            for wrapper in wrappers { wrapper.setOutline(outline) }
        }
        return isChanged
    }
}

/// Lines along the inside of a view's edges.
public struct _BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style
    let width: CGFloat

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        guard view.modifier.style.isDrawnInSteps(in: context) else { return BorderNode(view, in: context) }
        return SecondaryNode(view, isBehind: false, in: context) {
            (Rectangle().strokeBorder($0.style, lineWidth: $0.width).allowsHitTesting(false), .center)
        }
    }
}

final class BorderNode<Content: View, Style: ShapeStyle>: WrapperNode<
    Content, _BorderModifier<Style>, DrawingLayoutNode
>
{
    private var paint: Paint { readEnvironment { modifier.style.paint(in: $0) } }
    private var width: CGFloat { modifier.width.isFinite ? max(0, modifier.width) : 0 }

    override func makeWrapper(_ inner: LayoutNode) -> DrawingLayoutNode {
        DrawingLayoutNode(inner, kind: "border", graphic: BorderGraphic(paint, width: width))
    }

    override func configure() -> Bool {
        let paint = paint
        var isChanged = false
        for wrapper in wrappers {
            if wrapper.setPaint(paint) { isChanged = true }
            guard let border = wrapper.content as? BorderGraphic, border.width != width else { continue }
            border.width = width
            wrapper.tree.note(.content, of: wrapper)
            isChanged = true
        }
        return isChanged
    }
}

extension View {
    /// Draws a style behind the view, extended into the safe area on some edges; see `ignoresSafeArea(_:edges:)`.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
        modifier(_BackgroundStyleModifier(style: style, edges: edges))
    }

    /// Draws the window's colour behind the view, extended into the safe area on some edges; see
    /// `ignoresSafeArea(_:edges:)`.
    public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>> {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Draws a shape in the window's colour behind the view.
    public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundShapeModifier<BackgroundStyle, T>> {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Draws a shape filled with a style behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundShapeModifier<S, T>> {
        modifier(_BackgroundShapeModifier(style: style, shape: shape, fill: fillStyle))
    }

    /// Draws lines of `width` points along the inside of the view's edges.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedContent<Self, _BorderModifier<S>> {
        modifier(_BorderModifier(style: content, width: width))
    }
}
