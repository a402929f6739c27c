import Foundation

/// A custom arrangement of views: computes the size of the container and places its views.
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
/// Casement calls these functions on the main actor, during layout. Positions are relative to the leading edge: in
/// right-to-left layouts, the arrangement is mirrored. A size that is not a number counts as 0, and a view that is not
/// placed is centred; a warning then names the layout.
public protocol Layout: Animatable, Sendable {
    /// Data that the layout caches between calls.
    associatedtype Cache = Void
    /// The collection of the container's views.
    typealias Subviews = LayoutSubviews

    /// Properties of the layout that affect its views.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache, once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the layout's own values or its views changed; by default it is recreated.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The preferred spacing to the container's neighbours; by default the largest that its views prefer.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal, in points. It is called with several: unspecified for the ideal size, zero
    /// for the minimum, infinity for the maximum.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view within `bounds`, whose size is the one that was returned for `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The explicit position of a horizontal alignment in the container; nil for none. By default the
    /// combined positions of its views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The explicit position of a vertical alignment in the container; nil for none. By default the
    /// combined positions of its views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// An empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// No stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Recreates the cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest spacing that the views prefer.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        var spacing = first.spacing
        for view in subviews.dropFirst() { spacing.formUnion(view.spacing) }
        return spacing
    }

    /// Leaves the alignment to the views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveGuideToViews()
        return nil
    }

    /// Leaves the alignment to the views.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveGuideToViews()
        return nil
    }
}

/// Properties of a layout that affect its views.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views: spacers expand along it, and dividers are drawn across
    /// it. Nil for other layouts.
    public var stackOrientation: Axis?
    /// Properties without an orientation.
    public init() {}
}

/// A key for a value that views pass to the layout that contains them.
///
///     private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
///     Text("Wide").layoutValue(key: Weight.self, value: 2)
///     // in a layout: subviews[0][Weight.self]
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set it.
    static var defaultValue: Value { get }
}
