import Foundation

@MainActor final class TypedLayoutBox<Kind: Layout>: LayoutBox {
    private(set) var layout: Kind
    private var cache: Kind.Cache?
    /// Whether the layout or its views have changed since the cache was created or updated.
    private var isCacheOld = false

    init(_ layout: Kind) { self.layout = layout }

    override var name: String { (layout as? AnyLayout)?.box.name ?? TypeName.short(Kind.self) }

    override var layoutType: ObjectIdentifier { (layout as? AnyLayout)?.box.type ?? ObjectIdentifier(Kind.self) }

    override var stackOrientation: Axis? {
        (layout as? AnyLayout)?.box.properties.stackOrientation ?? Kind.layoutProperties.stackOrientation
    }

    /// Returns true if the new layout differs.
    func set(_ new: Kind) -> Bool {
        let isSame: Bool
        if let old = layout as? AnyLayout, let new = new as? AnyLayout {
            isSame = old.box.isSame(as: new.box)
        } else {
            isSame = StructuralComparison.areEqual(layout, new)
        }
        if !isSame { layout = new }
        return !isSame
    }

    override func noteChange() { isCacheOld = true }

    /// Calls `body` with the cache, which is created or updated if necessary.
    private func withCache<Result>(
        _ views: LayoutSubviews, _ body: (Kind, inout Kind.Cache) -> Result
    ) -> Result {
        var cache: Kind.Cache
        if var known = self.cache {
            self.cache = nil
            if isCacheOld { layout.updateCache(&known, subviews: views) }
            cache = known
        } else {
            cache = layout.makeCache(subviews: views)
        }
        isCacheOld = false
        let result = body(layout, &cache)
        self.cache = cache
        return result
    }

    override func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> CGSize {
        withCache(views) { $0.sizeThatFits(proposal: proposal, subviews: views, cache: &$1) }
    }

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews) {
        withCache(views) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$1) }
    }

    override func spacing(_ views: LayoutSubviews) -> ViewSpacing {
        withCache(views) { $0.spacing(subviews: views, cache: &$1) }
    }

    override func explicitGuide(
        _ guide: AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews
    ) -> CGFloat? {
        withCache(views) { layout, cache in
            guide.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: views,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: views, cache: &cache)
        }
    }
}
