import Foundation
import Synchronization

/// A line along one axis by which views are aligned.
///
/// It is a number, so that views that store one stay small: the built-in guides first, then those of programs
/// in the order of first use.
struct AlignmentGuide: Hashable, Sendable {
    private let index: UInt16

    static let leading = AlignmentGuide(index: 0)
    static let horizontalCenter = AlignmentGuide(index: 1)
    static let trailing = AlignmentGuide(index: 2)
    static let rowLeading = AlignmentGuide(index: 3)
    static let rowTrailing = AlignmentGuide(index: 4)
    static let top = AlignmentGuide(index: 5)
    static let verticalCenter = AlignmentGuide(index: 6)
    static let bottom = AlignmentGuide(index: 7)
    static let firstBaseline = AlignmentGuide(index: 8)
    static let lastBaseline = AlignmentGuide(index: 9)
    private static let firstOwn: UInt16 = 16

    private init(index: UInt16) { self.index = index }

    /// The guides of programs, each twice: its horizontal line has an even number, its vertical one an odd number.
    private struct Named {
        var types: [any AlignmentID.Type] = []
        var numbers: [ObjectIdentifier: Int] = [:]
    }

    private static let named = Mutex(Named())

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        let number = Self.named.withLock { named in
            if let number = named.numbers[ObjectIdentifier(id)] { return number }
            // Generic types can make an unlimited number of names; beyond this limit, they share the last.
            let number = min(named.types.count, 30_000)
            named.types.append(id)
            named.numbers[ObjectIdentifier(id)] = number
            return number
        }
        index = Self.firstOwn + UInt16(2 * number) + (axis == .vertical ? 1 : 0)
    }

    private var type: (any AlignmentID.Type)? {
        guard index >= Self.firstOwn else { return nil }
        return Self.named.withLock { $0.types[Int(index - Self.firstOwn) / 2] }
    }

    var axis: Axis {
        if index >= Self.firstOwn { return index & 1 == 0 ? .horizontal : .vertical }
        return index < Self.top.index ? .horizontal : .vertical
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The guide's bit in a set; several guides may share a bit.
    var bit: UInt64 { 1 << UInt64(index & 63) }

    /// Whether a view may answer something other than `position(in:)`, so that it must be queried. Notes that it is.
    @MainActor func needsAsking(in tree: LayoutTree) -> Bool {
        if index < Self.firstBaseline.index { return tree.features.explicitGuides & bit != 0 }
        tree.features.asksForGuides = true
        return true
    }

    /// Whether any view may set the guide explicitly, so that it is queried. Notes that it is.
    @MainActor func mayBeExplicit(in tree: LayoutTree) -> Bool {
        if !isBaseline { return tree.features.explicitGuides & bit != 0 }
        tree.features.asksForGuides = true
        return true
    }

    /// The position of a built-in guide in a view of this length that does not set it.
    func position(in length: CGFloat) -> CGFloat {
        switch self {
        case .leading, .top, .rowLeading: 0
        case .horizontalCenter, .verticalCenter: length / 2
        default: length
        }
    }

    /// The position in a view that does not set the guide.
    func defaultPosition(in dimensions: ViewDimensions) -> CGFloat {
        guard let type else { return position(in: dimensions.measurement.size[axis]) }
        let value = type.defaultValue(in: dimensions)
        return value.isFinite ? value : 0
    }

    func combination<S: Sequence>(of values: S) -> CGFloat? where S.Element == CGFloat? {
        var combined = CombinedGuide(self)
        for case let value? in values { combined.add(value) }
        return combined.value
    }
}

/// Combines the explicit values of several views: their average; of first baselines the least,
/// of last ones the greatest.
struct CombinedGuide {
    private let guide: AlignmentGuide
    private(set) var value: CGFloat?
    private var count: CGFloat = 0

    init(_ guide: AlignmentGuide) { self.guide = guide }

    mutating func add(_ new: CGFloat) {
        guard let value else {
            (self.value, count) = (new, 1)
            return
        }
        switch guide {
        case .firstBaseline: self.value = min(value, new)
        case .lastBaseline: self.value = max(value, new)
        default:
            self.value = (value * count + new) / (count + 1)
            count += 1
        }
    }
}

/// A view's size and alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    let node: LayoutNode
    let measurement: Measurement

    /// The view's width in points.
    public var width: CGFloat { measurement.size.width }
    /// The view's height in points.
    public var height: CGFloat { measurement.size.height }

    /// The position of a horizontal alignment's line, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: guide.guide) }
    /// The position of a vertical alignment's line, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { position(of: guide.guide) }
    /// The same, where the view or a descendant sets it explicitly; nil otherwise.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }
    /// The same, where the view or a descendant sets it explicitly; nil otherwise.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

    // Layout runs on the main actor; a program that reads a stored value elsewhere is stopped.
    private func position(of guide: AlignmentGuide) -> CGFloat {
        MainActor.assumeIsolated { node.dimension(guide, measurement) }
    }

    private func explicit(_ guide: AlignmentGuide) -> CGFloat? {
        MainActor.assumeIsolated {
            guide.mayBeExplicit(in: node.tree) ? node.explicitGuide(guide, measurement) : nil
        }
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.node === right.node && left.measurement.size == right.measurement.size
    }
}
