internal import CPolygons
import Foundation

extension Path {
    /// Returns the path of the same area that does not cross itself, whose area is the same by both fill rules.
    /// `eoFill` says by which rule the area of this path is meant: even-odd, or non-zero winding.
    ///
    /// As in all operations on areas, subpaths are closed and curves become lines, which are at most a fiftieth of a
    /// point away from them, or a 5,000th of the path's size if that is less. Points that are not finite are left
    /// out, and coordinates beyond 1,000,000,000,000 points are limited to that. The first operation loads the library
    /// Clipper (`libpolyclipping`); where it is not installed, the result is this path.
    public func normalized(eoFill: Bool = true) -> Path { areas(CPolygonUnion, Path(), eoFill: eoFill) }

    /// Returns the area that is in both paths. With `eoFill` the paths' areas follow the even-odd rule. See
    /// `normalized(eoFill:)` for the accuracy.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        areas(CPolygonIntersection, other, eoFill: eoFill)
    }

    /// Returns the area that is in at least one of the paths. With `eoFill` the paths' areas follow the even-odd rule.
    /// See `normalized(eoFill:)` for the accuracy.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { areas(CPolygonUnion, other, eoFill: eoFill) }

    /// Returns the area of this path without that of the other. With `eoFill` the paths' areas follow the even-odd
    /// rule. See `normalized(eoFill:)` for the accuracy.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        areas(CPolygonDifference, other, eoFill: eoFill)
    }

    /// Returns the area that is in exactly one of the paths. With `eoFill` the paths' areas follow the even-odd rule.
    /// See `normalized(eoFill:)` for the accuracy.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        areas(CPolygonSymmetricDifference, other, eoFill: eoFill)
    }

    private func areas(_ operation: CPolygonOperation, _ other: Path, eoFill: Bool) -> Path {
        let first = corners(within: PathFlattening.tolerance(for: boundingRect))
        let second = other.corners(within: PathFlattening.tolerance(for: other.boundingRect))
        // Without the library, or memory for the result, the first operand is the answer that is nearest to it.
        guard let job = PolygonJob(grid: PolygonGrid(around: [first, second].joined().joined())) else {
            if !CPolygonsAreAvailable() { Self.warnOfMissingLibrary() }
            return self
        }
        return job.run(operation, first, second, eoFill: eoFill) ?? self
    }
}

extension Path {
    private static func warnOfMissingLibrary() {
        let message = """
            Areas of paths are not combined: Clipper, the library that does it, is not installed. Install \
            libpolyclipping22.
            """
        if MainThread.isCurrent {
            MainThread.sync { RuntimeWarning.issue(message) }
        } else {
            Task { @MainActor in RuntimeWarning.issue(message) }
        }
    }
}

/// The integers in which corners are computed: points times a power of two, which keeps what programs write, such as
/// 12.25, as it is.
private struct PolygonGrid {
    private let scale: CGFloat
    /// 2^40 points, which are 2^52 units at the smallest scale.
    private static let limit: CGFloat = 0x1p40

    init(around points: some Sequence<CGPoint>) {
        let reach = points.reduce(1e-9) { max($0, abs($1.x), abs($1.y)) }
        // Up to 2^30 units the library multiplies in 64 bits, beyond that in 128.
        let exponent = min(40, max(12, 29 - Int(min(reach, Self.limit).exponent)))
        scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    }

    func units(_ point: CGPoint) -> CPolygonPoint { CPolygonPoint(x: units(point.x), y: units(point.y)) }

    private func units(_ value: CGFloat) -> Int64 {
        Int64((min(Self.limit, max(-Self.limit, value)) * scale).rounded())
    }

    func point(_ corner: CPolygonPoint) -> CGPoint {
        CGPoint(x: CGFloat(corner.x) / scale, y: CGFloat(corner.y) / scale)
    }
}

/// One operation of Clipper's.
private final class PolygonJob {
    private let job: OpaquePointer
    private let grid: PolygonGrid

    init?(grid: PolygonGrid) {
        guard let job = CPolygonJobCreate() else { return nil }
        self.job = job
        self.grid = grid
    }

    deinit { CPolygonJobFree(job) }

    func run(_ operation: CPolygonOperation, _ first: [[CGPoint]], _ second: [[CGPoint]], eoFill: Bool) -> Path? {
        guard first.allSatisfy({ add($0, isSecond: false) }), second.allSatisfy({ add($0, isSecond: true) }),
            CPolygonJobRun(job, operation, eoFill)
        else { return nil }
        var path = Path()
        for index in 0..<CPolygonJobResultCount(job) {
            var count = 0
            guard let corners = CPolygonJobResult(job, index, &count) else { continue }
            path.addLines(UnsafeBufferPointer(start: corners, count: count).map(grid.point))
            path.closeSubpath()
        }
        return path
    }

    private func add(_ points: [CGPoint], isSecond: Bool) -> Bool {
        points.isEmpty || CPolygonJobAdd(job, points.map(grid.units), points.count, isSecond)
    }
}
