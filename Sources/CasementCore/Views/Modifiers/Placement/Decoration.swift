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

    /// The animation to the paint that was set last: the clock retains it.
    private weak var paintMotion: PaintMotion?

    /// Shows another paint, as the current transaction animates it.
    func setPaint(_ paint: Paint, in graph: ViewGraph) -> Bool {
        guard let graphic = content else { return false }
        let motion = paintMotion.flatMap { $0.isOver ? nil : $0 }
        guard paint != motion?.target ?? graphic.paint else { return false }
        let transaction = graph.transactions.current, animation = transaction.effectiveAnimation
        if graphic is FillGraphic, paint.gradient != nil {
            motion?.end()
            replaceGraphic(.rectangle(paint, store: tree.textures))
        } else if motion != nil || animation != nil {
            let motion = motion ?? begin(graphic, graph.clock)
            motion.set(paint, animation, at: graph.clock.time, transaction.ticket)
            motion.show(at: graph.clock.time)
        } else {
            graphic.paint = paint
        }
        tree.note(.content, of: self)
        return true
    }

    private func begin(_ graphic: Graphic, _ clock: AnimationClock) -> PaintMotion {
        let motion = PaintMotion(graphic.paint, of: graphic, in: self)
        paintMotion = motion
        clock.start(motion)
        return motion
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
        return wrappers.reduce(false) { $1.setPaint(paint, in: graph) || $0 }
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

extension _BackgroundShapeModifier: Animatable {
    nonisolated public var animatableData: Bounds.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

final class BackgroundShapeNode<Content: View, Style: ShapeStyle, Bounds: Shape>:
    WrapperNode<Content, _BackgroundShapeModifier<Style, Bounds>, DrawingLayoutNode>
{
    private var shown: Bounds?
    private var shownFill = FillStyle()
    private var isMirrored = false
    private var paint: Paint { readEnvironment { modifier.style.paint(in: $0) } }
    private var outline: (CGRect) -> _ShapeOutline { modifier.shape.drawn(modifier.fill, isMirrored: isMirrored) }
    private var mirrors: Bool {
        modifier.shape.layoutDirectionBehavior.isMirrored(in: readEnvironment(\.layoutDirection))
    }

    private var surroundings = MaterialSurroundings()

    override func contentContext() -> _NodeContext {
        surroundings.make(for: modifier.style, around: scope).map { context(scope: $0) } ?? context()
    }

    override func makeWrapper(_ inner: LayoutNode) -> DrawingLayoutNode {
        (shown, shownFill, isMirrored) = (modifier.shape, modifier.fill, mirrors)
        let graphic = ShapeGraphic(paint, store: textures, outline: outline)
        return DrawingLayoutNode(inner, kind: "background", graphic: graphic)
    }

    override func configure() -> Bool {
        surroundings.follow(modifier.style) { child?.environmentChanged($0) }
        let paint = paint
        var isChanged = wrappers.reduce(false) { $1.setPaint(paint, in: graph) || $0 }
        guard var old = shown else { return isChanged }
        let mirrors = mirrors
        if shownFill != modifier.fill || mirrors != isMirrored
            || !TypeDescriptor.of(Bounds.self).areEqual(&old, &modifier.shape)
        {
            (shown, shownFill, isMirrored) = (modifier.shape, modifier.fill, mirrors)
            isChanged = true
            for wrapper in wrappers { wrapper.setOutline(outline) }
        }
        return isChanged
    }
}

/// Lines along the inside of a view's edges.
public struct _BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style
    var width: CGFloat

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        guard view.modifier.style.isDrawnInSteps(in: context) else { return BorderNode(view, in: context) }
        return SecondaryNode(view, isBehind: false, in: context) {
            (Rectangle().strokeBorder($0.style, lineWidth: $0.width).allowsHitTesting(false), .center)
        }
    }
}

extension _BorderModifier: Animatable {
    nonisolated public var animatableData: CGFloat {
        get { width }
        set { width = newValue }
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
            if wrapper.setPaint(paint, in: graph) { isChanged = true }
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
