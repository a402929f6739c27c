/// Compares values in the way inputs of views are compared, for parts of the framework outside this module.
@MainActor package enum StructuralComparison {
    /// Whether both are certainly equal: by `==` if the type has one, otherwise field by field, objects by identity.
    package static func areEqual<T>(_ old: T, _ new: T) -> Bool {
        var (old, new) = (old, new)
        return TypeDescriptor.of(T.self).areEqual(&old, &new)
    }
}
