/// Visits the value of a type-erased view; see `AnyView`.
@MainActor protocol ViewVisitor {
    mutating func visit<V: View>(_ view: V)
}
