import Foundation

/// The views that a layout arranges, in view order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private let views: ArraySlice<LayoutSubview>
    /// The layout direction of the container. Positions need not depend on it: right-to-left layouts are mirrored.
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
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { views[index] }
    /// The views at a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views[bounds], direction: layoutDirection, board: board)
    }
    /// The views at several indices, in the order of `indices`.
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

    /// Notes that the layout does not set a guide explicitly.
    func leaveGuideToViews() { MainActor.assumeIsolated { board.isGuideLeftToViews = true } }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode
    /// Its index among the container's views.
    let index: Int
    let board: PlacementBoard

    // Casement calls layouts on the main actor; a program that uses a stored view elsewhere is stopped.

    /// The view's value for a key, or the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // Only read here, on the main actor.
        nonisolated(unsafe) var value: Any?
        let id = ObjectIdentifier(key)
        MainActor.assumeIsolated { value = node.layoutValue(id) }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// The view's priority, set by `layoutPriority(_:)`; 0 by default.
    public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

    /// The spacing that the view prefers to its neighbours.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { node.preferredSpacing } }

    /// The view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.size(for: proposal.plausible) }
    }

    /// The view's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated {
            board.asksForGuides = true
            return ViewDimensions(node: node, measurement: node.measurement(for: proposal.plausible))
        }
    }

    /// Places the view so that its `anchor` is at `position`, in the coordinates of the layout's bounds, with its size
    /// for `proposal`. The last call counts; a view that is not placed is centred.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated { board.place(index, at: position, anchor: anchor, proposal: proposal.plausible) }
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

extension ProposedViewSize {
    /// The proposal without lengths that are not numbers or negative.
    var plausible: ProposedViewSize {
        func length(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(0, value)
        }
        return ProposedViewSize(width: length(width), height: length(height))
    }
}

/// The places that a layout gives its views.
@MainActor final class PlacementBoard {
    struct Place {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    private(set) var places: ContiguousArray<Place?> = []
    /// Whether the layout is placing its views now.
    private var isOpen = false
    /// Whether the layout left a guide to its views.
    var isGuideLeftToViews = false
    /// Whether the layout ever read a guide of its views.
    var asksForGuides = false
    /// The layout's name, for warnings.
    var name = ""

    /// Mistakes of a layout.
    enum Mistake: String { case size, guide, moment, place, twice }

    private var known: Set<Mistake> = []

    /// Warns of a mistake, once for each container; for several containers of the same layout one warning is printed.
    func warn(_ mistake: Mistake, _ what: String, _ advice: String) {
        guard known.insert(mistake).inserted else { return }
        let separator = mistake == .size || mistake == .guide ? "." : " "
        RuntimeWarning.issue("\(name)\(separator)\(what). \(advice)", key: "layout \(name) \(mistake.rawValue)")
    }

    /// Collects the places of `count` views while `body` runs.
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
