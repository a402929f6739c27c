import CasementTesting
import Combine
import Expectations
import Testing

/// A closed window is deallocated completely, whatever is still pending in its graph.
@MainActor struct WindowsThatGo {
    private final class Token {}

    private struct CountKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Holder: View {
        @State var token: Token
        let subject: PassthroughSubject<Int, Never>
        var body: some View {
            Color.red.preference(key: CountKey.self, value: 1).onReceive(subject) { _ in _ = token }
        }
    }

    @Test func aReceiverInsideAReaderOfPreferences() {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Token?
        do {
            let token = Token()
            held = token
            let host = TestHost {
                Holder(token: token, subject: subject).overlayPreferenceValue(CountKey.self) { Text("\($0)") }
            }
            host.update()
        }
        expect(held == nil)
        subject.send(1)
    }
}
