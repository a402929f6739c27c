import CasementCore
import Foundation

/// A field for editing text, or a value that is written as text.
///
///     TextField("Name", text: $name)
///     TextField("Width", value: $width, format: .number)
///     TextField("Notes", text: $notes, axis: .vertical).lineLimit(2...6)
///
/// A binding to text is updated at every key press. A binding to a value is updated when the text is committed: when
/// Return is pressed or the field loses the focus. Text that is not a valid value is discarded then. The title is shown
/// in the field while it is empty, unless there is a prompt; in a form it is beside the field.
public struct TextField<Label: View>: View {
    var input: _TextInput
    let label: Label
    let prompt: Text?
    /// The title, if the label is one.
    var title: Text?
    /// Whether the field is shown by a style, so that it is plain unless that style sets another one.
    var isConfiguration = false

    private var styles = Styles<_TextFieldConfiguration>()
    @Environment(\.formAppearance) private var formAppearance
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.controlSize) private var size
    @Environment(\.textSuggestions) private var suggestions

    init(_ input: _TextInput, label: Label, title: Text?, prompt: Text?) {
        (self.input, self.label, self.title, self.prompt) = (input, label, title, prompt)
    }

    init(text: Binding<String>, axis: Axis = .horizontal, label: Label, title: Text?, prompt: Text?) {
        var input = _TextInput("TextField", .text(text))
        if axis == .vertical { input.sizing = .growing(least: 1, most: .max) }
        self.init(input, label: label, title: title, prompt: prompt)
    }

    public var body: some View {
        if isConfiguration {
            shownInput
        } else if formAppearance != .none, labels != .hidden {
            LabeledContent {
                // Not in the colour of read-only values.
                styled.foregroundStyle(Color.primary)
            } label: {
                label
            }
        } else {
            styled
        }
    }

    private var styled: some View {
        var field = TextField<_TextFieldStyleLabel>(
            input, label: _TextFieldStyleLabel(content: AnyView(label)), title: title,
            prompt: prompt ?? (formAppearance == .none ? title : nil))
        field.isConfiguration = true
        return styles.show(_TextFieldConfiguration(field: field))
    }

    @ViewBuilder private var shownInput: some View {
        if let suggestions, case .text(let text) = input.source {
            SuggestingInput(input: describedInput, text: text, suggestions: suggestions.view).controlLabel(size)
        } else {
            describedInput.controlLabel(size)
        }
    }

    private var describedInput: _TextInput {
        var input = input
        (input.prompt, input.label, input.menu) = (prompt, title, TextEditMenu.make)
        return input
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension TextField where Label == Text {
    /// A field for a text, with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a text, with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field for text that scrolls along an axis. A vertical one wraps lines and grows with them, as
    /// far as `lineLimit` allows.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, axis: axis, label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field for text that scrolls along an axis.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(text: text, axis: axis, label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field with a binding to its selection, which it reads and writes.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, axis: axis ?? .horizontal, label: Text(titleKey), title: Text(titleKey), prompt: prompt)
        input.selection = selection
    }

    /// A field with a binding to its selection, which it reads and writes.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, axis: axis ?? .horizontal, label: Text(title), title: Text(title), prompt: prompt)
        input.selection = selection
    }
}

extension TextField {
    /// A field for a text, with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(text: text, label: label, title: label as? Text, prompt: prompt)
    }

    /// A field for a text that scrolls along an axis, with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(text: text, axis: axis, label: label, title: label as? Text, prompt: prompt)
    }

    /// A field with a custom label and a binding to its selection, which it reads and writes.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init(text: text, axis: axis ?? .horizontal, label: label, title: label as? Text, prompt: prompt)
        input.selection = selection
    }
}

// The initialisers from before `onSubmit` and `focused`.
extension TextField where Label == Text {
    /// A field that reports when editing begins and ends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(titleKey, text: text)
        input.onEditingChanged = onEditingChanged
    }

    /// A field that calls `onCommit` when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        input.onCommit = onCommit
    }

    /// A field that reports when editing begins and ends, and calls `onCommit` when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        (input.onEditingChanged, input.onCommit) = (onEditingChanged, onCommit)
    }

    /// A field that reports when editing begins and ends.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text)
        input.onEditingChanged = onEditingChanged
    }

    /// A field that calls `onCommit` when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        input.onCommit = onCommit
    }

    /// A field that reports when editing begins and ends, and calls `onCommit` when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        (input.onEditingChanged, input.onCommit) = (onEditingChanged, onCommit)
    }
}
