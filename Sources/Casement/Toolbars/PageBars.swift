import CasementCore
import Foundation

/// Content with the bars that it asks for: above it a back button, the title and items, below it others.
struct PageBars<Content: View>: View {
    /// Leads back to the page below; nil where there is none.
    let back: (() -> Void)?
    @ViewBuilder let content: Content

    @State private var title: NavigationTitle?
    @State private var hidesBack = false
    @State private var contents = BarContents()
    @State private var page = PageOfBars()
    @State private var room = PageBarRoom()
    @State private var inspectors = PageInspectors()
    /// Whether the content is a navigation stack, whose pages have the bar of the column.
    @State private var containsStack = false
    /// Whether it has had items above the content: the bar stays when they go, so that the content does not jump.
    @State private var keepsRow = false
    @Environment(\.isInSheet) private var isInSheet
    @Environment(\.windowBars) private var window
    @Environment(\.columnBar) private var column
    @Environment(\.windowFrame) private var frame
    /// Whether it is at the top of the window, where its bar may be the window's title bar.
    @State private var isAtTop = true

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let added = page.added
        let parts = ToolbarParts(contents.items + added.items, isInSheet: isInSheet)
        let traits = added.traits.adding(contents.traits)
        let title = barTitle(parts)
        let guests = containsStack ? [] : column?.guests ?? []
        let showsTop = showsTop(title, parts, traits, guests)
        VStack(spacing: 0) {
            if showsTop {
                Toolbar(
                    parts: parts, guests: guests, title: traits.hidesTitle ? nil : title,
                    back: hidesBack ? nil : back ?? column?.back, column: column, room: room,
                    traits: traits, keepsRow: keepsRow)
            }
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            if parts.hasBottom, traits.bottom != .hidden { BottomToolbar(parts: parts, traits: traits) }
        }
        .onAppear {
            page.isSidebar = column?.isSidebar ?? false
            window?.join(page)
            if let column { column.sharing.join(room, in: column.index) }
        }
        .onDisappear {
            window?.leave(page)
            if let column { column.sharing.leave(room, in: column.index) }
        }
        .modifier(
            ColumnPage(
                column: column,
                kind: containsStack ? .inner : showsTop ? .bar : traits.top == .hidden ? .hidden : .noBar,
                room: room, inspectors: inspectors, shown: parts.inspectors)
        )
        .modifier(FollowsTop(frame: frame, isAtTop: $isAtTop))
        .onPreferenceChange(NavigationTitleKey.self) { self.title = $0?.ownTitle }
        .onPreferenceChange(HidesBackButtonKey.self) { hidesBack = $0 }
        .onPreferenceChange(ContainsStackKey.self) { containsStack = $0 }
        .onPreferenceChange(BarContentsKey.self) {
            contents = $0
            if !keepsRow, !isInSheet, ToolbarParts($0.items, isInSheet: false).hasRow { keepsRow = true }
            ToolbarWarnings.check($0.items)
        }
        .modifier(PassesSheetButtons(isInSheet: isInSheet))
    }

    /// The title for the bar. One that the title bar of the window shows is not shown again below it, unless the user
    /// can do something with it.
    private func barTitle(_ parts: ToolbarParts) -> NavigationTitle? {
        guard let title, let frame, !isAtTop, !isInSheet, title.name == nil, parts.titleMenu.isEmpty,
            frame.showsTitle(title)
        else { return title }
        return nil
    }

    private func showsTop(
        _ title: NavigationTitle?, _ parts: ToolbarParts, _ traits: BarTraits, _ guests: [BarEntry]
    ) -> Bool {
        if traits.top == .hidden { return false }
        if parts.hasTop || keepsRow || !guests.isEmpty { return true }
        if column != nil, containsStack { return false }
        // Outside of columns and sheets, the title of a root is the window's alone, unless it can be changed.
        if back != nil || title?.name != nil || (isInSheet && title != nil) { return true }
        return column.map { $0.toggle != nil || $0.hasBack || title != nil } ?? false
    }
}

/// Follows whether a page is at the top of a window whose frame the program draws.
private struct FollowsTop: ViewModifier {
    let frame: WindowFrame?
    @Binding var isAtTop: Bool

