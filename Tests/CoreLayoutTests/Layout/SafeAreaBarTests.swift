import CoreTesting
import Expectations
import HostSupport
import Testing

/// Bars at the edges of content, whose background goes by what the content says of its edge.
@MainActor struct SafeAreaBarTests {
    private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
        let host = TestHost.live(width: 100, height: 100) {
            content().safeAreaBar(edge: .top, alignment: .leading) { Block("bar", 30, 20) }
        }
        host.settle()
        return host
    }

    @Test("A bar takes space at its edge, and its background all of the edge")
    func space() {
        let host = host { Color.red.accessibilityIdentifier("page") }
        expect(host.frame("bar"), equals: CGRect(x: 0, y: 0, width: 30, height: 20))
        expect(host.pixel(50, 50) != host.pixel(90, 10))
        expect(host.pixel(50, 21), equals: host.pixel(50, 99))
    }

    @Test("Hard bars have a line, hidden ones nothing")
    func styles() {
        let soft = host { Color.white }
        let hard = host { Color.white.scrollEdgeEffectStyle(.hard, for: .top) }
        let other = host { Color.white.scrollEdgeEffectStyle(.hard, for: .bottom) }
        let line = { (host: TestHost) in host.pixel(90, 19) != host.pixel(90, 10) }
        expect(line(hard) && !line(soft) && !line(other))
        let under = { (hides: Bool) in
            let host = TestHost(width: 100, height: 100) {
                Color.clear
                    .safeAreaBar(edge: .bottom) { Color.clear.frame(height: 20) }
                    .scrollEdgeEffectHidden(hides, for: .bottom)
                    .background(Color(red: 1, green: 0, blue: 0))
            }
            host.settle()
            return host.pixel(50, 90)
        }
        expect(under(true), equals: [255, 0, 0])
        expect(under(false) != [255, 0, 0])
    }
}
