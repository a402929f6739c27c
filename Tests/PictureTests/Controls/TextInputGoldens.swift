import CasementTesting
import Foundation
import Testing

/// Fields and editors of text in their states.
@MainActor struct TextInputGoldens {
    /// A text that can be edited.
    private struct Field<Content: View>: View {
        @State var text: String
        let content: (Binding<String>) -> Content
        var body: some View { content($text).padding(4) }
    }

    @Test func fields() throws {
        try stateGolden("text-fields", 130, 38, states: [.normal, .hovered, .focused, .disabled]) {
            Variant("prompt") { TextField("Name", text: .constant("")).padding(4) }
            Variant("text") { TextField("Name", text: .constant("Ada")).padding(4) }
            Variant("long text") { TextField("Name", text: .constant("Augusta Ada King, Countess")).padding(4) }
            Variant("squareBorder") { TextField("", text: .constant("Ada")).textFieldStyle(.squareBorder).padding(4) }
            Variant("plain") { TextField("", text: .constant("Ada")).textFieldStyle(.plain).padding(4) }
            Variant("number") { TextField("", value: .constant(1234.5), format: .number).padding(4) }
            Variant("secure") { SecureField("Password", text: .constant("secret")).padding(4) }
            Variant("secure, prompt") { SecureField("Password", text: .constant("")).padding(4) }
            Variant("trailing") { TextField("", text: .constant("Ada")).multilineTextAlignment(.trailing).padding(4) }
            Variant("small") { TextField("", text: .constant("Ada")).controlSize(.small).padding(4) }
            Variant("large") { TextField("", text: .constant("Ada")).controlSize(.large).padding(4) }
        }
    }

    @Test func editing() throws {
        try situationGolden("text-editing", isAlsoLarge: true) {
            Situation("caret after what was typed", 150, 38) {
                Field(text: "") { TextField("Name", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.type("Ada")
            }
            Situation("all selected", 150, 38) {
                Field(text: "Ada Lovelace") { TextField("Name", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.key("a", modifiers: .control)
            }
            Situation("a part selected", 150, 38) {
                Field(text: "Ada Lovelace") { TextField("Name", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.key(.home)
                for _ in 0..<3 { $0.key(.rightArrow, modifiers: .shift) }
            }
            Situation("scrolled to its end", 150, 38) {
                Field(text: "Augusta Ada King, Countess") { TextField("Name", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.key(.end)
            }
            Situation("an input method", 150, 38) {
                Field(text: "") { TextField("Name", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.compose("nihon", selection: 2..<5)
            }
            Situation("secure", 150, 38) {
                Field(text: "secret") { SecureField("Password", text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.key("a", modifiers: .control)
            }
            Situation("lines that grow", 150, 80) {
                Field(text: "Several words that need more than one line") { TextField("", text: $0, axis: .vertical) }
            } prepare: {
                $0.key(.tab)
                $0.key(.end)
            }
            Situation("right to left", 150, 38) {
                Field(text: "שלום") { TextField("Name", text: $0) }.environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                $0.key(.tab)
                $0.key(.end)
            }
        }
    }

    @Test func menu() throws {
        try situationGolden("text-menu") {
            Situation("secondary button", 230, 250) {
                VStack {
                    Field(text: "Ada Lovelace") { TextField("Name", text: $0) }
                    Spacer()
                }
            } prepare: {
                $0.key(.tab)
                $0.key("a", modifiers: .control)
                $0.deliver(.pointerDown(CGPoint(x: 30, y: 18), .secondary, clicks: 1))
                $0.deliver(.pointerUp(CGPoint(x: 30, y: 18), .secondary))
            }
        }
    }

    @Test func editors() throws {
        let poem =
            "The Analytical Engine weaves algebraical patterns\njust as the Jacquard loom weaves flowers\nand leaves."
        try stateGolden("text-editors", 150, 80, states: [.normal, .hovered, .focused, .disabled]) {
            Variant("automatic") { TextEditor(text: .constant(poem)).padding(6) }
            Variant("plain") { TextEditor(text: .constant(poem)).textEditorStyle(.plain).padding(6) }
            Variant("no ground") { TextEditor(text: .constant(poem)).scrollContentBackground(.hidden).padding(6) }
        }
        try situationGolden("text-editor-selection") {
            Situation("lines selected", 200, 90) {
                Field(text: poem) { TextEditor(text: $0) }
            } prepare: {
                $0.key(.tab)
                $0.key(.home, modifiers: .control)
                $0.key(.downArrow, modifiers: .shift)
                $0.key(.rightArrow, modifiers: .shift)
            }
        }
    }

    @Test func attributedEditors() throws {
        var text = AttributedString("Plain, bold and red,\n")
        text[text.range(of: "bold")!].font = .body.bold()
        text[text.range(of: "red")!].foregroundColor = .red
        var line = AttributedString("italic, underlined, struck\n")
        line[line.range(of: "italic")!].font = .body.italic()
        line[line.range(of: "underlined")!].underlineStyle = .single
        line[line.range(of: "struck")!].strikethroughStyle = .single
        var title = AttributedString("Large")
        title.font = .largeTitle
        var marked = AttributedString(" and marked")
        marked.backgroundColor = .yellow.opacity(0.4)
        let all = text + line + title + marked
        try situationGolden("text-editor-attributed") {
            Situation("runs", 220, 120) {
                AttributedField(text: all)
            }
            Situation("selected", 220, 120) {
                AttributedField(text: all)
            } prepare: {
                $0.key(.tab)
                $0.key("a", modifiers: .control)
            }
            Situation("an input method", 220, 120) {
                AttributedField(text: all)
            } prepare: {
                $0.key(.tab)
                $0.key(.end, modifiers: .control)
                $0.compose("nihon", selection: 2..<5)
            }
        }
    }

    private struct AttributedField: View {
        @State var text: AttributedString
        var body: some View { TextEditor(text: $text).padding(4) }
    }

    @Test func findBar() throws {
        let text = "One fish two fish, red Fish\nblue fish, a fishmonger."
        func open(_ host: TestHost) {
            host.tap(at: CGPoint(x: 60, y: 60))
            host.key(.home, modifiers: .control)
            host.key("h", modifiers: .control)
            host.settle()
            host.type("fish")
            host.key(.return)
            host.settle()
        }
        try situationGolden("find-bar", isAlsoLarge: true) {
            Situation("find and replace", 440, 140) {
                Field(text: text) { TextEditor(text: $0) }
            } prepare: {
                open($0)
            }
            Situation("narrow, whole words", 260, 200) {
                Field(text: text) { TextEditor(text: $0) }
            } prepare: {
                open($0)
                $0.tap(text: "W")
                $0.settle()
            }
            Situation("right to left", 440, 140) {
                Field(text: "fish שלום fish") { TextEditor(text: $0) }.environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                open($0)
            }
        }
    }
}
