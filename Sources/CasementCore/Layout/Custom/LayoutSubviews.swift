import Foundation

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private let views: ArraySlice<LayoutSubview>
    /// In which direction the container's views run. Places need not follow it: they are mirrored where leading is right.
    public let layoutDirection: LayoutDirection
    let board: PlacementBoard

    init(_ views: ArraySlice<LayoutSubview>, direction: LayoutDirection, board: PlacementBoard) {
        (self.views, layoutDirection, self.board) = (views, direction, board)
    }

    @MainActor init(_ nodes: ContiguousArray<LayoutNode>, direction: LayoutDirection, board: PlacementBoard) {
        var views: [LayoutSubview] = []
        views.reserveCapacity(nodes.count)
        for index in nodes.indices { views.append(LayoutSubview(node: nodes[index], index: index, board: board)) }
        self.init(views[...], direction: direction, board: board)
    }

    public typealias SubSequence = LayoutSubviews
    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> LayoutSubview { views[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views[bounds], direction: layoutDirection, board: board)
    }
    /// The views at some places, in the order of `indices`.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { views[$0] }[...], direction: layoutDirection, board: board)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.views == right.views
    }

    var nodes: ContiguousArray<LayoutNode> {
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(views.count)
        for view in views { nodes.append(view.node) }
        return nodes
    }

    /// The layout has nothing of its own to say about a guide.
    func leaveGuideToViews() { MainActor.assumeIsolated { board.isGuideLeftToViews = true } }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode
    /// Its place among the container's views.
    let index: Int
    let board: PlacementBoard

    // Casement calls layouts on the main actor; a program that keeps a view to ask it elsewhere is stopped.

    /// The value that the view says for a key, or the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // Only read here, on the main actor.
        nonisolated(unsafe) var value: Any?
        let id = ObjectIdentifier(key)
        MainActor.assumeIsolated { value = node.layoutValue(id) }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// The view's priority, by `layoutPriority(_:)`.
    public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { node.preferredSpacing } }

    /// The size that the view takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.size(for: proposal.plausible) }
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated {
            board.asksForGuides = true
            return ViewDimensions(node: node, measurement: node.measurement(for: proposal.plausible))
        }
    }

    /// Puts the view so that the point `anchor` of it lies at `position`, in the coordinates of the layout's bounds, with the
    /// size that it takes for `proposal`. The last of several calls counts; a view without any stands in the middle.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated { board.place(index, at: position, anchor: anchor, proposal: proposal.plausible) }
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

extension ProposedViewSize {
    /// Without lengths that are no numbers or negative.
    var plausible: ProposedViewSize {
        func length(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(0, value)
        }
        return ProposedViewSize(width: length(width), height: length(height))
    }
}

/// Where a layout says that its views stand.
@MainActor final class PlacementBoard {
    struct Place {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    private(set) var places: ContiguousArray<Place?> = []
    /// Whether the layout is being asked for places now.
    private var isOpen = false
    /// Whether the layout left a guide to its views.
    var isGuideLeftToViews = false
    /// Whether the layout ever asked where lines of its views are.
    var asksForGuides = false
    /// The layout's name, for warnings.
    var name = ""

    /// What a layout can do wrong.
    enum Mistake: String { case size, guide, moment, place, twice }

    private var known: Set<Mistake> = []

    /// Tells of a mistake, once for each container; of those of the same layout one is printed.
    func warn(_ mistake: Mistake, _ what: String, _ advice: String) {
        guard known.insert(mistake).inserted else { return }
        let separator = mistake == .size || mistake == .guide ? "." : " "
        RuntimeWarning.issue("\(name)\(separator)\(what). \(advice)", key: "layout \(name) \(mistake.rawValue)")
    }

    /// Takes the places of `count` views while `body` runs.
    func collect(_ count: Int, _ body: () -> Void) {
        places.removeAll(keepingCapacity: true)
        for _ in 0..<count { places.append(nil) }
        isOpen = true
        body()
        isOpen = false
    }

    func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard isOpen, places.indices.contains(index) else {
            return warn(
                .moment, "places a view outside of placeSubviews",
                "The view keeps its place; call place(at:anchor:proposal:) there.")
        }
        guard position.x.isFinite, position.y.isFinite, anchor.x.isFinite, anchor.y.isFinite else {
            return warn(
                .place,
                "places view \(index) at (\(position.x), \(position.y)), anchor (\(anchor.x), \(anchor.y))",
                "Places must be finite. The view stands in the middle.")
        }
        if places[index] != nil {
            warn(.twice, "places view \(index) twice in one run of placeSubviews", "The last place counts.")
        }
        places[index] = Place(position: position, anchor: anchor, proposal: proposal)
    }
}
