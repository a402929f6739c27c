import CasementCore

/// A text of any length that is edited, in a view that scrolls.
///
///     TextEditor(text: $notes)
///
/// It takes the space that it is offered. Only the paragraphs that are seen are laid out, so a key costs the same in ten megabytes as in a
/// line, but for the copy that the binding gets. The Tab key types a tab.
public struct TextEditor: View {
    private var input: _TextInput
    private var styles = Styles<TextEditorStyleConfiguration>()

    /// An editor of a text, which follows every key.
    public init(text: Binding<String>) {
        input = _TextInput("TextEditor", .text(text))
        input.sizing = .area
        input.margins = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    }

    /// An editor that tells what is selected in it, and selects what it is told.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        input.selection = selection
    }

    public var body: some View { styles.show(TextEditorStyleConfiguration(editor: self)) }

    /// The editor itself, on a ground of its own or without one.
    func shown(drawsBackground: Bool) -> _TextInput {
        var input = input
        (input.drawsBackground, input.menu) = (drawsBackground, TextEditMenu.make)
        return input
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}
