import Foundation

/// The source and destination of an edited text.
package enum TextInputSource {
    /// A binding that is updated on every key.
    case text(Binding<String>)
    /// The same of a text with attributes.
    case attributed(Binding<AttributedString>)
    /// A value formatted as text, in a locale. Typed text is parsed when it is committed; text that cannot be parsed
    /// is dropped.
    case value(read: (Locale) -> String, commit: (String, Locale) -> Void)
}

/// A text that the user edits: the basis of `TextField`, `SecureField` and `TextEditor`.
package struct _TextInput: View {
    package typealias Body = Never

    package var kind: String
    package var source: TextInputSource
    package var sizing = TextInputSize.line
    package var chrome = TextInputChrome.none
    package var isSecret = false
    /// The accessibility label.
    package var label: Text?
    /// The text shown while the field is empty.
    package var prompt: Text?
    /// Whether it has a background without a border.
    package var drawsBackground = false
    package var selection: Binding<TextSelection?>?
    /// The selection in an attributed text.
    package var attributedSelection: Binding<AttributedTextSelection>?
    package var onEditingChanged: ((Bool) -> Void)?
    /// Called when Return is pressed, before the actions of `onSubmit`.
    package var onCommit: (() -> Void)?
    /// The kind of `onSubmit` that hears Return.
    package var submits = SubmitTriggers.text
    /// Creates the context menu of the secondary button.
    package var menu: (@MainActor (TextCommands) -> AnyView)?
    /// Creates the bar that finds in the text; nil where there is none.
    package var findBar: (@MainActor (TextFind) -> AnyView)?
    /// The distance between the edge and the text, where the chrome has none.
    package var margins = EdgeInsets()

    package init(_ kind: String, _ source: TextInputSource) { (self.kind, self.source) = (kind, source) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TextInputNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}
