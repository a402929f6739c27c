import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/text-input.md, verbatim.

struct SignUp: View {
    @State private var name = ""
    @State private var password = ""
    @State private var age = 30
    @State private var about = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            TextField("Age", value: $age, format: .number)
            TextField("About you", text: $about, axis: .vertical).lineLimit(2...6)
        }
        .onSubmit { print("Welcome, \(name)!") }
    }
}

struct CityField: View {
    @State private var city = ""

    var body: some View {
        TextField("City", text: $city)
            .textInputSuggestions {
                ForEach(["Berlin", "Bern", "Oslo"].filter { $0.hasPrefix(city) && !city.isEmpty }, id: \.self) {
                    Text($0).textInputCompletion($0)
                }
            }
    }
}

struct Shouting: View {
    @State private var text = "quiet words"
    @State private var selection: TextSelection?

    var body: some View {
        VStack {
            TextField("Text", text: $text, selection: $selection)
            Button("Shout") {
                guard case .selection(let range) = selection?.indices else { return }
                text.replaceSubrange(range, with: text[range].uppercased())
            }
        }
    }
}

struct RichNote: View {
    @State private var text = AttributedString("A note with some words")
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var context

    private var isBold: Bool {
        (selection.typingAttributes(in: text).font ?? .body).resolve(in: context).isBold
    }

    var body: some View {
        TextEditor(text: $text, selection: $selection)
            .toolbar {
                Button("Bold", systemImage: "bold") {
                    let isBold = isBold
                    text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .body).bold(!isBold) }
                }
                .keyboardShortcut("b")
            }
    }
}

struct QuietNote: View {
    @State private var text = AttributedString("A note")
    @State private var selection = AttributedTextSelection()

    var body: some View {
        TextEditor(text: $text, selection: $selection).attributedTextFormattingDefinition(Quiet())
    }

    struct Quiet: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            NoBackground()
        }
    }

    struct NoBackground: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        func constrain(_ container: inout Attributes) { container.backgroundColor = nil }
    }
}

struct Letter: View {
    @State private var text = "Dear Ada,"
    @State private var isFinding = false

    var body: some View {
        TextEditor(text: $text)
            .findNavigator(isPresented: $isFinding)
            .toolbar { Toggle("Find", systemImage: "magnifyingglass", isOn: $isFinding) }
    }
}

struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
            Divider()
        }
    }
}

struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View {
        TextEditor(configuration).padding(4).border(.tint)
    }
}

private struct Notes: View {
    @State private var text = "words"
    var body: some View { TextEditor(text: $text).textEditorStyle(Framed()) }
}

/// Forms that programs use.
struct TextInputForms: View {
    @State private var text = ""
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var amount: Double? = 2.5

    var body: some View {
        VStack {
            TextField("Mail", text: $text)
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocapitalization(.none)
                .disableAutocorrection(true)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            TextField(text: $text, prompt: Text("required")) { Text("Name") }
            TextField("Old", text: $text, onEditingChanged: { _ in }, onCommit: {})
            TextField("Old", text: $text) { _ in }
            TextField(String("Verbatim"), text: $text).textFieldStyle(.squareBorder)
            TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
            TextField("Formatter", value: $amount, formatter: NumberFormatter())
            SecureField("Secret", text: $text) {}
            TextEditor(text: $text).frame(height: 40).textEditorStyle(.plain).scrollContentBackground(.hidden)
        }
    }
}

@MainActor struct DocumentedTextInput {
    /// The titles and the texts of the fields; a secure field has no readable text.
    private func fields(_ host: TestHost) -> [String] {
        host.accessibilityTree.children.map { "\($0.label ?? ""): \($0.value ?? "-")" }
    }

    @Test("fields") func fields() {
        let host = TestHost {
            VStack {
                SignUp()
                TextField("Mine", text: .constant("")).textFieldStyle(Underlined())
            }
        }
        #expect(fields(host) == ["Name: ", "Password: -", "Age: 30", "About you: ", "Mine: "])
    }

    @Test("an editor has a background, unless its style or its scroll content has none") func ground() throws {
        func isGrounded(_ editor: some View) -> Bool {
            let host = TestHost(width: 60, height: 60) { editor.background(Color(red: 1, green: 0, blue: 0)) }
            return host.snapshot()[30, 50].g > 0
        }
        let editor = TextEditor(text: .constant(""))
        #expect(isGrounded(editor))
        #expect(!isGrounded(editor.textEditorStyle(.plain)))
        #expect(!isGrounded(editor.scrollContentBackground(.hidden)))
        #expect(isGrounded(editor.textEditorStyle(Framed())))
        #expect(!isGrounded(editor.textEditorStyle(Framed()).textEditorStyle(.plain)))
    }

    @Test("an editor in a custom style can be typed into") func style() throws {
        let host = TestHost(width: 120, height: 60) { Notes() }
        host.tap(at: CGPoint(x: 60, y: 30))
        host.type("more ")
        let editor = try #require(host.accessibilityTree.first { $0.role == "textfield" })
        #expect(editor.value?.contains("more") == true)
    }

    @Test("the selected text is changed") func selection() throws {
        let host = TestHost { Shouting() }
        let frame = try #require(host.find(text: "quiet words"))
        host.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY), count: 2)
        let button = try #require(host.find(text: "Shout"))
        host.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(host.find(text: "QUIET words") != nil)
    }

    @Test("forms") func forms() {
        let host = TestHost(width: 400, height: 400) { TextInputForms() }
        host.update()
        #expect(
            fields(host) == [
                "Mail: ", "Name: ", "Old: ", "Old: ", "Verbatim: ", "Amount: 2.50", "Formatter: 2", "Secret: -", ": ",
            ])
    }

    @Test("the example of finding opens the bar by its toggle") func letter() {
        let host = TestHost(width: 500) { NavigationStack { Letter() } }
        host.settle()
        #expect(host.perform(onLabel: "Find"))
        host.settle()
        #expect(host.find(text: "Done") != nil)
    }
}
