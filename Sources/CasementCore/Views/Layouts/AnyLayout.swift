import Foundation

/// A type-erased layout. Its container keeps its views, with their state, when the layout changes.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Profile(); Details() }
public struct AnyLayout: Layout {
    let box: AnyLayoutBox

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedAnyLayoutBox(layout) }

    /// The cache of the erased layout.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    public typealias AnimatableData = EmptyAnimatableData

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: box.type, value: box.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard cache.type == box.type else {
            cache = makeCache(subviews: subviews)
            return
        }
        box.updateCache(&cache.value, subviews)
    }

    /// Returns the spacing of the erased layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicit(guide, bounds, proposal, subviews, &cache.value) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicit(guide, bounds, proposal, subviews, &cache.value) }
}

/// A layout behind its type. It has no mutable state.
class AnyLayoutBox: @unchecked Sendable {
    // The only subclass has one constant, of a Sendable type.
    var type: ObjectIdentifier { fatalError("abstract") }
    var name: String { fatalError("abstract") }
    var properties: LayoutProperties { fatalError("abstract") }
    @MainActor func isSame(as other: AnyLayoutBox) -> Bool { fatalError("abstract") }
    func makeCache(_ views: LayoutSubviews) -> Any { fatalError("abstract") }
    func updateCache(_ cache: inout Any, _ views: LayoutSubviews) {}
    func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError("abstract") }
    func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) {}
    func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedAnyLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
    private let layout: L
    init(_ layout: L) { self.layout = layout }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var name: String { TypeName.short(L.self) }
    override var properties: LayoutProperties { L.layoutProperties }

    override func isSame(as other: AnyLayoutBox) -> Bool {
        guard let other = other as? TypedAnyLayoutBox else { return false }
        return StructuralComparison.areEqual(layout, other.layout)
    }

    private func with<Result>(
        _ cache: inout Any, _ views: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        // The box always holds this type; a program cannot create another.
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: views)
        defer { cache = typed }
        return body(&typed)
    }

    override func makeCache(_ views: LayoutSubviews) -> Any { layout.makeCache(subviews: views) }

    override func updateCache(_ cache: inout Any, _ views: LayoutSubviews) {
        with(&cache, views) { layout.updateCache(&$0, subviews: views) }
    }

    override func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, views) { layout.spacing(subviews: views, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, views) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0) }
    }

    override func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }

    override func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }
}
