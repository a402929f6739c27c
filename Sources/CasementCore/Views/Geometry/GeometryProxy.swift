import Foundation

/// The size and place of a view, for the content of a `GeometryReader` and other closures that are given one.
///
/// What a body reads of it makes that body run again when it is another one, within the same frame; what nobody reads costs
/// nothing. It is to be asked on the main thread.
public struct GeometryProxy: Sendable {
    let geometry: Geometry

    init(_ geometry: Geometry) { self.geometry = geometry }

    /// The size of the view, in points.
    public var size: CGSize { MainThread.sync { geometry.readSize() } }

    /// How far what is kept free reaches beyond the view on each side, in points: what the view could fill by ignoring the safe area.
    public var safeAreaInsets: EdgeInsets {
        MainThread.sync { geometry.read("safe area insets") { $0.safeAreaBeyond } }
    }

    /// The view's frame in a coordinate space, in points: as it is drawn, with offsets and transforms around it. A name that no
    /// view around has stands for the window, with a warning.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space, in points.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        // The caller waits until the closure has run, so nothing is used from two threads at a time; names are not changed.
        nonisolated(unsafe) let space = coordinateSpace
        return MainThread.sync { geometry.readFrame(in: space) }
    }

    /// The bounds of the view around that has a name, in this view's coordinates; nil where none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // As above.
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainThread.sync { geometry.read("bounds") { $0.bounds(ofSpace: name) } }
    }
}
