import Foundation

/// A line of one's own by which views can be aligned: the type is its name.
///
///     private enum MidTitle: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
///     }
///     extension VerticalAlignment { static let midTitle = VerticalAlignment(MidTitle.self) }
public protocol AlignmentID: SendableMetatype {
    /// Where the line lies in a view that sets none, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where along the horizontal axis the views of a vertical stack line up.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    init(guide: AlignmentGuide) { self.guide = guide }

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

    public static let leading = HorizontalAlignment(guide: .leading)
    public static let center = HorizontalAlignment(guide: .horizontalCenter)
    public static let trailing = HorizontalAlignment(guide: .trailing)
    /// Where the separator of a list's row begins: the leading edge, where a view says nothing else.
    public static let listRowSeparatorLeading = HorizontalAlignment(guide: .rowLeading)
    /// Where the separator of a list's row ends: the trailing edge, where a view says nothing else.
    public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .rowTrailing)

    /// What several explicit values come to: their average. Nil where there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        guide.combination(of: values)
    }
}

/// Where along the vertical axis the views of a horizontal stack line up.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    init(guide: AlignmentGuide) { self.guide = guide }

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .vertical) }

    public static let top = VerticalAlignment(guide: .top)
    public static let center = VerticalAlignment(guide: .verticalCenter)
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// The baseline of the first line of text; views without text align their bottom.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
    /// The baseline of the last line of text; views without text align their bottom.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)

    /// What several explicit values come to: their average, of first baselines the least, of last ones the greatest. Nil where
    /// there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        guide.combination(of: values)
    }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    /// An alignment of its own on each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
    func guide(_ axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal.guide : vertical.guide }

    /// Whether views must be asked where their lines are.
    @MainActor func needsAsking(in tree: LayoutTree) -> Bool {
        horizontal.guide.needsAsking(in: tree) || vertical.guide.needsAsking(in: tree)
    }
}
