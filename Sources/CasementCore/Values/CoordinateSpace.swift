import Foundation

/// A coordinate system for positions. Every space has its origin at the top left, x to the right and y down, in points.
public enum CoordinateSpace: Hashable {
    /// The window's coordinates.
    case global
    /// The coordinates of the current view.
    case local
    /// The coordinates of the nearest ancestor named by `coordinateSpace(_:)`.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the space of the current view.
    public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space: `.local`, `.global`, `.named("board")`.
public protocol CoordinateSpaceProtocol {
    /// The identified space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the current view.
    public init() {}
    /// Always `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the window.
    public init() {}
    /// Always `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view named by `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    package init(name: AnyHashable) { self.name = name }
    /// The space with this name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the current view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest ancestor with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    /// The visible area of the innermost enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.any) }
    /// The visible area of the innermost enclosing scroll view that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .horizontal ? ScrollViewSpace.horizontal : .vertical)
    }
}

/// The names of the coordinate spaces that scroll views define.
package enum ScrollViewSpace: Hashable, Sendable { case any, horizontal, vertical }
