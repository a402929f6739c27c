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
    @exclusivity(unchecked) private final var readsBelow: EnvironmentKeySet = 0
    /// Preferences that are set here or anywhere below; it may say too much, never too little.
    @exclusivity(unchecked) package final var preferencesBelow: PreferenceKeySet = 0

    // What is to be done in the next update.
    @exclusivity(unchecked) final private(set) var isDirty = false
    /// Whether its parent lists it as dirty or as the way to something dirty.
    @exclusivity(unchecked) private(set) final var isLinked = false
    @exclusivity(unchecked) private final var dirtyChildren: ContiguousArray<_Node> = []
    @exclusivity(unchecked) package final var isRemoved = false
    /// Whether what is dirty here and below waits until layout comes by; see `OnDemandNode`.
    @exclusivity(unchecked) final var isDeferredToLayout = false
    /// Whether what makes it run again comes from around it, not from its own state.
    @exclusivity(unchecked) final var isDirtyFromInputs = false
    /// Whether it runs again only for the next step of an animation of its own; see `TransactionFlow.runStep`.
    @exclusivity(unchecked) private final var isAnimationStep = false
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

    // MARK: Rows of lazy containers

    /// Whether its displayables are its children's, one after the other, so that a lazy container sees through it to the rows
    /// that are to be made when they are seen.
    package var passesRows: Bool { false }
    /// Whether it is a container that makes rows when they are seen.
    package var arrangesLazily: Bool { false }

    /// The lazy container whose rows are this node's displayables.
    package final var lazyContainer: _Node? {
        var node = parent
        while let current = node, current.passesRows { node = current.parent }
        return node.flatMap { $0.arrangesLazily ? $0 : nil }
    }

    /// Whether what stands below is asked for by a lazy container.
    package final var isAskedForRows: Bool { arrangesLazily || (passesRows && lazyContainer != nil) }

    /// The displayable at a place among this node's, made where it is not there yet.
    package func displayable(at index: Int) -> Displayable? {
        guard passesRows else {
            let all = displayables
            return all.indices.contains(index) ? all[index] : nil
        }
        var start = 0
        var found: Displayable?
        forEachChild { child in
            if index >= start, index < start + child.count { found = child.displayable(at: index - start) }
            start += child.count
        }
        return found
    }

    /// The child that has the displayable at a place, and its place there; nil where this node makes its displayables itself, or
    /// where that one is not made.
    package func child(containingDisplayable index: Int) -> (node: _Node, index: Int)? {
        guard passesRows else { return nil }
        var start = 0
        var found: (node: _Node, index: Int)?
        forEachChild { child in
            if found == nil, index >= start, index < start + child.count { found = (child, index - start) }
            start += child.count
        }
        return found
    }

    /// What is dragged with it where this or what stands in it is taken hold of: in a list, with a row that is selected all that are, in
    /// their order. Nil where it is dragged alone.
    package func itemsDragged(with row: LayoutNode) -> [TransferItem]? { parent?.itemsDragged(with: row) }
    /// What it is dragged as, where it can be.
    package var draggedItem: TransferItem? { nil }

    /// What is done with what is dropped here while nothing stands here; see `RowActions.drop`.
    package var emptyDropTarget: AnyObject? { nil }

    /// Adds what this node says of its displayable at a place, which is a row.
    package func describe(_ row: RowDescription, at index: Int) {}
    /// Whether it may come to have several displayables, each of which is a row.
    package var mayHaveManyRows: Bool { false }
    /// Where it shows one view for each element of a collection: how many there are, and the displayables of one.
    package var elementCount: Int { 0 }
    package func displayables(ofElement index: Int) -> Range<Int> { 0..<0 }
    /// What a node below says of its rows is something else now.
    package func rowsChanged() { parent?.rowsChanged() }
    /// Whether it only hangs something on each displayable of its content, so that a row stays a row.
    package var isAttachment: Bool { false }
    /// Whether its displayables are rows of a list, or what a row has in it but for such modifiers.
    package final var isWithinRow: Bool {
        var node = self
        while node.rowEnvironment == nil {
            guard node.isAttachment || node.passesRows, let parent = node.parent else { return false }
            node = parent
        }
        return true
    }
    /// What the rows of a list here have in their environment, by their role; nil where they are no list's.
    package var rowEnvironment: ((RowRole) -> ((inout EnvironmentValues) -> Void)?)? {
        passesRows ? parent?.rowEnvironment : nil
    }

    /// Whether a displayable belongs to a row that can be given back and made again.
    package func isOnDemand(_ index: Int) -> Bool {
        guard passesRows else { return false }
        var start = 0
        var found = false
        forEachChild { child in
            if index >= start, index < start + child.count { found = child.isOnDemand(index - start) }
            start += child.count
        }
        return found
    }

    /// Gives back the rows outside of a range of this node's displayables, where they can be made again.
    package func keepRows(in range: Range<Int>) {
        guard passesRows else { return }
        var start = 0
        forEachChild { child in
            let all = start..<start + child.count
            let part = range.clamped(to: all)
            child.keepRows(in: part.lowerBound - start..<part.upperBound - start)
            start = all.upperBound
        }
    }

    /// The view with an id, here or below: the node, and the first of its displayables.
    package func find(_ id: AnyHashable) -> FoundNode? {
        var found: FoundNode?
        forEachChild { if found == nil { found = $0.find(id) } }
        return found
    }

    /// Visits the views with ids that stand here and below, outermost first.
    package func forEachIdentified(_ visit: (AnyHashable, FoundNode) -> Void) {
        forEachChild { $0.forEachIdentified(visit) }
    }

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

    // MARK: Edits on their way to the nearest container

    /// Who counts this node's displayables: nobody does any more while it is on its way out.
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

    // MARK: Dirtiness

    /// Something this node read has changed: it runs again in the next update.
    package final func invalidate(_ cause: @autoclosure () -> String) {
        guard !isRemoved else { return }
        if graph.recordsCauses, !isDirty { graph.causes[ObjectIdentifier(self)] = cause() }
        isDirty = true
        isAnimationStep = false
        if graph.mayAnimate { graph.transactions.note(self) }
        link()
        graph.requestFrame()
    }

    /// An animation of this node's own goes on: it runs again in the next update.
    final func invalidateForStep() {
        let wasDirty = isDirty
        invalidate("an animation")
        isAnimationStep = !wasDirty
    }

    /// Links the way from here up to the root, as far as it is not linked yet.
    private final func link() {
        var node = self
        while !node.isLinked, !node.isDeferredToLayout, let parent = node.parent {
            node.isLinked = true
            parent.dirtyChildren.append(node)
            node = parent
        }
    }

    /// Whether it must run although its inputs are unchanged; asking answers for it.
    final func takeDirty() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    package final var hasDirtyPart: Bool { isDirty || !dirtyChildren.isEmpty }

    /// Makes of a transaction the one that holds below.
    package func transact(_ transaction: inout Transaction) {}

    /// Runs again with the values it has, because something that it read changed.
    package func refresh() {}

    /// Brings this node and everything dirty below it up to date, parents first, in view order.
    package final func updateDirtyParts() {
        updateItself()
        updateDirtyDescendants()
    }

    private final func updateItself() {
        isLinked = false
        guard takeDirty() else { return }
        graph.statistics.nodesUpdated += 1
        if isAnimationStep {
            isAnimationStep = false
            graph.transactions.runStep { refresh() }
        } else if graph.transactions.hasWaiting {
            refreshInTransaction()
        } else {
            refresh()
        }
    }

    /// Visits what is dirty below, after this node's own update. A way without forks, which is what one change makes, is walked
    /// in a loop: a call for each of its nodes would touch memory of its own on the stack, which is cold after the sleep between two frames.
    final func updateDirtyDescendants() {
        var node = self
        while node.dirtyChildren.count == 1, !node.isDeferredToLayout, !node.scopesTransaction {
            let child = node.dirtyChildren.removeLast()
            guard child.isLinked else { return }
            guard child.parent === node else {
                child.isLinked = false
                return
            }
            child.updateItself()
            node = child
        }
        node.updateDirtyBranches()
    }

    private final func updateDirtyBranches() {
        guard !dirtyChildren.isEmpty, !isDeferredToLayout else { return }
        var children = ContiguousArray<_Node>()
        swap(&children, &dirtyChildren)
        if !Self.areInOrder(children) { children.sort { $0.position < $1.position } }
        let outer = scopesTransaction ? enterScope() : nil
        for child in children where child.isLinked {
            if child.parent === self { child.updateDirtyParts() } else { child.isLinked = false }
        }
        if let outer { graph.transactions.leave(to: outer) }
        if dirtyChildren.isEmpty {
            children.removeAll(keepingCapacity: true)
            swap(&children, &dirtyChildren)
        }
    }

    /// What changes one after the other mostly stands so, and looking costs less than sorting.
    private static func areInOrder(_ nodes: ContiguousArray<_Node>) -> Bool {
        for index in nodes.indices.dropFirst() where nodes[index].position < nodes[index - 1].position { return false }
        return true
    }

    /// What changed since the last run, where the node's body asks for it with `_printChanges()`.
    package var changeRecord: ChangeRecord? { nil }

    /// What made the body run that runs now, as `_printChanges()` names it; nil where this node has no body.
    func takeChanges() -> [String]? { nil }

    // MARK: Environment

    /// Reads the environment that holds here and makes this node depend on the keys that were read.
    package final func readEnvironment<Value>(_ body: (EnvironmentValues) -> Value) -> Value {
        graph.readLog.keys = 0
        var values = scope.values
        values.log = graph.readLog
        let value = body(values)
        noteEnvironmentReads(graph.readLog.keys)
        return value
    }

    package final func noteEnvironmentReads(_ keys: EnvironmentKeySet) {
        environmentReads |= keys
        noteReadsBelow(keys)
    }

    /// Whether leading is right here; this node depends on it from now on.
    package final var isRightToLeft: Bool {
        noteEnvironmentReads(EnvironmentValues.layoutDirectionBit)
        return scope.isRightToLeft
    }

    /// Something here depends on these keys that is no run of this node.
    package final func noteReadsBelow(_ keys: EnvironmentKeySet) {
        var node: _Node? = self
        while let current = node, current.readsBelow & keys != keys {
            current.readsBelow |= keys
            node = current.parent
        }
    }

    /// Values of `keys` changed above: whatever reads them below is marked.
    package final func environmentChanged(_ keys: EnvironmentKeySet) {
        guard readsBelow & keys != 0 else { return }
        if environmentReads & keys != 0 {
            isDirtyFromInputs = true
            changeRecord?.keys |= environmentReads & keys
            invalidate("an environment value")
        }
        let inner = environmentKeysBelow(keys)
        forEachChild { $0.environmentChanged(inner) }
    }

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

/// A view that was found by its id: one of a node's displayables.
package struct FoundNode {
    package let node: _Node
    package let index: Int

    package init(_ node: _Node, at index: Int = 0) { (self.node, self.index) = (node, index) }
}

/// The node of a view of type `V`.
public class _ViewNode<V: View>: _Node {
    /// Takes the next value of the view, of the same identity.
    final func update(to view: V) {
        graph.statistics.nodesUpdated += 1
        if graph.transactions.hasWaiting { applyInTransaction(view) } else { apply(view) }
        updateDirtyDescendants()
    }

    /// What changed here itself may have a transaction of its own beside that of the new value.
    @inline(never) private final func applyInTransaction(_ view: V) {
        guard let transaction = graph.transactions.take(self) else { return apply(view) }
        let outer = graph.transactions.begin(transaction)
        apply(view)
        graph.transactions.leave(to: outer)
    }

    /// The view type's own rule of update.
    func apply(_ view: V) {}

    package override var viewType: Any.Type { V.self }
}
