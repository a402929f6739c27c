import CoreTesting
import Expectations
import HostSupport
import Testing

/// The left half of its rectangle.
private struct Half: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
}

private struct UsualHalf: Shape {
    func path(in rect: CGRect) -> Path { Half().path(in: rect) }
}

/// Shapes where layout is from right to left.
@MainActor struct MirroredShapes {
    /// The sides of a view of 40 by 40 points that are painted: "L", "R" or both, before and after the layout's
    /// direction changes.
    private func sides(_ view: some View) -> [String] {
        let host = TestHost(width: 40, height: 40) { view.frame(width: 40, height: 40) }
        return [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            host.setEnvironment(\.layoutDirection, direction)
            host.settle()
            let picture = host.snapshot()
            return (picture.rgb(10, 20) == windowColor ? "" : "L") + (picture.rgb(30, 20) == windowColor ? "" : "R")
        }
    }

    @Test("A shape is mirrored unless it is fixed, however it is drawn") func drawn() {
        expect(sides(UsualHalf().fill(.red)), equals: ["L", "R"])
        expect(sides(Half().fill(.red.gradient)), equals: ["L", "R"])
        expect(sides(Half()), equals: ["L", "R"])
        expect(sides(Half(layoutDirectionBehavior: .fixed).fill(.red)), equals: ["L", "L"])
        expect(sides(Half(layoutDirectionBehavior: .mirrors(in: .leftToRight)).fill(.red)), equals: ["R", "L"])
        expect(sides(Half().stroke(.red, lineWidth: 12).offset(x: -8)), equals: ["L", "R"])
        expect(sides(Color.red.clipShape(Half())), equals: ["L", "R"])
        expect(sides(Color.clear.background(.red, in: Half())), equals: ["L", "R"])
        expect(sides(Path(CGRect(x: 0, y: 0, width: 20, height: 40)).fill(.red)), equals: ["L", "R"])
    }

    @Test("What is made of a shape is mirrored as the shape is") func derived() {
        expect(sides(Half().scale(0.8).fill(.red)), equals: ["L", "R"])
        expect(sides(AnyShape(Half()).fill(.red)), equals: ["L", "R"])
        expect(sides(AnyShape(Half(layoutDirectionBehavior: .fixed)).fill(.red)), equals: ["L", "L"])
        expect(sides(Circle().offset(x: -25).fill(.red)), equals: ["L", "L"])
        let corner = Rectangle().size(width: 5, height: 5)
        expect(sides(Rectangle().size(width: 20, height: 40).union(corner).fill(.red)), equals: ["L", "L"])
        expect(sides(Rectangle().intersection(Half()).fill(.red)), equals: ["L", "R"])
        // Its corners are named by the direction of reading.
        let leading = UnevenRoundedRectangle(topLeadingRadius: 38, bottomLeadingRadius: 38)
        func bare(_ direction: LayoutDirection) -> [Bool] {
            let host = TestHost(width: 40, height: 40) { leading.fill(.red).frame(width: 40, height: 40) }
            host.setEnvironment(\.layoutDirection, direction)
            host.settle()
            return [1, 38].map { host.snapshot().rgb($0, 2) == windowColor }
        }
        expect(bare(.leftToRight) == [true, false] && bare(.rightToLeft) == [false, true])
    }

    @Test("A press hits the mirrored shape") func pressed() {
        var presses = 0
        let host = TestHost(width: 40, height: 40) {
            Color.blue.frame(width: 40, height: 40).contentShape(Half()).onTapGesture { presses += 1 }
        }
        host.tap(at: CGPoint(x: 10, y: 20))
        expect(presses, equals: 1)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.settle()
        host.tap(at: CGPoint(x: 10, y: 20))
        expect(presses, equals: 1)
        host.tap(at: CGPoint(x: 30, y: 20))
        expect(presses, equals: 2)
    }
}
