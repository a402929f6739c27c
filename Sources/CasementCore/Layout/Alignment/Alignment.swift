import Foundation

/// A custom line by which views can be aligned: the type identifies it.
///
///     private enum MidTitle: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
///     }
///     extension VerticalAlignment { static let midTitle = VerticalAlignment(MidTitle.self) }
public protocol AlignmentID: SendableMetatype {
    /// The position of the line in a view that does not set it, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The horizontal line by which the views of a vertical stack are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    init(guide: AlignmentGuide) { self.guide = guide }

    /// A custom alignment.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

    /// Aligns the leading edges: left, or right where the layout direction is right to left.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// Aligns the horizontal centres.
    public static let center = HorizontalAlignment(guide: .horizontalCenter)
    /// Aligns the trailing edges: right, or left where the layout direction is right to left.
    public static let trailing = HorizontalAlignment(guide: .trailing)
    /// Where the separator of a list's row begins; by default the leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(guide: .rowLeading)
    /// Where the separator of a list's row ends; by default the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .rowTrailing)

    /// Combines several explicit values into their average; nil where there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        guide.combination(of: values)
    }
}

/// The vertical line by which the views of a horizontal stack are aligned.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    init(guide: AlignmentGuide) { self.guide = guide }

    /// A custom alignment.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .vertical) }

    /// Aligns the top edges.
    public static let top = VerticalAlignment(guide: .top)
    /// Aligns the vertical centres.
    public static let center = VerticalAlignment(guide: .verticalCenter)
    /// Aligns the bottom edges.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// The baseline of the first line of text; views without text align their bottom.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
    /// The baseline of the last line of text; views without text align their bottom.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)

    /// Combines several explicit values: their average; of first baselines the least, of last ones the greatest.
    /// Nil where there is none.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        guide.combination(of: values)
    }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment
    /// An alignment from one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Centred on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading edge, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing edge, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top edge, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom edge, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner of the top and leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner of the top and trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner of the bottom and leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner of the bottom and trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// By the baseline of the first line of text, horizontally centred.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// By the baseline of the last line of text, horizontally centred.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading edge, by the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the leading edge, by the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing edge, by the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the trailing edge, by the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
    func guide(_ axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal.guide : vertical.guide }

    /// Whether the position of its lines must be queried from the views.
    @MainActor func needsAsking(in tree: LayoutTree) -> Bool {
        horizontal.guide.needsAsking(in: tree) || vertical.guide.needsAsking(in: tree)
    }
}
