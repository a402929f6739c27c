import Foundation

/// Where along the horizontal axis the views of a vertical stack line up.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    public static let leading = HorizontalAlignment(guide: .start)
    public static let center = HorizontalAlignment(guide: .center)
    public static let trailing = HorizontalAlignment(guide: .end)
}

/// Where along the vertical axis the views of a horizontal stack line up.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide
    public static let top = VerticalAlignment(guide: .start)
    public static let center = VerticalAlignment(guide: .center)
    public static let bottom = VerticalAlignment(guide: .end)
    /// The baseline of the first line of text; views without text align their bottom.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
    /// The baseline of the last line of text; views without text align their bottom.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
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
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}

/// A line that views can share, along one axis.
enum AlignmentGuide: Hashable, Sendable {
    case start, center, end, firstBaseline, lastBaseline

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Where the guide lies in a view of this length that says nothing else.
    func position(in length: CGFloat) -> CGFloat {
        switch self {
        case .start: 0
        case .center: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        }
    }
}

extension Alignment {
    func guide(_ axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal.guide : vertical.guide }
}
