import Foundation

/// Keeps a value that is no view, such as an app, and the storage of its dynamic properties.
@MainActor package final class DynamicValue<Value> {
    private var value: Value
    private var store: PropertyStore?
    private let node: _Node
    private let graph = ViewGraph(stage: NoStage())

    /// `environment` holds for the value's `@Environment` properties.
    package init(_ value: Value, environment: EnvironmentValues) {
        self.value = value
        node = _Node(in: _NodeContext(graph: graph, parent: nil, scope: EnvironmentScope(environment)))
        TypeDescriptor.of(Value.self).connect(&self.value, to: node, store: &store)
    }

    /// The value with its properties connected.
    package var connected: Value { value }

    private final class NoStage {}
}
