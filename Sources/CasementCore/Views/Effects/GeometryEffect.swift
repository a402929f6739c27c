import Foundation

/// A modifier that draws a view transformed: rotated, scaled or in perspective. Layout is not affected; hit testing
/// follows the transformed picture.
///
///     struct Skew: GeometryEffect {
///         var amount: CGFloat
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///         }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a view of a size in points, in the view's own coordinates.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransformNode(view, in: context) }

    /// The effect without coordinate changes for the view's content. Content never takes transforms into account yet,
    /// so there is no difference.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that the view's content does not take into account.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base
    public init(_ base: Base) { self.base = base }
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}
extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// A node whose content is drawn with a transform. The transform can be set at any time without involving the graph.
@MainActor final class TransformLayoutNode: WrapperLayoutNode {
    private let shown: Layer
    /// Computes the transform for a size, once the node has one.
    private weak var source: (any TransformSource)?
    private var isPlaced = false

    init(_ inner: LayoutNode, kind: String, source: any TransformSource) {
        self.source = source
        shown = Layer(store: inner.tree.textures, effect: .transform(ProjectionTransform()))
        super.init(inner, kind: kind)
        traits.showsInner = true
    }

    override var layer: NodeLayer? { shown }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        isPlaced = true
        resolve()
    }

    /// Applies the source's changed transform.
    func mapChanged() { if isPlaced { resolve() } }

    /// Gets the transform for the current size.
    private func resolve() {
        guard var transform = source?.transform(for: size) else { return }
        if !transform.isFinite {
            RuntimeWarning.issue(
                "\(kind) makes a transform of numbers that are not finite. The view is drawn where it stands.")
            transform = ProjectionTransform()
        }
        if shown.set(.transform(transform)) { tree.note([.subtree, .paintBounds], of: self) }
    }
}

/// Computes the transform of a view of some size.
@MainActor protocol TransformSource: AnyObject {
    func transform(for size: CGSize) -> ProjectionTransform
}

final class TransformNode<Content: View, Effect: GeometryEffect>: WrapperNode<Content, Effect, TransformLayoutNode>,
    TransformSource
{
    /// That of the animated value, also where layout asks, as it does in the first frame of a view that moves in.
    func transform(for size: CGSize) -> ProjectionTransform {
        guard let motion else { return modifier.effectValue(size: size) }
        var shown = modifier
        motion.show(in: &shown, at: graph.clock.time)
        return shown.effectValue(size: size)
    }

    override func makeWrapper(_ inner: LayoutNode) -> TransformLayoutNode {
        TransformLayoutNode(inner, kind: TransformNames.name(of: Effect.self), source: self)
    }

    override func configure() -> Bool {
        var isChanged = false
        for wrapper in wrappers {
            let before = wrapper.effect
            wrapper.mapChanged()
            if wrapper.effect != before { isChanged = true }
        }
        return isChanged
    }
}

/// The names of transforms in the layout tree: the public modifier's name, or that of the effect's type.
@MainActor enum TransformNames {
    static func name(of type: Any.Type) -> String {
        switch type {
        case is _RotationEffect.Type: "rotationEffect"
        case is _ScaleEffect.Type: "scaleEffect"
        case is _Rotation3DEffect.Type: "rotation3DEffect"
        case is _TransformEffect.Type: "transformEffect"
        case is _ProjectionEffect.Type: "projectionEffect"
        default: "\(type)"
        }
    }
}

extension TransformLayoutNode {
    fileprivate var effect: LayerEffect { shown.effect }
}
