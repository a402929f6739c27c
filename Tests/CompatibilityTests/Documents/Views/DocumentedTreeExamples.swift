import CasementTesting
import ControlSupport
import Testing

// The examples of docs/preferences.md, docs/identity-and-lifetime.md and docs/debugging.md, verbatim.

struct TitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct TitledView<Content: View>: View {
    private let content: Content
    @State private var title: String?

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            Text(title ?? "Untitled").font(.headline)
            content.onPreferenceChange(TitleKey.self) { title = $0 }
        }
    }
}

struct Player: View {
    var track: String
    @State private var position = 0.0

    var body: some View {
        Text("\(track): \(Int(position)) s")
            .task(id: track) {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    position += 1
                }
            }
            .onAppear { position = 0 }
            .onChange(of: track) { position = 0 }
    }
}

struct Row: View {
    var title: String
    @State private var count = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("\(title) \(count)") { count += 1 }
    }
}

@MainActor struct DocumentedTreeExamples {
    @Test func titles() {
        let page = TitledView {
            Text("Hello").preference(key: TitleKey.self, value: "Greetings")
        }
        let host = TestHost { page }
        host.update()
        #expect(host.texts == ["Greetings", "Hello"])
    }

    @Test func players() {
        let host = TestHost { Player(track: "Overture") }
        host.update()
        #expect(host.texts == ["Overture: 0 s"])
    }

    @Test func rows() {
        let host = TestHost { Row(title: "One") }
        host.update()
        #expect(host.texts == ["One 0"])
        host.press(text: "One 0")
        #expect(host.texts == ["One 1"])
    }
}
