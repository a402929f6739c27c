/// Builds one view from the statements of a closure.
///
/// The views of a block become a tuple, `if` and `switch` become conditional content, an `if` without `else` becomes an
/// optional. The builder methods for these are declared with the views they create: see `TupleView`,
/// `_ConditionalContent` and `Optional`.
@resultBuilder public enum ViewBuilder {
    // Consuming: a copy of a row's views costs as much as a node.
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
}
