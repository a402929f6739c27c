/// A modifier that changes the environment for its content.
protocol EnvironmentChange: ViewModifier {
    func change(_ values: inout EnvironmentValues)
    /// The keys of the surrounding environment that the change depends on.
    @MainActor func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet
    /// Whether another value of the modifier certainly has the same effect.
    func isSame(as other: Self) -> Bool
}

/// Rule: another value marks the descendants that read one of the keys set; then the content is updated.
final class EnvironmentNode<Content: View, Modifier: EnvironmentChange>: ContentNode<
    ModifiedContent<Content, Modifier>, Content
>, RowSource
{
    private var modifier: Modifier
    private let inner: EnvironmentScope

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        modifier = view.modifier
        let modifier = view.modifier
        inner = EnvironmentScope(parent: context.scope) { modifier.change(&$0) }
        super.init(in: context)
        show(view.content, in: self.context(scope: inner))
        noteReadsBelow(modifier.keysFound(by: inner))
    }

    override func apply(_ view: ModifiedContent<Content, Modifier>) {
        withParts(of: view) { newContent, newModifier in
            let isSame = modifier.isSame(as: newModifier.pointee)
            modifier = newModifier.pointee
            if !isSame { applyChange() }
            child?.update(to: newContent.pointee)
        }
    }

    private func applyChange() {
        let modifier = modifier
        let keys = inner.setTransform { modifier.change(&$0) }
        noteReadsBelow(modifier.keysFound(by: inner))
        child?.environmentChanged(keys)
    }

    override func environmentKeysBelow(_ keys: EnvironmentKeySet) -> EnvironmentKeySet {
        let own = inner.keys
        noteReadsBelow(modifier.keysFound(by: inner))
        if modifier.keysFound(by: inner) & keys != 0 { return keys | own }
        return KeyBits.subtracting(own, from: keys)
    }

    override var rowAccess: RowAccess? { .source(self) }
}
