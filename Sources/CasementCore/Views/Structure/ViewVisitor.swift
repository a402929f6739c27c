/// Reads the value of a view whose type is hidden; see `AnyView`.
@MainActor protocol ViewVisitor {
    mutating func visit<V: View>(_ view: V)
}
