import Foundation

/// What a view needs to know of its surroundings when its node is made.
public struct _NodeContext {
    package let graph: ViewGraph
    package let parent: _Node?
    package let scope: EnvironmentScope
    /// The node's place among its parent's children.
    package let position: Int

    package init(graph: ViewGraph, parent: _Node?, scope: EnvironmentScope, position: Int = 0) {
        (self.graph, self.parent, self.scope, self.position) = (graph, parent, scope, position)
    }
}

/// A view's node in the view graph: it lives as long as the view's identity and holds what the next value is compared with.
///
/// Three things pass through nodes. New *values* come down from a parent that ran. *Dirtiness* is linked upwards, from the
/// node whose state changed to the root, and walked downwards again in view order. *Edits* go upwards from the node
/// whose displayables changed to the nearest container.
@MainActor public class _Node {
    /// Held, as a layout node holds its tree.
    package final let graph: ViewGraph
    /// The parent holds its children, so it lives at least as long; nil at the root and after removal.
    @exclusivity(unchecked) package final unowned(unsafe) var parent: _Node?
    @exclusivity(unchecked) package final var position: Int
    @exclusivity(unchecked) package final var scope: EnvironmentScope
    /// How many displayables this node gives to its container.
    @exclusivity(unchecked) package final var count = 0

    // What it read. Here and below, properties that every visit touches go without the run-time check of exclusive access, a
    // tenth of an update's cost: they are plain fields of the main actor that no accessor holds while it calls out.
    @exclusivity(unchecked) final var dependencies: ContiguousArray<Dependency> = []
    @exclusivity(unchecked) final var observation: ObservationToken?
    /// Whether an observed property was ever changed on another thread.
    @exclusivity(unchecked) final var isChangedElsewhere = false
    @exclusivity(unchecked) package final var environmentReads: EnvironmentKeySet = 0
    /// Keys read here or anywhere below; it may say too much, never too little.
    @exclusivity(unchecked) final var readsBelow: EnvironmentKeySet = 0
    /// Preferences that are set here or anywhere below; it may say too much, never too little.
    @exclusivity(unchecked) package final var preferencesBelow: PreferenceKeySet = 0

    // What is to be done in the next update.
    @exclusivity(unchecked) final var isDirty = false
    /// Whether its parent lists it as dirty or as the way to something dirty.
    @exclusivity(unchecked) final var isLinked = false
    @exclusivity(unchecked) final var dirtyChildren: ContiguousArray<_Node> = []
    @exclusivity(unchecked) package final var isRemoved = false
    /// Whether what is dirty here and below waits until layout comes by; see `OnDemandNode`.
    @exclusivity(unchecked) final var isDeferredToLayout = false
    /// Whether what makes it run again comes from around it, not from its own state.
    @exclusivity(unchecked) final var isDirtyFromInputs = false
    /// Whether it runs again only for the next step of an animation of its own; see `TransactionFlow.runStep`.
    @exclusivity(unchecked) final var isAnimationStep = false
    /// Whether its parent has let go of it, and it waits for the end of its transition.
    @exclusivity(unchecked) package final var isRemoving = false
    /// Whether another transaction holds below it; see `transact`.
    @exclusivity(unchecked) final var scopesTransaction = false
    /// Whether it stands in a control, whose containers log no edits of their own.
    @exclusivity(unchecked) package final var isInControl = false
    /// Whether it stands in a view that shows one of several, so that its displayables may be there without being shown.
    @exclusivity(unchecked) package final var isInChoice = false

    init(in context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        position = context.position
        scope = context.scope
        if let parent = context.parent { (isInControl, isInChoice) = (parent.isInControl, parent.isInChoice) }
        graph.statistics.nodesCreated += 1
    }

    final func context(at position: Int = 0, scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(graph: graph, parent: self, scope: scope ?? self.scope, position: position)
    }

    /// The type of the view, for messages and logs.
    package var viewType: Any.Type { type(of: self) }
    package final var name: String { "\(viewType)" }
    /// How a dump of the tree calls it.
    package var dumpName: String { TypeName.short(viewType) }

    // MARK: Shape

    /// Calls `body` with each child, in view order.
    package func forEachChild(_ body: (_Node) -> Void) {}

