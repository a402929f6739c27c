import CoreTesting
import Expectations
import Testing

/// Outlines with UIKit's names.
struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test("some corners are rounded, the others are not")
    func corners() {
        let radii = CGSize(width: 10, height: 10)
        let path = UIBezierPath(roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
        expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
        expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
        let every = UIBezierPath(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: radii)
        expect(!every.contains(CGPoint(x: 39, y: 1)) && !every.contains(CGPoint(x: 1, y: 39)))
        expect(Path(every.cgPath).boundingRect, equals: square)
    }

    @Test("a clockwise arc from the right goes down, as on a screen")
    func arcs() {
        let down = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
        expect(down.contains(CGPoint(x: 20, y: 30)) && !down.contains(CGPoint(x: 20, y: 10)))
        let up = UIBezierPath()
        up.addArc(withCenter: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi, clockwise: false)
        expect(up.contains(CGPoint(x: 20, y: 10)) && !up.contains(CGPoint(x: 20, y: 30)))
    }

    @Test("it is an object, made of lines and curves")
    func objects() {
        let path = UIBezierPath(), same = path
        expect(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
        path.addQuadCurve(to: CGPoint(x: 40, y: 40), controlPoint: CGPoint(x: 60, y: 20))
        path.addCurve(
            to: CGPoint(x: 0, y: 40), controlPoint1: CGPoint(x: 30, y: 40), controlPoint2: CGPoint(x: 10, y: 40))
        expect(same.currentPoint, equals: CGPoint(x: 0, y: 40))
        path.close()
        expect(same.bounds, equals: CGRect(x: 0, y: 0, width: 50, height: 40))
        expect(same == path && UIBezierPath(rect: square) != UIBezierPath(rect: square))
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 80, width: 20, height: 20)))
        expect(same.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.removeAllPoints()
        expect(same.isEmpty)
    }
}
