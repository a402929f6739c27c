import CasementCore

/// A style that defines the appearance of text editors.
///
///     struct Framed: TextEditorStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             TextEditor(configuration).padding(4).border(.tint)
///         }
///     }
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View

    /// Makes the view of one editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor that its style receives: the editor, for `TextEditor(configuration)`.
public struct TextEditorStyleConfiguration {
    let editor: TextEditor
}

extension TextEditor {
    /// Creates the editor that a style shows, in the enclosing style.
    public init(_ configuration: TextEditorStyleConfiguration) { self = configuration.editor }
}

/// The default style: the text on a background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates a default text editor style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EditorWithBackground(editor: configuration.editor)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style: the text on a background.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// An editor with a background, unless `scrollContentBackground` is hidden.
private struct EditorWithBackground: View {
    let editor: TextEditor
    @Environment(\.scrollContentBackground) private var background

    var body: some View { editor.shown(drawsBackground: background != .hidden) }
}

/// The text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates a plain text editor style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor.shown(drawsBackground: false)
    }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text without a background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the text editors in this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
