import CasementCore

/// The colour of the icons in rows of lists.
public struct ListItemTint: Sendable, Equatable {
    let color: Color
    /// This colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This colour, where the desktop has no other wish; here always.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// As the text beside the icon.
    public static let monochrome = ListItemTint(color: .primary)
}

private struct ListItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The colour of the icons of labels in the rows that this view is; nil is the text's.
    public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// The colour of the icons of labels in the rows that this view is; nil is the text's.
    public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint.map { .fixed($0) }) }
}
