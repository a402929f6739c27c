import CasementCore

/// The colour of the icons in list rows.
public struct ListItemTint: Sendable, Equatable {
    let color: Color
    /// A fixed colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that the desktop may override; here it never does.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of the text beside the icon.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// Sets the colour of the icons of labels in these list rows; nil is the colour of the text.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.rowIcons) { $0.tint = tint?.color }
    }

    /// Sets the colour of the icons of labels in these list rows; nil is the colour of the text.
    public func listItemTint(_ tint: Color?) -> some View {
        transformEnvironment(\.rowIcons) { $0.tint = tint }
    }
}
