import Foundation

/// A type-erased layout with its cache.
@MainActor class LayoutBox {
    var name: String { "" }
    /// The type of the layout, without type erasure.
    var layoutType: ObjectIdentifier { ObjectIdentifier(Self.self) }
    var stackOrientation: Axis? { nil }
    func noteChange() {}
    func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews) {}
    func spacing(_ views: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
    func explicitGuide(
        _ guide: AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews
    ) -> CGFloat? { nil }
}
