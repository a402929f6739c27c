import CasementCore

/// How editors of text look.
///
///     struct Framed: TextEditorStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             TextEditor(configuration).padding(4).border(.tint)
///         }
///     }
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View

    /// The look of one editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = TextEditorStyleConfiguration
}

/// What an editor tells its style: itself, for `TextEditor(configuration)`.
public struct TextEditorStyleConfiguration {
    let editor: TextEditor
}

extension TextEditor {
    /// The editor that a style is to show, in the style further out.
    public init(_ configuration: TextEditorStyleConfiguration) { self = configuration.editor }
}

/// The style where none is said: a ground of its own.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EditorWithBackground(editor: configuration.editor)
    }
}

/// An editor on a ground of its own, unless what scrolls is to have none.
private struct EditorWithBackground: View {
    let editor: TextEditor
    @Environment(\.scrollContentBackground) private var background

    var body: some View { editor.shown(drawsBackground: background != .hidden) }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor.shown(drawsBackground: false)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A ground of its own.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of the text editors in this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
