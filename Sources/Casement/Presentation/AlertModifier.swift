import CasementCore
import Foundation

/// Shows an alert or confirmation dialog while a binding is true.
struct AlertModifier<Actions: View, Message: View>: ViewModifier {
    enum Kind: Equatable {
        case alert
        case confirmation(showsTitle: Bool)

        var showsTitle: Bool { self != .confirmation(showsTitle: false) }
    }

    let isPresented: Binding<Bool>
    let title: Text
    let actions: Actions
    let message: Message
    let kind: Kind
    /// Called with the name of the role of the button that was chosen, after its action.
    var onChoose: (String?) -> Void = { _ in }
    @State private var scope = PresentedScope()

    func body(content: Content) -> some View {
        // Not this modifier, which has the scope.
        let _ = scope.setDismiss { [isPresented] in isPresented.wrappedValue = false }
        let isShown = isPresented.wrappedValue
        // The actions are looked through only where they are shown.
        let buttons = isShown ? shownButtons : nil
        content
            .modifier(
                _PresentationModifier(
                    isPresented: isShown, place: .window, dismiss: buttons?.cancel ?? {},
                    kind: .focused(confirm: buttons?.confirm)
                ) {
                    if let buttons {
                        AlertSurface(title: title, showsTitle: kind.showsTitle, message: message, buttons: buttons)
                            .modifier(PresentedContent(scope: scope))
                    }
                })
    }

    private var shownButtons: AlertButtons {
        AlertButtons(
            actions, hasCancel: kind != .alert, choose: onChoose,
            dismiss: { [isPresented] in isPresented.wrappedValue = false })
    }
}

/// The actions of an alert, found in their value: buttons by role, and other views such as text fields.
@MainActor struct AlertButtons {
    @MainActor struct Part: @MainActor Identifiable {
        let id: Int
        let view: AnyView
        let button: AccessibilityButton?
        /// Whether it has buttons that are known only where it is shown.
        var isComposed = false
        var isCancel: Bool { button?.role == ButtonRole.cancel.name }
    }

    private(set) var fields: [Part] = []
    /// In view order, the cancel button first.
    private(set) var buttons: [Part] = []
    private let choose: (String?) -> Void
    private let dismiss: () -> Void

    init<Actions: View>(
        _ actions: Actions, hasCancel: Bool, choose: @escaping (String?) -> Void = { _ in },
        dismiss: @escaping () -> Void
    ) {
        (self.choose, self.dismiss) = (choose, dismiss)
        for (index, choice) in ViewChoice.all(in: actions).enumerated() where choice.kind == .option {
            let found = AccessibilityButton.all(in: choice.view)
            let part = Part(
                id: index, view: choice.view, button: found.count == 1 ? found[0] : nil, isComposed: choice.isComposed)
            if part.button == nil, !part.isComposed { fields.append(part) } else { buttons.append(part) }
        }
        let ownCancel = hasCancel && !buttons.contains(where: \.isCancel)
        if ownCancel { add(ButtonRole.cancel) } else if buttons.isEmpty { add(nil) }
        buttons = buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel }
    }

    private mutating func add(_ role: ButtonRole?) {
        let button = Button(role?.title ?? "OK", role: role) {}
        buttons.append(
            Part(id: -1, view: AnyView(button), button: AccessibilityButton.all(in: button).first))
    }

    /// Escape: the cancel button, or the only one there is, unless that destroys something.
    var cancel: () -> Void {
        isUnknown ? dismiss : action(of: buttons.first(where: \.isCancel) ?? onlyHarmless)
    }

    /// Whether all buttons, if there are any, are known only where they are shown.
    var isUnknown: Bool { buttons.allSatisfy(\.isComposed) }

    private var onlyHarmless: Part? { buttons.count == 1 ? defaultPart : nil }

    /// Return, where no button has the default shortcut: the default button, or the only one where that cancels.
    var confirm: () -> Void {
        action(of: defaultPart ?? (buttons.count == 1 && buttons[0].isCancel ? buttons[0] : nil))
    }

    /// The first button without a role.
    var defaultPart: Part? { buttons.first { $0.button.map { $0.role == nil } ?? false } }

    private func action(of part: Part?) -> () -> Void {
        guard let part, part.button?.isEnabled ?? true else { return {} }
        return {
            part.button?.perform()
            choose(part.button?.role)
            dismiss()
        }
    }

    /// The style of the buttons: the alert closes after the action has run.
    func style(isProminent: Bool, isComposed: Bool) -> AlertButtonStyle {
        AlertButtonStyle(isProminent: isProminent, hasOwnKeys: isComposed, choose: choose, dismiss: dismiss)
    }
}

