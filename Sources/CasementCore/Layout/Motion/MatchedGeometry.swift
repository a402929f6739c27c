import Foundation

/// The place of a view: a point of it, and its size. Views with a shared geometry have the same,
/// each in its own coordinates.
struct MatchedPlace: Equatable {
    var point: CGPoint
    var size: CGSize

    typealias Data = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    var data: Data { AnimatablePair(AnimatablePair(point.x, point.y), AnimatablePair(size.width, size.height)) }

    init(_ data: Data) {
        point = CGPoint(x: data.first.first, y: data.first.second)
        size = CGSize(width: max(0, data.second.first), height: max(0, data.second.second))
    }

    /// The place of a view with a frame, by an anchor point.
    init(_ frame: CGRect, _ anchor: UnitPoint) {
        point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        size = frame.size
    }
}

/// A group of views that share the geometry of their source.
@MainActor final class MatchedGroup {
    struct Name: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let name: Name
    /// The number of views, including those being removed.
    fileprivate(set) var count = 0
    /// The view whose geometry is shared; nil while all are being removed.
    fileprivate(set) weak var source: MatchedLayoutNode?
    /// The previous source.
    fileprivate weak var last: MatchedLayoutNode?
    /// Its last shown frame, in the window.
    fileprivate(set) var seen: CGRect?
    /// Whether several views say that they are the source. One of them may be removed by a later pass of the frame.
    fileprivate var isDoubtful = false
    fileprivate var isWarned = false

    fileprivate init(_ name: Name) { self.name = name }

    fileprivate func warn() {
        guard !isWarned else { return }
        isWarned = true
        RuntimeWarning.issue(
            "Several views with matchedGeometryEffect(id: \(name.id.base)) are there at the same time and say isSource: true. The one that was there first is taken; say isSource: false for the others."
        )
    }
}

/// All groups of a window. Layout gives each view its own place; this then shows it at that of its group.
@MainActor final class MatchedGeometry {
    /// Ancestors before descendants.
    private var members: ContiguousArray<MatchedLayoutNode> = []
    private var groups: [MatchedGroup.Name: MatchedGroup] = [:]
    private var isOrdered = true
    private var hasEmptyGroups = false

    func add(_ node: MatchedLayoutNode) {
        members.append(node)
        isOrdered = false
    }

    func remove(_ node: MatchedLayoutNode) {
        if let index = members.firstIndex(where: { $0 === node }) { members.remove(at: index) }
    }

    /// Adds a view to the group of a name.
    func join(_ name: MatchedGroup.Name) -> MatchedGroup {
        let group = groups[name] ?? MatchedGroup(name)
        groups[name] = group
        group.count += 1
        return group
    }

    func leave(_ group: MatchedGroup) {
        group.count -= 1
        // Until the next check, a new view may take over from the last place of the old one.
        if group.count == 0 { hasEmptyGroups = true }
    }

    /// Shows views at the places of their groups; called after all were placed by layout.
    func check() {
        if hasEmptyGroups {
            hasEmptyGroups = false
            groups = groups.filter { $0.value.count > 0 }
        }
        guard !members.isEmpty else { return }
        if !isOrdered {
            isOrdered = true
            // Depth is compared before insertion order, so that the older of two stays the source.
            let depths = members.map(\.depth)
            members = ContiguousArray(
                members.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { members[$0] })
        }
        for node in members {
            node.group?.source = nil
            node.group?.isDoubtful = false
        }
        for node in members where node.isSource {
            guard let group = node.group, node.isThereToStay else { continue }
            if group.source != nil { group.isDoubtful = true }
            if group.source == nil || group.last === node { group.source = node }
        }
        for node in members { node.check() }
        for node in members {
            guard let group = node.group, group.source === node else { continue }
            group.last = node
            let seen = node.seenFrame
            if !seen.isNull { group.seen = seen }
        }
    }

    /// Warns of groups with several sources, when all passes of a frame have run.
    func frameEnded() {
        for node in members {
            guard let group = node.group, group.isDoubtful else { continue }
            group.isDoubtful = false
            group.warn()
        }
    }
}

extension LayoutTree {
    func matchedGeometry() -> MatchedGeometry {
        if let matched { return matched }
        let new = MatchedGeometry()
        matched = new
        return new
    }
}
