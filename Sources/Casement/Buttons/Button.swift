import CasementCore
import Foundation

/// What a button is for, which shows in its look.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// Deletes or destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms what is asked.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")

    /// What such a button usually says.
    var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "OK"
        }
    }
}

/// A control that does something when it is pressed.
///
///     Button("Save") { save() }
///     Button(action: save) { Text("Save").bold() }
///
/// It acts when the pointer is released over it. How it looks is up to its style; see `buttonStyle(_:)`.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    @State private var state = ControlState()
    private var styles = Styles<ButtonStyleConfiguration>()
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuSession) private var menu

    /// A button with a label of its own.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and a label of its own.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    public var body: some View {
        if styles.isWhole {
            // The style has a control of its own, or another way to press.
            _StyledContainer("Button", accessibility: wholeAccessibility) { styles.show(configuration(trigger: press)) }
        } else {
            _Control(
                "Button", shortcut: shortcut, isRigid: styles.hasBezel, canRepeat: true, accessibility: accessibility,
                trigger: press,
                show: { state = $0 }
            ) {
                styles.show(configuration(trigger: nil))
            }
            // A shortcut is for this button, not for those in its label.
            .environment(\.keyboardShortcut, nil)
        }
    }

    private func configuration(trigger: (() -> Void)?) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(
            role: role, label: styles.part(label), isPressed: state.isPressed,
            isHovered: state.isHovered && isEnabled, isEnabled: isEnabled, isReleasing: state.isReleasing,
            shortcut: shortcut, trigger: trigger)
    }

    /// In a menu it is an item. Where its style shows no words, it says those of its label.
    private var accessibility: _Control<Styled>.AccessibilityDescription {
        let isItem = menu != nil
        return { [label] element, context in
            if isItem { element.role = .menuitem }
            if element.label == nil { element.label = context.title(of: label) }
        }
    }

    /// What a style brings that is pressed in its own way: a button still, unless it shows several things to press.
    private var wholeAccessibility: _StyledContainer<Styled>.AccessibilityDescription {
        let (isItem, press) = (menu != nil, press)
        return { [label] below, context in
            var acting = 0
            for part in below { acting += part.actingCount }
            if acting > 1 { return below }
            var element = AccessibilityElement.combining(below, on: context.node, separator: " ")
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

    /// In a menu, the menu goes first.
    private func press() {
        menu?.close()
        action()
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Button where Label == Text {
    /// A button with a text.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a text.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Text {
    /// A button that says what its role usually does: Delete, Cancel, Close or OK.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }

    /// A button with a resource as its text.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

private struct KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The keys that trigger the controls here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Triggers the control in this view by a key together with modifiers, Control where none are given.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Triggers the control in this view by a combination of keys.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Triggers the control in this view by a combination of keys; nil takes away one that is said further out.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

extension Button: AccessibilityButtonSource {
    package func appendActions(to list: inout [AccessibilityButton]) {
        list.append(AccessibilityButton(label, perform: action))
    }
}
