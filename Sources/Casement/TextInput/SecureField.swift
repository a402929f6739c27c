import CasementCore

/// A field for a secret, which shows dots and does not allow copying.
///
///     SecureField("Password", text: $password).onSubmit(logIn)
///
/// It uses the style of text fields.
public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    private init(_ text: Binding<String>, label: Label, title: Text?, prompt: Text?) {
        var input = _TextInput("SecureField", .text(text))
        input.isSecret = true
        field = TextField(input, label: label, title: title, prompt: prompt)
    }

    public var body: some View { field }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }

    /// A field with a custom label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(text, label: label, title: label as? Text, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// A field with a title, which is shown while the field is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field with a title, which is shown while the field is empty.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field that calls `onCommit` when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        field.input.onCommit = onCommit
    }

    /// A field that calls `onCommit` when Return is pressed.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        field.input.onCommit = onCommit
    }
}
