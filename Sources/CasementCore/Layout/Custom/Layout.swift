import Foundation

/// A way of one's own to arrange views: says how large the container is and where each view stands.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             subviews.reduce(into: .zero) { sum, view in
///                 let size = view.sizeThatFits(.unspecified)
///                 sum.width += size.width
///                 sum.height += size.height
///             }
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var corner = bounds.origin
///             for view in subviews {
///                 view.place(at: corner, proposal: .unspecified)
///                 let size = view.sizeThatFits(.unspecified)
///                 corner.x += size.width
///                 corner.y += size.height
///             }
///         }
///     }
///
///     Diagonal { Text("One"); Text("Two") }
///
/// Casement calls these functions on the main actor, while it lays out. Places are counted from the leading edge: where
/// people read from the right, the arrangement is mirrored. A size that is no number counts as 0, and a view that is not
/// placed stands in the middle; a warning then names the layout.
public protocol Layout: Animatable, Sendable {
    /// What the layout keeps between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// Facts about the layout that concern the views in it.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the layout's own values or its views changed; by default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours; by default the largest that its views prefer.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal, in points. It is asked for several: unspecified for the ideal size, zero for the
    /// least, infinity for the greatest.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view within `bounds`, whose size is the one that was answered to `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a horizontal alignment lies in the container; nil where it says nothing. By default what its views say.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a vertical alignment lies in the container; nil where it says nothing. By default what its views say.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        var spacing = first.spacing
        for view in subviews.dropFirst() { spacing.formUnion(view.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveGuideToViews()
        return nil
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveGuideToViews()
        return nil
    }
}

/// Facts about a layout that concern the views in it.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges views one after the other: spacers fill that axis, and dividers lie across
    /// it. Nil for other layouts.
    public var stackOrientation: Axis?
    /// No orientation.
    public init() {}
}

/// A key under which views tell a layout something.
///
///     private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
///     Text("Wide").layoutValue(key: Weight.self, value: 2)
///     // in a layout: subviews[0][Weight.self]
public protocol LayoutValueKey {
    associatedtype Value
    /// What a layout reads of a view that says nothing.
    static var defaultValue: Value { get }
}
