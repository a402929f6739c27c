import Foundation

/// A modifier that draws its content with an effect, without affecting layout.
@MainActor @preconcurrency protocol LayerModifier: PrimitiveModifier {
    /// The node's name in the layout tree: the name of the public modifier.
    static var kind: String { get }

    /// The effect on the picture. Invalid numbers are replaced by ones without effect, with a warning.
    func effect(in environment: EnvironmentValues) -> LayerEffect

    /// The effect on a view of a type, which messages name.
    func effect(in environment: EnvironmentValues, of view: Any.Type?) -> LayerEffect

    /// The colour of the effect, if it has one: the environment decides what it is, and that is animated.
    var effectColor: Color? { get set }
}

extension LayerModifier {
    var effectColor: Color? {
        get { nil }
        set {}
    }

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

final class EffectNode<Content: View, Modifier: LayerModifier>: WrapperNode<Content, Modifier, EffectLayoutNode>,
    EffectColorOwner
{
    /// The colour that was set last.
    private var color: ResolvedColor?
    /// The animation to it: the clock retains it.
    private weak var colorMotion: EffectColorMotion?

    private var effect: LayerEffect {
        readEnvironment {
            guard let color = modifier.effectColor else { return modifier.effect(in: $0, of: Content.self) }
            let now = shown(color.resolve(in: $0.themeVariant))
            var shown = modifier
            shown.effectColor = Color(
                red: Double(now.red), green: Double(now.green), blue: Double(now.blue), opacity: Double(now.alpha))
            return shown.effect(in: $0, of: Content.self)
        }
    }

    /// What is shown of a colour, as the current transaction animates it.
    private func shown(_ color: ResolvedColor) -> ResolvedColor {
        let before = self.color
        self.color = color
        let motion = colorMotion.flatMap { $0.isOver ? nil : $0 }
        guard let before, before != color else { return motion?.color(at: graph.clock.time) ?? color }
        let transaction = graph.transactions.current
        guard motion != nil || transaction.effectiveAnimation != nil else { return color }
        return (motion ?? begin(at: before)).color(
            movingTo: color, transaction.effectiveAnimation, at: graph.clock.time, transaction.ticket)
    }

    private func begin(at color: ResolvedColor) -> EffectColorMotion {
        let motion = EffectColorMotion(of: self, at: color)
        colorMotion = motion
        graph.clock.start(motion)
        return motion
    }

    func showEffectColor() { _ = configureShown() }

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
