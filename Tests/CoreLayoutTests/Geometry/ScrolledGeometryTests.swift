import CoreTesting
import Expectations
import HostSupport
import Testing

/// Readers in scrolled content.
@MainActor struct ScrolledGeometryTests {
    /// Along the scrolling axis the proposed length is unspecified.
    @Test func hasTenPointsInAScrollView() {
        let host = TestHost.live(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.red.accessibilityIdentifier("inside") }
                    Block("next", 30, 40)
                }
            }
        }
        expect(host.frame("inside"), equals: CGRect(x: 0, y: 0, width: 100, height: 10))
        expect(host.frame("next")?.minY, equals: 10)
    }

    @Test func readersUpdateWhenScrolled() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { if $0.contains("coordinate space") { warnings.append($0) } }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost.live(width: 200, height: 200) {
            VStack(spacing: 0) {
                Block("head", 200, 50)
                ScrollView {
                    GeometryReader { proxy in
                        let shown = proxy.frame(in: .scrollView), axis = proxy.frame(in: .scrollView(axis: .vertical))
                        let window = proxy.frame(in: .global), none = proxy.bounds(of: .scrollView(axis: .horizontal))
                        Text("\(Int(shown.minY)) \(Int(axis.minY)) \(Int(window.minY)) \(none == nil)")
                    }
                    .frame(height: 1000)
                }
            }
        }
        expect(host.labels, equals: ["0 0 50 true"])
        host.scroll(at: CGPoint(x: 20, y: 60), dy: 30)
        host.advance(by: 1)
        let numbers = host.labels[0].split(separator: " ")
        expect(numbers[0].hasPrefix("-") && numbers[0] == numbers[1], "\(host.labels)")
        expect((Int(numbers[2]) ?? 0), equals: (Int(numbers[0]) ?? 0) + 50)
        expect(warnings, equals: [])
    }
}
