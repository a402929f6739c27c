import Foundation

/// A two-dimensional outline that fills the proposed space.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///                 path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
nonisolated public protocol Shape: Animatable, View, Sendable {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// The covered area in a rectangle: by default the interior of `path(in:)`.
    func _outline(in rect: CGRect) -> _ShapeOutline

    /// The purpose of the shape; `.fill` by default.
    static var role: ShapeRole { get }

    /// Whether the shape is mirrored in right-to-left layout: `.mirrors` by default, also for a `Path`. Shapes that
    /// look the same mirrored, such as `Circle`, and those made of them, such as a part of a circle, are `.fixed`.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
    /// A filled shape.
    case fill
    /// A stroked shape.
    case stroke
    /// A separator between other content.
    case separator
}

extension Shape {
    public static var _viewCount: Int? { 1 }
    /// `ShapeRole.fill`, the default.
    public static var role: ShapeRole { .fill }
    /// `LayoutDirectionBehavior.mirrors`, the default.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path(in: rect)) }

    /// The outline as it is drawn with a fill style, mirrored where it has to be.
    func drawn(_ fill: FillStyle, isMirrored: Bool) -> (CGRect) -> _ShapeOutline {
        guard isMirrored else { return { _outline(in: $0).filled(fill) } }
        return { rect in
            var outline = _outline(in: rect).filled(fill)
            outline.path = outline.path.applying(
                CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
            return outline
        }
    }
}

extension Shape {
    /// A shape used as a view is filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, HierarchicalShapeStyle> { fill(.primary) }

    public static var _isBuiltIn: Bool { true }
}

/// A shape and its fill style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        FilledShapeNode(
            view, layoutNode: ShapeLayoutNode(of: Content.self, tree: context.graph.layout), in: context)
    }

    public static var _viewCount: Int? { 1 }
}

/// Rule: a changed shape or colour is updated in place; a colour alone causes no rasterising.
final class FilledShapeNode<Content: Shape, Style: ShapeStyle>: LeafNode<_ShapeView<Content, Style>, ShapeLayoutNode> {
    private var shown: Content?
    private var shownFill = FillStyle()
    private var isMirrored = false

    override func isSame(_ new: _ShapeView<Content, Style>) -> Bool {
        hasSameFields(new)
    }

    override func configure(_ environment: EnvironmentValues) -> Bool {
        var shape = view.shape
        var isSame = false
        if var shown { isSame = TypeDescriptor.of(Content.self).areEqual(&shown, &shape) }
        shown = shape
        let fill = view.fillStyle
        let mirrors = shape.layoutDirectionBehavior.isMirrored(in: environment.layoutDirection)
        isSame = isSame && fill == shownFill && mirrors == isMirrored
        (shownFill, isMirrored) = (fill, mirrors)
        return layoutNode.set(
            shape.drawn(fill, isMirrored: mirrors), isSame: isSame, isRectangle: shape is Rectangle,
            style: view.style._paint(in: environment), environment)
    }
}

/// The layout node of a shape.
@MainActor final class ShapeLayoutNode: FlexibleLayoutNode, ContainerShapeReader {
    /// The style of a shape that is drawn through a `GraphicsContext`.
    private var drawnStyle: _StylePaint?
    private var drawnSize = CGSize.zero
    /// The layer of a style that is blended with what is behind.
    @exclusivity(unchecked) private var blend: Layer?
    var placeInContainer: PlaceInContainer?

    override var layer: NodeLayer? { blend }

    func containerPlaceChanged() {
        (content as? ShapeGraphic).map { $0.outline = $0.outline }
        redraw()
        tree.note([.content, .paintBounds], of: self)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        guard size != drawnSize else { return }
        drawnSize = size
        redraw()
    }

    private func redraw() {
        guard let canvas = content as? CanvasGraphic else { return }
        canvas.setStale()
        tree.note(.content, of: self)
    }

    /// Shapes with shadows or picture paints are drawn through a `GraphicsContext`.
    private func draw(
        _ outline: @escaping (CGRect) -> _ShapeOutline, isSame: Bool, _ style: _StylePaint,
        _ environment: EnvironmentValues
    ) -> Bool {
        if isSame, style == drawnStyle { return false }
        drawnStyle = style
        let canvas = content as? CanvasGraphic ?? CanvasGraphic(store: tree.textures)
        if canvas !== content { replaceGraphic(canvas) }
        canvas.margin = style.extent
        canvas.hitOutline = outline
        canvas.record = { [unowned self] in
            let bounds = CGRect(origin: .zero, size: size)
            return GraphicsContext.record(environment, size: size, in: tree) {
                $0.draw(outline(bounds), style, spanning: bounds)
            }
        }
        canvas.setStale()
        tree.note([.content, .paintBounds], of: self)
        return true
    }

    /// Sets an outline, which may be unchanged, and a paint. Returns true if something differs.
    func set(
        _ outline: @escaping (CGRect) -> _ShapeOutline, isSame: Bool, isRectangle: Bool, style: _StylePaint,
        _ environment: EnvironmentValues
    ) -> Bool {
        let outline = inContainer(outline)
        setBlend(style.blend, in: &blend)
        guard style.isPlain else { return draw(outline, isSame: isSame, style, environment) }
        drawnStyle = nil
        let paint = style.paint
        // A rectangle of one colour needs no texture.
        if isRectangle, case .color(let color) = paint { return setFill(color) }
        if let graphic = content as? ShapeGraphic {
            guard !isSame || graphic.paint != paint else { return false }
            graphic.paint = paint
            if !isSame { graphic.outline = outline }
            tree.note(isSame ? .content : [.content, .paintBounds], of: self)
        } else {
            replaceGraphic(ShapeGraphic(paint, store: tree.textures, outline: outline))
            tree.note([.content, .paintBounds], of: self)
        }
        return true
    }
}
