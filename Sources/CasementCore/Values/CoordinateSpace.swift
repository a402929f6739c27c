import Foundation

/// In whose coordinates places are given. All have their origin at the top left, x to the right and y down, in points.
public enum CoordinateSpace: Hashable {
    /// The window's.
    case global
    /// Those of the view that asks.
    case local
    /// Those of the nearest view around the one that asks which has this name by `coordinateSpace(_:)`.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is that of the view that asks.
    public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space: `.local`, `.global`, `.named("board")`.
public protocol CoordinateSpaceProtocol {
    /// The space that is meant.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view that has a name by `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    package init(name: AnyHashable) { self.name = name }
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view that asks.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    /// What is seen of the innermost scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.any) }
    /// What is seen of the innermost scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .horizontal ? ScrollViewSpace.horizontal : .vertical)
    }
}

/// The names of the spaces that scroll views open.
package enum ScrollViewSpace: Hashable, Sendable { case any, horizontal, vertical }
