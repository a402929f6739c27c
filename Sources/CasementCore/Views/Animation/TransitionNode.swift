import Foundation

/// Sets a view's transition.
struct _TransitionModifier_<T: Transition>: PrimitiveModifier {
    let transition: T

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransitionNode(view, in: context) }
}

/// Rule: shows its content as the transition does in the current phase.
final class TransitionNode<Content: View, T: Transition>: ContentNode<
    ModifiedContent<Content, _TransitionModifier_<T>>, ModifiedContent<Content, TransitionBody<T>>
>, TransitionOwner
{
    private typealias Inner = ModifiedContent<Content, TransitionBody<T>>
    private var view: ModifiedContent<Content, _TransitionModifier_<T>>
    private(set) var phase = TransitionPhase.identity

    init(_ view: ModifiedContent<Content, _TransitionModifier_<T>>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        graph.hasTransitions = true
        show(inner, in: self.context())
        if let child { own(child.displayables) }
    }

    private var inner: Inner {
        Inner(content: view.content, modifier: TransitionBody(transition: view.modifier.transition, phase: phase))
    }

    private func own(_ displayables: [Displayable]) {
        for displayable in displayables { displayable.attach().transition = self }
    }

    var ownAnimation: Animation? { view.modifier.transition._animation() }

    var isReplacedByFading: Bool {
        scope.values.accessibilityReduceMotion && view.modifier.transition.seemsToMove
    }

    var mayResize: Bool { !view.modifier.transition.keepsLayout }

    /// Whether the identity is to be shown, once there is a layout of the phase before; and in the next update.
    private var isArriving = (waits: false, comes: false)

    func arrive(in transaction: Transaction) {
        guard !isArriving.waits else { return }
        isArriving.waits = true
        var transaction = transaction
        transaction.movesArrivals = true
        transaction.ticket?.hold()
        graph.enqueueAction { [weak self] in
            withTransaction(transaction) {
                self?.isArriving = (false, true)
                self?.invalidate("a transition")
            }
        }
    }

    override func refresh() {
        guard isArriving.comes else { return }
        isArriving.comes = false
        if phase == .willAppear { show(.identity) }
    }

    func show(_ phase: TransitionPhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        child?.update(to: inner)
    }

    override func apply(_ view: ModifiedContent<Content, _TransitionModifier_<T>>) {
        self.view = view
        child?.update(to: inner)
    }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions { own(insertion.displayables) }
        super.insert(insertions, of: child)
    }
}

extension View {
    /// Sets the transition for animated insertion and removal of the view; by default it fades.
    ///
    ///     if isOpen {
    ///         Details().transition(.move(edge: .bottom).combined(with: .opacity))
    ///     }
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier_(transition: transition))
    }

    /// Sets the transition for animated insertion and removal of the view; by default it fades.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier_(transition: ErasedTransition(t)))
    }
}

/// Views that are inserted and removed separately have one transition each: the views of a group, the rows of a loop,
/// and the successive identities of a view.
extension Group where Content: View {
    /// Sets the transition for animated insertion and removal of each view of the group, also when branches
    /// change; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        Group<_>(subviews: content) { subviews in ForEach(subviews) { $0.transition(transition) } }
    }

    /// Sets the transition for animated insertion and removal of each view of the group, also when branches
    /// change; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}

extension ForEach where Content: View {
    /// Sets the transition for animated insertion and removal of each row; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        ForEach<Data, ID, _>(data: data, content: { content($0).transition(transition) }, id: id)
    }

    /// Sets the transition for animated insertion and removal of each row; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}

extension IDView {
    /// Sets the transition for animated insertion and removal of the view, also when its identity
    /// changes; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        IDView<_, ID>(content: content.transition(transition), id: id)
    }

    /// Sets the transition for animated insertion and removal of the view, also when its identity
    /// changes; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}
