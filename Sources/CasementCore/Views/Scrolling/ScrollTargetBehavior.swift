import Foundation

/// Determines where scrolling by the user ends.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
    /// Changes the target at which scrolling will end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What the behaviour knows of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content that a scroll view will show.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle in the content's coordinates, in points; x is measured from the leading edge.
    public var rect: CGRect
    /// The point of the rectangle to align; nil for none.
    public var anchor: UnitPoint?

    /// Creates a target from its parts.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The scroll view's state for a behaviour.
public struct ScrollTargetBehaviorContext {
    /// The target that was visible before, for fingers when they came.
    public let originalTarget: ScrollTarget
    /// The distance that the wheel or a key requested, in points. Of fingers on a touchpad, the velocity with which
    /// they have left it, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    /// Whether the target lies at least a step ahead, as for the wheel and keys. Fingers that move a little may return.
    let isStep: Bool
    /// The starts of the views to align with, in the content's coordinates, along the scroll axis.
    let starts: @MainActor () -> [CGFloat]
}

extension ScrollTargetBehavior {
    @MainActor func target(of aim: ScrollAim, in scroll: ScrollLayoutNode, node: some ScrollSurface) -> CGPoint {
        var target = ScrollTarget(rect: CGRect(origin: aim.end, size: scroll.size))
        let axis = scroll.scrolls(.vertical) ? Axis.vertical : .horizontal
        updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: aim.start, size: scroll.size)),
                velocity: aim.velocity, contentSize: scroll.contentSize, containerSize: scroll.size,
                axes: scroll.axes, isStep: aim.isStep,
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

/// Scrolls by whole lengths of the scroll view. Fingers on a touchpad scroll by one at most, and where they leave the
/// content slowly, to the nearest.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        for axis in Axis.allCases where context.containerSize[axis] > 0 {
            let page = context.containerSize[axis], old = context.originalTarget.rect.origin[axis]
            let way = target.rect.origin[axis] - old
            guard way != 0 || !context.isStep else { continue }
            guard context.isStep else {
                // The next and the previous page of the one where the fingers came.
                let first = (old / page).rounded(), far = (target.rect.origin[axis] / page).rounded()
                target.rect.origin[axis] = min(max(far, first - 1), first + 1) * page
                continue
            }
            let pages = way > 0 ? (old / page).rounded(.down) + 1 : (old / page).rounded(.up) - 1
            let far = (target.rect.origin[axis] / page).rounded()
            target.rect.origin[axis] = (way > 0 ? max(pages, far) : min(pages, far)) * page
        }
    }
}

/// Ends scrolling at the start of a view: one of a `ForEach`, or with an `id`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one movement may scroll by.
    public struct LimitBehavior: Sendable {
        enum Kind: Sendable { case automatic, always, alwaysByOne, never }
        let kind: Kind
        /// Without limit, but at least to the next view, as for a click of the wheel.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// By one view here, as `alwaysByOne`.
        public static let always = LimitBehavior(kind: .always)
        /// By one view.
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
        /// Without limit.
        public static let never = LimitBehavior(kind: .never)
    }

    private let limit: LimitBehavior

    /// Creates a behaviour with the `automatic` limit.
    public init() { limit = .automatic }
    /// Creates a behaviour with a limit on the number of views per movement.
    public init(limitBehavior: LimitBehavior) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        let axis = context.axes.contains(.vertical) ? Axis.vertical : .horizontal
        let old = context.originalTarget.rect.origin[axis], wanted = target.rect.origin[axis]
        guard wanted != old || !context.isStep else { return }
        var candidates = context.starts()
        func nearest(to place: CGFloat) -> CGFloat? { candidates.min { abs($0 - place) < abs($1 - place) } }
        let byOne = limit.kind == .alwaysByOne || limit.kind == .always
        let ahead = candidates.filter { wanted > old ? $0 > old + 0.5 : $0 < old - 0.5 }
        if context.isStep {
            candidates = ahead
        } else if byOne {
            // The view where the fingers came, and the next one.
            candidates = [nearest(to: old), ahead.min { abs($0 - old) < abs($1 - old) }].compactMap(\.self)
        }
        let nearest = nearest(to: context.isStep && byOne ? old : wanted)
        if let nearest { target.rect.origin[axis] = nearest }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolls by whole lengths of the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends scrolling at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Ends scrolling at the start of a view, with a limit on the number of views per movement.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
    /// Sets where scrolling by the user ends in the scroll views of this view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollTraits) { $0.behavior = behavior }
    }

    /// Has no effect: all views of a `ForEach` and all views with an `id` are scroll targets.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// Has no effect: give the view an `id` to make it a scroll target.
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }
}
