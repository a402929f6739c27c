import CasementTesting
import Testing

/// A window without any size still lays out what is in it.
@MainActor @Suite struct EmptyWindow {
    @Test("C26: a fixed frame around an infinite one has its own size where nothing is offered")
    func nothingOffered() {
        let view = Arrangement(0, 0) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
        #expect(view.size == [200, 200])
    }
}
