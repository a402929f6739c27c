/// The graph of values that are no views but have dynamic properties and bodies: an app and its scenes.
///
/// A program has few of them, so there is no update of single nodes: when anything that a body read has changed, all
/// bodies run again, from the app's down. A value is identified by its path, and keeps its states while each run visits
/// that path.
@MainActor package final class BodyGraph {
    private let graph: ViewGraph
    private let root: BodyRoot
    private var nodes: [String: BodyNode] = [:]
    private var values: [String: Any] = [:]
    private var visited: Set<String> = []

    /// A program that never becomes stable runs its bodies this often for one change.
    private static let maximumRounds = 8

    /// `environment` is what the bodies read; `window` provides the objects that every graph has.
    package init(environment: EnvironmentValues, in window: WindowContext) {
        graph = ViewGraph(in: window, clock: { .distantPast })
        root = BodyRoot(in: _NodeContext(graph: graph, parent: nil, scope: EnvironmentScope(environment)))
        graph.setRoot(root)
    }

    /// Whether something that a body read has changed.
    package var isDirty: Bool { graph.isDirty }

    /// What `@FocusedValue` reads in the bodies.
    package var focusedValues: FocusedValueBoard { graph.focusedValues }

    /// Changes the environment of the bodies.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        root.environmentChanged(root.scope.setValues(change))
    }

    /// Runs all bodies by `walk`, which calls `run` for each, until nothing changes any more.
    package func update(_ walk: () -> Void) {
        var round = 0
        repeat {
            round += 1
            graph.update()
            visited.removeAll(keepingCapacity: true)
            walk()
            forgetOthers()
            graph.runActions()
        } while (graph.transactionQueue.advance() || isDirty) && round < Self.maximumRounds
        if isDirty {
            RuntimeWarning.issue("The body of an app or scene sets state that it reads. It keeps the last value.")
        }
    }

    /// Runs a body with the properties of its value connected.
    package func run<Value, Result>(_ value: Value, at path: String, _ body: (Value) -> Result) -> Result {
        visited.insert(path)
        var value = value
        return node(for: Value.self, at: path).run(&value, body)
    }

    /// Keeps a value for a path, as long as each run visits it; the value of the run before, if there is one.
    package func replaceValue<Value>(_ value: Value, at path: String) -> Value? {
        visited.insert(path)
        defer { values[path] = value }
        return values[path] as? Value
    }

    /// Runs an action when all bodies have run.
    package func afterBodies(_ action: @escaping () -> Void) { graph.enqueueAction(action) }

    private func node(for type: Any.Type, at path: String) -> BodyNode {
        if let node = nodes[path], node.viewType == type { return node }
        nodes[path]?.tearDown()
        let node = BodyNode(type, in: root.context(at: nodes.count))
        nodes[path] = node
        root.children = Array(nodes.values)
        return node
    }

    private func forgetOthers() {
        guard visited.count < nodes.count + values.count else { return }
        values = values.filter { visited.contains($0.key) }
        for (path, node) in nodes where !visited.contains(path) {
            node.tearDown()
            nodes[path] = nil
        }
        root.children = Array(nodes.values)
    }

    /// Ends all that the values do.
    package func tearDown() {
        root.tearDown()
        graph.setRoot(nil)
        nodes.removeAll()
        values.removeAll()
    }
}

/// The parent of all nodes of a `BodyGraph`.
private final class BodyRoot: _Node {
    var children: [_Node] = []

    override func forEachChild(_ body: (_Node) -> Void) { for child in children { body(child) } }

    override func tearDown() {
        super.tearDown()
        children.removeAll()
    }
}

/// Keeps the states of one value, and what its body read.
private final class BodyNode: _Node {
    private let type: Any.Type
    private var store: PropertyStore?

    init(_ type: Any.Type, in context: _NodeContext) {
        self.type = type
        super.init(in: context)
    }

    override var viewType: Any.Type { type }

    func run<Value, Result>(_ value: inout Value, _ body: (Value) -> Result) -> Result {
        track {
            TypeDescriptor.of(Value.self).connect(&value, to: self, store: &store)
            return body(value)
        }
    }
}
