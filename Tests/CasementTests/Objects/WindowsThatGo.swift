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

    @Test("A closed window with a text field releases its trees", arguments: [true, false])
    func textInput(isField: Bool) {
        weak var graph: ViewGraph?
        weak var layout: LayoutTree?
        do {
            let host = TestHost {
                if isField { TextField("Text", text: .constant("x")) } else { TextEditor(text: .constant("x")) }
            }
            host.settle()
            (graph, layout) = (host.pipeline.graph, host.pipeline.layout)
        }
        expect(graph == nil)
        expect(layout == nil)
    }
}
