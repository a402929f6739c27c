import Foundation

/// Where a text that is edited comes from, and where it goes.
package enum TextInputSource {
    /// Follows every key.
    case text(Binding<String>)
    /// A value that is written as text, in a locale. What is typed becomes the value when it is committed; what cannot be read is dropped.
    case value(read: (Locale) -> String, commit: (String, Locale) -> Void)
}

/// A text that is edited by a person. `TextField`, `SecureField` and `TextEditor` are made of it.
package struct _TextInput: View {
    package typealias Body = Never

    package var kind: String
    package var source: TextInputSource
    package var sizing = TextInputSize.line
    package var chrome = TextInputChrome.none
    package var isSecret = false
    /// What assistive programs call it.
    package var label: Text?
    /// What stands there while there is no text.
    package var prompt: Text?
    /// Whether it stands on a ground of its own without a border.
    package var drawsBackground = false
    package var selection: Binding<TextSelection?>?
    package var onEditingChanged: ((Bool) -> Void)?
    /// Called when Return is pressed; before the actions of `onSubmit`.
    package var onCommit: (() -> Void)?
    /// Makes the menu that the secondary button opens.
    package var menu: (@MainActor (TextCommands) -> AnyView)?
    /// Distance between the edge and the text, where the chrome has none.
    package var margins = EdgeInsets()

    package init(_ kind: String, _ source: TextInputSource) { (self.kind, self.source) = (kind, source) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TextInputNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}
