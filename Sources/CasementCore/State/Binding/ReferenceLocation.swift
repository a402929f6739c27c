import Foundation

/// A property of an object.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value> {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    /// The value when the binding was created, if reading it does not make a body depend on it.
    private let snapshot: Value?
    private let isObserved: Bool

    init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObserved: Bool) {
        (self.root, self.keyPath, self.isObserved) = (root, keyPath, isObserved)
        snapshot = isObserved ? nil : root[keyPath: keyPath]
    }

    override func read() -> Value { root[keyPath: keyPath] }
    override func write(_ value: Value) { root[keyPath: keyPath] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ReferenceLocation<Root, Value>, root === other.root, keyPath == other.keyPath else {
            return false
        }
        if isObserved { return true }
        guard let old = snapshot, let new = other.snapshot, let isEqual = ValueComparison.of(Value.self) else {
            return false
        }
        return isEqual(old, new)
    }
}

extension Binding {
    /// Creates a binding to a property of an object. If reading the property does not make a body depend on it
    /// (`isObserved` is false), two bindings are the same input only if the property has the same value, so that views
    /// with such a binding see changes.
    @MainActor
    package init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObserved: Bool) {
        location = ReferenceLocation(root, keyPath, isObserved: isObserved)
    }
}
