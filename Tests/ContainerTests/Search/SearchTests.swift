import CasementTesting
import ControlSupport
import Expectations
import Testing

@MainActor struct SearchTests {
    private let model = BarModel()

    private func press(_ role: String, in host: TestHost) throws {
        let frame = try require(host.elements(role).first).frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.settle()
    }

    private struct Names: View {
        @Bindable var model: BarModel
        var prompt: Text?

        var body: some View {
            NavigationStack {
                List(["Ann", "Bob", "Ben"].filter { model.text.isEmpty || $0.contains(model.text) }, id: \.self) {
                    Text($0)
                }
                .searchable(text: $model.text, prompt: prompt)
            }
        }
    }

    @Test("the text is the program's, typed and set") func text() throws {
        let model = model
        let host = TestHost { Names(model: model) }
        host.settle()
        expect(host.elements("searchfield").map(\.label), equals: ["Search"])
        try press("searchfield", in: host)
        host.type("B")
        host.settle()
        expect(host.find(text: "Ann") == nil && host.find(text: "Bob") != nil && host.find(text: "Ben") != nil)
        host.type("e")
        host.settle()
        expect(host.find(text: "Bob") == nil && host.find(text: "Ben") != nil)
        expect(host.elements("searchfield").first?.value, equals: "Be")
        model.text = "An"
        host.settle()
        expect(host.elements("searchfield").first?.value == "An" && host.find(text: "Ann") != nil)
        expect(host.perform(onLabel: "Clear"))
        host.settle()
        expect(model.text.isEmpty && host.find(text: "Bob") != nil)
    }

    @Test("the prompt is the label") func prompt() {
        let model = model
        let host = TestHost { Names(model: model, prompt: Text("People")) }
        host.settle()
        expect(host.elements("searchfield").map(\.label), equals: ["People"])
    }

    @Test("Control-F reaches the field; Escape empties and leaves it") func keys() {
        let model = model
        let host = TestHost { Names(model: model) }
        host.settle()
        host.key("f", modifiers: .command)
        host.settle()
        host.type("q")
        expect(model.text, equals: "q")
        host.key(.escape)
        host.settle()
        host.type("z")
        expect(model.text.isEmpty)
    }

    @Test("without a page the field stands in the window's bar") func window() {
        let model = model
        let host = TestHost { Text("content").searchable(text: Bindable(model).text) }
        host.settle()
        expect(host.elements("searchfield").count == 1 && host.elements("toolbar").count == 1)
    }

    @Test("Return is heard by actions of searches, and those of text fields do not hear it") func submission() throws {
        let model = model
        struct Program: View {
            @Bindable var model: BarModel
            var body: some View {
                NavigationStack {
                    TextField("name", text: $model.name).accessibilityIdentifier("name").searchable(text: $model.text)
                }
                .onSubmit(of: .search) { model.log.append("search \(model.text)") }
                .onSubmit { model.log.append("text") }
            }
        }
        let host = TestHost { Program(model: model) }
        host.settle()
        try press("searchfield", in: host)
        host.type("ab\n")
        expect(model.log, equals: ["search ab"])
        host.tap("name")
        host.type("x\n")
        expect(model.log, equals: ["search ab", "text"])
    }

    private struct Presented: View {
        struct Inner: View {
            @Environment(\.dismissSearch) private var dismissSearch
            @Environment(\.isSearching) private var isSearching
            var body: some View {
                VStack {
                    Text(isSearching ? "searching" : "not searching")
                    Button("Stop") { dismissSearch() }
                }
            }
        }

        @Bindable var model: BarModel
        var body: some View {
            NavigationStack { Inner().searchable(text: $model.text, isPresented: $model.isOn) }
        }
    }

    @Test("presentation moves the keyboard in and out") func presentation() throws {
        let model = model
        let host = TestHost { Presented(model: model) }
        host.settle()
        expect(host.find(text: "not searching") != nil)
        model.isOn = true
        host.settle()
        host.type("a")
        host.settle()
        expect(model.text == "a" && host.find(text: "searching") != nil)
        host.tap(text: "Stop")
        host.settle()
        expect(!model.isOn && model.text.isEmpty)
        host.type("b")
        expect(model.text.isEmpty)
        try press("searchfield", in: host)
        expect(model.isOn)
    }

    @Test("a search that is presented from the start has the keyboard") func presentedFromTheStart() {
        let model = model
        model.isOn = true
        let host = TestHost { Presented(model: model) }
        host.settle()
        host.type("a")
        expect(model.text, equals: "a")
    }

