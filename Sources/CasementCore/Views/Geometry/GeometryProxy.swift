import Foundation

/// The size and position of a view, for the content of a `GeometryReader` and other closures.
///
/// A body that read a value runs again when it changes, within the same frame; values that are not read cost nothing.
/// Use it on the main thread.
public struct GeometryProxy: Sendable {
    let geometry: Geometry

    init(_ geometry: Geometry) { self.geometry = geometry }

    /// The size of the view, in points.
    public var size: CGSize { MainThread.sync { geometry.readSize() } }

    /// The insets of the safe area that extend beyond the view, in points: the space that the view could fill by
    /// ignoring the safe area.
    public var safeAreaInsets: EdgeInsets {
        MainThread.sync { geometry.read("safe area insets") { $0.safeAreaBeyond } }
    }

    /// Returns the view's frame in a coordinate space, in points, as drawn, including offsets and transforms. A name
    /// that no ancestor has refers to the window, with a warning.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the view's frame in a coordinate space, in points.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        // The caller is blocked until the closure has run, so there is no concurrent access; names are not modified.
        nonisolated(unsafe) let space = coordinateSpace
        return MainThread.sync { geometry.readFrame(in: space) }
    }

    /// Returns the bounds of the ancestor with a named coordinate space, in this view's coordinates; nil without one.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // As above.
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainThread.sync { geometry.read("bounds") { $0.bounds(ofSpace: name) } }
    }
}
