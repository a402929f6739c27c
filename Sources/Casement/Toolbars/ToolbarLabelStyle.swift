import CasementCore

/// What the labels of the items of a toolbar show.
public struct ToolbarLabelStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style, by which `AppStorage` keeps it.
    public let rawValue: String
    /// The style with a name; one that is unknown is like `automatic`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The icon alone.
    public static let automatic = ToolbarLabelStyle(rawValue: "automatic")
    /// The icon and the title.
    public static let titleAndIcon = ToolbarLabelStyle(rawValue: "titleAndIcon")
    /// The title alone.
    public static let titleOnly = ToolbarLabelStyle(rawValue: "titleOnly")
    /// The icon alone.
    public static let iconOnly = ToolbarLabelStyle(rawValue: "iconOnly")
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
