import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// The parts of lines inside and outside of areas.
struct PathLineTests {
    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test("A line is cut at the edges of the area")
    func cutting() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 20))
            $0.addLine(to: CGPoint(x: 40, y: 20))
        }
        expect(line.lineIntersection(square).boundingRect, equals: CGRect(x: 10, y: 20, width: 20, height: 0))
        let rest = line.lineSubtraction(square)
        expect(rest.subpaths.map(\.start.x), equals: [0, 30])
        expect(rest.subpaths.compactMap { $0.segments.last?.end.x }, equals: [10, 40])
    }

    @Test("A closed subpath that is not cut stays closed")
    func closed() {
        let inside = Path(CGRect(x: 15, y: 15, width: 5, height: 5))
        expect(inside.lineIntersection(square).subpaths.map(\.isClosed), equals: [true])
        expect(inside.lineSubtraction(square).isEmpty)
        expect(square.lineSubtraction(inside).subpaths.map(\.isClosed), equals: [true])
    }

    @Test("A closed subpath that is cut becomes one open line across its start")
    func opened() {
        let half = Path(CGRect(x: 20, y: 0, width: 40, height: 40))
        let outside = square.lineSubtraction(half).subpaths
        expect(outside.map(\.isClosed), equals: [false])
        expect(outside.first?.start.x, equals: 20)
        expect(outside.first?.segments.last?.end.x, equals: 20)
        expect(outside.first?.segments.count, equals: 3)
    }

    @Test("Curves stay curves")
    func curves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let top = circle.lineIntersection(Path(CGRect(x: -5, y: -5, width: 50, height: 25)))
        expect(top.subpaths.count, equals: 1)
        for segment in top.subpaths.flatMap(\.segments) {
            expect(!segment.isLine)
            for step in 0...8 {
                let point = segment.point(at: CGFloat(step) / 8)
                expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02)
                expect(point.y < 20.001)
            }
        }
    }

    @Test("The fill rule is that of the area")
    func rule() {
        let twice = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        let line = Path {
            $0.move(to: CGPoint(x: 12, y: 15))
            $0.addLine(to: CGPoint(x: 18, y: 15))
        }
        expect(!line.lineIntersection(twice).isEmpty)
        expect(line.lineIntersection(twice, eoFill: true).isEmpty)
    }

    @Test("CoreGraphics' names")
    func coreGraphics() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        let b = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
        expect(a.intersects(b))
        expect(!a.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5))))
        expect(a.union(b).boundingBox, equals: CGRect(x: 0, y: 0, width: 30, height: 20))
        expect(a.subtracting(b, using: .evenOdd).contains(CGPoint(x: 2, y: 10)))
        expect(a.symmetricDifference(b).normalized().contains(CGPoint(x: 28, y: 10)))
        expect(a.intersection(b).lineSubtracting(b).isEmpty || !a.lineIntersection(b).isEmpty)
        expect(b.flattened(threshold: 0.1).path.subpaths.flatMap(\.segments).allSatisfy(\.isLine))
    }

    @Test("Separated parts have their own holes")
    func components() {
        let path = CGMutablePath()
        for x in [0.0, 100] {
            path.addRect(CGRect(x: x, y: 0, width: 40, height: 40))
            path.addRect(CGRect(x: x + 10, y: 10, width: 20, height: 20))
            path.addRect(CGRect(x: x + 15, y: 15, width: 5, height: 5))
        }
        let parts = path.componentsSeparated(using: .evenOdd)
        expect(parts.map(\.boundingBox.width).sorted(), equals: [5, 5, 40, 40])
        expect(
            parts.filter { $0.boundingBox.width == 40 }.allSatisfy { part in
                !part.contains(CGPoint(x: part.boundingBox.midX, y: 20))
            })
    }
}
