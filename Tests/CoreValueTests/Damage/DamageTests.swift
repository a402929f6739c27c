import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// What is repainted after a change, and which work is not done at all.
@MainActor struct DamageTests {
    private struct Label: View {
        let text: Box<String>
        var body: some View { Text(text.value).accessibilityIdentifier("label") }
    }

    private struct Fade: View {
        let flag: Flag
        var body: some View { (flag.value ? Color.red : Color.blue).accessibilityIdentifier("fade") }
    }

    /// The pixels whose edges are a frame's, rounded.
    private func pixels(_ frames: [CGRect], scale: CGFloat) -> Int {
        let frame = frames.reduce(frames[0]) { $0.union($1) }
        func edge(_ value: CGFloat) -> Int { Int((value * scale).rounded()) }
        return (edge(frame.maxX) - edge(frame.minX)) * (edge(frame.maxY) - edge(frame.minY))
    }

    @Test("one label's change damages its own pixels", arguments: [1, 1.5, 2] as [CGFloat])
    func label(scale: CGFloat) {
        let text = Box("100")
        let host = TestHost(scale: scale) {
            VStack {
                ForEach(0..<10) { Text("row \($0)") }
                Label(text: text)
                ForEach(0..<10) { Text("row \($0)") }
            }
        }
        host.update()
        let before = host.frame("label") ?? .zero
        let statistics = host.statistics { text.value = "999" }
        let after = host.frame("label") ?? .zero
        expect(statistics.damagedPixels, equals: pixels([before, after], scale: scale))
        expect(statistics.bodies, equals: 1)
        expect(statistics.texturesUpdated, equals: 1)
        expect(statistics.texturesCreated, equals: 0)
        expect(statistics.framesPresented, equals: 1)
    }

    @Test("one colour's change damages exactly its frame", arguments: [1, 1.5, 2] as [CGFloat])
    func colour(scale: CGFloat) {
        let flag = Flag(true)
        let host = TestHost(width: 100, height: 100, scale: scale) {
            VStack(spacing: 0) {
                Color.green
                Fade(flag: flag).frame(width: 20, height: 10)
                Color.green
            }
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(statistics.damagedPixels, equals: Int(20 * scale) * Int(10 * scale))
    }

    @Test("nothing changed: no body, no measuring, no texture, no damage, no frame")
    func nothing() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text("a").padding()
                Button("b") {}
                Color.red.clipShape(Circle())
            }
        }
        host.update()
        _ = host.takeStatistics()
        host.update()
        host.advance(by: 0.5)
        flag.value = false
        host.update()
        var expected = FrameStatistics()
        let statistics = host.takeStatistics()
        expected.texturesAlive = statistics.texturesAlive
        expect(statistics, equals: expected)
        expect(statistics.texturesAlive > 0)
    }

    @Test("a body that ran with an equal result paints nothing")
    func sameResult() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                let _ = flag.value
                Text("a").padding()
                Color.red.opacity(0.5).border(Color.blue)
            }
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(statistics.bodies, equals: 1)
        expect(statistics.layoutMeasures, equals: 0)
        expect(statistics.damagedPixels, equals: 0)
        expect(statistics.framesPresented, equals: 0)
    }

    @Test("a moved view damages its old and its new position")
    func moves() {
        let x = Box<CGFloat>(0)
        let host = TestHost.live(width: 100, height: 100) { Color.red.frame(width: 10, height: 10).offset(x: x.value) }
        host.update()
        expect(host.statistics { x.value = 30 }.damagedPixels, equals: 200)
        expect(host.statistics { x.value = 35 }.damagedPixels, equals: 150)
    }

    @Test("a removed view damages its old position, an inserted one its new one")
    func comesAndGoes() {
        let flag = Flag(true)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack(alignment: .topLeading) {
                Color.clear
                if flag.value { Color.red.frame(width: 10, height: 20) }
            }
        }
        host.update()
        expect(host.statistics { flag.value = false }.damagedPixels, equals: 200)
        expect(host.pixel(5, 5), equals: windowColor)
        expect(host.statistics { flag.value = true }.damagedPixels, equals: 200)
    }

    @Test("distant changes stay separate: their damage is the sum of both")
    func apart() {
        let flag = Flag(true)
        let host = TestHost(width: 200, height: 200) {
            VStack {
                HStack {
                    Fade(flag: flag).frame(width: 10, height: 10)
                    Spacer()
                }
                Spacer()
                HStack {
                    Spacer()
                    Fade(flag: flag).frame(width: 10, height: 10)
                }
            }
        }
        host.update()
        expect(host.statistics { flag.value = false }.damagedPixels, equals: 200)
    }

    @Test("the first frame paints the whole window once, and so does another size")
    func whole() {
        let host = TestHost(width: 50, height: 40) { Color.red }
        let statistics = host.takeStatistics()
        expect(statistics.damagedPixels, equals: 2000)
        expect(statistics.framesPresented, equals: 1)
        host.resize(width: 60, height: 40)
        expect(host.takeStatistics().damagedPixels, equals: 2400)
    }
}
