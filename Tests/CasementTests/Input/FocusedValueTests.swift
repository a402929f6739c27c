import CasementTesting
import Expectations
import HostSupport
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@Observable @MainActor private final class Document {
    var words = 0
}

/// Shows the values of the focused view.
private struct Told: View {
    @FocusedValue(\.title) private var title
    @FocusedValue(Document.self) private var document
    var body: some View { Text("\(title ?? "nothing"), \(document?.words ?? -1)") }
}

private struct Shout: View {
    @FocusedBinding(\.note) private var note
    var body: some View {
        Button("Shout") { note = note?.uppercased() }.disabled(note == nil).keyboardShortcut("u")
    }
}

/// Values that the focused view publishes to the rest of the window.
@MainActor struct FocusedValueTests {
    @Test("a value is published while the view contains the focus; the innermost wins, then the window's")
    func innermost() {
        let host = TestHost {
            VStack {
                Told()
                HStack {
                    Color.red.focusable().focusedValue(\.title, "red")
                    Color.blue.focusable()
                }
                .focusedValue(\.title, "row")
                Color.green.focusable()
                Color.clear.focusedSceneValue(\.title, "window")
            }
        }
        host.update()
        expect(host.labels, equals: ["window, -1"], "nothing has the focus")
        for told in ["red", "row", "window", "red"] {
            host.key(.tab)
            expect(host.labels, equals: ["\(told), -1"])
        }
    }

    @Test("a changed value is published, an object is observed, and a removed view publishes nothing")
    func changes() {
        @MainActor struct Page: View {
            let document: Document
            @State private var count = 0
            var body: some View {
                VStack {
                    Told()
                    Button("more") { count += 1 }.keyboardShortcut("m")
                    if count < 2 {
                        Color.red.focusable().focusedValue(\.title, "\(count)").focusedValue(document)
                        Color.clear.focusedSceneValue(\.title, "window")
                    }
                }
            }
        }
        let document = Document()
        let host = TestHost { Page(document: document) }
        host.key(.tab)
        host.key(.tab)
        expect(host.labels, equals: ["0, 0", "more"])
        document.words = 7
        host.update()
        expect(host.labels, equals: ["0, 7", "more"])
        host.key("m", modifiers: .control)
        expect(host.labels, equals: ["1, 7", "more"])
        host.key("m", modifiers: .control)
        host.update()
        expect(host.labels, equals: ["nothing, -1", "more"])
    }

    @Test("a published binding can be set, and is nil without a focused view")
    func binding() {
        struct Page: View {
            @State private var text = "quiet"
            var body: some View {
                VStack {
                    Shout()
                    Color.red.focusable().focusedValue(\.note, $text)
                    Text(text)
                }
            }
        }
        let host = TestHost { Page() }
        host.key("u", modifiers: .control)
        expect(host.labels, equals: ["Shout", "quiet"], "the button is disabled")
        host.key(.tab)
        host.key("u", modifiers: .control)
        expect(host.labels, equals: ["Shout", "QUIET"])
    }

    @Test("a view that reads one value does not run when another changes")
    func parts() {
        struct Counting: View {
            let ran: () -> Void
            @FocusedValue(\.note) private var note
            var body: some View {
                let _ = ran()
                Text(note == nil ? "none" : "some")
            }
        }
        var runs = 0
        let host = TestHost {
            VStack {
                Counting { runs += 1 }
                Color.red.focusable().focusedValue(\.title, "red")
                Color.blue.focusable().focusedValue(\.title, "blue")
            }
        }
        host.update()
        let before = runs
        host.key(.tab)
        host.key(.tab)
        expect(runs, equals: before)
    }
}
