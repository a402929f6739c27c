import CoreTesting
import Expectations
import HostSupport
import Testing

/// Invalid lengths are laid out as 0 or clamped, with one warning that names the view.
@MainActor struct BadLengths {
    private struct Named: View {
        var body: some View { Color.red.accessibilityIdentifier("named") }
    }

    @Test("a frame of NaN or of a negative length has no size", arguments: [CGFloat.nan, -1, -CGFloat.infinity])
    func frame(length: CGFloat) {
        var host: TestHost?
        let messages = warnings {
            host = TestHost(width: 100, height: 100) {
                VStack(spacing: 0) {
                    Named().frame(width: length, height: 20)
                    Block("after", 10, 10)
                }
            }
            host?.update()
        }
        expect(host?.frame("named")?.size, equals: CGSize(width: 0, height: 20))
        expect(host?.frame("after"), equals: CGRect(x: 45, y: 55, width: 10, height: 10))
        expect(messages.count == 1 && messages[0].contains("Named") && messages[0].contains("width"), "\(messages)")
    }

    @Test("an infinite frame takes the available space")
    func infinite() {
        var host: TestHost?
        let messages = warnings {
            host = TestHost(width: 100, height: 80) { Named().frame(width: .infinity, height: 20) }
            host?.update()
        }
        expect(host?.frame("named"), equals: CGRect(x: 0, y: 30, width: 100, height: 20))
        expect(messages.count, equals: 1, "\(messages)")
    }

    @Test("bounds that contradict each other or are invalid")
    func bounds() {
        for (minimum, maximum, expected) in [(50, 20, 50), (-5, .nan, 0), (.nan, 30, 30)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let host = TestHost(width: 100, height: 100) { Named().frame(minWidth: minimum, maxWidth: maximum) }
            expect(host.frame("named")?.width, equals: expected, "\(minimum) to \(maximum)")
        }
        expect(
            warnings { TestHost { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }.update() }, equals: [])
    }

    @Test("a frame that becomes NaN and then a number again")
    func changes() {
        let width = Box<CGFloat>(40)
        let host = TestHost.live(width: 100, height: 100) { Named().frame(width: width.value, height: 10) }
        for (next, expected) in [(.nan, 0), (-3, 0), (60, 60), (.infinity, 100), (1e300, 1_000_000_000)]
            as [(CGFloat, CGFloat)]
        {
            width.value = next
            host.update()
            expect(host.frame("named")?.width, equals: expected, "\(next)")
        }
    }

    @Test("padding that is not finite counts as 0", arguments: [CGFloat.nan, .infinity, -CGFloat.infinity])
    func padding(length: CGFloat) {
        var host: TestHost?
        let messages = warnings {
            host = TestHost(width: 100, height: 100) { Named().frame(width: 10, height: 10).padding(length) }
            host?.update()
        }
        expect(host?.frame("named"), equals: CGRect(x: 45, y: 45, width: 10, height: 10))
        expect(!messages.isEmpty)
    }

    @Test("negative padding draws outside the frame")
    func negativePadding() {
        let host = TestHost(width: 100, height: 100) {
            Block("a", 20, 20).padding(-5).accessibilityIdentifier("padded")
        }
        expect(host.frame("padded"), equals: CGRect(x: 45, y: 45, width: 10, height: 10))
        expect(host.frame("a"), equals: CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test(
        "invalid spacing, spacers, offsets, borders and radii",
        arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -1e30, 1e30])
    func others(length: CGFloat) {
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: length) {
                Named().frame(width: 10, height: 10).border(Color.blue, width: length).cornerRadius(length)
                Spacer(minLength: length)
                Text("text").offset(x: length, y: length)
                RoundedRectangle(cornerRadius: length).frame(width: 10, height: 10)
                Color.red.layoutPriority(Double(length)).opacity(Double(length))
            }
        }
        host.update()
        _ = host.snapshot()
        // A view with a size of its own keeps it, at a finite position.
        let frames = host.frames("named")
        expect(frames.map(\.size), equals: [CGSize(width: 10, height: 10)])
        expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }
}
