import CoreTesting
import Expectations
import HostSupport
import Testing

/// Changes that are not visible.
@MainActor struct UnseenDamage {
    private struct Fade: View {
        let flag: Flag
        var body: some View { (flag.value ? Color.red : Color.blue).accessibilityIdentifier("fade") }
    }

    @Test("a change outside the window or a clip damages nothing")
    func unseen() {
        let flag = Flag(true)
        let host = TestHost(width: 100, height: 100) {
            ZStack {
                Fade(flag: flag).frame(width: 10, height: 10).offset(x: 500)
                Fade(flag: flag).frame(width: 10, height: 10).offset(x: 30).frame(width: 20, height: 20).clipped()
            }
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(statistics.bodies, equals: 2)
        expect(statistics.damagedPixels, equals: 0)
        expect(statistics.framesPresented, equals: 0)
    }
}
