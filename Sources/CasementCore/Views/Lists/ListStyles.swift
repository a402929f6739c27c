/// The appearance of lists: `.listStyle(.sidebar)`.
@MainActor @preconcurrency public protocol ListStyle {
    static var _kind: _ListStyleKind { get }
}

/// The internal kind of a list style.
public struct _ListStyleKind: Sendable {
    let kind: ListStyleKind
}

extension ListStyle {
    static var kind: ListStyleKind { _kind.kind }
}

/// The default style: `inset`.
public struct DefaultListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// Rows from edge to edge, with separators.
public struct PlainListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Rows with a margin at the sides and a rounded selection highlight.
public struct InsetListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    /// Creates the style. The argument has no effect: use `alternatingRowBackgrounds` instead.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// A list beside a window's content: higher rows on the window's grey background, without separators.
public struct SidebarListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// Rows from edge to edge within a thin border.
public struct BorderedListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    /// Creates the style. The argument has no effect: use `alternatingRowBackgrounds` instead.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .bordered) }
}

/// The grouped style of phones; here the same as `plain`.
public struct GroupedListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// The inset grouped style of phones; here the same as `inset`.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
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
}

extension ListStyle where Self == SidebarListStyle {
    /// A list beside a window's content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from edge to edge within a thin border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// The grouped style of phones; here the same as `plain`.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The inset grouped style of phones; here the same as `inset`.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
