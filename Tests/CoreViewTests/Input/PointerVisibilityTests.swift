import CoreTesting
import Expectations
import HostSupport
import Testing

/// `pointerVisibility` and `modifierKeyAlternate`.
@MainActor struct PointerVisibilityTests {
    @Test("The innermost view decides whether the pointer is hidden")
    func hidden() {
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                Color.green.frame(height: 50).pointerVisibility(.visible)
            }
            .pointerVisibility(.hidden)
        }
        host.hover(at: CGPoint(x: 50, y: 25))
        expect(host.pipeline.input.pointerStyle.shape, equals: .hidden)
        host.hover(at: CGPoint(x: 50, y: 75))
        expect(host.pipeline.input.pointerStyle.shape, equals: .arrow)
    }

    @Test("Another view is shown while all of the keys are held")
    func alternate() {
        let host = TestHost.live {
            Text("Close").modifierKeyAlternate([.option, .shift]) { Text("Close All") }
        }
        host.update()
        expect(host.texts, equals: ["Close"])
        host.hold(.option)
        expect(host.texts, equals: ["Close"])
        host.hold([.option, .shift])
        host.settle()
        expect(host.texts, equals: ["Close All"])
        host.hold([])
        host.settle()
        expect(host.texts, equals: ["Close"])
    }
}

extension TestHost {
    /// The texts that are shown.
    fileprivate var texts: [String] { accessibilityTree.all.filter { $0.role == "text" }.compactMap(\.label) }
}
