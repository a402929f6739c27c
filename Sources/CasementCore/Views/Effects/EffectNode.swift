import Foundation

/// A modifier that draws its content with an effect, without affecting layout.
@MainActor @preconcurrency protocol LayerModifier: PrimitiveModifier {
    /// The node's name in the layout tree: the name of the public modifier.
    static var kind: String { get }

    /// The effect on the picture. Invalid numbers are replaced by ones without effect, with a warning.
    func effect(in environment: EnvironmentValues) -> LayerEffect

    /// The effect on a view of a type, which messages name.
    func effect(in environment: EnvironmentValues, of view: Any.Type?) -> LayerEffect
}

extension LayerModifier {
    func effect(in environment: EnvironmentValues, of view: Any.Type?) -> LayerEffect { effect(in: environment) }
}

/// A node whose content is drawn with an effect. The effect can be set at any time without involving the graph: an
/// animation sets one per frame.
@MainActor final class EffectLayoutNode: WrapperLayoutNode {
    private let shown: Layer

    init(_ inner: LayoutNode, kind: String, effect: LayerEffect) {
        shown = Layer(store: inner.tree.textures, effect: effect)
        super.init(inner, kind: kind)
    }

    override var layer: NodeLayer? { shown }

    var effect: LayerEffect {
        get { shown.effect }
        set { if shown.set(newValue) { tree.note([.subtree, .paintBounds], of: self) } }
    }
}

final class EffectNode<Content: View, Modifier: LayerModifier>: WrapperNode<Content, Modifier, EffectLayoutNode> {
    private var effect: LayerEffect { readEnvironment { modifier.effect(in: $0, of: Content.self) } }

    override func makeWrapper(_ inner: LayoutNode) -> EffectLayoutNode {
        EffectLayoutNode(inner, kind: Modifier.kind, effect: effect)
    }

    override func configure() -> Bool {
        guard let first = wrappers.first else { return false }
        let effect = effect
        guard first.effect != effect else { return false }
        for wrapper in wrappers { wrapper.effect = effect }
        return true
    }
}

extension RuntimeWarning {
    /// The value if it is finite; otherwise `fallback`, with a warning that names the modifier.
    static func finite(_ value: CGFloat, or fallback: CGFloat, _ name: String) -> CGFloat {
        if value.isFinite { return value }
        issue("\(name) of \(value): a number is needed that is finite. It counts as \(fallback).")
        return fallback
    }
}
