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
final class ConditionalNode<T: View, F: View>: _ViewNode<_ConditionalContent<T, F>> {
    private enum Branch {
        case first(_ViewNode<T>)
        case second(_ViewNode<F>)

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

    override func apply(_ view: _ConditionalContent<T, F>) {
        switch (branch, view.storage) {
        case (.first(let node), .trueContent(let content)): node.update(to: content)
        case (.second(let node), .falseContent(let content)): node.update(to: content)
        default:
            replace(branch?.node) {
                let new = make(view)
                branch = new
                return new.node
            }
        }
    }

    override var passesRows: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) { if let branch { body(branch.node) } }
}

extension _Node {
    /// Takes `old` out with its displayables, then puts what `make` gives in its place. With `isRenewal` it is the same
    /// view anew: to modifiers around it nothing appears or disappears.
    final func replace(_ old: _Node?, isRenewal: Bool = false, by make: () -> _Node?) {
        if let old {
            if old.count > 0 { graph.renewing(isRenewal) { remove([0..<old.count], of: old) } }
            old.tearDown()
        }
        guard let new = make(), new.count > 0 else { return }
        let isLazy = isAskedForRows
        let insertion =
            isLazy ? DisplayableInsertion(at: 0, unmade: new.count) : DisplayableInsertion(at: 0, new.displayables)
        graph.renewing(isRenewal) { insert([insertion], of: new) }
    }
}
