import CasementCore
import Foundation

/// An editor for text of any length, in a scrolling view.
///
///     TextEditor(text: $notes)
///
/// It takes the space that it is offered. Only visible paragraphs are laid out, so a key press costs the same in ten
/// megabytes as in a line, except for the copy that the binding receives. The Tab key types a tab.
public struct TextEditor: View {
    private var input: _TextInput
    private var styles = Styles<TextEditorStyleConfiguration>()

    /// An editor of a text, which is updated at every key press.
    public init(text: Binding<String>) {
        input = _TextInput("TextEditor", .text(text))
        input.sizing = .area
        input.margins = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    }

    /// An editor with a binding to its selection, which it reads and writes.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        input.selection = selection
    }

    /// An editor of a text with attributes, which are shown as those of a `Text`. What is typed takes the attributes of
    /// the character before it; those of all other text stay, also those of the program's own that are not shown.
    public init(text: Binding<AttributedString>) {
        input = _TextInput("TextEditor", .attributed(text))
        input.sizing = .area
        input.margins = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    }

    /// An editor of a text with attributes, and a binding to its selection, which it reads and writes.
    ///
    ///     Button("Bold") {
    ///         text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .body).bold() }
    ///     }
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
        self.init(text: text)
        input.attributedSelection = selection
    }

    public var body: some View { styles.show(TextEditorStyleConfiguration(editor: self)) }

    /// The editor itself, with or without a background.
    func shown(drawsBackground: Bool) -> _TextInput {
        var input = input
        (input.drawsBackground, input.menu, input.findBar) = (drawsBackground, TextEditMenu.make, FindBar.make)
        return input
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
