import Foundation

/// The key of an object in the environment: objects are found by their type.
package struct ObjectPlace<Object: AnyObject>: Hashable, Sendable {
    package init() {}
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    /// The nearest object of a type.
    package subscript<Object: AnyObject>(place: ObjectPlace<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }
}

/// The error message for reading an object that is missing in the environment.
package enum MissingObject {
    package static func message(
        _ kind: String, type: Any.Type, modifier: String, view: Any.Type?
    ) -> String {
        let reader = view.map { " It was read by \($0)." } ?? ""
        return
            "No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor of this view."
            + reader
    }
}
