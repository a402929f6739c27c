import Foundation

/// A view drawn by a closure in its own coordinates: points from the top left corner.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
///     }
///
/// It fills the proposed space and is clipped to it. The closure runs when the canvas is visible, and again when its
/// value, the size, or a state, object or environment value that it read has changed.
public struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    /// The views that the closure can draw, found by their tags.
    public var symbols: Symbols
    /// The closure that draws into the context; the size is the canvas's, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque, with black where nothing is drawn.
    public var isOpaque: Bool
    /// The colour space for blending. No effect: sRGB is always used.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may run on another thread. No effect: it always runs on the main actor.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that its closure can draw: give each a `tag(_:)` and find it with
    /// `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        CanvasNode(view, in: context)
    }
    public static var _viewCount: Int? { 1 }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas drawn by `renderer`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}

/// Rule: a changed closure, or a change of what it read, runs it when the canvas is next visible.
final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>> {
    private var view: Canvas<Symbols>
    private let layoutNode: CanvasLayoutNode
    private var symbols: SymbolScene<Symbols>?

    init(_ view: Canvas<Symbols>, in context: _NodeContext) {
        self.view = view
        layoutNode = CanvasLayoutNode(tree: context.graph.layout)
        super.init(in: context)
        count = 1
        if Symbols.self != EmptyView.self { symbols = SymbolScene(view.symbols, for: self) }
        layoutNode.graphic.isOpaque = view.isOpaque
        layoutNode.graphic.record = { [unowned self] in record() }
    }

    override func apply(_ new: Canvas<Symbols>) {
        let isDirty = takeDirty()
        var (old, next) = (Program(view), Program(new))
        let isSame = CutOff.isEnabled && TypeDescriptor.of(Program.self).areEqual(&old, &next)
        view = new
        symbols?.update(to: new.symbols)
        layoutNode.graphic.isOpaque = new.isOpaque
        if !isSame || isDirty || symbols?.isChanged == true { setStale() }
    }

    /// The inputs that determine whether the closure runs again.
    @MainActor private struct Program {
        let renderer: (inout GraphicsContext, CGSize) -> Void
        let isOpaque: Bool
        init(_ view: Canvas<Symbols>) { (renderer, isOpaque) = (view.renderer, view.isOpaque) }
    }

    override func refresh() {
        symbols?.update()
        setStale()
    }

    private func setStale() {
        layoutNode.redraw()
        reportChange()
    }

    private func record() -> [CanvasOperation] {
        let size = layoutNode.size
        guard size.width > 0, size.height > 0 else { return [] }
        let log = EnvironmentValues.ReadLog()
        var values = scope.values
        values.log = log
        let recording = CanvasRecording(values, size: size, tree: layoutNode.tree, symbols: symbols)
        var context = GraphicsContext(recording)
        track { view.renderer(&context, size) }
        noteEnvironmentReads(log.keys)
        if symbols != nil { noteReadsBelow(~0) }
        return recording.operations
    }

    override func environmentKeysBelow(_ keys: EnvironmentKeySet) -> EnvironmentKeySet {
        symbols?.environmentChanged(keys)
        return keys
    }

    override func appendDisplayables(to list: inout [Displayable]) { list.append(layoutNode) }

    override func tearDown() {
        symbols?.tearDown()
        super.tearDown()
        layoutNode.viewIsGone()
    }
}
