import Foundation
import Observation

/// A value from the view's environment. A body that reads it depends on that value alone.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
@propertyWrapper public struct Environment<Value> {
    fileprivate let keyPath: KeyPath<EnvironmentValues, Value>
    fileprivate var scope: EnvironmentScope?
    /// Whether a required object is missing.
    fileprivate var isMissing: ((EnvironmentValues) -> Bool)?
    /// The view that reads it.
    fileprivate var owner: Any.Type?

    /// Reads the environment value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The current value; before the view is part of a hierarchy, the key's default.
    @MainActor @preconcurrency public var wrappedValue: Value {
        guard let scope else { return value(in: EnvironmentValues()) }
        guard let reader = ViewGraph.reader else { return value(in: scope.values) }
        if Value.self == EnvironmentValues.self {
            // The values may be kept and any of them read at any time.
            reader.noteEnvironmentReads(.max)
            return value(in: scope.values)
        }
        let log = EnvironmentValues.ReadLog()
        var values = scope.values
        values.log = log
        defer { reader.noteEnvironmentReads(log.keys) }
        return value(in: values)
    }

    private func value(in values: EnvironmentValues) -> Value {
        if let isMissing, isMissing(values) {
            fatalError(
                MissingObject.message("Observable object", type: Value.self, modifier: "environment", view: owner))
        }
        return values[keyPath: keyPath]
    }
}

extension Environment: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        property.pointee.scope = node.scope
        if property.pointee.isMissing != nil { property.pointee.owner = node.viewType }
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
            == new.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
    }

    package static func isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        if Value.self == EnvironmentValues.self { return record.keys != 0 }
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self).pointee
        let log = EnvironmentValues.ReadLog()
        var values = property.scope?.values ?? EnvironmentValues()
        values.log = log
        _ = values[keyPath: property.keyPath]
        return record.keys & log.keys != 0
    }
}

extension Environment {
    /// Reads the nearest observable object of a type that `environment(_:)` provides. If there is none, reading stops
    /// the program with a message that names the type and the view.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\EnvironmentValues[required: ObjectPlace<Value>()])
        isMissing = { $0[ObjectPlace<Value>()] == nil }
    }

    /// Reads the nearest observable object of a type, or nil if there is none.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        self.init(\EnvironmentValues[ObjectPlace<Object>()])
    }
}

extension EnvironmentValues {
    fileprivate subscript<Object: AnyObject>(required place: ObjectPlace<Object>) -> Object {
        guard let object = self[place] else {
            fatalError(
                MissingObject.message("Observable object", type: Object.self, modifier: "environment", view: nil))
        }
        return object
    }
}
