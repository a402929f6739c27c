import CoreTesting
import Expectations
import HostSupport
import Testing

/// Shapes of two shapes, as they are painted.
@MainActor struct CombinedShapePixels {
    private struct Side: Shape {
        var isLeft = true
        func path(in rect: CGRect) -> Path {
            Path(rect.divided(atDistance: 6, from: isLeft ? .minXEdge : .maxXEdge).slice)
        }
    }

    /// The first row of a shape of 10 by 2 points: a letter for each pixel, capital where it is covered.
    private func row(_ shape: some Shape) -> String {
        let host = TestHost(width: 10, height: 2) { shape.fill(Color(red: 1, green: 0, blue: 0)) }
        let picture = host.snapshot()
        return String((0..<10).map { picture.rgb($0, 0) == [255, 0, 0] ? "X" : "." })
    }

    private let left = Side(), right = Side(isLeft: false)

    @Test("Areas are combined in the rectangle of the view")
    func areas() {
        expect(row(left.union(right)), equals: "XXXXXXXXXX")
        expect(row(left.intersection(right)), equals: "....XX....")
        expect(row(left.subtracting(right)), equals: "XXXX......")
        expect(row(left.symmetricDifference(right, eoFill: true)), equals: "XXXX..XXXX")
        expect(row(AnyShape(left.union(right)).intersection(Rectangle().offset(x: 3))), equals: "...XXXXXXX")
    }

    @Test("Lines of an outline are stroked where they are inside, or outside")
    func lines() {
        func stroked(_ shape: some Shape) -> [Int] {
            let host = TestHost(width: 10, height: 10) { shape.stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 2) }
            let picture = host.snapshot()
            return (0..<10).filter { picture.rgb($0, 0) == [255, 0, 0] }
        }
        expect(stroked(Rectangle().lineIntersection(left)), equals: Array(0..<6))
        expect(stroked(Rectangle().lineSubtraction(left)), equals: Array(6..<10))
    }
}
