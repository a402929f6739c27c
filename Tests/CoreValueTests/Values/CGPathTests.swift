import CoreTesting
import Expectations
import Testing

/// Outlines with CoreGraphics' names.
struct CGPathTests {
    @Test("a mutable path is an object, and draws what a path does")
    func steps() {
        let drawn = CGMutablePath()
        drawn.move(to: CGPoint(x: 0, y: 40))
        drawn.addLine(to: CGPoint(x: 40, y: 40))
        drawn.addArc(center: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        drawn.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2)
        drawn.closeSubpath()
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 40))
            path.addLine(to: CGPoint(x: 40, y: 40))
            path.addArc(
                center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .zero, endAngle: .radians(.pi), clockwise: false)
            path.addRoundedRect(
                in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 2, height: 2), style: .circular)
            path.closeSubpath()
        }
        expect(Path(drawn) == path && drawn == path.cgPath)
        let same = drawn
        same.addRect(CGRect(x: 0, y: 0, width: 100, height: 1), transform: CGAffineTransform(translationX: 5, y: 0))
        expect(drawn.boundingBox.maxX, equals: 105, "both are the same object")
        expect(path.boundingRect.maxX, equals: 40, "a path is a value")
    }

    @Test("a function that returns a CGPath may return a mutable one, and copies are independent")
    func kinds() throws {
        func triangle() -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
            path.closeSubpath()
            return path
        }
        expect(triangle().contains(CGPoint(x: 2, y: 2)) && !triangle().contains(CGPoint(x: 9, y: 9)))
        let copy = try require(triangle().mutableCopy())
        copy.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
        expect(copy.boundingBox.width == 20 && triangle().boundingBox.width == 10)
        expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingBox.width, equals: 4)
    }
}
