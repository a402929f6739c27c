import Foundation

/// Applies an effect computed from a view's geometry.
struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { VisualEffectNode(view, in: context) }
}

/// A node at the view's original position, from whose geometry the effect is computed; the steps are drawn inside it.
@MainActor final class VisualEffectLayoutNode: WrapperLayoutNode {
    private let steps: [VisualEffectStepNode]

    init(_ inner: LayoutNode, stepCount: Int) {
        var node = inner
        var steps: [VisualEffectStepNode] = []
        for _ in 0..<stepCount {
            let step = VisualEffectStepNode(node)
            steps.append(step)
            node = step
        }
        self.steps = steps
        super.init(node, kind: "visualEffect")
        traits.showsInner = true
    }

    /// True if the appearance changes.
    func show(_ values: [VisualEffectValues]) -> Bool {
        var isChanged = false
        for (step, values) in zip(steps, values) where step.show(values) { isChanged = true }
        return isChanged
    }
}

/// One step of an effect.
@MainActor final class VisualEffectStepNode: WrapperLayoutNode {
    private let shown: Layer
    private var fade = 1.0

    init(_ inner: LayoutNode) {
        shown = Layer(store: inner.tree.textures, effect: VisualEffectValues().layer)
        super.init(inner, kind: "visualEffectStep")
        (traits.isImplicit, traits.showsInner) = (true, true)
    }

    override var layer: NodeLayer? { shown }
    override var ownOpacity: Double { fade }

    func show(_ values: VisualEffectValues) -> Bool {
        let isOther = shown.set(values.layer)
        guard isOther || values.opacity != fade else { return false }
        fade = values.opacity
        tree.note([.subtree, .paintBounds], of: self)
        return true
    }
}

/// The node of a modifier whose effect depends on a view's geometry: it is computed after the layout in which the view
/// appears, and again after layouts that change what was read; then only pixels change.
class GeometryVisualNode<Content, Modifier, Effect: VisualEffect>: WrapperNode<
    Content, Modifier, VisualEffectLayoutNode
>
{
    private var isWaiting = false
    private var known = AnchoredGeometries()

    /// Shows the effects for the views' current geometries; true if one looks different.
    func showEffects() -> Bool { false }

    /// The wrappers with the geometries of their views; a view outside the window has none.
    final func forEachGeometry(_ body: (VisualEffectLayoutNode, Geometry) -> Void) {
        for (wrapper, geometry) in zip(wrappers, known.geometries(of: wrappers.map { $0 })) where wrapper.isInWindow {
            body(wrapper, geometry)
        }
    }

    final override class var followsDirection: Bool { true }

    final override func makeWrapper(_ inner: LayoutNode) -> VisualEffectLayoutNode {
        lookAfterLayout()
        return VisualEffectLayoutNode(inner, stepCount: Effect._stepCount)
    }

    /// Called when the modifier's value was set, or something that its closure read has changed.
    func noteSetting() {}

    final override func configure() -> Bool {
        noteSetting()
        lookAfterLayout()
        return false
    }

    final override func visibilityChanged() { lookAfterLayout() }

    private func lookAfterLayout() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.layout.watch(LayoutTask { [weak self] in self?.check() })
    }

    private func check() {
        isWaiting = false
        guard !isRemoved, showEffects() else { return }
        // Rows may have become visible and frames may have changed: layout runs another round.
        graph.layout.enqueueRequest {}
    }
}

/// Rule: closures cannot be compared, so a new value computes the effect again. What its transaction animates moves
/// from the shown effect to the new one; an effect that only follows the geometry does not lag behind it.
final class VisualEffectNode<Content: View, Effect: VisualEffect>: GeometryVisualNode<
    Content, _VisualEffectModifier<Effect>, Effect
>, VisualEffectOwner
{
    /// The transaction of the last setting, until its effect is computed.
    private var setting: Transaction?
    private var motions: [ObjectIdentifier: VisualEffectMotion] = [:]

    override func noteSetting() { setting = graph.transactions.current }

    override func willRemove(_ wrapper: VisualEffectLayoutNode) {
        motions.removeValue(forKey: ObjectIdentifier(wrapper))?.end()
    }

    override func showEffects() -> Bool {
        let transaction = setting
        setting = nil
        return track {
            var isChanged = false
            forEachGeometry { wrapper, geometry in
                let effect = modifier.effect(EmptyVisualEffect(), GeometryProxy(geometry))
                if show(effect._steps, on: wrapper, transaction) { isChanged = true }
            }
            return isChanged
        }
    }

    private func show(_ steps: [_VisualEffectStep], on wrapper: VisualEffectLayoutNode, _ transaction: Transaction?)
        -> Bool
    {
        let id = ObjectIdentifier(wrapper), values = values(of: steps, on: wrapper)
        guard let motion = motions[id] else {
            motions[id] = VisualEffectMotion(steps, values)
            return wrapper.show(values)
        }
        let time = graph.clock.time
        if motion.move(to: steps, values, transaction, at: time) {
            graph.clock.start(motion.showing(wrapper, of: self))
        }
        return motion.isOver ? wrapper.show(values) : show(motion, on: wrapper, at: time)
    }

    func show(_ motion: VisualEffectMotion, on wrapper: VisualEffectLayoutNode, at time: Double) -> Bool {
        wrapper.show(values(of: motion.steps(at: time), on: wrapper))
    }

    private func values(of steps: [_VisualEffectStep], on wrapper: VisualEffectLayoutNode) -> [VisualEffectValues] {
        let isRightToLeft = isRightToLeft
        return readEnvironment {
            let surroundings = VisualEffectSurroundings(environment: $0, isRightToLeft: isRightToLeft)
            return steps.map { $0.values(wrapper.size, surroundings) }
        }
    }
}

extension View {
    /// Changes the appearance of the view by its geometry, such as its position in a scroll view; layout is not
    /// affected. The closure runs again when a value that it read from the proxy changes. An effect that changes with
    /// the program's state is animated as the transaction of that change is.
    ///
    ///     .visualEffect { content, proxy in
    ///         content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    ///     }
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(_VisualEffectModifier(effect: effect)) }
}
