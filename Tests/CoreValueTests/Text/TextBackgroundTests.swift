import CoreTesting
import Expectations
import HostSupport
import Testing

/// Background colours of parts of a text.
@MainActor struct TextBackgroundTests {
    private func marked(_ parts: [(String, Color?)]) -> AttributedString {
        var text = AttributedString()
        for (string, color) in parts {
            var part = AttributedString(string)
            part.backgroundColor = color
            text += part
        }
        return text
    }

    private func yellow(_ host: TestHost) -> [(x: Int, y: Int)] {
        let picture = host.snapshot()
        var found: [(Int, Int)] = []
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                if pixel.r > 200, pixel.g > 150, pixel.b < 120 { found.append((x, y)) }
            }
        }
        return found
    }

    @Test(arguments: [1.0, 2.0]) func aColourLiesBehindItsPartAsHighAsTheLine(scale: Double) {
        let host = TestHost(width: 200, height: 60, scale: scale) {
            Text(marked([("one ", nil), ("two words", .yellow), (" end", nil)])).accessibilityIdentifier("text")
        }
        let frame = host.frame("text") ?? .zero
        let pixels = yellow(host)
        let left = pixels.map(\.x).min() ?? 0, right = pixels.map(\.x).max() ?? 0
        let top = pixels.map(\.y).min() ?? 0, bottom = pixels.map(\.y).max() ?? 0
        expect(Double(left) > (frame.minX + 15) * scale && Double(right) < (frame.maxX - 15) * scale)
        expect(abs(Double(bottom - top + 1) - frame.height * scale) <= 2)
        // The letters are in front of it, and it includes the space between the words.
        let covered = Double(pixels.count) / Double((right - left + 1) * (bottom - top + 1))
        expect(covered > 0.5 && covered < 0.97, "\(covered)")
    }

    @Test func aWholeTextAndABrokenOneHaveItToo() {
        let whole = TestHost(width: 200, height: 60) { Text(marked([("all of it", .yellow)])) }
        expect(yellow(whole).count > 300)
        let broken = TestHost(width: 100, height: 90) {
            Text(marked([("a text that is broken into several lines", .yellow)])).frame(width: 80)
        }
        let rows = Set(yellow(broken).map(\.y))
        expect(rows.count > 40)
    }

    @Test func itIsRemovedAndInsertedWithTheText() {
        let isMarked = Box(true)
        let host = TestHost.live(width: 200, height: 60) {
            Text(marked([("one ", nil), ("two", isMarked.value ? .yellow : nil)]))
        }
        expect(!yellow(host).isEmpty)
        isMarked.value = false
        host.update()
        expect(yellow(host).isEmpty && host.strayPixels == nil)
    }
}
