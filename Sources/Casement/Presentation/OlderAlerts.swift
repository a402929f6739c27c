import CasementCore

/// An alert as a value; the older form of the modifiers that take a title and actions.
///
///     .alert(isPresented: $asks) {
///         Alert(
///             title: Text("Delete the song?"), message: Text("This cannot be undone."),
///             primaryButton: .destructive(Text("Delete")) { delete() }, secondaryButton: .cancel())
///     }
@MainActor @preconcurrency public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, by default OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert or action sheet.
    @MainActor @preconcurrency public struct Button {
        let label: Text?
        let role: ButtonRole?
        let action: () -> Void

        /// A button with the default look.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button that cancels, with the usual title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: nil, role: .cancel, action: action ?? {})
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A choice of actions as a value; the older form of `confirmationDialog`.
@MainActor @preconcurrency public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions, with a button Cancel of its own unless one of them cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an older alert.
private struct OlderButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: button.action) { button.label ?? Text("Cancel") }
        }
    }

    static var _isBuiltIn: Bool { false }
}

extension View {
    /// Shows an alert while `isPresented`; the older form of `alert(_:isPresented:actions:message:)`.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
            OlderButtons(buttons: alert?.buttons ?? [])
        } message: {
            alert?.message
        }
    }

    /// Shows an alert for an item while it is not nil; closing the alert sets it to nil.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let shown = item.wrappedValue.map(content)
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return self.alert(shown?.title ?? Text(verbatim: ""), isPresented: isPresented) {
            OlderButtons(buttons: shown?.buttons ?? [])
        } message: {
            shown?.message
        }
    }

    /// Shows a choice of actions while `isPresented`; the older form of `confirmationDialog`.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
        ) {
            OlderButtons(buttons: sheet?.buttons ?? [])
        } message: {
            sheet?.message
        }
    }

    /// Shows a choice of actions for an item while it is not nil.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        let sheet = item.wrappedValue.map(content)
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
        ) {
            OlderButtons(buttons: sheet?.buttons ?? [])
        } message: {
            sheet?.message
        }
    }
}