    func body(content: Content) -> some View {
        if let frame {
            content.onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
            } action: {
                isAtTop = frame.isTop($0)
            }
        } else {
            content
        }
    }
}

extension BarTraits {
    /// With what another view says, which decides where both say something.
    fileprivate func adding(_ other: BarTraits) -> BarTraits {
        var sum = self
        sum.add(other)
        return sum
    }
}

/// Keeps the items of a page from the bars around it, except for those that its sheet shows.
private struct PassesSheetButtons: ViewModifier {
    let isInSheet: Bool

    func body(content: Content) -> some View {
        content
            .transformPreference(BarContentsKey.self) { [isInSheet] contents in
                contents.traits = BarTraits()
                contents.items.removeAll { !isInSheet || !$0.info.placement.isSheetButton }
            }
            // A sheet's title is in its innermost bar.
            .transformPreference(NavigationTitleKey.self) { [isInSheet] title in
                if isInSheet { title = nil } else { title?.noteBar() }
            }
    }
}

extension BarPlacement {
    /// Whether a sheet shows the item among its buttons.
    var isSheetButton: Bool { self == .confirmation || self == .cancellation || self == .destructive }
}

/// Whether a page shows no back button.
struct HidesBackButtonKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}

private struct IsInSheetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is in a sheet, which shows the items that close it.
    var isInSheet: Bool {
        get { self[IsInSheetKey.self] }
        set { self[IsInSheetKey.self] = newValue }
    }
}

/// The bars of a window whose content is in no navigation.
enum WindowToolbar {
    @MainActor static func make(_ bars: WindowBars, _ edge: VerticalEdge) -> AnyView {
        AnyView(WindowToolbarView(bars: bars, edge: edge))
    }
}

private struct WindowToolbarView: View {
    let bars: WindowBars
    let edge: VerticalEdge
    @Environment(\.windowFrame) private var frame

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let contents = bars.contents
        let parts = ToolbarParts(contents.items, isInSheet: false)
        // A title bar of the window has them.
        let isInTitleBar = frame.map { $0.needsTitleBar && !$0.state.bars.isExpanded } ?? false
        if edge == .top, !isInTitleBar, parts.hasTop, contents.traits.top != .hidden {
            Toolbar(parts: parts, traits: contents.traits)
                .onChange(of: contents.items, initial: true) { ToolbarWarnings.check(contents.items) }
        } else if edge == .bottom, parts.hasBottom, contents.traits.bottom != .hidden {
            BottomToolbar(parts: parts, traits: contents.traits)
        }
    }
}

enum ToolbarWarnings {
    /// Warns of identifiers that several items of a bar have.
    @MainActor static func check(_ entries: [BarEntry]) {
        var known: Set<String> = []
        for info in entries.map(\.info) {
            guard let id = info.id, !known.insert("\(info.customization?.toolbar ?? "").\(id)").inserted else {
                continue
            }
            RuntimeWarning.issue(
                "Toolbar: several items have the id \"\(id)\". All are shown, but ids should distinguish them.",
                key: "toolbar id \(id)")
        }
    }
}

/// The content of a sheet, with the items that close it as buttons at its bottom.
struct SheetBars<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var contents = BarContents()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let parts = ToolbarParts(contents.items, isInSheet: true)
        VStack(spacing: 0) {
            PageBars(back: nil) { content }
            if parts.hasButtons { SheetButtons(parts: parts) }
        }
        .environment(\.isInSheet, true)
        .environment(\.windowBarStyle, WindowBarStyle())
        .onPreferenceChange(BarContentsKey.self) { contents = $0 }
    }
}

private struct SheetButtons: View {
    let parts: ToolbarParts

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(spacing: 8) {
                ForEach(parts.destructive) { entry in _BarSlot(entry.item, in: .dialogButton) }
                Spacer(minLength: 20)
                ForEach(parts.cancellation) { entry in _BarSlot(entry.item, in: .cancelButton) }
                ForEach(parts.confirmation) { entry in _BarSlot(entry.item, in: .confirmButton) }
            }
            .padding(12)
        }
    }
}
