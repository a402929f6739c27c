import CasementCore

/// One item of a toolbar.
///
///     Text(note.text).toolbar {
///         ToolbarItem(placement: .primaryAction) { Button("Share", systemImage: "square.and.arrow.up") { share() } }
///     }
///
/// Its content has the environment of the view that declares the toolbar. A label in it shows its icon alone.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let name: String?
    let isHidden: Bool
    let content: Content
    private let identity: ID

    private init(_ identity: ID, _ placement: ToolbarItemPlacement, name: String?, isHidden: Bool, content: Content) {
        (self.identity, self.placement, self.name) = (identity, placement, name)
        (self.isHidden, self.content) = (isHidden, content)
    }

    public var _items: _ToolbarItemView<Content> {
        _ToolbarItemView(
            info: BarItemInfo(placement.place, id: name), isHidden: isHidden, content: content)
    }
}

extension ToolbarItem where ID == () {
    /// An item with a placement.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init((), placement, name: nil, isHidden: false, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item with an identifier, which distinguishes it in a toolbar that the user can customise. One that is not
    /// shown by default is not in the bar until the user adds it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(id, placement, name: id, isHidden: !showsByDefault, content: content()) }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {
    /// The identifier of the item.
    public var id: ID { identity }
}

/// Several items of a toolbar with one placement: each view of the content is an item.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    /// Items with a placement.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// Items with a placement, and a label for a collapsed form of them, which is not used here: items that do not fit
    /// are in the menu at the end of the bar.
    public init<Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(placement: placement, content: content) }

    public var _items: _ToolbarGroupView<Content> { _ToolbarGroupView(place: placement.place, content: content) }
}

/// The menu of a page's title, as an item of its toolbar.
///
///     Text(note.text).navigationTitle(note.name).toolbar {
///         ToolbarTitleMenu { Button("Duplicate") { duplicate() } }
///     }
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    let content: Content

    /// A menu of the views of the content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var _items: _ToolbarGroupView<Content> { _ToolbarGroupView(place: .titleMenu, content: content) }
}

extension ToolbarTitleMenu where Content == RenameButton {
    /// The standard menu of a title, which renames what the page shows: the title itself, where the program gave it as
    /// a binding, or by the action of `renameAction(_:)`.
    public init() { self.init { RenameButton() } }
}

/// A standard part of the bar, in another place.
///
///     List(notes) { Text($0.title) }
///         .searchable(text: $query)
///         .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
///
/// It moves the search field. The title and the button of the sidebar stay where they are.
public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement

    /// Places a standard part.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        (self.kind, self.placement) = (kind, placement)
        if kind != .search {
            WithoutEffect.note("DefaultToolbarItem", "only the search field has another place")
        }
    }

    public var _items: some View {
        var info = BarItemInfo(placement.place)
        info.placesSearch = true
        return Group { if kind == .search { _BarItemView(info) { _ in EmptyView() } } }
    }
}

/// The items of a group.
public struct _ToolbarGroupView<Content: View>: View {
    let place: BarPlacement
    let content: Content

    public var body: some View {
        ForEach(subviews: content) { view in
            _ToolbarItemView(info: BarItemInfo(place), isHidden: false, content: view)
        }
    }

    public static var _isBuiltIn: Bool { true }
}

/// An item as a view that has no place of its own.
public struct _ToolbarItemView<Content: View>: View {
    let info: BarItemInfo
    let isHidden: Bool
    let content: Content
    @Environment(\.toolbarItemTraits) private var traits

    init(info: BarItemInfo, isHidden: Bool, content: Content) {
        (self.info, self.isHidden, self.content) = (info, isHidden, content)
    }

    public var body: some View {
        let customization = traits.customization(of: info.id, isHidden: isHidden)
        if !traits.isLeftOut, customization != nil || !isHidden && !traits.isHiddenByDefault {
            _BarItemView(info.with(customization)) { item in
                let _ = item.describe(customization == nil ? nil : ViewSummary(of: content))
                HStack(spacing: 4) { content }.modifier(BarItemSurroundings(item: item))
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
}

extension BarItemInfo {
    fileprivate func with(_ customization: BarCustomization?) -> BarItemInfo {
        var info = self
        info.customization = customization
        return info
    }
}

/// The length of a space between items.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// As long as the bar has room.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A fixed length.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// A space of a size, among the items with a placement.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public var _items: _ToolbarSpaceView { _ToolbarSpaceView(isFlexible: sizing.isFlexible, placement: placement) }
}

/// A space as a view that has no place of its own.
public struct _ToolbarSpaceView: View {
    let isFlexible: Bool
    let placement: ToolbarItemPlacement

    private var info: BarItemInfo {
        var info = BarItemInfo(placement.place)
        info.isSpace = true
        return info
    }

    public var body: some View {
        _BarItemView(info) { item in ToolbarSpace(item: item, isFlexible: isFlexible) }
    }

    public static var _isBuiltIn: Bool { true }
}

/// A space in a bar, or a line in the menu of items that do not fit.
private struct ToolbarSpace: View {
    let item: BarItem
    let isFlexible: Bool

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if item.surroundings == .menu {
            Divider()
        } else {
            Color.clear.frame(minWidth: 12, idealWidth: 12, maxWidth: isFlexible ? .infinity : 12).frame(height: 1)
        }
    }
}
