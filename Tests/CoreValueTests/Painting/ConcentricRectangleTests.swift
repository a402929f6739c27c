import CoreTesting
import Expectations
import Testing

/// Rectangles whose corners have the centres of those around them.
@MainActor struct ConcentricRectangleTests {
    /// Whether the pixel at a point of a red shape in a container with corners of 40 points is red.
    private func isFilled(_ x: Int, _ y: Int, insets: EdgeInsets, _ shape: ConcentricRectangle) -> Bool {
        let host = TestHost(width: 100, height: 100) {
            shape.fill(Color(red: 1, green: 0, blue: 0)).padding(insets)
                .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
        }
        host.settle()
        let pixel = host.snapshot()[x, y]
        return pixel.r > 200 && pixel.g < 60
    }

    private let around = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    @Test("the radius is that of the container less the distance; a fixed one and a smallest one stay")
    func radii() {
        // A corner of 30 points leaves out what is within 8 points of the corner, one of 12 only 3.
        expect(!isFilled(17, 17, insets: around, ConcentricRectangle()))
        expect(isFilled(21, 21, insets: around, ConcentricRectangle()))
        expect(isFilled(15, 15, insets: around, .rect(corners: .fixed(12))))
        expect(isFilled(10, 10, insets: around, .rect(corners: .fixed(0))))
        let far = EdgeInsets(top: 35, leading: 35, bottom: 35, trailing: 35)
        expect(!isFilled(36, 36, insets: far, .rect(corners: .concentric(minimum: .fixed(14)))))
        expect(isFilled(37, 37, insets: far, ConcentricRectangle()))
    }

    @Test("each corner goes by its own distance, unless all are uniform")
    func corners() {
        let near = EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 40)
        expect(!isFilled(5, 5, insets: near, ConcentricRectangle()))
        expect(isFilled(59, 59, insets: near, ConcentricRectangle()))
        expect(!isFilled(57, 57, insets: near, .rect(corners: .concentric, isUniform: true)))
        let one = ConcentricRectangle(topLeadingCorner: .concentric)
        expect(!isFilled(14, 14, insets: around, one) && isFilled(89, 10, insets: around, one))
    }
}
