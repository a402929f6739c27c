import Foundation

/// A place in a view, such as its bounds, that another view can ask for in its own coordinates: by `proxy[anchor]` of a geometry.
///
/// It stays true: whoever asked for it in a body runs again when the place is another one.
public struct Anchor<Value> {
    let geometry: Geometry
    let source: Source

    /// Which place in a view is meant.
    public struct Source: Sendable {
        let shape: AnchorShape
        /// The value for a size of the view, taken where it is wanted by a map.
        let value: @Sendable (_ size: CGSize, _ map: AnchorMap) -> Value
    }
}

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

/// Takes points and rectangles of one view into another's coordinates.
struct AnchorMap {
    let point: (CGPoint) -> CGPoint
    let rect: (CGRect) -> CGRect
}

/// What sources are compared by.
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

    /// A rectangle of the view's own coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(shape: .rect(r)) { _, map in map.rect(r) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's own coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(shape: .point(p)) { _, map in map.point(p) }
    }

    /// A point as shares of the view's size: (0, 0) is the top left corner, (1, 1) the bottom right one.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(shape: .unit(p)) { size, map in
            map.point(CGPoint(x: p.x * size.width, y: p.y * size.height))
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places in one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(shape: .list(array.map(\.shape))) { size, map in array.map { $0.value(size, map) } }
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(shape: anchor.map(\.shape) ?? .nothing) { size, map in anchor.map { $0.value(size, map) } }
    }
}
