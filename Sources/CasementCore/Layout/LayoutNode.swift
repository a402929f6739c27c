import Foundation

/// A place in the window: one per displayable, and one per modifier of it that places or draws.
///
/// Sizes come from the bottom: a parent asks `measurement(for:)`, as often as it likes, and the answers are kept. Places come
/// from the top: a parent calls `place(at:proposal:)`. Places are relative to the parent, so that moving a row of a
/// list touches one node.
@MainActor package class LayoutNode: GraphicHost {
    package final var parent: LayoutNode? {
        get { above?.takeUnretainedValue() }
        set { above = newValue.map(Unmanaged.passUnretained) }
    }
    /// The parent, without counting a reference: it holds its children, so it lives at least as long.
    @exclusivity(unchecked) private(set) final var above: Unmanaged<LayoutNode>?
    /// Held, because a constant that is held is used without counting a reference; the window lets go of its root when it ends.
    package final let tree: LayoutTree

    // Layout.
    /// The top left corner in the parent's coordinates, points.
    @exclusivity(unchecked) package final var origin = CGPoint.zero
    @exclusivity(unchecked) package final var size = CGSize.zero
    /// The answers to proposals that are in use.
    @exclusivity(unchecked) final var measurements = MeasurementCache()
    /// Waits in the tree's queue for its answers to be checked.
    @exclusivity(unchecked) final var isQueued = false
    /// It left the window; nothing is done for it any more.
    @exclusivity(unchecked) package private(set) final var isReleased = false
    /// Its children must be placed anew even where its own answer stays.
    @exclusivity(unchecked) final var needsPlacement = true
    @exclusivity(unchecked) package final var priority: Double?
    /// Whether leading is right: children are placed from the right edge.
    @exclusivity(unchecked) package final var isMirrored = false {
        didSet { if isMirrored != oldValue { invalidate() } }
    }

    /// Where it is on the way to what layout has given it. `origin` and `size` are then what is shown.
    @exclusivity(unchecked) final var motion: PlaceMotion?
    /// How many of its children are on their way, and so out of order.
    @exclusivity(unchecked) final var movingChildren = 0

    // Graphics; see `LayoutTree.changes`.
    @exclusivity(unchecked) package final var content: Graphic?
    @exclusivity(unchecked) package final var change: Change = []
    /// What the last frame showed: the origin in the parent, and the paint bounds of all that is drawn here and below.
    @exclusivity(unchecked) package final var shownOrigin = CGPoint.zero
    @exclusivity(unchecked) package final var shownPaintBounds = CGRect.null
    /// The paint bounds of all that is drawn here and below, in own coordinates; `.null` until known, and never too small.
    @exclusivity(unchecked) package final var paintBounds = CGRect.null

    /// How much of it is there, while it comes or leaves.
    @exclusivity(unchecked) final var transitionOpacity = 1.0 {
        didSet { if transitionOpacity != oldValue { tree.note(.subtree, of: self) } }
    }
    /// Whether it was taken away and is only drawn until its transition has ended.
    @exclusivity(unchecked) package final var isRemoving = false

    /// What modifiers attach to it.
    package final var attachments: Attachments?

    /// What happened to a node since the last frame.
    package struct Change: OptionSet {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// It stands elsewhere, with all it holds.
        package static let place = Change(rawValue: 1)
        /// What it draws itself looks different.
        package static let content = Change(rawValue: 2)
        /// Its paint bounds must be computed again.
        package static let paintBounds = Change(rawValue: 4)
        /// Its paint bounds have just been computed.
        package static let known = Change(rawValue: 16)
        /// Everything in its paint bounds looks different, as after a change of opacity or clip.
        package static let subtree = Change(rawValue: 8)
        /// Its pixels move along with it instead of being painted.
        package static let carried = Change(rawValue: 32)
    }

    init(tree: LayoutTree) { self.tree = tree }

    /// The update in which this displayable was last reported as inserted or changed: it is reported once in each.
    final var reportedIn = -1

    // MARK: What a kind of node brings

    /// The type of view it stands for, without generic arguments.
    package var kind: String { "" }

    /// One line that tells this displayable from others, such as `TextDisplayable(text: "One")`.
    package var summary: String { "\(kind)Displayable()" }

    /// The nodes below, in view order.
    package func forEachChild(_ body: (LayoutNode) -> Void) {}

    /// The nodes below with what has left and is still drawn, in view order.
    package func forEachPresent(_ body: (LayoutNode) -> Void) { forEachChild(body) }

    /// The nodes below, from back to front.
    package func forEachPainted(_ body: (LayoutNode) -> Void) { forEachChild(body) }

    /// Works out the size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> Measurement { Measurement(.zero, for: proposal) }

    /// Places the children; `size` and `proposal` are set.
    func placeChildren(_ proposal: ProposedViewSize) {}

    /// Where a guide lies that this node or a view in it sets explicitly, for a size it was measured with.
    func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? { nil }

    /// Whether a stack keeps its usual distance to this node.
    var wantsSpacing: Bool { true }
    /// The distances it prefers to its neighbours.
    var preferredSpacing: ViewSpacing { wantsSpacing ? ViewSpacing() : .zero }

    /// What a stack serves first: the view's own value, or that of the view inside a modifier.
    package var layoutPriority: Double { priority ?? 0 }

    /// Whether a stack gives it the length that it likes best, as long as others can keep their least: a control's name is shown
    /// whole before a text gets more than it needs.
    var keepsIdeal: Bool { false }

    /// Whether its size can be seen and so is shown growing: that of a shape or of what is cut at its edges. A text or a stack
    /// just has another one.
    var growsSmoothly: Bool { content != nil || clipsToFrame || layer != nil }

    /// Whether nothing below is drawn outside of this node's frame.
    package var clipsToFrame: Bool { false }

    /// What stands around its content that views in it may ignore; nil where it says nothing about that.
    var safeAreaInsets: EdgeInsets? { nil }

    /// Whether `containerRelativeFrame` below counts from its size.
    package var isSizingContainer: Bool { false }

    /// The node whose frame the user sees of this one.
    package var shownNode: LayoutNode { self }

    /// Whether it is a container that the program did not write, whose children stand in its place in trees.
    package var isImplicit: Bool { false }

    /// Whether the nodes below are a control's own business and no part of the program's tree.
    package var hidesChildren: Bool { false }

    /// Where the pointer meets the node, at a point of its own coordinates.
    package func hitArea(at point: CGPoint) -> HitArea { hidesChildren ? .frame : .drawn }

    /// What assistive technology sees of it and of what is in it; see `accessibleElements()`.
    package func accessibilityElements() -> [AccessibilityElement] { accessibleElementsBelow() }

    /// A layer collects what is painted below it, with its own damage.
    package var layer: NodeLayer? { nil }

    /// Itself, where it is a stack whose children's frames follow each other along an axis, so that those in a rectangle are found by
    /// bisection.
    var orderedStack: StackLayoutNode? { nil }

    /// The factor by which everything below is faded.
    package final var opacity: Double { transitionOpacity == 1 ? ownOpacity : ownOpacity * transitionOpacity }
    /// The same, as a modifier has it.
    package var ownOpacity: Double { 1 }

    // MARK: Changes

    /// Something that the size or the places below depend on has changed.
    package func invalidate() {
        guard !isQueued, !isReleased else { return }
        needsPlacement = true
        // Where nobody asked yet, nobody relies on an answer: whoever takes the node in asks then.
        if measurements.isEmpty, tree.root !== self { return }
        isQueued = true
        tree.enqueue(self)
    }

    /// Something that the parent asks apart from sizes has changed.
    final func notifyParent() {
        var node = parent
        while let current = node {
            current.invalidate()
            node = current.forwardedParent
        }
    }

    /// The parent, where this node forwards what a child answers apart from sizes: it is notified too.
    var forwardedParent: LayoutNode? { nil }

    /// Whether it asks views below where their lines are.
    var alignsByGuides: Bool { false }

    final func guidesChanged() {
        var node = parent
        while let current = node {
            if current.alignsByGuides { return current.invalidate() }
            node = current.parent
        }
    }

    /// A child's answers changed: false where this node takes care of it without working out its own again.
    func childChanged(_ child: LayoutNode) { invalidate() }

    // MARK: Coming and going

    final func adopt(_ child: LayoutNode) { child.parent = self }

    /// The node leaves the window with everything below.
    final func detach() {
        tree.vacate(self)
        endMotion()
        parent = nil
        release()
    }

    /// Its view is gone. Where it was never put anywhere nobody else releases it: a lazy container takes its rows when it is laid out, and
    /// they may go before that.
    package final func viewIsGone() { if above == nil, !isReleased { release() } }

    func release() {
        isReleased = true
        endMotion()
        content?.release()
        content = nil
        layer?.release()
        forEachHeld { $0.release() }
    }

    /// The nodes below, with those that are not shown.
    func forEachHeld(_ body: (LayoutNode) -> Void) { forEachChild(body) }
}
