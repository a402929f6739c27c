/// Values that a view passes to its container, by key.
///
///     extension ContainerValues {
///         @Entry var isPinned: Bool = false
///     }
///
///     Text("Rent").containerValue(\.isPinned, true)
///
/// A container reads them from its subviews and sections; see `Group(subviews:transform:)`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    /// The value of `key`: the innermost that was set, or the key's default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value that `tag(_:)` set for the view, if it is of type `V`; otherwise nil.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether `tag(_:)` set this value for the view.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Returns these values, completed by those of `outer`.
    func filled(with outer: ContainerValues) -> ContainerValues {
        var filled = self
        filled.values.merge(outer.values) { own, _ in own }
        filled.tag = tag ?? outer.tag
        return filled
    }
}

/// A key of a value that views pass to their container; `@Entry` declares one.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// A modifier that sets a container value.
@MainActor protocol ContainerValueWriting {
    func write(_ values: inout ContainerValues)
}

/// Sets a value for the container of a view.
struct _ContainerValueModifier<Value>: ViewModifier, ContainerValueWriting {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    func body(content: Content) -> some View { content }

    func write(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
    /// Sets a value that the view's container can read. On several views or a section it applies to each view in it;
    /// inner values win.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
