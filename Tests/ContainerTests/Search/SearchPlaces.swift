import CasementTesting
import Expectations
import Testing

/// Where a search and its scopes are shown, and what choosing a suggestion does.
@MainActor struct SearchPlaces {
    @Observable @MainActor final class Model {
        var text = ""
        var scope = 0
        var log: [String] = []
    }

    private let model = Model()

    private func field(_ host: TestHost) throws -> AccessibilitySnapshot {
        host.settle()
        return try require(host.accessibilityTree.first { $0.role == "searchfield" })
    }

    private func search(_ host: TestHost) throws {
        let frame = try field(host).frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.settle()
    }

    @Test("Around a split view, a field for the sidebar is in the first column, and in the bar while that is hidden")
    func sidebar() throws {
        struct Screen: View {
            @Bindable var model: Model
            @State private var columns = NavigationSplitViewVisibility.all

            var body: some View {
                NavigationSplitView(columnVisibility: $columns) {
                    List { Text("row") }
                } detail: {
                    Text("detail \(model.text)")
                    Button("Hide") { columns = columns == .all ? .detailOnly : .all }
                }
                .searchable(text: $model.text, placement: .sidebar, prompt: "Find")
                .searchScopes($model.scope) {
                    Text("All").tag(0)
                    Text("Some").tag(1)
                }
            }
        }
        let host = TestHost(width: 900, height: 400) { Screen(model: model) }
        try search(host)
        host.type("a")
        host.settle()
        let edge = try require(host.find(text: "detail a")).minX
        expect(try field(host).frame.maxX < edge && field(host).label == "Find")
        expect(try require(host.find(text: "Some")).maxX < edge)
        host.tap(text: "Hide")
        host.settle()
        expect(try field(host).value, equals: "a")
        host.tap(text: "Hide")
        host.settle()
        expect(try field(host).frame.maxX < edge)
    }

    @Test("Scopes that wait for text are there while there is some") func scopesOnTextEntry() throws {
        let model = model
        let host = TestHost {
            NavigationStack {
                @Bindable var model = model
                Text("content").searchable(text: $model.text)
                    .searchScopes($model.scope, activation: .onTextEntry) {
                        Text("All").tag(0)
                        Text("Some").tag(1)
                    }
            }
        }
        try search(host)
        expect(host.find(text: "Some"), equals: nil)
        host.type("a")
        host.settle()
        expect(host.find(text: "Some") != nil)
        host.key(.delete)
        host.settle()
        expect(host.find(text: "Some"), equals: nil)
    }

    @Test("Choosing a suggestion submits the search, with its text") func submission() throws {
        let model = model
        let host = TestHost(width: 600, height: 400) {
            NavigationStack {
                @Bindable var model = model
                Text("content").searchable(text: $model.text) { Text("A pear").searchCompletion("pear") }
            }
            .onSubmit(of: .search) { model.log.append(model.text) }
        }
        try search(host)
        host.tap(text: "A pear")
        host.settle()
        expect(model.log, equals: ["pear"])
    }
}
