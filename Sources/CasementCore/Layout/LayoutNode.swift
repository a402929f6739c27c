import Foundation

/// A node of the layout tree: one per displayable, and one per modifier of it that places or draws.
///
/// Sizes are computed bottom-up: a parent calls `measurement(for:)`, as often as it likes, and the answers are cached.
/// Positions are assigned top-down: a parent calls `place(at:proposal:)`. They are relative to the parent, so that
/// moving a row of a list touches one node.
@MainActor package class LayoutNode: GraphicHost {
    package final var parent: LayoutNode? {
        get { above?.takeUnretainedValue() }
        set { above = newValue.map(Unmanaged.passUnretained) }
    }
    /// The parent, without reference counting: it retains its children, so it lives at least as long.
    @exclusivity(unchecked) private(set) final var above: Unmanaged<LayoutNode>?
    /// Strong, because access to a retained constant needs no reference counting; the window releases
    /// its root when it closes.
    package final let tree: LayoutTree

    // Layout.
    /// The top left corner in the parent's coordinates, points.
    @exclusivity(unchecked) package final var origin = CGPoint.zero {
        willSet { if isShownAsIs { keepShown() } }
    }
    @exclusivity(unchecked) package final var size = CGSize.zero {
        willSet { if flags[.paintsFrame], newValue != size { keepPaintBounds() } }
    }
    /// The cached answers to proposals that are in use.
    @exclusivity(unchecked) final var measurements = MeasurementCache()

    // Small fields are side by side, some in what is left of the answers: between others, each would take a word.

    @exclusivity(unchecked) final var flags = NodeFlags(rawValue: 0)
    /// What its kind of node is.
    @exclusivity(unchecked) package final var traits = NodeTraits()
    @exclusivity(unchecked) package final var change: Change = []

    // Graphics; see `LayoutTree.changes`.
    @exclusivity(unchecked) package final var content: Graphic?
    /// What few nodes have.
    @exclusivity(unchecked) final var rareParts: LayoutRarities?

    /// Whether it is in the tree's queue of nodes whose answers must be checked.
    @inline(__always) final var isQueued: Bool {
        get { flags[.queued] }
        set { flags[.queued] = newValue }
    }
    /// Whether it was removed from the window; nothing is done for it any more.
    @inline(__always) package private(set) final var isReleased: Bool {
        get { flags[.released] }
        set { flags[.released] = newValue }
    }
    /// Whether its children must be placed again even if its own answer is unchanged.
    @inline(__always) final var needsPlacement: Bool {
        get { !flags[.childrenPlaced] }
        set { flags[.childrenPlaced] = !newValue }
    }
    /// Whether leading is right: children are placed from the right edge.
    @inline(__always) package final var isMirrored: Bool {
        get { flags[.mirrored] }
        set {
            guard newValue != flags[.mirrored] else { return }
            flags[.mirrored] = newValue
            invalidate()
        }
    }
    /// Whether it was removed and is only drawn until its transition ends.
    @inline(__always) package final var isRemoving: Bool {
        get { flags[.removing] }
        set { flags[.removing] = newValue }
    }
    /// Whether the last frame showed it where it is.
    @inline(__always) final var isShownAsIs: Bool {
        get { flags[.shownAsIs] }
        set { flags[.shownAsIs] = newValue }
    }

    /// The changes of a node since the last frame.
    package struct Change: OptionSet {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Moved, with its subtree.
        package static let place = Change(rawValue: 1)
        /// Its own graphic changed.
        package static let content = Change(rawValue: 2)
        /// Its paint bounds must be computed again.
        package static let paintBounds = Change(rawValue: 4)
        /// Its paint bounds have just been computed.
        package static let known = Change(rawValue: 16)
        /// Everything in its paint bounds changed, as after a change of opacity or clip.
        package static let subtree = Change(rawValue: 8)
        /// Its pixels are moved along with it instead of being repainted.
        package static let carried = Change(rawValue: 32)
        /// New, and placed before the program's actions of this frame: it moves from there if they animate.
        package static let placedBeforeActions = Change(rawValue: 64)
    }

    init(tree: LayoutTree) { self.tree = tree }

    // MARK: Overridden by kinds of node

    /// The type of view it represents, without generic arguments.
    package var kind: String { "" }

    /// One line that identifies this displayable, such as `TextDisplayable(text: "One")`.
    package var summary: String { "\(kind)Displayable()" }

    /// Visits the children, in view order.
    package func forEachChild(_ body: (LayoutNode) -> Void) {}

    /// Visits the children and the removed ones that are still drawn, in view order.
    package func forEachPresent(_ body: (LayoutNode) -> Void) { forEachChild(body) }

    /// Visits the children, from back to front.
    package func forEachPainted(_ body: (LayoutNode) -> Void) { forEachChild(body) }

    /// Computes the size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> Measurement { Measurement(.zero, for: proposal) }

    /// Places the children; `size` and `proposal` are set.
    func placeChildren(_ proposal: ProposedViewSize) {}
    /// Places children again that are only drawn.
    func placeLeaving() {}

    /// The position of a guide that this node or a descendant sets explicitly, for a measurement of this node.
    func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? { nil }

    /// Its preferred spacing to its neighbours, where that is not the usual one.
    var ownSpacing: ViewSpacing? { nil }

    /// The priority in a stack: the view's own, or that of the view inside a modifier.
    package var layoutPriority: Double { priority ?? 0 }

    /// Whether a stack gives it its ideal length as long as others keep their minimum: a control's label is shown in
    /// full before a text gets more than it needs.
    var keepsIdeal: Bool { false }

    /// The area in which the pointer hits the node, for a point in own coordinates.
    package func hitArea(at point: CGPoint) -> HitArea { traits.hidesChildren ? .frame : .drawn }

    /// The accessibility elements of it and its descendants; see `accessibleElements()`.
    package func accessibilityElements() -> [AccessibilityElement] { accessibleElementsBelow() }

    /// Makes the graphic of a node that draws later.
    func makeLateGraphic() {}

    /// The layer that collects the painting of its subtree, with its own damage.
    package var layer: NodeLayer? { nil }

    /// Itself, where it is a stack whose children's frames are in order along an axis, so that those in a
    /// rectangle are found by bisection.
    var orderedStack: StackLayoutNode? { nil }

    /// Whether it has more than a few children.
    var isCrowded: Bool { false }

    /// The opacity of its subtree, including transitions.
    package final var opacity: Double {
        let transitionOpacity = transitionOpacity
        return transitionOpacity == 1 ? ownOpacity : ownOpacity * transitionOpacity
    }
    /// The opacity set by a modifier.
    package var ownOpacity: Double { 1 }

    // MARK: Changes

    /// Notes that something its size or its descendants' positions depend on has changed.
    package func invalidate() {
        guard !isQueued, !isReleased else { return }
        needsPlacement = true
        // Where no answer was given, there are no dependents: the future parent will measure the node.
        if measurements.isEmpty, tree.root !== self { return }
        isQueued = true
        tree.enqueue(self)
    }

    /// Notifies the parent that something it queries apart from sizes has changed.
    final func notifyParent() {
        var node = parent
        while let current = node {
            current.invalidate()
            node = current.forwardedParent
        }
    }

    /// The node that measures this one.
    var measurer: LayoutNode? { parent }

    /// The parent, where this node forwards a child's answers apart from sizes: it is notified too.
    var forwardedParent: LayoutNode? { nil }

    /// Whether it queries alignment guides of descendants.
    var alignsByGuides: Bool { false }

    /// Forgets the answers, without telling the parent: a container does so that asks its descendants under another
    /// condition than before.
    func forgetAnswers() {
        let wasQueued = isQueued
        isQueued = true
        // Subclasses forget what they have solved.
        invalidate()
        isQueued = wasQueued
        needsPlacement = true
        measurements.forget()
    }

    /// Notifies the nearest ancestor that queries guides, which may be elsewhere though sizes are the same.
    final func guidesChanged() {
        // Otherwise they follow from sizes. A frame in which each label changes would ask each label's ancestors.
        guard tree.features.asksForGuides || tree.features.explicitGuides != 0 else { return }
        var node = parent
        while let current = node {
            if current.alignsByGuides { return current.invalidate() }
            node = current.parent
        }
    }

    /// Called when a child's answers changed; a node that handles the change itself need not
    /// compute its own answer again.
    func childChanged(_ child: LayoutNode) { invalidate() }

    // MARK: Insertion and removal

    final func adopt(_ child: LayoutNode) { child.parent = self }

    /// Removes the node and its subtree from the window.
    final func detach() {
        tree.vacate(self)
        endMotion()
        parent = nil
        release()
    }

    /// Called when its view is gone. Releases a node that never had a parent, as no other owner does: a lazy container
    /// adopts its rows during layout, and they may be removed before that.
    package final func viewIsGone() { if above == nil, !isReleased { release() } }

    func release() {
        isReleased = true
        endMotion()
        content?.release()
        content = nil
        traits.drawsLater = false
        layer?.release()
        forEachHeld { $0.release() }
    }

    /// Visits the children, including those that are not shown.
    func forEachHeld(_ body: (LayoutNode) -> Void) { forEachChild(body) }
}
