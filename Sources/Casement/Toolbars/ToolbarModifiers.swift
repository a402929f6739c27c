import CasementCore

extension View {
    /// Adds items to the bar of the page, sheet or window that contains the view.
    ///
    ///     List(notes) { Text($0.title) }
    ///         .toolbar {
    ///             ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { add() } }
    ///         }
    ///
    /// The items are there while the view is: those of a page that another one covers are not.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(_BarItemsModifier(makeBar: WindowToolbar.make) { content()._items })
    }

    /// Adds views to the bar of the page, sheet or window that contains the view, each as an item.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { ToolbarItemGroup(placement: .automatic, content: content) }
    }

    /// Adds items with identifiers to the bar of the page, sheet or window that contains the view. The user can remove,
    /// add and reorder them, in a dialog that the bar's context menu opens. What the user chose is remembered by `id`,
    /// and is the same in all bars with it.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(_BarItemsModifier(makeBar: WindowToolbar.make) { CustomizableItems(content()._items, of: id) })
    }

    /// Sets whether the given bars of the page are shown.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits { Self.set(visibility, for: bars, in: &$0) }
    }

    /// Sets whether the given bars of the page are shown; the newer name of `toolbar(_:for:)`.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits { Self.set(visibility, for: bars, in: &$0) }
    }

    /// Leaves out a standard part of the bar.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        barTraits { if defaultItemKind == .title { $0.hidesTitle = true } }
            .transformPreference(SidebarToggleRemovedKey.self) { if defaultItemKind == .sidebarToggle { $0 = true } }
    }

    /// Sets the background of the given bars, by default of the one above the content.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let background = BarBackground(AnyShapeStyle(style))
        return barTraits { traits in
            if bars.isEmpty || bars.contains(where: { $0.bar == .top }) { traits.background = background }
            if bars.contains(where: { $0.bar == .bottom }) { traits.bottomBackground = background }
        }
    }

    /// Sets whether the given bars have a background.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits { Self.setBackground(visibility, for: bars, in: &$0) }
    }

    /// Sets whether the given bars have a background; the newer name of `toolbarBackground(_:for:)`.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barTraits { Self.setBackground(visibility, for: bars, in: &$0) }
    }

    /// Sets the colour scheme of the given bars, by default of the one above the content; nil for that of the window.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barTraits { traits in
            if bars.isEmpty || bars.contains(where: { $0.bar == .top }) { traits.scheme = colorScheme }
            if bars.contains(where: { $0.bar == .bottom }) { traits.bottomScheme = colorScheme }
        }
    }

    /// Sets the purpose of the bar: those of browsers and editors show the title at the leading edge.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        barTraits { $0.hasLeadingTitle = role == .browser || role == .editor }
    }

    /// Sets the size of the title on phones. It has no effect: the title is in the bar.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Adds a menu to the title of the page.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(
            _BarItemsModifier(makeBar: WindowToolbar.make) {
                ForEach(subviews: content) { view in
                    _ToolbarItemView(info: BarItemInfo(.titleMenu), isHidden: false, content: view)
                }
            })
    }

    /// `.automatic` says nothing, so that what is set inside applies.
    private static func set(_ visibility: Visibility, for bars: [ToolbarPlacement], in traits: inout BarTraits) {
        if visibility == .automatic { return }
        if bars.isEmpty || bars.contains(where: { $0.bar == .top }) { traits.top = visibility }
        if bars.contains(where: { $0.bar == .bottom }) { traits.bottom = visibility }
    }

    private static func setBackground(
        _ visibility: Visibility, for bars: [ToolbarPlacement], in traits: inout BarTraits
    ) {
        if visibility == .automatic { return }
        if bars.contains(where: { $0.bar == .top }) { traits.hidesBackground = visibility == .hidden }
        if bars.contains(where: { $0.bar == .bottom }) { traits.hidesBottomBackground = visibility == .hidden }
    }

    func barTraits(_ change: @escaping (inout BarTraits) -> Void) -> some View {
        transformPreference(BarContentsKey.self) { change(&$0.traits) }
    }
}

/// A standard part of a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The usual bar.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The bar of a stack of pages.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// The bar of a browser.
    public static let browser = ToolbarRole(name: "browser")
    /// The bar of an editor.
    public static let editor = ToolbarRole(name: "editor")
}

/// The size of a page's title on phones. All have the same effect here.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    /// The usual size.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// A large title, which becomes small when the content scrolls.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// A large title within the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// A small title.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
