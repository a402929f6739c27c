import Foundation

/// A modifier that shows what it wraps in another way, and leaves layout as it is.
@MainActor protocol LayerModifier: ViewModifier where Body == Never {
    /// The name of its node in the layout tree: that of the function which programs call.
    static var kind: String { get }

    /// What is done to the picture. Senseless numbers become ones that do nothing, with a warning.
    func effect(in environment: EnvironmentValues) -> LayerEffect
}

/// A node whose content is shown with an effect. The effect can be set at any time, without a word to the graph: an animation
/// sets one a frame.
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
    private var effect: LayerEffect { readEnvironment { modifier.effect(in: $0) } }

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
    /// The number, where it is one and finite; else `fallback`, with a warning that names the modifier.
    static func finite(_ value: CGFloat, or fallback: CGFloat, _ name: String) -> CGFloat {
        if value.isFinite { return value }
        issue("\(name) of \(value): a number is needed that is finite. It counts as \(fallback).")
        return fallback
    }
}
