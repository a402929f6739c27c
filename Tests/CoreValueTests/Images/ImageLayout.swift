import CoreTesting
import Expectations
import HostSupport
import Testing

/// Sizes of images, and the aspect ratio of other views.
@MainActor struct ImageLayout {
    private static let tall = CGImage(decorating: 10, 20)

    @Test("an image has its own size, and takes the proposal if it is resizable")
    func imageSizes() {
        func frame(_ view: some View) -> CGRect? {
            TestHost(width: 100, height: 100) { view.accessibilityIdentifier("image") }.frame("image")
        }
        let image = Image(decorative: Self.tall, scale: 1)
        expect(frame(image), equals: CGRect(x: 45, y: 40, width: 10, height: 20))
        expect(frame(image.resizable()), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        expect(
            frame(image.resizable().aspectRatio(contentMode: .fit)), equals: CGRect(x: 25, y: 0, width: 50, height: 100)
        )
        expect(frame(image.resizable().scaledToFill()), equals: CGRect(x: 0, y: -50, width: 100, height: 200))
        expect(frame(image.resizable().fixedSize()), equals: CGRect(x: 45, y: 40, width: 10, height: 20))
        expect(frame(Image(decorative: Self.tall, scale: 2)), equals: CGRect(x: 47.5, y: 45, width: 5, height: 10))
        expect(
            frame(Image(decorative: Self.tall, scale: 1, orientation: .right))?.size,
            equals: CGSize(width: 20, height: 10))
    }

    @Test("an aspect ratio fits into the space, or fills it")
    func aspectRatios() {
        func frame(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGRect? {
            TestHost(width: width, height: height) {
                Color.red.aspectRatio(ratio, contentMode: mode).accessibilityIdentifier("c")
            }.frame("c")
        }
        expect(frame(0.5, .fit, 100, 50), equals: CGRect(x: 37.5, y: 0, width: 25, height: 50))
        expect(frame(0.5, .fill, 50, 100), equals: CGRect(x: 0, y: 0, width: 50, height: 100))
        expect(frame(2, .fit, 100, 50), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        expect(frame(2, .fill, 50, 100), equals: CGRect(x: -75, y: 0, width: 200, height: 100))
    }

    @Test("without a ratio it is that of the ideal size")
    func idealAspectRatio() {
        func frame(_ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGRect? {
            TestHost(width: width, height: height) {
                Color.red.aspectRatio(contentMode: mode).accessibilityIdentifier("c")
            }.frame("c")
        }
        expect(frame(.fit, 100, 50), equals: CGRect(x: 25, y: 0, width: 50, height: 50))
        expect(frame(.fill, 50, 100), equals: CGRect(x: -25, y: 0, width: 100, height: 100))
    }

    @Test("an invalid ratio has no effect", arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func senseless(ratio: CGFloat) {
        let host = TestHost(width: 100, height: 50) {
            Color.red.aspectRatio(ratio, contentMode: .fit).accessibilityIdentifier("c")
        }
        expect(host.frame("c"), equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
}

extension CGImage {
    /// A picture of one colour.
    convenience init(decorating width: Int, _ height: Int, _ color: UInt32 = 0xFF33_6699) {
        self.init(width: width, height: height, pixels: Array(repeating: color, count: width * height))
    }
}