    @Test("the focus of the field is bound") func focus() {
        let model = model
        struct Program: View {
            @Bindable var model: BarModel
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    Button(isFocused ? "in" : "out") { isFocused = true }
                }
                .searchable(text: $model.text)
                .searchFocused($isFocused)
            }
        }
        let host = TestHost { Program(model: model) }
        host.settle()
        host.tap(text: "out")
        host.settle()
        host.type("a")
        host.settle()
        expect(model.text == "a" && host.find(text: "in") != nil)
    }

    // MARK: Suggestions

    private struct Suggesting: View {
        @Bindable var model: BarModel
        var body: some View {
            NavigationStack {
                Text("content \(model.count)")
                    .searchable(text: $model.text, tokens: $model.tokens) { Text($0.id) }
                    .searchSuggestions {
                        if model.text != "none" {
                            Text("apple").searchCompletion("apple")
                            Text("banana").searchCompletion("banana")
                            Text("fruit").searchCompletion(BarToken(id: "Fruit"))
                        }
                    }
                    .searchScopes($model.count) {
                        Text("All").tag(0)
                        Text("Some").tag(1)
                    }
            }
        }
    }

    @Test("suggestions are below the field while it is edited, and complete it") func suggestions() {
        let model = model
        let host = TestHost(width: 500) { Suggesting(model: model) }
        host.settle()
        expect(host.find(text: "apple") == nil)
        host.key("f", modifiers: .command)
        host.settle()
        expect(host.find(text: "apple") != nil)
        host.type("b")
        expect(model.text, equals: "b")
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.return)
        host.settle()
        expect(model.text == "banana" && host.find(text: "apple") == nil)
        host.key(.delete)
        host.settle()
        expect(model.text == "banan" && host.find(text: "apple") != nil)
        host.key(.escape)
        host.settle()
        expect(model.text == "banan" && host.find(text: "apple") == nil)
    }

    @Test("a token is added by its suggestion, and removed by Backspace") func tokens() {
        let model = model
        let host = TestHost(width: 500) { Suggesting(model: model) }
        host.settle()
        host.key("f", modifiers: .command)
        host.settle()
        host.tap(text: "fruit")
        host.settle()
        expect(model.tokens.map(\.id) == ["Fruit"] && host.find(text: "Fruit") != nil)
        host.key(.delete)
        host.settle()
        expect(model.tokens.isEmpty)
    }

    @Test("without suggestions nothing is in the way; scopes are chosen while the search is active") func scopes() {
        let model = model
        let host = TestHost(width: 500) { Suggesting(model: model) }
        host.settle()
        expect(host.find(text: "Some") == nil)
        host.key("f", modifiers: .command)
        host.type("none")
        host.settle()
        expect(host.find(text: "apple") == nil)
        host.tap(text: "Some")
        host.settle()
        expect(host.find(text: "content 1") != nil)
    }

    private struct BesideSuggestions: View {
        @Bindable var model: BarModel
        var body: some View {
            NavigationStack {
                VStack {
                    Spacer()
                    Button("Press") { model.log.append("pressed") }.keyboardShortcut("i")
                }
                .searchable(text: $model.text)
                .searchSuggestions { Text("apple").searchCompletion("apple") }
            }
        }
    }

    @Test("a press beside suggestions closes them and reaches what lies there; shortcuts work while they are open")
    func pressBesideSuggestions() {
        let model = model
        let host = TestHost(width: 500) { BesideSuggestions(model: model) }
        host.settle()
        host.key("f", modifiers: .command)
        host.settle()
        expect(host.find(text: "apple") != nil)
        host.key("i", modifiers: .command)
        expect(model.log, equals: ["pressed"])
        host.tap(text: "Press")
        host.settle()
        expect(model.log == ["pressed", "pressed"] && host.find(text: "apple") == nil)
    }

    @Test("a press into the field leaves its suggestions open") func pressIntoField() throws {
        let model = model
        let host = TestHost(width: 500) { BesideSuggestions(model: model) }
        host.settle()
        host.key("f", modifiers: .command)
        host.type("ap")
        host.settle()
        let field = try require(host.elements("searchfield").first)
        host.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        host.settle()
        expect(host.find(text: "apple") != nil)
        host.key(.downArrow)
        host.key(.return)
        host.settle()
        expect(model.text, equals: "apple")
    }

    private struct SheetWithSuggestions: View {
        @Bindable var model: BarModel
        @FocusState private var isBelow: Bool
        var body: some View {
            TextField("below", text: $model.name).focused($isBelow)
                .onChange(of: isBelow) { if isBelow { model.log.append("below") } }
                .sheet(isPresented: $model.isOn) { BesideSuggestions(model: model).frame(width: 400, height: 200) }
        }
    }

    @Test("Tab stays in a sheet while its suggestions are open") func tabInSheet() {
        let model = model
        let host = TestHost(width: 500) { SheetWithSuggestions(model: model) }
        host.settle()
        model.isOn = true
        host.settle()
        model.log = []
        for _ in 0..<6 {
            host.key("f", modifiers: .command)
            host.settle()
            expect(host.find(text: "apple") != nil)
            host.key(.tab)
            host.settle()
        }
        expect(model.log.isEmpty)
    }
}
