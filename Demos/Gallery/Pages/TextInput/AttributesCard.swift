import Casement
import Foundation

/// An editor of a text with attributes, and buttons that change those of the selection.
struct AttributesCard: View {
    @State private var text = AttributesCard.sample
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
        GroupBox("Text with attributes") {
            HStack {
                Toggle("Bold", systemImage: "bold", isOn: bold).keyboardShortcut("b")
                Toggle("Italic", systemImage: "italic", isOn: italic).keyboardShortcut("i")
                Toggle("Underlined", systemImage: "underline", isOn: underlined).keyboardShortcut("u")
                Toggle("Marked", systemImage: "paintbrush", isOn: marked)
            }
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
            TextEditor(text: $text, selection: $selection)
                .frame(height: 96)
                .clipShape(RoundedRectangle(cornerRadius: 6))
            Caption("For the selection, or for what is typed next.")
        }
    }

    /// What is typed next, and the first selected character, have these.
    private var attributes: AttributeContainer { selection.typingAttributes(in: text) }
    private var font: Font.Resolved { (attributes.font ?? .body).resolve(in: context) }

    private var bold: Binding<Bool> {
        binding(font.isBold) { $0.font = ($0.font ?? .body).bold($1) }
    }
    private var italic: Binding<Bool> {
        binding(font.isItalic) { $0.font = ($0.font ?? .body).italic($1) }
    }
    private var underlined: Binding<Bool> {
        binding(attributes.underlineStyle != nil) { $0.underlineStyle = $1 ? .single : nil }
    }
    private var marked: Binding<Bool> {
        binding(attributes.backgroundColor != nil) { $0.backgroundColor = $1 ? .yellow.opacity(0.4) : nil }
    }

    private func binding(
        _ isOn: Bool, _ change: @escaping (inout AttributeContainer, Bool) -> Void
    ) -> Binding<Bool> {
        Binding {
            isOn
        } set: { isOn in
            text.transformAttributes(in: &selection) { change(&$0, isOn) }
        }
    }

    private static var sample: AttributedString {
        var sample = AttributedString("Words keep their ")
        var part = AttributedString("own look")
        part.font = .body.bold()
        sample += part
        part = AttributedString(" while the text ")
        sample += part
        part = AttributedString("around them")
        part.font = .body.italic()
        part.underlineStyle = .single
        sample += part
        sample += AttributedString(" is ")
        part = AttributedString("edited")
        part.foregroundColor = .red
        sample += part
        sample += AttributedString(".")
        return sample
    }
}
