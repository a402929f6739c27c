import CasementCore
import Foundation

/// The purpose of a button, which affects its appearance.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// A button that deletes or destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that cancels, and changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms the offered action.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes what is shown.
    public static let close = ButtonRole(name: "close")

    /// The usual title of a button with this role.
    var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "OK"
        }
    }
}

/// A control that runs an action when it is pressed.
///
///     Button("Save") { save() }
///     Button(action: save) { Text("Save").bold() }
///
/// The action runs when the pointer is released over the button. Its style determines its
/// appearance; see `buttonStyle(_:)`.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    @State private var state = ControlState()
    private var styles = Styles<ButtonStyleConfiguration>()
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuSession) private var menu

    /// A button with a custom label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a custom label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    public var body: some View {
        if styles.isWhole {
            // The style contains its own control, or another way to press.
            _StyledContainer("Button", accessibility: wholeAccessibility) { styles.show(configuration(trigger: press)) }
        } else {
            _Control(
                "Button", shortcut: shortcut, isRigid: styles.hasBezel, canRepeat: true, accessibility: accessibility,
                trigger: press,
                show: { state = $0 }
            ) {
                styles.show(configuration(trigger: nil))
            }
            // A shortcut is for this button, not for buttons in its label.
            .environment(\.keyboardShortcut, nil)
        }
    }

    private func configuration(trigger: (() -> Void)?) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(
            role: role, label: styles.part(label), isPressed: state.isPressed,
            isHovered: state.isHovered && isEnabled, isEnabled: isEnabled, isReleasing: state.isReleasing,
            shortcut: shortcut, trigger: trigger)
    }

    /// In a menu it is an item. If its style shows no text, its accessibility label is the text of its label.
    private var accessibility: _Control<Styled>.AccessibilityDescription {
        let isItem = menu != nil
        return { [label] element, context in
            if isItem { element.role = .menuitem }
            if element.label == nil { element.label = context.title(of: label) }
        }
    }

    /// The element for a style that implements the interaction itself: a button, unless the style has
    /// several interactive elements.
    private var wholeAccessibility: _StyledContainer<Styled>.AccessibilityDescription {
        let (isItem, press) = (menu != nil, press)
        return { [label] below, context in
            var acting = 0
            for part in below { acting += part.actingCount }
            if acting > 1 { return below }
            var element = AccessibilityElement.combining(below, on: context.node)
            if !element.role.isInteractive { element.role = isItem ? .menuitem : .button }
            if element.label == nil || element.isNamedByPicture {
                element.label = context.title(of: label) ?? element.label
            }
            if !context.isEnabled {
                element.traits.insert(.isDisabled)
                element.actions = []
            } else if element.action("press") == nil {
                element.set("press", press)
            }
            return [element]
        }
    }

    private typealias Styled = ModifiedContent<AnyView, _StyleModifier<ButtonStyleConfiguration>>

    /// In a menu, the menu is closed before the action runs.
    private func press() {
        menu?.close()
        action()
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Button where Label == Text {
    /// A button with a text label.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Text {
    /// A button with the usual title of its role: Delete, Cancel, Close or OK.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }

    /// A button with a localised resource as its title.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

private struct KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The keyboard shortcut of the controls in this scope.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Assigns a key with modifiers, Control by default, that triggers the control in this view.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Assigns a key combination that triggers the control in this view.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Assigns a key combination that triggers the control in this view; nil removes the one of an ancestor.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

extension Button: AccessibilityButtonSource {
    package func appendActions(to list: inout [AccessibilityButton]) {
        list.append(AccessibilityButton(label, role: role?.name, perform: action))
    }
}

extension Button: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
