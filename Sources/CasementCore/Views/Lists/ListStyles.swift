/// How lists look: `.listStyle(.sidebar)`.
@MainActor @preconcurrency public protocol ListStyle {
    static var _kind: _ListStyleKind { get }
}

/// What a style is to the framework.
public struct _ListStyleKind: Sendable {
    let kind: ListStyleKind
}

extension ListStyle {
    static var kind: ListStyleKind { _kind.kind }
}

/// The style where none is said: `inset`.
public struct DefaultListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// Rows from edge to edge, with lines between them.
public struct PlainListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Rows with a margin at the sides, in which what is selected has round corners.
public struct InsetListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    /// The style. The argument has no effect: see `alternatingRowBackgrounds` for rows of two colours.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// The list beside a window's content: higher rows on the window's own grey, without lines.
public struct SidebarListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// Rows from edge to edge in a frame of one line.
public struct BorderedListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    /// The style. The argument has no effect: see `alternatingRowBackgrounds` for rows of two colours.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .bordered) }
}

/// A telephone's style of sections; here as `plain`.
public struct GroupedListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// A telephone's style of sections; here as `inset`.
public struct InsetGroupedListStyle: ListStyle {
    /// The style, which has no settings.
    public nonisolated init() {}
    public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style where none is said: `inset`.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin at the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list beside a window's content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from edge to edge in a frame of one line.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A telephone's style of sections; here as `plain`.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A telephone's style of sections; here as `inset`.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
