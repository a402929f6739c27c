import Casement

/// Fields of all kinds, and editors.
struct TextInputPage: View {
    var body: some View {
        PageFrame(
            "Fields, secrets, values with a format, and editors. Words, lines, undo, the clipboard and input methods work as elsewhere on the desktop."
        ) {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    FieldsCard()
                    ValuesCard()
                }
                VStack(spacing: 16) {
                    EditorCard()
                    AttributesCard()
                    SelectableCard()
                }
            }
        }
    }
}

private struct FieldsCard: View {
    @State private var name = ""
    @State private var secret = "swordfish"
    @State private var note =
        "A field that grows with its lines, as far as its limit lets it, and scrolls from there on."
    @State private var greeting = ""

    var body: some View {
        GroupBox("Fields") {
            TextField("Name", text: $name)
                .onSubmit { greeting = name.isEmpty ? "" : "Hello, \(name)!" }
            SecureField("Password", text: $secret)
            TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
            TextField("Square", text: $name).textFieldStyle(.squareBorder)
            TextField("Plain", text: $name).textFieldStyle(.plain)
            TextField("Disabled", text: .constant("Nobody can change this")).disabled(true)
            Caption(greeting.isEmpty ? "Press Return in the first field." : greeting)
        }
    }
}

private struct ValuesCard: View {
    @State private var width = 1280
    @State private var share = 0.25

    var body: some View {
        GroupBox("Values") {
            HStack {
                Text("Width").frame(width: 60, alignment: .leading)
                TextField("Width", value: $width, format: .number)
            }
            HStack {
                Text("Share").frame(width: 60, alignment: .leading)
                TextField("Share", value: $share, format: .percent)
            }
            Caption("Committed: \(width), \(share.formatted())")
        }
    }
}

private struct EditorCard: View {
    @State private var text =
        "Paragraphs wrap, scroll and are edited here.\n\nDouble clicks select words, triple clicks paragraphs.\nשלום עולם runs the other way, and 日本語 needs an input method."

    var body: some View {
        GroupBox("Editor") {
            TextEditor(text: $text).frame(height: 150).clipShape(RoundedRectangle(cornerRadius: 6))
            Caption("\(text.count) characters. Control-F finds, Control-H replaces.")
        }
    }
}

private struct SelectableCard: View {
    var body: some View {
        GroupBox("Selectable text") {
            Text("This text cannot be changed, but parts of it can be selected and copied.").textSelection(.enabled)
        }
    }
}
