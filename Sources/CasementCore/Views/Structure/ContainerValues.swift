/// What a view says to the container that it stands in, by key.
///
///     extension ContainerValues {
///         @Entry var isPinned: Bool = false
///     }
///
///     Text("Rent").containerValue(\.isPinned, true)
///
/// A container reads it of its subviews and sections; see `Group(subviews:transform:)`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    /// The value of `key`: the innermost that was set, or the key's default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value that `tag(_:)` gave the view, where it is one of type `V`.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether `tag(_:)` gave the view this value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// With the values of `outer` where this has none.
    func filled(with outer: ContainerValues) -> ContainerValues {
        var filled = self
        filled.values.merge(outer.values) { own, _ in own }
        filled.tag = tag ?? outer.tag
        return filled
    }
}

/// A value that views say to their container; `@Entry` writes one.
public protocol ContainerValueKey {
    associatedtype Value
    /// What is read where nothing was set.
    static var defaultValue: Value { get }
}

/// A modifier that says something to the container.
@MainActor protocol ContainerValueWriting {
    func write(_ values: inout ContainerValues)
}

/// Says something to the container that a view stands in.
public struct _ContainerValueModifier<Value>: ViewModifier, ContainerValueWriting {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    public func body(content: Content) -> some View { content }

    func write(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
    /// Sets a value that the container around can read of this view: on several views or a section it holds for each view in it, and further
    /// in holds.
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> ModifiedContent<Self, _ContainerValueModifier<V>> {
        modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
