import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

@testable import CasementCore

/// Unions, intersections and differences of areas.
struct PathAreaTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))
    private let operations: [(String, (Path, Path, Bool) -> Path, (Bool, Bool) -> Bool)] = [
        ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
        ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
        ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
        ("symmetricDifference", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
    ]

    @Test("Corners of rectangles stay exact")
    func rectangles() {
        expect(left.union(right).boundingRect, equals: CGRect(x: 0, y: 0, width: 30, height: 15))
        expect(left.intersection(right).boundingRect, equals: CGRect(x: 10, y: 5, width: 10, height: 5))
        expect(left.subtracting(Path(CGRect(x: 5.25, y: 0, width: 30, height: 10))).boundingRect.maxX, equals: 5.25)
        expect(left.intersection(Path(CGRect(x: 40, y: 0, width: 5, height: 5))).isEmpty)
        expect(left.subtracting(left).isEmpty)
        expect(left.symmetricDifference(Path()).boundingRect, equals: left.boundingRect)
    }

    @Test("A hole is outside by both fill rules")
    func holes() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            .subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
        for eoFill in [false, true] {
            expect(!ring.contains(CGPoint(x: 20, y: 20), eoFill: eoFill))
            expect(ring.contains(CGPoint(x: 5, y: 20), eoFill: eoFill))
        }
    }

    @Test("Normalising keeps the area of the fill rule that is meant")
    func normalising() {
        let twice = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        expect(!twice.normalized().contains(CGPoint(x: 10, y: 10)))
        expect(twice.normalized(eoFill: false).contains(CGPoint(x: 10, y: 10)))
        expect(twice.normalized(eoFill: false).subpaths.count, equals: 1)
    }

    @Test("Curves stay within a tenth of a pixel", arguments: [0.5, 10, 250, 8000])
    func accuracy(radius: CGFloat) {
        let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let union = circle.union(Path())
        var worst: CGFloat = 0
        for segment in union.subpaths.flatMap(\.segments) {
            let middle = segment.point(at: 0.5)
            worst = max(worst, abs(hypot(middle.x, middle.y) - radius))
        }
        // A circle of four curves is itself 0.03 % away from one.
        expect(worst < 0.03 + radius * 0.0003, "\(worst) at radius \(radius)")
    }

    @Test("Results have the area that the masks have, for random paths")
    func randomAreas() {
        for seed in 1...seeds {
            var random = SeededGenerator(seed: seed)
            let eoFill = Bool.random(using: &random)
            let a = randomPath(&random), b = randomPath(&random)
            let edges = edges(of: a) + edges(of: b)
            let results = operations.map { $0.1(a, b, eoFill) }
            for _ in 0..<40 {
                let point = CGPoint(
                    x: .random(in: -5...105, using: &random), y: .random(in: -5...105, using: &random))
                guard !isNear(point, edges) else { continue }
                let inA = a.contains(point, eoFill: eoFill), inB = b.contains(point, eoFill: eoFill)
                for (operation, result) in zip(operations, results) {
                    let isInside = result.contains(point), expected = operation.2(inA, inB)
                    expect(isInside == expected, "\(operation.0), seed \(seed), \(point), even-odd \(eoFill)")
                    expect(result.contains(point, eoFill: true) == isInside, "rules differ: \(operation.0), \(seed)")
                }
            }
        }
    }

    @Test("Coordinates that are huge or not numbers do no harm")
    func extremes() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let outside = Path(CGRect.infinite).subtracting(circle)
        expect(outside.contains(CGPoint(x: 100, y: 100)))
        expect(!outside.contains(CGPoint(x: 20, y: 20)))
        expect(outside.contains(CGPoint(x: 0.5, y: 0.5)))
        for value in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, 1e18, 1e-300, -0.0] {
            var path = circle
            path.addLine(to: CGPoint(x: value, y: 3))
            path.addCurve(
                to: CGPoint(x: 3, y: value), control1: CGPoint(x: value, y: value), control2: CGPoint(x: 0, y: value))
            path.addQuadCurve(to: .zero, control: CGPoint(x: value, y: -value))
            for (_, operation, _) in operations { _ = (operation(path, circle, false), operation(circle, path, true)) }
            _ = (path.normalized(), path.lineIntersection(circle), circle.lineSubtraction(path))
            _ = (path.cgPath.flattened(threshold: value), path.cgPath.componentsSeparated())
        }
        expect(Path().union(Path()).isEmpty)
    }

    private var seeds: UInt64 { UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 24 }

    /// Polygons that cross themselves, ellipses and curves, some of them in the same place.
    private func randomPath(_ random: inout SeededGenerator) -> Path {
        func point() -> CGPoint {
            // Half of the corners lie on a grid, where edges meet and lie on each other.
            let x = CGFloat.random(in: 0...100, using: &random), y = CGFloat.random(in: 0...100, using: &random)
            return Bool.random(using: &random)
                ? CGPoint(x: (x / 10).rounded() * 10, y: (y / 10).rounded() * 10) : CGPoint(x: x, y: y)
        }
        return Path { path in
            for _ in 0...Int.random(in: 0...2, using: &random) {
                switch Int.random(in: 0...3, using: &random) {
                case 0: path.addRect(CGRect(around: [point(), point()]))
                case 1: path.addEllipse(in: CGRect(around: [point(), point()]))
                case 2: path.addLines((0...Int.random(in: 2...8, using: &random)).map { _ in point() })
                default:
                    path.move(to: point())
                    path.addCurve(to: point(), control1: point(), control2: point())
                    path.addQuadCurve(to: point(), control: point())
                }
                if Bool.random(using: &random) { path.closeSubpath() }
            }
        }
    }

    /// Whether a point is so near that the approximation of curves decides; that of `contains` is a coarser one.
    private func isNear(_ point: CGPoint, _ edges: [(CGPoint, CGPoint)]) -> Bool {
        edges.contains { start, end in
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = x * x + y * y
            let share = length > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / length : 0
            let near = mix(start, end, min(1, max(0, share)))
            return hypot(near.x - point.x, near.y - point.y) < 1.2
        }
    }

    private func edges(of path: Path) -> [(CGPoint, CGPoint)] {
        path.corners(within: 0.1).flatMap { corners in zip(corners, corners.dropFirst() + corners.prefix(1)) }
    }
}
