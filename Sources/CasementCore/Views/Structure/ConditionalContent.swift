/// One of two views: the result of `if`/`else` and `switch`. The branches have different identities: switching destroys
/// the state of one and creates the other with new state.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, in: context)
    }

    /// The branches' count if they are equal; otherwise nil.
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

    /// The content of an `if #available`: its type, which may not exist everywhere, is hidden.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> some View { content }
}

/// Rule: the same branch updates its child; on a switch the old branch's displayables are removed, then the new ones
/// inserted at the same offset.
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

    /// Returns the branch that is still being removed, or a new one.
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
    /// Removes `old` with its displayables, then inserts the node that `make` returns in its place. With `isRenewal`
    /// the view is the same with a new identity: for modifiers around it nothing appears or disappears.
    ///
    /// If the change is animated, `old` is visible until its transition has ended. `key` identifies it among the
    /// possible children here; `make` may return one that is being removed under another key.
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

    /// Returns the node that is being removed under a key, updated with its new value; otherwise a new node.
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
