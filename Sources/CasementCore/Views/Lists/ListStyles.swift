/// The appearance of lists: `.listStyle(.sidebar)`.
@MainActor @preconcurrency public protocol ListStyle {}

extension ListStyleKind {
    /// The kind of a style; `inset` for those of programs. It compares types, which costs less than a cast to a
    /// protocol in the bodies that set styles.
    init(of style: any ListStyle.Type) {
        if style == PlainListStyle.self || style == GroupedListStyle.self {
            self = .plain
        } else if style == SidebarListStyle.self {
            self = .sidebar
        } else if style == BorderedListStyle.self {
            self = .bordered
        } else {
            self = .inset
        }
    }
}

/// The default style: `inset`.
public struct DefaultListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// Rows from edge to edge, with separators.
public struct PlainListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// Rows with a margin at the sides and a rounded selection highlight.
public struct InsetListStyle: ListStyle {
    /// Nil for what `alternatingRowBackgrounds` says.
    let alternates: Bool?
    /// Creates the style.
    public nonisolated init() { alternates = nil }
    /// Creates the style, with or without another background for every second row.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// A list beside a window's content: higher rows on the window's grey background, without separators.
public struct SidebarListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// Rows from edge to edge within a thin border.
public struct BorderedListStyle: ListStyle {
    /// Nil for what `alternatingRowBackgrounds` says.
    let alternates: Bool?
    /// Creates the style.
    public nonisolated init() { alternates = nil }
    /// Creates the style, with or without another background for every second row.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// The grouped style of phones; here the same as `plain`.
public struct GroupedListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

/// The inset grouped style of phones; here the same as `inset`.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: `inset`.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, with separators.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin at the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows with a margin at the sides, with or without another background for every second row.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list beside a window's content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from edge to edge within a thin border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Rows from edge to edge within a thin border, with or without another background for every second row.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// The grouped style of phones; here the same as `plain`.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The inset grouped style of phones; here the same as `inset`.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
