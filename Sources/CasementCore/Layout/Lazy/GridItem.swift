import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Equatable, Sendable {
    /// The width of a column, or the height of a row.
    public enum Size: Equatable, Sendable {
        /// A fixed length in points.
        case fixed(CGFloat)
        /// An equal share of the remaining length, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit in an equal share of the remaining length, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size; `.flexible()` by default.
    public var size: Size
    /// The distance to the next column in points; nil is 8.
    public var spacing: CGFloat?
    /// The alignment of a view in its cell; nil is the grid's alignment.
    public var alignment: Alignment?

    /// A column or row; by default one with an equal share of the space.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// One column of a grid.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// The columns for a breadth; their minimum widths where it is nil.
    @MainActor static func tracks(of items: [GridItem], in breadth: CGFloat?) -> [GridTrack] {
        func bounded(_ value: CGFloat, or other: CGFloat = 0) -> CGFloat { value.isNaN ? other : max(0, value) }
        func gap(_ item: GridItem) -> CGFloat { item.spacing.map { $0.isFinite ? $0 : 0 } ?? 8 }
        let items = items.isEmpty ? [GridItem()] : items
        var left = breadth.map { bounded($0) }
        var unserved = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left = left.map { $0 - gap(item) } }
            if case .fixed(let length) = item.size { left = left.map { $0 - bounded(length) } } else { unserved += 1 }
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let share = left.map { max(0, $0) / CGFloat(max(1, unserved)) }
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [bounded(length)]
            case .flexible(let minimum, let maximum):
                let minimum = bounded(minimum), maximum = bounded(maximum, or: .infinity)
                let length = max(minimum, min(maximum, share ?? minimum))
                lengths = [length]
                left = left.map { $0 - length }
                unserved -= 1
            case .adaptive(let minimum, let maximum):
                let minimum = bounded(minimum), maximum = bounded(maximum, or: .infinity), gap = gap(item)
                let space = share ?? minimum
                let number = max(1, min(1000, (space + gap) / max(1, minimum + gap)).rounded(.down))
                let length = max(minimum, min(maximum, (space - (number - 1) * gap) / number))
                lengths = Array(repeating: length, count: Int(number))
                left = left.map { $0 - space }
                unserved -= 1
            }
            for length in lengths {
                let length = min(length, LayoutNode.largestLength)
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length + gap(item)
            }
        }
        return tracks
    }
}

/// The views of a lazy container that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections stay visible at the start of the scrolled area.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections stay visible at the end of the scrolled area.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
