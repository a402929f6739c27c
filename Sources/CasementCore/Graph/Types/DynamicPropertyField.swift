/// A field of a view that is a dynamic property.
@MainActor struct DynamicPropertyField {
    /// The name of the view's own field, also if the property is a part of one.
    let name: String
    let offset: Int
    let type: any ConnectedProperty.Type
    /// Whether its fields are connected before it.
    let isComposed: Bool

    /// Nil if the field's type is not a dynamic property.
    init?(_ field: Field, name: String? = nil) {
        guard field.mayBeDynamicProperty, let type = field.type as? any DynamicProperty.Type else { return nil }
        (self.name, offset) = (name ?? field.name, field.offset)
        let connected = field.type as? any ConnectedProperty.Type
        isComposed = connected == nil
        self.type = connected ?? Self.composed(type)
    }

    private static func composed<P: DynamicProperty>(_: P.Type) -> any ConnectedProperty.Type {
        ComposedProperty<P>.self
    }

    /// Those of a type, each after the properties of which it is composed: its `update()` sees them connected. Values
    /// stored in other fields have none, as in SwiftUI: those of a view belong to its own node.
    static func all(of type: Any.Type) -> ContiguousArray<DynamicPropertyField> {
        var found: ContiguousArray<DynamicPropertyField> = []
        func find(in type: Any.Type, at offset: Int, name: String?) {
            forEachField(of: type, at: offset) { field in
                guard let property = DynamicPropertyField(field, name: name) else { return }
                if property.isComposed { find(in: field.type, at: field.offset, name: property.name) }
                found.append(property)
            }
        }
        find(in: type, at: 0, name: nil)
        return found
    }
}

extension Field {
    /// Whether it makes sense to ask the runtime, which reads all conformances of the program to find that there is
    /// none: some 10,000, for each type that is asked for the first time.
    fileprivate var mayBeDynamicProperty: Bool {
        switch MetadataKind(type) {
        case .structure, .enumeration: !isOfSwift(type)
        case .object: true
        case .tuple, .function, .metatype, .other: false
        }
    }
}
