import CasementCore

/// Asks the user before the window closes.
private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
    let title: Text
    let shouldPresent: Bool
    let actions: Actions
    let message: Message
    @State private var question = DismissalQuestion()
    @State private var isAsking = false

    func body(content: Content) -> some View {
        let _ = question.set(shouldPresent, $isAsking)
        content
            .windowCloseGuard(question.closeGuard)
            .modifier(
                AlertModifier(
                    isPresented: Binding {
                        isAsking
                    } set: {
                        // Where no action has answered, the window stays.
                        if !$0 { question.answer(false) }
                    }, title: title, actions: actions, message: message, kind: .confirmation(showsTitle: true),
                    onChoose: { if $0 != ButtonRole.cancel.name { question.answer(true) } }))
    }
}

/// The question of a window that is to close, and what waits for the answer.
@MainActor private final class DismissalQuestion {
    private var shouldPresent = false
    private var isAsking: Binding<Bool>?
    private var decide: (@MainActor (Bool) -> Void)?

    private(set) lazy var closeGuard = CloseGuard { [weak self] decide in self?.ask(decide) ?? .allow }

    func set(_ shouldPresent: Bool, _ isAsking: Binding<Bool>) {
        (self.shouldPresent, self.isAsking) = (shouldPresent, isAsking)
    }

    private func ask(_ decide: @escaping @MainActor (Bool) -> Void) -> CloseAnswer {
        guard shouldPresent else { return .allow }
        guard self.decide == nil else { return .refuse }
        self.decide = decide
        isAsking?.wrappedValue = true
        return .ask
    }

    func answer(_ mayClose: Bool) {
        isAsking?.wrappedValue = false
        let decide = decide
        self.decide = nil
        decide?(mayClose)
    }
}

extension View {
    /// Shows a dialog with actions when the window that contains the view is to close, while `shouldPresent` is true:
    /// because it was closed by the user or the program, or because the program ends. The window closes after the
    /// action of any button but those with the role `cancel`; the dialog has such a button of its own.
    ///
    ///     Editor(text: $text)
    ///         .dismissalConfirmationDialog("Discard the draft?", shouldPresent: isEdited) {
    ///             Button("Discard", role: .destructive) {}
    ///             Button("Save") { save() }
    ///         } message: {
    ///             Text("It was not saved.")
    ///         }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
    }

    /// Shows a dialog with actions when the window is to close, while `shouldPresent` is true.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Shows a dialog with actions when the window is to close, while `shouldPresent` is true.
    @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Shows a dialog with actions when the window is to close, while `shouldPresent` is true.
    public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) {}
    }

    /// Shows a dialog with actions when the window is to close, while `shouldPresent` is true.
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions) {}
    }

    /// Shows a dialog with actions when the window is to close, while `shouldPresent` is true.
    @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions) {}
    }
}