/// A wide button that closes its alert.
struct AlertButtonStyle: PrimitiveButtonStyle {
    let isProminent: Bool
    /// Whether the alert, which does not know the button, leaves Escape and Return to it.
    let hasOwnKeys: Bool
    let choose: (String?) -> Void
    let dismiss: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        let button = AlertButton(
            configuration: configuration, isProminent: isProminent, choose: choose, dismiss: dismiss)
        if hasOwnKeys { button.modifier(AlertKeys(role: configuration.role)) } else { button }
    }
}

/// The key of a button by its role, unless it has a shortcut.
private struct AlertKeys: ViewModifier {
    let role: ButtonRole?
    @Environment(\.keyboardShortcut) private var shortcut

    func body(content: Content) -> some View {
        content.keyboardShortcut(shortcut ?? (role == .cancel ? .cancelAction : role == nil ? .defaultAction : nil))
            .preference(key: HasButtonsKey.self, value: true)
    }
}

private struct AlertButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    let choose: (String?) -> Void
    let dismiss: () -> Void
    @Environment(\.keyboardShortcut) private var shortcut

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let isDefault = shortcut == .defaultAction
        Button(role: configuration.role) {
            configuration.trigger()
            choose(configuration.role?.name)
            dismiss()
        } label: {
            configuration.label
                .foregroundStyle(
                    configuration.role == .destructive && !isDefault
                        ? AnyShapeStyle(Color(theme: .destructive)) : AnyShapeStyle(.foreground)
                )
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(BezelButtonStyle(isProminent: isProminent || isDefault))
        .preference(key: HasDefaultButtonKey.self, value: isDefault)
    }
}

/// Whether a button of an alert has the default shortcut.
private struct HasDefaultButtonKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether views that the alert does not know have buttons.
private struct HasButtonsKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The card of an alert.
private struct AlertSurface<Message: View>: View {
    let title: Text
    let showsTitle: Bool
    let message: Message
    let buttons: AlertButtons

    static var _isBuiltIn: Bool { true }

    var body: some View {
        DialogSurface {
            AlertContent(title: title, showsTitle: showsTitle, message: message, buttons: buttons)
                .modifier(DialogBackground(radius: 14))
        }
    }
}

/// What an alert shows, on its card or in its window.
struct AlertContent<Message: View>: View {
    let title: Text
    let showsTitle: Bool
    let message: Message
    let buttons: AlertButtons
    @State private var hasDefault = false
    @State private var hasButtons = false
    @Environment(\.dialogTraits) private var traits

    static var _isBuiltIn: Bool { true }

    /// The width of alerts, in points.
    private static var width: CGFloat { 320 }

    var body: some View {
        VStack(spacing: 0) {
            DialogIcon(traits: traits)
            if showsTitle {
                title.font(.headline).multilineTextAlignment(.center).fixedSize(horizontal: false, vertical: true)
            }
            VStack { message }
                .font(.callout)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .padding(.top, 6)
            if !buttons.fields.isEmpty {
                VStack(spacing: 8) { ForEach(buttons.fields) { $0.view } }
                    .padding(.top, 14)
            }
            DialogSuppressionToggle(suppression: traits.suppression)
            AlertButtonRow(buttons: buttons, hasDefault: hasDefault).padding(.top, 20)
            if buttons.isUnknown, !hasButtons {
                Button("OK") {}.keyboardShortcut(.defaultAction)
                    .buttonStyle(buttons.style(isProminent: true, isComposed: false))
            }
        }
        .padding(20)
        .frame(width: Self.width)
        .onPreferenceChange(HasDefaultButtonKey.self) { hasDefault = $0 }
        .onPreferenceChange(HasButtonsKey.self) { hasButtons = $0 }
        .accessibilityElement(children: .contain)
        .accessibilityDescribed { [title] element, context in
            element.role = .alert
            element.label = context.string(title)
        }
    }
}

/// The buttons of an alert: side by side if there are two, otherwise one above the other, the cancel button last.
private struct AlertButtonRow: View {
    let buttons: AlertButtons
    let hasDefault: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let isRow = buttons.buttons.count == 2
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 8))
        let ordered =
            isRow
            ? buttons.buttons
            : buttons.buttons.filter { !$0.isCancel } + buttons.buttons.filter(\.isCancel)
        layout {
            ForEach(ordered) { part in
                part.view.buttonStyle(
                    buttons.style(
                        isProminent: !hasDefault && part.id == buttons.defaultPart?.id, isComposed: part.isComposed))
            }
        }
    }
}
