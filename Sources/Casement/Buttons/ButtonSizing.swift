import CasementCore

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool
    private let name: String
    /// As the context of the button decides: as wide as its label.
    public static let automatic = ButtonSizing(isFlexible: false, name: "automatic")
    /// As wide as the space that it is offered.
    public static let flexible = ButtonSizing(isFlexible: true, name: "flexible")
    /// As wide as its label.
    public static let fitted = ButtonSizing(isFlexible: false, name: "fitted")
}

private struct ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide the bezels of buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the buttons with a bezel in this view are.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
