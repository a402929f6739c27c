/// One of two views: what `if`/`else` and `switch` make. The branches are two identities: switching destroys the state of
/// the one and starts the other anew.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, in: context)
    }

    /// The branches' count when they agree.
    public static var _viewCount: Int? {
        TrueContent._viewCount == FalseContent._viewCount ? TrueContent._viewCount : nil
    }
}

extension ViewBuilder {
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The inside of an `if #available`.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Rule: the same branch updates its child; the other branch's displayables leave, then this one's come, at the same offset.
final class ConditionalNode<T: View, F: View>: _ViewNode<_ConditionalContent<T, F>>, RowSource {
    private enum Branch {
        case first(_ViewNode<T>)
        case second(_ViewNode<F>)

        var key: Int {
            switch self {
            case .first: 0
            case .second: 1
            }
        }

        var node: _Node {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch?

    init(_ view: _ConditionalContent<T, F>, in context: _NodeContext) {
        super.init(in: context)
        let branch = make(view)
        self.branch = branch
        count = branch.node.count
    }

    private func make(_ view: _ConditionalContent<T, F>) -> Branch {
        switch view.storage {
        case .trueContent(let content): .first(T._makeNode(content, in: context(at: 0)))
        case .falseContent(let content): .second(F._makeNode(content, in: context(at: 1)))
        }
    }

    /// The branch that left and is still seen, or a new one.
    private func take(_ view: _ConditionalContent<T, F>) -> Branch {
        switch view.storage {
        case .trueContent(let content):
            .first(returned(0, content) { T._makeNode(content, in: context(at: 0)) })
        case .falseContent(let content):
            .second(returned(1, content) { F._makeNode(content, in: context(at: 1)) })
        }
    }

    override func apply(_ view: _ConditionalContent<T, F>) {
        switch (branch, view.storage) {
        case (.first(let node), .trueContent(let content)): node.update(to: content)
        case (.second(let node), .falseContent(let content)): node.update(to: content)
        default:
            replace(branch?.node, as: branch?.key) {
                let new = take(view)
                branch = new
                return new.node
            }
        }
    }

    override var rowAccess: RowAccess? { .source(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let branch { body(branch.node) } }
}

extension _Node {
    /// Takes `old` out with its displayables, then puts what `make` gives in its place. With `isRenewal` it is the same
    /// view anew: to modifiers around it nothing appears or disappears.
    ///
    /// Where the change is animated, `old` is seen until its transition has ended. `key` says what it is among those that can
    /// stand here; `make` may give one back that has left under another.
    final func replace(
        _ old: _Node?, as key: AnyHashable, isRenewal: Bool = false, by make: () -> _Node?
    ) {
        if let old {
            graph.depart(old, as: key, from: self) {
                if old.count > 0 { graph.renewing(isRenewal) { remove([0..<old.count], of: old) } }
            }
        }
        guard let new = make() else { return }
        new.isRemoving = false
        guard new.count > 0 else { return }
        if makesRowsOnDemand {
            let insertion = DisplayableInsertion(at: 0, unmade: new.count)
            return graph.renewing(isRenewal) { insert([insertion], of: new) }
        }
        let displayables = new.displayables
        graph.renewing(isRenewal) { insert([DisplayableInsertion(at: 0, displayables)], of: new) }
        graph.arrive(displayables)
    }

    /// What left under a key and is still seen, with its new value; else a new node.
    final func returned<V: View>(_ key: AnyHashable, _ view: V, or make: () -> _ViewNode<V>) -> _ViewNode<V> {
        guard let node = graph.returning(key, to: self) else { return make() }
        let returned = unsafeDowncast(node, to: _ViewNode<V>.self)
        returned.update(to: view)
        return returned
    }
}

extension _ConditionalContent: ChoiceSource where TrueContent: View, FalseContent: View {
    func choices(into walk: inout ChoiceWalk) {
        switch storage {
        case .trueContent(let content): walk.enter(0) { content.appendChoices(to: &$0) }
        case .falseContent(let content): walk.enter(1) { content.appendChoices(to: &$0) }
        }
    }
}
