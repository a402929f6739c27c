import Foundation

/// A container whose views are arranged by a `Layout`.
@MainActor final class CustomLayoutNode: NamedContainerLayoutNode {
    private let box: LayoutBox
    private let board = PlacementBoard()
    private var views: LayoutSubviews?

    init(_ box: LayoutBox, kind: String, tree: LayoutTree) {
        self.box = box
        super.init(kind: kind, tree: tree)
        board.name = box.name
        tree.features.usesSpacing = true
        noteKnownGuides()
    }

    /// The axis along which the layout arranges views one after the other.
    var stackOrientation: Axis? { box.stackOrientation }

    /// Called when the layout has other values, or is of another type.
    func layoutChanged(from orientation: Axis?) {
        board.name = box.name
        noteKnownGuides()
        if orientation != stackOrientation { for child in children { child.stackAxisChanged() } }
        invalidate()
    }

    private var subviews: LayoutSubviews {
        if let views { return views }
        let direction = isMirrored ? LayoutDirection.rightToLeft : .leftToRight
        let new = LayoutSubviews(children.array, direction: direction, board: board)
        views = new
        return new
    }

    override func invalidate() {
        views = nil
        mayReportSpacing = reported != nil
        box.noteChange()
        super.invalidate()
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        if mayReportSpacing { reportSpacing() }
        let size = box.size(proposal, subviews)
        if !knowsGuides { findGuides(size, proposal) }
        if !Self.isPlausible(size.width, proposal.width) || !Self.isPlausible(size.height, proposal.height) {
            board.warn(
                .size, "sizeThatFits returned \(size.width) by \(size.height)",
                "A size must be finite, unless it was offered without end, and not negative. What is no number or negative counts as 0."
            )
        }
        return Measurement(size, for: proposal)
    }

    private static func isPlausible(_ length: CGFloat, _ offer: CGFloat?) -> Bool {
        length >= 0 && (length < .infinity || offer == .infinity)
    }

    /// Runs the layout to get the places in a container of this size.
    private func collectPlaces(_ size: CGSize, _ proposal: ProposedViewSize) {
        let views = subviews
        board.collect(children.count) { box.place(CGRect(origin: .zero, size: size), proposal, views) }
    }

    /// The last place that the layout gave the view at `index`, and its measurement there.
    private func place(of index: Int, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, Measurement) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let place =
            board.places[index] ?? PlacementBoard.Place(position: middle, anchor: .center, proposal: proposal)
        let answer = children[index].measurement(for: place.proposal)
        let origin = CGPoint(
            x: place.position.x - place.anchor.x * answer.size.width,
            y: place.position.y - place.anchor.y * answer.size.height)
        return (origin, answer)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        collectPlaces(size, proposal)
        for index in children.indices {
            let offer = board.places[index]?.proposal ?? proposal
            children[index].place(at: place(of: index, in: size, proposal).0, proposal: offer)
        }
    }

    // MARK: Guides and spacing

    /// Whether it is known that the layout has no guides of its own, or the tree asks for guides.
    private var knowsGuides = false

    /// Guides are asked for only where some view of the tree may set them. A layout with guides of its own is one.
    private func noteKnownGuides() {
        let has = OwnGuides.known(box.layoutType)
        knowsGuides = has != nil
        if has == true { tree.features.explicitGuides = .max }
    }

    /// Finds whether a type of layout that was never used before has guides of its own. Containers around it that did
    /// not ask until now are checked again after this layout.
    private func findGuides(_ size: CGSize, _ proposal: ProposedViewSize) {
        knowsGuides = true
        let bounds = CGRect(origin: .zero, size: size)
        let hasOwn = OwnGuides.find(box.layoutType) { guide in
            board.isGuideLeftToViews = false
            defer { board.isGuideLeftToViews = false }
            _ = box.explicitGuide(guide, bounds, proposal, subviews)
            return !board.isGuideLeftToViews
        }
        guard hasOwn else { return }
        tree.features.explicitGuides = .max
        tree.withNewGuides.append(self)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree) else { return nil }
        let bounds = CGRect(origin: .zero, size: measurement.size)
        board.isGuideLeftToViews = false
        let own = box.explicitGuide(guide, bounds, measurement.proposal, subviews)
        guard board.isGuideLeftToViews else {
            if own?.isFinite ?? true { return own }
            board.warn(
                .guide, "explicitAlignment returned \(own ?? .nan)",
                "A line must lie at a finite place. It lies where it would without.")
            return nil
        }
        board.isGuideLeftToViews = false
        collectPlaces(measurement.size, measurement.proposal)
        var combined = CombinedGuide(guide)
        for index in children.indices {
            let (origin, answer) = place(of: index, in: measurement.size, measurement.proposal)
            guard let value = children[index].explicitGuide(guide, answer) else { continue }
            combined.add(value + origin[guide.axis])
        }
        return combined.value
    }

    override var alignsByGuides: Bool { board.asksForGuides }

    /// The spacing that was last reported to the parent.
    private var reported: ViewSpacing?
    /// Whether it may differ since, as after any change of the layout or its views.
    private var mayReportSpacing = false

    /// Stacks query spacing separately from sizes: they are notified where it differs.
    private func reportSpacing() {
        mayReportSpacing = false
        if box.spacing(subviews) != reported { notifyParent() }
    }

    override var ownSpacing: ViewSpacing? {
        let spacing = box.spacing(subviews)
        reported = spacing
        return spacing
    }
}

extension LayoutNode {
    /// The value of the view for a layout key, set by any of its modifiers.
    func layoutValue(_ key: ObjectIdentifier) -> Any? {
        var node = self
        while true {
            if let value = node.attachments?.layoutValues[key] { return value }
            guard let wrapper = node as? WrapperLayoutNode else { return nil }
            node = wrapper.inner
        }
    }

    /// The axis of the enclosing stack changed: spacers and dividers are measured again.
    final func stackAxisChanged() {
        var node = self
        while let wrapper = node as? WrapperLayoutNode { node = wrapper.inner }
        node.invalidate()
    }
}
