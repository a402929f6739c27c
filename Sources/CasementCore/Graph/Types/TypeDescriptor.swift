import Foundation

/// What is known about a view's type: how two values compare, and which fields are dynamic properties. Found once per
/// type, referenced by its nodes, and kept for the life of the process.
@MainActor final class TypeDescriptor {
    /// How values compare. Found when the first two are compared: the start of a program compares hardly any.
    @exclusivity(unchecked) private var comparison: TypeLayout?
    private let properties: ContiguousArray<DynamicPropertyField>

    /// Whether any field is a dynamic property, such as a state.
    var hasProperties: Bool { !properties.isEmpty }

    private static let known = TypeCache<TypeDescriptor>()

    static func of<T>(_ type: T.Type) -> TypeDescriptor {
        if let descriptor = known[type] { return descriptor }
        let descriptor = TypeDescriptor(type)
        known[type] = descriptor
        return descriptor
    }

    private init(_ type: Any.Type) { properties = DynamicPropertyField.all(of: type) }

    /// Whether `new` equals `old`, so that the body need not run for it.
    func areEqual<T>(_ old: inout T, _ new: inout T) -> Bool { areEqual(&old, at: &new) }

    /// Like `areEqual(_:_:)`, for a new value in memory.
    func areEqual<T>(_ old: UnsafePointer<T>, at new: UnsafePointer<T>) -> Bool {
        (comparison ?? makeComparison(of: T.self)).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
    }

    private func makeComparison<T>(of type: T.Type) -> TypeLayout {
        let made = TypeLayout(of: type)
        comparison = made
        return made
    }

    /// Connects the dynamic properties of `value` to their storage; `store` is created at the first call.
    func connect<T>(_ value: inout T, to node: _Node, store: inout PropertyStore?) {
        guard !properties.isEmpty else { return }
        let slots = store ?? PropertyStore(count: properties.count)
        store = slots
        connect(&value, to: node, slots)
    }

    private func connect<T>(_ value: UnsafeMutablePointer<T>, to node: _Node, _ store: PropertyStore) {
        for slot in properties.indices {
            let field = UnsafeMutableRawPointer(value) + properties[slot].offset
            properties[slot].type.connect(field, to: node, slot: slot, store: store)
        }
    }

    /// The names of the dynamic properties of `value` that changed, in order; all if there is no record.
    func changedProperties<T>(of value: inout T, for record: ChangeRecord?) -> [String] {
        withUnsafePointer(to: &value) { pointer in
            var names: [String] = []
            for property in properties where names.last != property.name {
                let field = UnsafeRawPointer(pointer) + property.offset
                if record.map({ property.type.isAffected(field, by: $0) }) ?? true { names.append(property.name) }
            }
            return names
        }
    }
}
