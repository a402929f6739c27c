import Foundation

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    let location: Location<Value>

    init(location: Location<Value>) { self.location = location }

    /// A binding made of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding that always reads `value`; writing does nothing.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// A binding to what another binding refers to.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value that is referred to. Reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    }

    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {}

    /// Bindings are the same input where they refer to the same place, whatever it holds.
    public static func _isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
        return old.isSame(as: new.assumingMemoryBound(to: Binding<Value>.self).pointee.location)
    }

    public static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location.isAffected(by: record)
    }

    public static var _isPrimitive: Bool { true }
}

/// A place behind two closures.
final class ClosureLocation<Value>: Location<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value) }
}

/// A property of another place.
final class MemberLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) { (self.base, self.keyPath) = (base, keyPath) }

    override func read() -> Value { base.read()[keyPath: keyPath] }

    override func write(_ value: Value) {
        var whole = base.read()
        whole[keyPath: keyPath] = value
        base.write(whole)
    }

    override func isAffected(by record: ChangeRecord) -> Bool { base.isAffected(by: record) }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A property of an object.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value> {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    /// The value when the binding was made, where reading it later does not make a body depend on it.
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
    /// A binding to a property of an object. Where reading the property does not make a body depend on it (`isObserved` is false),
    /// two bindings are the same input only while the property has the same value, so that views that hold one see changes.
    package init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObserved: Bool) {
        location = ReferenceLocation(root, keyPath, isObserved: isObserved)
    }
}
