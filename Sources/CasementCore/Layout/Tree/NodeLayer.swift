import Foundation

/// A subtree that is painted together and shown through an effect, such as a transform or a blur.
///
/// Layout knows where the subtree is shown; how it is painted is decided after layout (`Layer`).
@MainActor package class NodeLayer {
    package init() {}

    /// Releases its part of the texture store.
    package func release() {}

    // MARK: Painting

    /// Shows the layer, painting what changed in it.
    func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any LayerPass) {}

    /// Draws the node on a page, with its effect as vectors as far as possible.
    func draw(_ node: LayoutNode, at origin: CGPoint, opacity: Double, _ pass: any VectorDrawing) {}

    /// The transform through which its picture is shown, if any.
    var pictureTransform: ProjectionTransform? { nil }

    /// Shows the layer's picture through a transform that includes its own.
    func show(
        _ node: LayoutNode, turned transform: ProjectionTransform, at origin: CGPoint, opacity: Double,
        _ pass: any LayerPass
    ) {}

    /// The change of its content's colours, where that is its effect.
    var colorMatrix: ColorMatrix? { nil }

    // MARK: Coordinates

    /// The smallest rectangle around the shown content of `rect`, where an effect moves it.
    package func mapToParent(_ rect: CGRect) -> CGRect { rect }

    /// The point of the content that is shown at `point`; nil for none.
    package func mapFromParent(_ point: CGPoint) -> CGPoint? { point }

    /// Whether the content shown in an area may be elsewhere, or larger.
    package var changesArea: Bool { false }

    /// The area of the content that affects what is shown in `area`; null for none.
    package func contentArea(shownIn area: CGRect) -> CGRect { area }

    // MARK: Hit testing

    /// Whether the pointer hits the content at a point of the node's frame: false outside of the shape of a clip.
    package func isHit(at point: CGPoint, in frame: CGRect) -> Bool { true }

    /// Whether the first child alone can be hit, as the content of a mask.
    package var hitsFirstChildAlone: Bool { false }

    // MARK: Damage

    /// The area in which content of paint bounds `area` is shown.
    package func paintBounds(ofContent area: CGRect) -> CGRect { area }

    /// Whether it draws where its content draws nothing, so that all of it may change when its content's area does.
    package var fillsArea: Bool { false }

    /// Notes that it fills an area, its paint bounds; returns those before if they differ.
    package func fill(_ area: CGRect) -> CGRect? { nil }

    /// Adds damage of the content in `area`; returns the damaged area of the node.
    package func addDamage(_ area: CGRect) -> CGRect { area }

    /// The node's size or clip changed.
    package func frameChanged() {}
}

/// The walk over nodes that are drawn on a page.
@MainActor protocol VectorDrawing: AnyObject {
    var painter: any VectorPainter { get }

    /// Draws a node and its descendants.
    func draw(_ node: LayoutNode, at origin: CGPoint, opacity: Double)

    /// Draws the content of a node, without its layer.
    func drawContent(of node: LayoutNode, at origin: CGPoint, opacity: Double)

    /// Draws what a pass paints in an area of the page as pixels.
    func drawPixels(in area: PixelRect, _ paint: (any LayerPass) -> Void)

    /// The pixels that a node and its descendants may paint.
    func area(of node: LayoutNode, at origin: CGPoint) -> PixelRect
}

/// The pass in which a layer is painted.
@MainActor protocol LayerPass: PaintContext {
    /// Nil where textures are only prepared.
    var painter: (any Painter)? { get }

    /// Paints with another blend mode.
    func blend(_ mode: BlendMode, _ body: () -> Void)

    /// Paints only inside `rect`, as if nothing else were visible.
    func narrow(to rect: PixelRect, _ body: () -> Void)

    /// Paints a node and its descendants over the existing pixels.
    func paint(_ node: LayoutNode, at origin: CGPoint, opacity: Double)

    /// Paints the content of a node, without its layer.
    func paintContent(of node: LayoutNode, at origin: CGPoint, opacity: Double)

    /// Begins a pass into a picture that becomes part of what this pass paints; `visible` is everything that can ever
    /// be visible of it. Only one at a time.
    func nestedPass(
        clip: PixelRect, visible: PixelRect, scale: CGFloat, painter: any Painter, shift: (x: Int, y: Int)
    ) -> any LayerPass

    /// Ends a nested pass.
    func end()
}
