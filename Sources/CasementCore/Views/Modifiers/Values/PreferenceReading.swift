import Foundation

/// Runs an action with a preference's value.
public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
    public var action: (Key.Value) -> Void

    public init(action: @escaping (Key.Value) -> Void) { self.action = action }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PreferenceActionNode(view, in: context) }
}

/// Rule: the newest action runs after layout with the content's value: in the update that created the view, then
/// for different values only.
final class PreferenceActionNode<Content: View, Key: PreferenceKey>: AttachmentNode<
    Content, _PreferenceActionModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
    var reading = PreferenceReading()
    private var last: Key.Value?

    override init(_ view: ModifiedContent<Content, _PreferenceActionModifier<Key>>, in context: _NodeContext) {
        super.init(view, in: context)
        graph.read(self)
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        if keys & PreferenceKeyRegistry.bit(of: Key.self) != 0 { graph.read(self) }
        return keys
    }

    func resolvePreference() {
        let value = child?.preference(Key.self) ?? Key.defaultValue
        guard value != last else { return }
        last = value
        graph.enqueueAction { [self] in
            // A value that a later pass of the same frame replaced is not delivered.
            if !isRemoved, value == last { modifier.action(value) }
        }
    }
}

/// A view in front of or behind another, built from a preference that the other sets.
struct _PreferenceSecondaryModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
    let isBehind: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Secondary

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PreferenceSecondaryNode(view, in: context)
    }
}

/// Rule: the secondary view is rebuilt in the same update when the content's value, the closure, or anything the
/// closure read has changed. The closure is a dependency scope of its own.
final class PreferenceSecondaryNode<Content: View, Key: PreferenceKey, Secondary: View>: SecondaryNode<
    Content, _PreferenceSecondaryModifier<Key, Secondary>, Secondary
>, PreferenceReader
{
    var reading = PreferenceReading()
    /// The value and the view built from it.
    private var made: (value: Key.Value, secondary: Secondary)?

    init(
        _ view: ModifiedContent<Content, _PreferenceSecondaryModifier<Key, Secondary>>, in context: _NodeContext
    ) {
        super.init(view, isBehind: view.modifier.isBehind, in: context)
    }

    /// Displayables inserted later use the same value and view as the earlier ones.
    override func parts() -> Parts {
        let value = made?.value ?? child?.preference(Key.self) ?? Key.defaultValue
        let secondary = made?.secondary ?? track { modifier.transform(value) }
        made = (value, secondary)
        return (secondary, modifier.alignment)
    }

    override func configure() -> Bool {
        needsMaking = true
        graph.read(self)
        return false
    }

    private var needsMaking = false

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        if child === self.child, keys & PreferenceKeyRegistry.bit(of: Key.self) != 0 { graph.read(self) }
        return keys
    }

    func resolvePreference() {
        var value = child?.preference(Key.self) ?? Key.defaultValue
        if !needsMaking, var made, TypeDescriptor.of(Key.Value.self).areEqual(&made.value, &value) { return }
        needsMaking = false
        made = (value, track { modifier.transform(value) })
        if updateSecondaries() { reportChange() }
    }
}

extension View {
    /// Runs an action with the value of a preference: once when the view has appeared, and again
    /// for each different value.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
        modifier(_PreferenceActionModifier(action: action))
    }

    /// Places a view in front of this one, built from the preference that this one sets.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceSecondaryModifier<Key, T>(isBehind: false, alignment: alignment, transform: transform))
    }

    /// Places a view behind this one, built from the preference that this one sets.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceSecondaryModifier<Key, T>(isBehind: true, alignment: alignment, transform: transform))
    }
}
