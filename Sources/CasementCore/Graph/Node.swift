import Foundation

/// The surroundings in which a view's node is created. Four words, as many as are passed in registers.
public struct _NodeContext {
    // Without reference counting: a context is passed from node to node, and both live longer than it does.
    package unowned(unsafe) let graph: ViewGraph
    fileprivate let above: Unmanaged<_Node>?
    package let scope: EnvironmentScope
    /// The position and the marks.
    private let bits: Int

    @MainActor package init(graph: ViewGraph, parent: _Node?, scope: EnvironmentScope, position: Int = 0) {
        let marks = parent?.marks.intersection(.inherited) ?? []
        self.init(graph, parent.map(Unmanaged.passUnretained), scope, position, marks)
    }

    @inline(__always) fileprivate init(
        _ graph: ViewGraph, _ above: Unmanaged<_Node>?, _ scope: EnvironmentScope, _ position: Int, _ marks: NodeMarks
    ) {
        self.graph = graph
        self.above = above
        self.scope = scope
        bits = min(position, Int.max >> 2) << 2 | Int(marks.rawValue)
    }

    package var parent: _Node? { above?.takeUnretainedValue() }
    /// The node's index among its parent's children.
    package var position: Int { bits >> 2 }
    /// What the node has from its parent.
    fileprivate var marks: NodeMarks { NodeMarks(rawValue: UInt16(truncatingIfNeeded: bits & 3)) }
}

/// A view's node in the view graph: it lives as long as the view's identity and holds the value that the next one is
/// compared with.
///
/// Three things pass through nodes. New *values* come down from a parent that ran. *Dirtiness* is linked upwards, from
/// the node whose state changed to the root, and walked downwards again in view order. *Edits* go upwards from the node
/// whose displayables changed to the nearest container.
@MainActor public class _Node {
    /// A strong reference, as layout nodes have to their tree.
    package final let graph: ViewGraph
    /// Nil at the root and after removal.
    package final var parent: _Node? {
        get { above?.takeUnretainedValue() }
        set { above = newValue.map(Unmanaged.passUnretained) }
    }
    // Not isolated, for `noteReads(_:at:)` alone, which only the main actor calls: both are read and set on it, and on
    // no other thread.
    /// The parent, without reference counting: it owns its children, so it lives at least as long.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) final var above: Unmanaged<_Node>?
    @exclusivity(unchecked) package final var scope: EnvironmentScope
    // No window has as many views, or as much place, as four bytes can count.
    @exclusivity(unchecked) private final var storedPosition: UInt32
    @exclusivity(unchecked) private final var storedCount: UInt32 = 0

    // The node's reads. Here and below, properties that every visit touches skip the run-time check of exclusive
    // access, a tenth of an update's cost: they are plain fields of the main actor, and no accessor holds one while
    // calling out.
    /// Owned by the node. Read by its deinitialiser, when nothing else has the node.
    @exclusivity(unchecked) nonisolated(unsafe) final var rarities: UnsafeMutablePointer<NodeRarities>?
    // Small fields are side by side: between others, each would take a word.
    @exclusivity(unchecked) private final var storedReads = StoredKeySet()
    @exclusivity(unchecked) nonisolated(unsafe) final var storedReadsBelow = StoredKeySet()
    @exclusivity(unchecked) private final var storedPreferencesBelow = StoredKeySet()
    @exclusivity(unchecked) final var marks: NodeMarks

    init(in context: _NodeContext) {
        graph = context.graph
        above = context.above
        storedPosition = UInt32(clamping: context.position)
        scope = context.scope
        marks = context.marks
        graph.statistics.nodesCreated += 1
    }

    deinit {
        guard let rarities else { return }
        rarities.deinitialize(count: 1)
        rarities.deallocate()
    }

    final func context(at position: Int = 0, scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(graph, .passUnretained(self), scope ?? self.scope, position, marks.intersection(.inherited))
    }

    /// Its index among its parent's children.
    @inline(__always) package final var position: Int {
        get { Int(storedPosition) }
        set { storedPosition = UInt32(clamping: newValue) }
    }
    /// The number of displayables this node contributes to its container.
    @inline(__always) package final var count: Int {
        get { Int(storedCount) }
        set { storedCount = UInt32(clamping: newValue) }
    }

