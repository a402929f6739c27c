import CoreTesting
import Expectations
import HostSupport
import Testing

private let colours = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
]

/// Layout is exact; drawn edges are at whole pixels, where neighbours meet.
@MainActor struct EdgeRounding {
    @Test("neighbours meet without a gap or a mixture", arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func neighbours(scale: CGFloat) {
        let host = TestHost(width: 40, height: 4, scale: scale) {
            HStack(spacing: 0) {
                ForEach(0..<7) { index in colours[index % 3].frame(width: 40.0 / 7).accessibilityIdentifier("part") }
            }
        }
        let picture = host.snapshot()
        expect(picture.width, equals: Int((40 * scale).rounded(.up)))
        let frames = host.frames("part")
        expect(frames.count, equals: 7)
        for x in 0..<Int((40 * scale).rounded()) {
            // The part whose rounded edges contain the pixel.
            let index = frames.firstIndex { Int(($0.maxX * scale).rounded()) > x } ?? -1
            let expected = [[255, 0, 0], [0, 255, 0], [0, 0, 255]][max(0, index) % 3]
            expect(picture.rgb(x, 1), equals: expected, "column \(x) at scale \(scale)")
        }
    }

    @Test("each edge is rounded once, at its position in the window", arguments: [1, 1.5, 2] as [CGFloat])
    func nested(scale: CGFloat) {
        let host = TestHost(width: 30, height: 30, scale: scale) {
            colours[0].frame(width: 10.3, height: 9.7).accessibilityIdentifier("a").padding(.leading, 0.4).offset(
                x: 0.3)
        }
        let frame = host.frame("a") ?? .zero
        let left = Int((frame.minX * scale).rounded()), right = Int((frame.maxX * scale).rounded())
        let top = Int((frame.minY * scale).rounded()), bottom = Int((frame.maxY * scale).rounded())
        let picture = host.snapshot()
        let x = (left + right) / 2, y = (top + bottom) / 2
        let red = [255, 0, 0]
        expect(
            [left - 1, left, right - 1, right].map { picture.rgb($0, y) }, equals: [windowColor, red, red, windowColor])
        expect(
            [top - 1, top, bottom - 1, bottom].map { picture.rgb(x, $0) }, equals: [windowColor, red, red, windowColor])
    }

    @Test("the same applies inside a clip and a group", arguments: [1.5, 2] as [CGFloat])
    func inLayers(scale: CGFloat) {
        func bars() -> some View {
            HStack(spacing: 0) { ForEach(0..<7) { colours[$0 % 3].frame(width: 3.3) } }.frame(width: 23.1, height: 10)
        }
        let plain = TestHost(width: 31, height: 20, scale: scale) { bars() }.snapshot()
        let grouped = TestHost(width: 31, height: 20, scale: scale) { bars().compositingGroup() }.snapshot()
        let clipped = TestHost(width: 31, height: 20, scale: scale) { bars().clipped() }.snapshot()
        expect(grouped, equals: plain)
        expect(clipped, equals: plain)
    }

    @Test(
        "a border is at least one pixel wide, otherwise its width in pixels",
        arguments: [(1, 1, 1), (2, 1, 2), (1.5, 2, 3), (2, 0.25, 1)] as [(CGFloat, CGFloat, Int)])
    func border(scale: CGFloat, width: CGFloat, pixels: Int) {
        let host = TestHost(width: 20, height: 20, scale: scale) { colours[0].border(colours[2], width: width) }
        let picture = host.snapshot()
        let blue = (0..<10).filter { picture.rgb($0, picture.height / 2) == [0, 0, 255] }
        expect(blue, equals: Array(0..<pixels))
    }
}
