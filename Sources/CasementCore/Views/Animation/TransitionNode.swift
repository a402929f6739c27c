import Foundation

/// Says how a view comes and goes.
struct _TransitionModifier_<T: Transition>: ViewModifier {
    typealias Body = Never
    let transition: T

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransitionNode(view, in: context) }
}

/// Rule: shows its content as the transition does in the present phase.
final class TransitionNode<Content: View, T: Transition>: _ViewNode<
    ModifiedContent<Content, _TransitionModifier_<T>>
>, TransitionOwner
{
    private typealias Inner = ModifiedContent<Content, TransitionBody<T>>
    private var view: ModifiedContent<Content, _TransitionModifier_<T>>
    private(set) var phase = TransitionPhase.identity
    private var child: _ViewNode<Inner>?

    init(_ view: ModifiedContent<Content, _TransitionModifier_<T>>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        graph.hasTransitions = true
        let child = Inner._makeNode(inner, in: self.context())
        self.child = child
        count = child.count
        own(child.displayables)
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

    func show(_ phase: TransitionPhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        child?.update(to: inner)
    }

    override func apply(_ view: ModifiedContent<Content, _TransitionModifier_<T>>) {
        self.view = view
        child?.update(to: inner)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        for insertion in insertions { own(insertion.displayables) }
        super.insert(insertions, of: child)
    }
}

extension View {
    /// Says how the view comes and goes where that is animated; by default it fades.
    ///
    ///     if isOpen {
    ///         Details().transition(.move(edge: .bottom).combined(with: .opacity))
    ///     }
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier_(transition: transition))
    }

    /// Says how the view comes and goes where that is animated; by default it fades.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier_(transition: ErasedTransition(t)))
    }
}

/// What comes and goes by itself has a transition each: the views of a group, the rows of a loop, and the views of one identity after
/// the other.
extension Group where Content: View {
    /// Says how each view of the group comes and goes where that is animated, also one branch after the other; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        Group<_>(subviews: content) { subviews in ForEach(subviews) { $0.transition(transition) } }
    }

    /// Says how each view of the group comes and goes where that is animated, also one branch after the other; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}

extension ForEach where Content: View {
    /// Says how each row comes and goes where that is animated; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        ForEach<Data, ID, _>(data: data, content: { content($0).transition(transition) }, id: id)
    }

    /// Says how each row comes and goes where that is animated; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}

extension IDView {
    /// Says how the view comes and goes where that is animated, also as one identity follows the other; by default it fades.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        IDView<_, ID>(content: content.transition(transition), id: id)
    }

    /// Says how the view comes and goes where that is animated, also as one identity follows the other; by default it fades.
    @MainActor @preconcurrency public func transition(_ t: AnyTransition) -> some View {
        transition(ErasedTransition(t))
    }
}