    /// The type of the view, for messages and logs.
    package var viewType: Any.Type { type(of: self) }
    package final var name: String { "\(viewType)" }
    /// The name of this node in a dump of the tree.
    package var dumpName: String { TypeName.short(viewType) }

    // MARK: Keys

    package final var environmentReads: EnvironmentKeySet {
        get { storedReads.keys }
        set { storedReads.keys = newValue }
    }
    /// Adds to the keys that it reads.
    @inline(__always) final func addEnvironmentReads(_ keys: StoredKeySet) { _ = storedReads.insert(keys) }
    /// Keys read here or by descendants; may contain keys no longer read, never lacks one.
    final var readsBelow: EnvironmentKeySet {
        get { storedReadsBelow.keys }
        set { storedReadsBelow.keys = newValue }
    }
    /// Preferences set here or by descendants; may contain keys no longer set, never lacks one.
    package final var preferencesBelow: PreferenceKeySet {
        get { storedPreferencesBelow.keys }
        set { storedPreferencesBelow.keys = newValue }
    }

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

    /// Its role between a container of rows and the views of its rows; nil if rows end here.
    var rowAccess: RowAccess? { nil }

    /// The storage of its dynamic properties, if it has any.
    var propertyStore: PropertyStore? { nil }
    /// Distinguishes its identity from that of another node of the same type at its position.
    var identityHash: Int { 0 }

    /// The number of displayables of the children before `child`.
    package func offset(of child: _Node) -> Int { 0 }

    /// Removes the node from the graph: its dependencies end, and its tasks are cancelled.
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

    /// Whether a value of its view, in memory, equals the current one; false if they cannot be compared.
    package func holds(_ value: UnsafeRawPointer) -> Bool { false }

    // MARK: Edits, which go up to the nearest container

    /// The node that counts this node's displayables; nil while this one is being removed with a transition.
    final var editTarget: _Node? { isRemoving ? nil : parent }

    /// Displayables were removed; ranges ascend and are indices before the removal.
    package func remove(_ ranges: [Range<Int>], of child: _Node) {
        let offset = offset(of: child)
        for range in ranges { count -= range.count }
        editTarget?.remove(
            offset == 0 ? ranges : ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }, of: self)
    }

    /// Displayables were inserted; indices ascend and are those after the insertion.
    package func insert(_ insertions: [DisplayableInsertion], of child: _Node) {
        let offset = offset(of: child)
        for insertion in insertions { count += insertion.count }
        editTarget?.insert(offset == 0 ? insertions : insertions.map { $0.shifted(by: offset) }, of: self)
    }

    /// Displayables were reordered: the one now at `start + i` was at `start + order[i]`.
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

    /// Reports that all displayables of this node changed in place. Costs nothing unless edits are logged.
    final func reportChange() {
        guard graph.isLoggingEdits, let parent = editTarget else { return }
        for index in 0..<count { parent.change(at: index, of: self) }
    }

    // MARK: Updates

    /// Modifies the transaction for the descendants.
    package func transact(_ transaction: inout Transaction) {}

    /// Runs again with the current values, because something that it read changed.
    package func refresh() {}

    /// What changed since the last run, if the node's body calls `_printChanges()`.
    package var changeRecord: ChangeRecord? { nil }

    /// Why the current run of the body happens, in the words of `_printChanges()`; nil if this node has no body.
    func takeChanges() -> [String]? { nil }

    // MARK: Environment

    /// The keys whose values change below this node when `keys` change here.
    package func environmentKeysBelow(_ keys: EnvironmentKeySet) -> EnvironmentKeySet { keys }

    // MARK: Choices

    /// Displayables here became visible or hidden; called only for nodes in a choice.
    package func visibilityChanged() {}

    /// Notifies this node and all descendants, innermost first.
    package final func notifyVisibilityChanged() {
        forEachChild { $0.notifyVisibilityChanged() }
        visibilityChanged()
    }

    // MARK: Preferences

    /// Passes the values of a preference that are set here and below to the collector, in view order.
    package func collectPreferences(_ collector: PreferenceCollector) {
        guard preferencesBelow & collector.bit != 0 else { return }
        forEachChild { $0.collectPreferences(collector) }
    }

    /// Values of `keys` changed in `child`; returns the keys whose values then change above as well.
    package func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet { keys }
}
