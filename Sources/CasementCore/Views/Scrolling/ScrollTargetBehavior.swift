import Foundation

/// Where scrolling by a person ends.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
    /// Changes where scrolling is about to end.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// What a scroll view is about to show.
public struct ScrollTarget: Hashable, Sendable {
    /// In the content's coordinates, points; x counts from the leading edge.
    public var rect: CGRect
    public var anchor: UnitPoint?

    /// A target from its parts.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour is told of a scroll view.
public struct ScrollTargetBehaviorContext {
    /// What was shown before.
    public let originalTarget: ScrollTarget
    /// Points; how far the wheel or a key asked for.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The views to align with, in the content's coordinates, along the axis of scrolling.
    let starts: @MainActor () -> [CGFloat]
}

extension ScrollTargetBehavior {
    @MainActor func aim(
        at end: CGPoint, after distance: CGSize, in scroll: ScrollLayoutNode, node: some ScrollSurface
    ) -> CGPoint {
        var target = ScrollTarget(rect: CGRect(origin: end, size: scroll.size))
        let axis = scroll.scrolls(.vertical) ? Axis.vertical : .horizontal
        updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: scroll.offset, size: scroll.size)),
                velocity: CGVector(dx: distance.width, dy: distance.height), contentSize: scroll.contentSize,
                containerSize: scroll.size, axes: scroll.axes,
                starts: {
                    var starts: [CGFloat] = []
                    node.forEachIdentified { _, found in
                        guard let frame = found.view?.frame(in: scroll) else { return }
                        starts.append(axis == .horizontal ? frame.minX : frame.minY)
                    }
                    return starts
                }))
        return target.rect.origin
    }
}

/// Goes on by whole lengths of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        for axis in Axis.allCases where context.containerSize[axis] > 0 {
            let page = context.containerSize[axis], old = context.originalTarget.rect.origin[axis]
            let way = target.rect.origin[axis] - old
            guard way != 0 else { continue }
            let pages = way > 0 ? (old / page).rounded(.down) + 1 : (old / page).rounded(.up) - 1
            let far = (target.rect.origin[axis] / page).rounded()
            target.rect.origin[axis] = (way > 0 ? max(pages, far) : min(pages, far)) * page
        }
    }
}

/// Ends where a view begins: one of a `ForEach`, or with an `id`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement may go on by.
    public struct LimitBehavior: Sendable {
        enum Kind: Sendable { case automatic, always, alwaysByOne, never }
        let kind: Kind
        /// One for a click of a wheel; as far as a movement of the fingers goes.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// By few.
        public static let always = LimitBehavior(kind: .always)
        /// By one.
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
        /// As far as the movement goes.
        public static let never = LimitBehavior(kind: .never)
    }

    private let limit: LimitBehavior

    public init() { limit = .automatic }
    /// Ends where a view begins, at most some views further on.
    public init(limitBehavior: LimitBehavior) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        let axis = context.axes.contains(.vertical) ? Axis.vertical : .horizontal
        let old = context.originalTarget.rect.origin[axis], wanted = target.rect.origin[axis]
        guard wanted != old else { return }
        let ahead = context.starts().filter { wanted > old ? $0 > old + 0.5 : $0 < old - 0.5 }
        let nearest =
            limit.kind == .alwaysByOne || limit.kind == .always
            ? ahead.min { abs($0 - old) < abs($1 - old) } : ahead.min { abs($0 - wanted) < abs($1 - wanted) }
        if let nearest { target.rect.origin[axis] = nearest }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Goes on by whole lengths of the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Ends where a view begins, at most some views further on.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
    /// Where scrolling by a person ends in the scroll views of this view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollTraits) { $0.behavior = behavior }
    }

    /// Says that scrolling ends at the views in this one. It has no effect: all views of a `ForEach` and those with an
    /// `id` are targets.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// Says that scrolling ends at this view. It has no effect: give the view an `id`, which makes it a target.
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }
}
