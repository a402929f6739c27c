/// The key of a value that the view with the focus tells the rest of the window.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views around the focus, and the window, tell: the values of `focusedValue(_:_:)` and `focusedSceneValue(_:_:)`.
///
///     extension FocusedValues {
///         @Entry var document: Binding<Document>?
///     }
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// The value of a key; nil where nobody tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The same for keys of optional values, which `@Entry` makes.
    public subscript<Key: FocusedValueKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
        get { values[ObjectIdentifier(key)] as? Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    package subscript<Object: AnyObject>(place: ObjectPlace<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}
