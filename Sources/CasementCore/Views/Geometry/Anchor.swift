import Foundation

/// A position in a view, such as its bounds, that another view can convert to its own coordinates with `proxy[anchor]`.
///
/// It stays up to date: a body that read the position runs again when it changes.
public struct Anchor<Value> {
    let geometry: Geometry
    let source: Source

    /// A description of the position in a view.
    public struct Source: Sendable {
        let shape: AnchorShape
        /// Computes the value from the view's size, converting it with a map.
        let value: @Sendable (_ size: CGSize, _ map: AnchorMap) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.geometry === right.geometry && left.source.shape == right.source.shape
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(geometry))
        hasher.combine(source.shape)
    }
}

/// Converts points and rectangles of one view to another's coordinates.
struct AnchorMap {
    let point: (CGPoint) -> CGPoint
    let rect: (CGRect) -> CGRect
}

/// The identity of a source, for comparison.
indirect enum AnchorShape: Hashable, Sendable {
    case bounds, rect(CGRect), point(CGPoint), unit(UnitPoint), list([AnchorShape]), nothing

    static func == (left: AnchorShape, right: AnchorShape) -> Bool {
        switch (left, right) {
        case (.bounds, .bounds), (.nothing, .nothing): true
        case (.rect(let a), .rect(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.unit(let a), .unit(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .bounds: hasher.combine(0)
        case .nothing: hasher.combine(1)
        case .rect(let rect): for value in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(value) }
        case .point(let point): for value in [point.x, point.y] { hasher.combine(value) }
        case .unit(let point): for value in [point.x, point.y] { hasher.combine(value) }
        case .list(let shapes): hasher.combine(shapes)
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(shape: .bounds) { size, map in map.rect(CGRect(origin: .zero, size: size)) }
    }

    /// A rectangle in the view's own coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(shape: .rect(r)) { _, map in map.rect(r) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(shape: .point(p)) { _, map in map.point(p) }
    }

    /// A point relative to the view's size: (0, 0) is the top left corner, (1, 1) the bottom right one.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(shape: .unit(p)) { size, map in
            map.point(CGPoint(x: p.x * size.width, y: p.y * size.height))
        }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    /// The centre.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of several positions.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(shape: .list(array.map(\.shape))) { size, map in array.map { $0.value(size, map) } }
    }

    /// Creates a source of an optional position.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(shape: anchor.map(\.shape) ?? .nothing) { size, map in anchor.map { $0.value(size, map) } }
    }
}
