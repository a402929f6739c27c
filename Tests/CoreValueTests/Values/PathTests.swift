import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

struct PathTests {
    private func isClose(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
        guard let a else { return false }
        return abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
        isClose(a.origin, b.origin, tolerance) && abs(a.width - b.width) < tolerance
            && abs(a.height - b.height) < tolerance
    }

    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        }
    }

    /// The y axis points down: counterclockwise is from the right over the bottom.
    @Test func arcsTurnAsInSwiftUI() {
        let quarter = arc(0, 90, clockwise: false)
        expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
        expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10)))
        let rest = arc(0, 90, clockwise: true)
        expect(isClose(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
        expect(isClose(rest.currentPoint, CGPoint(x: 0, y: 10)))
        expect(
            isClose(arc(0, 360, clockwise: false).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
        expect(isClose(arc(0, 360, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
        expect(isClose(arc(90, 0, clockwise: true).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
        expect(isClose(arc(270, 0, clockwise: false).boundingRect, CGRect(x: 0, y: -10, width: 10, height: 10), 0.01))
    }

    @Test func everyPointOfAnArcLiesOnItsCircle() {
        for start in stride(from: -400.0, through: 400, by: 37) {
            for end in stride(from: -400.0, through: 400, by: 53) {
                for segment in arc(start, end, clockwise: end > start).subpaths.flatMap(\.segments) {
                    for step in 0...8 {
                        let point = segment.point(at: CGFloat(step) / 8)
                        expect(abs(hypot(point.x, point.y) - 10) < 0.01)
                    }
                }
            }
        }
    }

    @Test func anArcBetweenTangents() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        }
        expect(isClose(path.currentPoint, CGPoint(x: 20, y: 5)))
        let curve = path.subpaths[0].segments[1]
        expect(isClose(curve.start, CGPoint(x: 15, y: 0)))
        let middle = curve.point(at: 0.5)
        expect(abs(hypot(middle.x - 15, middle.y - 5) - 5) < 0.01)
        let straight = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
        }
        expect(isClose(straight.currentPoint, CGPoint(x: 20, y: 0)))
    }

    @Test func continuousCornersReachFurtherThanCircularOnes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
        let continuous = Path(roundedRect: rect, cornerRadius: 20)
        expect(isClose(continuous.boundingRect, rect))
        // Published for UIKit: the curve leaves the side 1.528665 radii from the corner.
        expect(isClose(continuous.subpaths[0].segments[4].end, CGPoint(x: 20 * 1.52866483, y: 0), 1e-4))
        // On the diagonal both are close; just inside the circular start the continuous one has begun to bend.
        expect(circular.contains(CGPoint(x: 6.2, y: 6.2)) && continuous.contains(CGPoint(x: 6.2, y: 6.2)))
        expect(circular.contains(CGPoint(x: 23, y: 0.05)) && !continuous.contains(CGPoint(x: 23, y: 0.05)))
    }

    /// A continuous capsule has round ends beyond its straight sides.
    @Test func continuousCornersWithoutRoomAreCircles() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let circle = Path(roundedRect: rect, cornerRadius: 20)
        for segment in circle.subpaths[0].segments {
            for step in 0...4 {
                let point = segment.point(at: CGFloat(step) / 4)
                expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02)
            }
        }
    }

    @Test func eachCornerHasItsRadius() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10), style: .circular)
        expect(isClose(path.boundingRect, rect))
        expect(!path.contains(CGPoint(x: 4, y: 4)))
        expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 58)))
        expect(!path.contains(CGPoint(x: 99, y: 59)) && path.contains(CGPoint(x: 96, y: 56)))
    }

    @Test func aTrimKeepsAFractionOfTheLength() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
        let half = line.trimmedPath(from: 0.25, to: 0.75)
        expect(
            half, equals: Path { $0.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)]) })
        expect(line.trimmedPath(from: 0, to: 1), equals: line)
        expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        expect(isClose(line.trimmedPath(from: 0.1, to: 0.2).boundingRect, CGRect(x: 20, y: 0, width: 20, height: 0)))
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let part = circle.trimmedPath(from: 0, to: 0.5)
        let length = part.subpaths.flatMap(\.segments).reduce(0) { $0 + ($1.lengths.last ?? 0) }
        expect(abs(length - 10 * .pi) < 0.05)
        expect(line.trimmedPath(from: .nan, to: .infinity), equals: line)
    }

    /// A trimmed circle begins at three o'clock and runs clockwise, as in SwiftUI; a rectangle at its top left corner.
    @Test func whereOutlinesBegin() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        expect(isClose(circle.subpaths[0].start, CGPoint(x: 10, y: 0)))
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
        for segment in circle.subpaths[0].segments {
            for step in 0...8 {
                let point = segment.point(at: CGFloat(step) / 8)
                expect(abs(hypot(point.x, point.y) - 10) < 0.01)
            }
        }
        expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).subpaths[0].start, equals: CGPoint(x: 1, y: 2))
    }

    @Test func boundsAreThoseOfTheCurveNotItsControls() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
        expect(Path().boundingRect.isNull)
    }

    @Test func mapsAndText() throws {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 2)
        let moved = path.offsetBy(dx: 5, dy: 1)
        expect(isClose(moved.boundingRect, CGRect(x: 5, y: 1, width: 10, height: 20)))
        let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
        expect(isClose(turned.boundingRect, CGRect(x: -20, y: 0, width: 20, height: 10), 1e-5))
        expect(try require(Path(path.description)), equals: path)
        expect(
            Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }.description,
            equals: "1 2 m 4 2 l 4 6 l 1 6 l h")
        expect(Path("1 2 x") == nil && Path("1 2") == nil && Path("") == Path())
    }
}

struct TransformTests {
    @Test func compositionAndInverse() {
        let map = CGAffineTransform.identity.translatedBy(x: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: 0.5)
        let point = CGPoint(x: 11, y: -5)
        let back = point.applying(map).applying(map.inverted())
        expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        // The newest transform is applied first: scale, then rotation, then translation.
        let stepwise = CGPoint(x: 22, y: -2.5).applying(CGAffineTransform(rotationAngle: 0.7))
        let direct = point.applying(map)
        expect(abs(direct.x - stepwise.x - 3) < 1e-9 && abs(direct.y - stepwise.y - 4) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        expect(flat.inverted(), equals: flat)
    }

    @Test func angles() {
        expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        expect(Angle.radians(1) + .radians(2), equals: .radians(3))
        expect(-Angle.degrees(90) < .zero)
        expect((2 * Angle(radians: 3) / 4).radians, equals: 1.5)
    }
}
