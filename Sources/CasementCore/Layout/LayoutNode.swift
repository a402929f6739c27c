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
    @exclusivity(unchecked) private final var above: Unmanaged<LayoutNode>?
    /// Held, because a constant that is held is used without counting a reference; the window lets go of its root when it ends.
    package final let tree: LayoutTree

    // Layout.
    /// The top left corner in the parent's coordinates, points.
    @exclusivity(unchecked) package final var origin = CGPoint.zero
    @exclusivity(unchecked) package final var size = CGSize.zero
    /// The answer it was placed with, and the other answers in use.
    @exclusivity(unchecked) private final var placed: Measurement?
    @exclusivity(unchecked) private final var answers = Answers()
    @exclusivity(unchecked) final var hasForgotten = false
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
    @exclusivity(unchecked) final private(set) var motion: PlaceMotion?
    /// How many of its children are on their way, and so out of order.
    @exclusivity(unchecked) final var movingChildren = 0

    // Graphics; see `LayoutTree.changes`.
    @exclusivity(unchecked) package final var content: Graphic?
    @exclusivity(unchecked) package final var change: Change = []
    /// What the last frame showed: the origin in the parent, and the paintBounds of all that is drawn here and below.
    @exclusivity(unchecked) package final var shownOrigin = CGPoint.zero
    @exclusivity(unchecked) package final var shownPaintBounds = CGRect.null
    /// The paintBounds of all that is drawn here and below, in own coordinates; `.null` until known, and never too small.
    @exclusivity(unchecked) package final var paintBounds = CGRect.null

    /// The farthest that a child's graphics leave its frame along the axis of `ordered`.
    @exclusivity(unchecked) package final var overflow: CGFloat = 0

    /// How much of it is there, while it comes or leaves.
    @exclusivity(unchecked) final var transitionOpacity = 1.0 {
        didSet { if transitionOpacity != oldValue { tree.note(.subtree, of: self) } }
    }
    /// Whether it was taken away and is only drawn until its transition has ended.
    @exclusivity(unchecked) package final var isRemoving = false

    // What a person can do here, and how it is called.
    package final var attachments: Attachments?

    /// What happened to a node since the last frame.
    package struct Change: OptionSet {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// It stands elsewhere, with all it holds.
        package static let place = Change(rawValue: 1)
        /// What it draws itself looks different.
        package static let content = Change(rawValue: 2)
        /// Its paintBounds must be worked out again.
        package static let paintBounds = Change(rawValue: 4)
        /// Its paintBounds has just been worked out.
        package static let known = Change(rawValue: 16)
        /// Everything in its paintBounds looks different, as after a change of opacity or clip.
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

    /// Whether nothing below is drawn outside of this node's frame.
    package var clipsToFrame: Bool { false }

    /// What stands around its content that views in it may ignore; nil where it says nothing about that.
    var safeAreaInsets: EdgeInsets? { nil }

    /// Whether `containerRelativeFrame` below counts from its size.
    package var isSizingContainer: Bool { false }

    /// The node whose frame is what a person sees of this one.
    package var shownNode: LayoutNode { self }

    /// Whether it is a container that no program wrote, whose children stand in its place in trees.
    package var isImplicit: Bool { false }

    /// Whether the nodes below are a control's own business and no part of the program's tree.
    package var hidesChildren: Bool { false }

    /// Whether the pointer hits its whole frame, whatever is drawn there.
    package var takesPointer: Bool { hidesChildren }

    /// Whether it and all below take the pointer at a point of its own coordinates, where it says so itself: then what is drawn there
    /// does not count. Nil where it says nothing.
    package func pointerArea(contains point: CGPoint) -> Bool? { nil }

    /// The text that is shown here, where it is one.
    package var shownText: String? { nil }
    /// What is said aloud of it.
    package var spokenText: String? { shownText }
    /// What assistive programs see of it and of what is in it; see `accessibleElements()`.
    package func accessibilityElements() -> [AccessibilityElement] { accessibleElementsBelow() }

    /// A layer collects what is painted below it, with its own damage.
    package var layer: NodeLayer? { nil }

    /// The factor by which everything below is faded.
    package final var opacity: Double { transitionOpacity == 1 ? ownOpacity : ownOpacity * transitionOpacity }
    /// The same, as a modifier has it.
    package var ownOpacity: Double { 1 }

    /// Children whose frames follow each other along an axis, so that those in a rectangle are found by bisection.
    package final var ordered: (axis: Axis, children: ContiguousArray<LayoutNode>)? {
        order.map { ($0, orderedChildren) }
    }

    /// The axis along which the frames of `orderedChildren` follow each other.
    package var order: Axis? { nil }
    package var orderedChildren: ContiguousArray<LayoutNode> { [] }
    /// Whether they follow each other from the right to the left.
    package var followsBackwards: Bool { false }

    package final func noteOverflow(of child: LayoutNode) {
        guard let axis = order, !child.paintBounds.isNull else { return }
        let (start, end) =
            axis == .horizontal
            ? (child.paintBounds.minX, child.paintBounds.maxX) : (child.paintBounds.minY, child.paintBounds.maxY)
        overflow = max(overflow, -start, end - child.size[axis])
    }

    // MARK: Sizes

    final func measurement(for proposal: ProposedViewSize) -> Measurement {
        if let placed, placed.serves(proposal) { return placed }
        if let known = answers.serving(proposal) { return known }
        let answer = compute(proposal)
        if answers.count >= 4 {
            answers.removeFirst()
            hasForgotten = true
        }
        answers.append(answer)
        return answer
    }

    private func compute(_ proposal: ProposedViewSize) -> Measurement {
        tree.measures += 1
        return checked(measure(proposal))
    }

    /// Whether all answers that somebody may rely on meet a condition.
    final func hasOnlyAnswers(_ condition: (Measurement) -> Bool) -> Bool {
        (placed.map(condition) ?? false) && answers.allSatisfy(condition)
    }

    final func size(for proposal: ProposedViewSize) -> CGSize { measurement(for: proposal).size }

    /// Sizes are finite and not negative, whatever a view says.
    private func checked(_ answer: Measurement) -> Measurement {
        let size = answer.size
        if size.width >= 0, size.height >= 0, size.width < Self.largestLength, size.height < Self.largestLength {
            return answer
        }
        var answer = answer
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), Self.largestLength) }
        answer.size = CGSize(width: bounded(size.width), height: bounded(size.height))
        return answer
    }

    /// Lengths beyond this many points are cut: far beyond any screen, and small enough for sums to stay exact.
    package static let largestLength: CGFloat = 1_000_000_000

    /// Where a guide lies, set explicitly or not.
    final func dimension(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat {
        guard guide.needsAsking(in: tree) else { return guide.position(in: measurement.size[guide.axis]) }
        return explicitGuide(guide, measurement)
            ?? guide.defaultPosition(in: ViewDimensions(node: self, measurement: measurement))
    }

    // MARK: Places

    /// Puts the node at `origin`, counted from the parent's leading edge, with the size it answers to `proposal`. Its
    /// children are visited only where that answer or something below changed.
    @inline(__always) final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        // No closure: the library's functions ask whether the main actor runs before each call of one.
        if let above, above.takeUnretainedValue().isMirrored {
            placeMirrored(at: origin, proposal: proposal)
        } else {
            placeAsIs(at: origin, proposal: proposal)
        }
    }

    @inline(never) private final func placeMirrored(at origin: CGPoint, proposal: ProposedViewSize) {
        let width = measurement(for: proposal).size.width
        placeAsIs(
            at: CGPoint(x: (parent?.targetSize.width ?? 0) - origin.x - width, y: origin.y), proposal: proposal)
    }

    @inline(__always) private final func placeAsIs(at origin: CGPoint, proposal: ProposedViewSize) {
        // Of the rows behind one that came or left, each is done here.
        if origin.x != self.origin.x || origin.y != self.origin.y || motion != nil { move(to: origin) }
        if needsPlacement || !(placed?.serves(proposal) ?? false) { placeAnew(proposal) }
    }

    @inline(__always) private final func move(to origin: CGPoint) {
        if tree.movesPlaces || motion != nil, tree.mover?.move(self, to: origin) ?? false { return }
        self.origin = origin
        tree.note(.place, of: self)
    }

    @inline(never) private final func placeAnew(_ proposal: ProposedViewSize) {
        let answer = measurement(for: proposal)
        if answer.size != targetSize,
            !(tree.movesPlaces || motion != nil) || !growsSmoothly
                || !(tree.mover?.resize(self, to: answer.size) ?? false)
        {
            size = answer.size
            motion?.jump(to: answer.size)
            noteSize()
        }
        use(answer)
        needsPlacement = false
        tree.placements += 1
        tree.note(.paintBounds, of: self)
        placeChildren(proposal)
    }

    private final func noteSize() {
        // Content that grows while it is scrolled looks the same, so its pixels can still be moved.
        let isScrolled = parent is ScrollLayoutNode && content == nil && layer == nil
        let look: Change = isScrolled ? [] : .content
        tree.note(clipsToFrame || layer != nil ? [.subtree, .paintBounds] : [look, .paintBounds], of: self)
    }

    // MARK: Motion

    /// Where layout has put it.
    package final var targetOrigin: CGPoint { motion?.targetOrigin ?? origin }
    /// The size that layout has given it.
    package final var targetSize: CGSize { motion?.targetSize ?? size }

    /// Whether its size can be seen and so is shown growing: that of a shape or of what is cut at its edges. A text or a stack
    /// just has another one.
    var growsSmoothly: Bool { content != nil || clipsToFrame || layer != nil }

    /// A motion has begun or ended.
    func motionChanged() {}

    final func beginMotion(_ motion: PlaceMotion) {
        self.motion = motion
        motionChanged()
        guard let parent else { return }
        parent.movingChildren += 1
        // What was found by the order of the children is now looked for among all.
        if parent.movingChildren == 1 { tree.note(.paintBounds, of: parent) }
        tree.moving += 1
    }

    /// It has arrived, or leaves.
    final func endMotion() {
        guard let motion else { return }
        self.motion = nil
        motionChanged()
        motion.end()
        show(origin: motion.targetOrigin, size: motion.targetSize)
        tree.moving -= 1
        guard let parent else { return }
        parent.movingChildren -= 1
        if parent.movingChildren == 0 { tree.note(.paintBounds, of: parent) }
    }

    /// Is drawn at a place and in a size on the way to its own.
    final func show(origin: CGPoint, size: CGSize) {
        if origin != self.origin {
            self.origin = origin
            tree.note(.place, of: self)
        }
        if size != self.size {
            self.size = size
            noteSize()
        }
    }

    /// Keeps the answer as the one in use, apart from the others.
    private func use(_ answer: Measurement) {
        answers.remove(answer.proposal)
        if let old = placed, !old.serves(answer.proposal) { answers.append(old) }
        placed = answer
    }

    // MARK: Changes

    /// Something that the size or the places below depend on has changed.
    package func invalidate() {
        guard !isQueued, !isReleased else { return }
        needsPlacement = true
        // Where nobody asked yet, nobody relies on an answer: whoever takes the node in asks then.
        if placed == nil, answers.isEmpty, tree.root !== self { return }
        isQueued = true
        tree.enqueue(self)
    }

    /// Something that the parent asks apart from sizes has changed.
    final func notifyParent() {
        var node = parent
        while let current = node {
            current.invalidate()
            node = current.spokenForBelow
        }
    }

    /// Where what a node below says apart from sizes is said on behalf of it: who hears that from this one.
    var spokenForBelow: LayoutNode? { nil }

    /// Works out all answers in use again. True where everybody who relied on them still can.
    final func remeasure() -> Bool {
        guard let before = placed else {
            answers.removeAll()
            return false
        }
        placed = nil
        let now = compute(before.proposal)
        if hasForgotten {
            hasForgotten = false
            answers.removeAll()
            answers.append(now)
            return false
        }
        guard !answers.isEmpty else {
            placed = now.replaces(before) ? now : nil
            if placed == nil { answers.append(now) }
            return placed != nil
        }
        let others = answers
        answers = Answers()
        answers.append(now)
        let isSame = now.replaces(before) && others.allSatisfy { measurement(for: $0.proposal).replaces($0) }
        if isSame {
            placed = now
            answers.removeFirst()
        }
        return isSame
    }

    /// Places the children again within the same answer.
    final func replaceChildren() {
        guard let placed else { return }
        needsPlacement = false
        tree.placements += 1
        tree.note(.paintBounds, of: self)
        placeChildren(placed.proposal)
    }

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

    /// How many nodes stand above it.
    final var depth: Int {
        var depth = 0
        var next = above
        while let node = next {
            depth += 1
            next = node.takeUnretainedValue().above
        }
        return depth
    }

    // MARK: Coming and going

    func adopt(_ child: LayoutNode) { child.parent = self }

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

    /// The frame in window coordinates, points.
    package final var windowFrame: CGRect {
        var frame = CGRect(origin: origin, size: size)
        var node = parent
        while let current = node {
            if let layer = current.layer { frame = layer.mapToParent(frame) }
            frame.origin.x += current.origin.x
            frame.origin.y += current.origin.y
            node = current.parent
        }
        return frame
    }
}
