import CasementCore

/// What the labels of the items of a toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    /// The icon alone.
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    /// The icon and the title.
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    /// The title alone.
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    /// The icon alone.
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

private struct ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }

extension EnvironmentValues {
    /// What the labels of the items of toolbars show; nil is `automatic`. An item reads it where its toolbar is
    /// declared.
    public var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
}
