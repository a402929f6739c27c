import CoreTesting
import Expectations
import HostSupport
import Testing

/// Appearance of views without content.
@MainActor struct EmptyAppearance {
    @Test("a type-erased empty view appears once, and state changed then does not make it appear again")
    func erasedEmptyView() {
        struct Toggling: View {
            @State private var flag = false
            let done: (Bool) -> Void
            var body: some View {
                AnyView(EmptyView()).onAppear {
                    flag.toggle()
                    done(flag)
                }
            }
        }
        var calls: [Bool] = []
        TestHost { Toggling { calls.append($0) } }.settle()
        expect(calls, equals: [true])
    }
}
