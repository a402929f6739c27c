import CasementCore

/// A text of any length that is edited, in a view that scrolls.
///
///     TextEditor(text: $notes)
///
/// It takes the space that it is offered. Only the paragraphs that are seen are laid out, so a key costs the same in ten megabytes as in a
/// line, but for the copy that the binding gets. The Tab key types a tab.
public struct TextEditor: View {
    private var input: _TextInput
    @Environment(\.textEditorGround) private var ground

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

    public var body: some View { shown }

    private var shown: _TextInput {
        var input = input
        (input.hasGround, input.menu) = (ground != .hidden, TextEditMenu.make)
        return input
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// How editors of text look.
@MainActor @preconcurrency public protocol TextEditorStyle {
    var _ground: Visibility { get }
}

/// The usual look: a ground of its own.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public var _ground: Visibility { .automatic }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public var _ground: Visibility { .hidden }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A ground of its own.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorGroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var textEditorGround: Visibility {
        get { self[TextEditorGroundKey.self] }
        set { self[TextEditorGroundKey.self] = newValue }
    }
}

extension View {
    /// The look of the text editors in this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorGround, style._ground)
    }
}
