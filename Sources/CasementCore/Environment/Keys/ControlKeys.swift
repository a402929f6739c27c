import Foundation

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The sizes of controls: buttons with default fonts are 18, 22, 30, 36 and 42 points high.
    case mini, small, regular, large, extraLarge
}

extension ControlSize {
    /// The insets above and below the text of a button or a field, in points.
    package var verticalInsets: (top: CGFloat, bottom: CGFloat) {
        switch self {
        case .mini: (2, 2)
        case .small: (3, 4)
        case .regular: (6, 7)
        case .large: (9, 10)
        case .extraLarge: (12, 13)
        }
    }

    /// The height of buttons with default fonts and of controls in a row with them, in points.
    package var height: CGFloat {
        switch self {
        case .mini: 18
        case .small: 22
        case .regular: 30
        case .large: 36
        case .extraLarge: 42
        }
    }
}

/// Whether buttons trigger repeatedly while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// The control's default: steppers repeat, buttons do not.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action is repeated while the button is held.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action is triggered once per press.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The style of the enclosing form, if any.
package enum FormAppearance: Hashable, Sendable {
    case none, grouped, columns
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct TintKey: EnvironmentKey { static let defaultValue: StyleInUse? = nil }
private struct FormAppearanceKey: EnvironmentKey { static let defaultValue = FormAppearance.none }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether buttons trigger repeatedly while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }

    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// The tint of controls; nil is the accent colour.
    package var tint: StyleInUse? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var formAppearance: FormAppearance {
        get { self[FormAppearanceKey.self] }
        set { self[FormAppearanceKey.self] = newValue }
    }
}
