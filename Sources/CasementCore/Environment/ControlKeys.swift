import Foundation

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension ControlSize {
    /// Above and below the text of a button or a field, points.
    package var verticalInsets: (top: CGFloat, bottom: CGFloat) {
        switch self {
        case .mini: (2, 2)
        case .small: (3, 4)
        case .regular: (6, 7)
        case .large: (9, 10)
        case .extraLarge: (12, 13)
        }
    }

    /// How high buttons are with the usual fonts, and with them what stands beside them: points.
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

/// Whether buttons trigger again and again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// As the control usually does: steppers repeat, buttons do not.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// What kind of form views stand in, if any.
package enum FormAppearance: Hashable, Sendable {
    case none, grouped, columns
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct TintKey: EnvironmentKey { static let defaultValue: StyleInUse? = nil }
private struct FormAppearanceKey: EnvironmentKey { static let defaultValue = FormAppearance.none }

extension EnvironmentValues {
    /// How large controls here are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether buttons here trigger again and again while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }

    /// Whether controls here show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// What controls here are coloured with; nil is the accent colour.
    package var tint: StyleInUse? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var formAppearance: FormAppearance {
        get { self[FormAppearanceKey.self] }
        set { self[FormAppearanceKey.self] = newValue }
    }
}
