import Foundation

/// Holds a value that is not a view, such as an app, and the storage of its dynamic properties.
@MainActor package final class DynamicValue<Value> {
    private var value: Value
    private var store: PropertyStore?
    private let node: _Node

    /// Connects the value to its own view graph in `window`; `environment` provides its `@Environment` properties.
    package init(_ value: Value, environment: EnvironmentValues, in window: WindowContext) {
        self.value = value
        let graph = ViewGraph(in: window, clock: { .distantPast })
        node = _Node(in: _NodeContext(graph: graph, parent: nil, scope: EnvironmentScope(environment)))
        TypeDescriptor.of(Value.self).connect(&self.value, to: node, store: &store)
    }

    /// The value with its properties connected.
    package var connected: Value { value }
}