    /// Appends this node's displayables, in view order.
    package func appendDisplayables(to list: inout [Displayable]) {
        forEachChild { $0.appendDisplayables(to: &list) }
    }

    package final var displayables: [Displayable] {
        var list: [Displayable] = []
        list.reserveCapacity(count)
        appendDisplayables(to: &list)
        return list
    }

    /// What this node does between a container of rows and the views of its rows; nil where rows end here.
    var rowAccess: RowAccess? { nil }

    /// What is kept for its dynamic properties, where it has any.
    var propertyStore: PropertyStore? { nil }
    /// What tells it from another node at its place, beside the type.
    var identityHash: Int { 0 }

    /// The displayables of the children before `child`.
    package func offset(of child: _Node) -> Int { 0 }

    /// The node leaves the graph for good: its dependencies end, its tasks are cancelled.
    package func tearDown() {
        isRemoved = true
        forgetDependencies()
        forgetObservation()
        if graph.transactions.hasWaiting { graph.transactions.forget(self) }
        graph.onTearDown?(self)
        graph.statistics.nodesRemoved += 1
        forEachChild { $0.tearDown() }
        parent = nil
    }

    /// Whether a value of its view, in memory, says the same as the one it has; false where that cannot be told.
    package func holds(_ value: UnsafeRawPointer) -> Bool { false }

    // MARK: Edits, which go up to the nearest container

    /// The node that counts this node's displayables; nil while this one is being removed with a transition.
    final var editTarget: _Node? { isRemoving ? nil : parent }

    /// Displayables left; ranges ascend and count as they stood before the first of them left.
    package func remove(_ ranges: [Range<Int>], of child: _Node) {
        let offset = offset(of: child)
        for range in ranges { count -= range.count }
        editTarget?.remove(
            offset == 0 ? ranges : ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }, of: self)
    }

    /// Displayables came; places ascend and count as they stand afterwards.
    package func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        let offset = offset(of: child)
        for insertion in insertions { count += insertion.count }
        editTarget?.insert(offset == 0 ? insertions : insertions.map { $0.shifted(by: offset) }, of: self)
    }

    /// Displayables changed places: the one now at `start + i` stood at `start + order[i]`.
    package func reorder(from start: Int, order: [Int], moves: [DisplayableMove], of child: _Node) {
        let offset = offset(of: child)
        editTarget?.reorder(
            from: start + offset, order: order, moves: offset == 0 ? moves : moves.map { $0.shifted(by: offset) },
            of: self)
    }

    /// The displayable at `index` changed in place.
    package func change(at index: Int, of child: _Node) {
        editTarget?.change(at: index + offset(of: child), of: self)
    }

    /// Reports that all displayables of this node changed in place. Costs nothing while nobody reads the log.
    final func reportChange() {
        guard graph.isLoggingEdits, let parent = editTarget else { return }
        for index in 0..<count { parent.change(at: index, of: self) }
    }

    // MARK: Updates

    /// Makes of a transaction the one that holds below.
    package func transact(_ transaction: inout Transaction) {}

    /// Runs again with the values it has, because something that it read changed.
    package func refresh() {}

    /// What changed since the last run, where the node's body asks for it with `_printChanges()`.
    package var changeRecord: ChangeRecord? { nil }

    /// What made the body run that runs now, as `_printChanges()` names it; nil where this node has no body.
    func takeChanges() -> [String]? { nil }

    // MARK: Environment

    /// The keys whose values differ below this node when `keys` differ here.
    package func environmentKeysBelow(_ keys: EnvironmentKeySet) -> EnvironmentKeySet { keys }

    // MARK: Choices

    /// Displayables here may be shown now that were not before, or no longer; only told to nodes in a choice.
    package func visibilityChanged() {}

    /// Tells this node and all below, inner ones first.
    package final func tellVisibilityChanged() {
        forEachChild { $0.tellVisibilityChanged() }
        visibilityChanged()
    }

    // MARK: Preferences

    /// Hands the values of a preference that are set here and below to the collector, in view order.
    package func collectPreferences(_ collector: PreferenceCollector) {
        guard preferencesBelow & collector.bit != 0 else { return }
        forEachChild { $0.collectPreferences(collector) }
    }

    /// Values of `keys` changed below in `child`; the keys whose values then differ above as well.
    package func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet { keys }
}
