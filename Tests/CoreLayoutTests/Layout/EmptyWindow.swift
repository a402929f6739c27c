import CoreTesting
import Expectations
import HostSupport
import Testing

/// A window without a size still lays out its content.
@MainActor struct EmptyWindow {
    @Test("a fixed frame around an infinite one keeps its size if nothing is proposed")
    func nothingOffered() {
        let view = Arrangement(0, 0) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
        expect(view.size, equals: [200, 200])
    }
}
