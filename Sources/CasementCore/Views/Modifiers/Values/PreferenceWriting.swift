import Foundation

/// Sets a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
    public var value: Key.Value

    public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PreferenceWritingNode(view, in: context) }
}

/// Rule: each displayable of the content has the value, in place of the content's own.
final class PreferenceWritingNode<Content: View, Key: PreferenceKey>: PreferenceSettingNode<
    Content, Key, _PreferenceWritingModifier<Key>
>
{
    override func set(on reduction: PreferenceReduction<Key>) {
        for _ in 0..<(isInChoice ? shownContent.count : count) { reduction.take(modifier.value) }
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        KeyBits.subtracting(PreferenceKeyRegistry.bit(of: Key.self), from: keys)
    }
}

/// Transforms a preference as it flows up.
struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
    var transform: (inout Key.Value) -> Void

    init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PreferenceTransformNode(view, in: context) }
}

/// Rule: the content's values are reduced to one, or to the key's default if there are none, and transformed.
final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: PreferenceSettingNode<
    Content, Key, _PreferenceTransformModifier<Key>
>
{
    override func set(on reduction: PreferenceReduction<Key>) {
        guard let child, count > 0, !isInChoice || !shownContent.isEmpty else { return }
        var value = child.preference(Key.self) ?? Key.defaultValue
        modifier.transform(&value)
        reduction.take(value)
    }
}

/// The node of a modifier that replaces its content's preference.
class PreferenceSettingNode<Content, Key: PreferenceKey, Modifier>: AttachmentNode<
    Content, Modifier
>
{
    private let type = TypeDescriptor.of(Modifier.self)

    /// Passes the value that applies from here upwards to the reduction.
    func set(on reduction: PreferenceReduction<Key>) {}

    /// The displayables that count: in a choice, only the visible ones.
    final var shownContent: [LayoutNode] { isInChoice ? content.filter(\.isInWindow) : content }

    override func visibilityChanged() { noteChange() }

    private func noteChange() { notePreferenceChange(PreferenceKeyRegistry.bit(of: Key.self)) }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        notePreferencesBelow(PreferenceKeyRegistry.bit(of: Key.self))
        noteChange()
        // Their visibility is known after layout.
        if isInChoice { graph.layout.watch(LayoutTask { [weak self] in self?.visibilityChanged() }) }
    }

    override func left(_ ranges: [Range<Int>]) { noteChange() }

    override func modifierChanged(from old: Modifier) {
        var (old, new) = (old, modifier)
        if !type.areEqual(&old, &new) { noteChange() }
    }

    override func collectPreferences(_ collector: PreferenceCollector) {
        if let reduction = collector.reduction(of: Key.self) {
            set(on: reduction)
        } else {
            super.collectPreferences(collector)
        }
    }
}

extension View {
    /// Sets a preference for its readers among the ancestors, in place of the value that this view's
    /// content sets for the key.
    public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms the preference that this view's content sets, or the key's default if it sets none.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}
