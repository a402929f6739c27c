import Foundation

/// A value of the environment in which the view stands. Reading it in a body makes the body depend on that value alone.
///
///     @Environment(\.colorScheme) private var colorScheme
@propertyWrapper public struct Environment<Value> {
    fileprivate let keyPath: KeyPath<EnvironmentValues, Value>
    fileprivate var scope: EnvironmentScope?

    /// The value at a key path of the environment's values.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The present value; before the view is part of a hierarchy, the key's default.
    @MainActor @preconcurrency public var wrappedValue: Value {
        guard let scope else { return EnvironmentValues()[keyPath: keyPath] }
        guard let reader = ViewGraph.reader else { return scope.values[keyPath: keyPath] }
        let log = EnvironmentValues.ReadLog()
        var values = scope.values
        values.log = log
        defer { reader.noteEnvironmentReads(log.keys) }
        return values[keyPath: keyPath]
    }
}

extension Environment: DynamicProperty {
    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {
        pointer.assumingMemoryBound(to: Environment<Value>.self).pointee.scope = node.scope
    }

    public static func _isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
            == new.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
    }

    public static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self).pointee
        let log = EnvironmentValues.ReadLog()
        var values = property.scope?.values ?? EnvironmentValues()
        values.log = log
        _ = values[keyPath: property.keyPath]
        return record.keys & log.keys != 0
    }

    public static var _isPrimitive: Bool { true }
}
