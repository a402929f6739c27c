import CasementCore
import Foundation

/// The bar above the content of a page, sheet or window.
struct Toolbar: View {
    let parts: ToolbarParts
    /// Items of the column before, which has no room for them.
    var guests: [BarEntry] = []
    var title: NavigationTitle?
    /// Leads back to the page below; nil where there is none.
    var back: (() -> Void)?
    /// The column of a split view that the bar belongs to, and what is said of its room.
    var column: ColumnBar?
    var room: PageBarRoom?
    let traits: BarTraits
    /// Whether there is a row without items too.
    var keepsRow = false
    /// Whether it is the window's own title bar.
    var isTitleBar = false
    @State private var isCustomizing = false
    @State private var place = BarPlace()
    @Environment(\.windowFrame) private var frame
    @Environment(\.windowBarStyle) private var style

    static var _isBuiltIn: Bool { true }
    /// Before and after the items, in points.
    static var margin: CGFloat { 8 }

    var body: some View {
        VStack(spacing: 0) {
            if back != nil || title != nil || parts.hasRow || column?.toggle != nil || keepsRow
                || isTitleBar || !guests.isEmpty
            {
                ToolbarRow(
                    parts: parts, guests: guests, title: style.showsTitle ? title : nil, back: back, column: column,
                    room: room,
                    hasLeadingTitle: traits.hasLeadingTitle,
                    frame: frame, corners: corners,
                    isCustomizing: parts.customizable.isEmpty ? nil : $isCustomizing
                )
                .padding(.horizontal, Self.margin)
                // A long title never makes the page wider.
                .frame(minWidth: 0, maxWidth: .infinity)
                .frame(height: isTitleBar ? style.titleBarHeight : style.height)
            }
            ForEach(isSidebar ? parts.search + parts.drawers : parts.drawers) { entry in
                _BarSlot(entry.item).frame(maxWidth: .infinity).padding(.horizontal, 10).padding(.vertical, 6)
            }
            // A sidebar is one surface.
            if !traits.hidesBackground, !isSidebar { Divider() }
        }
        .background(background)
        .modifier(BarInFrame(frame: frame, place: place, isTitleBar: isTitleBar))
        .modifier(CustomizesToolbar(entries: parts.customizable, isPresented: $isCustomizing))
        .modifier(ToolbarElement(isToolbar: !parts.isEmpty || !guests.isEmpty))
        .modifier(BarColorScheme(scheme: traits.scheme))
    }

    /// The corners of a window with its own frame in which it stands.
    private var corners: HorizontalEdge.Set { isTitleBar ? .all : frame?.corners(of: place) ?? [] }

    private var isSidebar: Bool { column?.isSidebar ?? false }

    private var background: AnyShapeStyle {
        if traits.hidesBackground { return AnyShapeStyle(Color.clear) }
        return traits.background?.style
            ?? AnyShapeStyle(Color(theme: isSidebar ? .sidebarBackground : .windowBackground))
    }
}

/// The bar below the content of a page, sheet or window.
struct BottomToolbar: View {
    let parts: ToolbarParts
    let traits: BarTraits
    /// Whether there is nothing in the items, as behind a condition: then there is no bar.
    @State private var isEmpty = false

    static var _isBuiltIn: Bool { true }

    var body: some View {
        VStack(spacing: 0) {
            if !traits.hidesBottomBackground, !isEmpty { Divider() }
            HStack(spacing: 4) {
                ForEach(parts.bottom) { entry in _BarSlot(entry.item) }
            }
            .onGeometryChange(for: Bool.self, of: { $0.size.height == 0 }, action: { isEmpty = $0 })
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 8)
            .frame(minHeight: isEmpty ? 0 : 40)
        }
        .background(background)
        .modifier(ToolbarElement(isToolbar: !isEmpty))
        .modifier(BarColorScheme(scheme: traits.bottomScheme))
    }

    private var background: AnyShapeStyle {
        if traits.hidesBottomBackground { return AnyShapeStyle(Color.clear) }
        return traits.bottomBackground?.style ?? AnyShapeStyle(Color(theme: .windowBackground))
    }
}

/// The colour scheme of a bar and its items; nil for the window's.
private struct BarColorScheme: ViewModifier {
    let scheme: ColorScheme?

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
            .environment(\.barColorScheme, scheme)
    }
}

/// A bar with items is an element for assistive programs, which contains theirs.
private struct ToolbarElement: ViewModifier {
    let isToolbar: Bool

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .contain)
            .accessibilityTransformed { [isToolbar] elements, _ in
                if !isToolbar { return elements.flatMap { $0.role == .group ? $0.children : [$0] } }
                return elements.map {
                    var element = $0
                    element.role = .toolbar
                    return element
                }
            }
    }
}

/// The title between the items of the leading and those of the trailing side, or leading where a status is in the
/// middle.
private struct ToolbarRow: View {
    let parts: ToolbarParts
    let guests: [BarEntry]
    let title: NavigationTitle?
    let back: (() -> Void)?
    let column: ColumnBar?
    let room: PageBarRoom?
    let hasLeadingTitle: Bool
    let frame: WindowFrame?
    let corners: HorizontalEdge.Set
    /// Set to customise the bar; nil where that cannot be done.
    let isCustomizing: Binding<Bool>?
    @State private var overflow = BarOverflow()

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let isTitleAside = !parts.status.isEmpty && parts.principal.isEmpty
        let _ = room?.follow(parts.trailing, in: overflow)
        // Where all items fit, nothing depends on the room of the next column, which changes with each resize.
        let roomBeyond = column == nil || overflow.shown == .max ? 0 : column?.roomBeyond ?? 0
        ToolbarRowLayout(hasLeadingTitle: hasLeadingTitle || isTitleAside, room: room) {
            if !guests.isEmpty {
                HStack(spacing: Self.spacing) {
                    ForEach(guests) { entry in _BarSlot(entry.item, isLent: true) }
                }
            }
            HStack(spacing: 4) {
                if let frame, corners.contains(.leading) { TitleBarButtons(frame: frame, edge: .leading) }
                if let back {
                    Button(action: back) { Image(systemName: "chevron.backward").accessibilityLabel("Back") }
                        .buttonStyle(ToolbarButtonStyle())
                        .help("Back")
                }
                if let column, column.toggle == .shows { SidebarToggleButton(bar: column) }
                ForEach(parts.leading) { entry in _BarSlot(entry.item) }
            }
            ZStack { ToolbarTitle(parts: parts, title: title) }
            HStack(spacing: 4) {
                ForEach(parts.status) { entry in _BarSlot(entry.item) }
            }
            HStack(spacing: 8) {
                _OverflowRow(
                    spacing: Self.spacing, overflow: overflow, keepsLast: !parts.menuOnly.isEmpty,
                    roomBeyond: roomBeyond
                ) {
                    ForEach(parts.trailing) { entry in _BarSlot(entry.item) }
                    Menu {
                        MoreItems(parts: parts, overflow: overflow, isCustomizing: isCustomizing)
                    } label: {
                        Image(systemName: "ellipsis").accessibilityLabel("More")
                    }
                    .menuStyle(ToolbarMenuStyle())
                    .menuIndicator(.hidden)
                    .help("More")
                }
                .layoutPriority(1)
                // Beside the title of a sidebar there is no room.
                ForEach(column?.isSidebar ?? false ? [] : parts.search) { entry in
                    _BarSlot(entry.item).frame(minWidth: 120, idealWidth: 220, maxWidth: 220)
                }
                if let column, column.toggle == .hides { SidebarToggleButton(bar: column) }
                if let frame, corners.contains(.trailing) { TitleBarButtons(frame: frame, edge: .trailing) }
            }
        }
    }

    private static let spacing: CGFloat = 4
}

/// The content of the middle of a bar.
private struct ToolbarTitle: View {
    let parts: ToolbarParts
    let title: NavigationTitle?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        if !parts.principal.isEmpty {
            HStack(spacing: 4) { ForEach(parts.principal) { entry in _BarSlot(entry.item) } }
        } else if let title {
            BarTitle(title: title, menu: parts.titleMenu)
        }
    }
}

/// The items that do not fit into a bar, in its menu.
private struct MoreItems: View {
    let parts: ToolbarParts
    let overflow: BarOverflow
    let isCustomizing: Binding<Bool>?
    @Environment(\.menuSession) private var session

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(parts.trailing.dropFirst(overflow.shown).dropFirst(overflow.lent) + parts.menuOnly) { entry in
            _BarSlot(entry.item, in: .menu, session: session)
        }
        if let isCustomizing {
            Divider()
            CustomizeToolbarButton(isPresented: isCustomizing)
        }
    }
}

/// Places items of the column before, if there are any, the leading side, the title, the status and the trailing side
/// of a bar: the title in the middle of the bar as far as the sides leave it that room, or the status there and the
/// title before it. The title is the first to be shortened.
struct ToolbarRowLayout: Layout {
    let hasLeadingTitle: Bool
    /// Is told the room that is free for items of the column before.
    var room: PageBarRoom?

    static let gap: CGFloat = 8
    /// The least width of a title or status, in points; a shorter one has its own.
    private static let least: CGFloat = 60

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var (width, height): (CGFloat, CGFloat) = (0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            width += Self.withGap(size.width)
            height = max(height, size.height)
        }
        return CGSize(width: proposal.width ?? width, height: max(height, proposal.height ?? 0))
    }

    private static func withGap(_ width: CGFloat) -> CGFloat { width > 0 ? width + gap : 0 }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count >= 4 else { return }
        let guests = subviews.count > 4 ? subviews[0] : nil
        let subviews = subviews.suffix(4)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
        if let room {
            let used = Self.withGap(ideal[0]) + Self.withGap(ideal[1]) + Self.withGap(ideal[2]) + ideal[3]
            // Layout runs on the main actor.
            MainActor.assumeIsolated { room.free = max(0, bounds.width - used - Self.gap) }
        }
        let before = min(guests.map { Self.withGap($0.sizeThatFits(.unspecified).width) } ?? 0, bounds.width)
        guests?.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: max(0, before - Self.gap), height: bounds.height))
        let leading = min(ideal[0], bounds.width - before)
        let least = Self.withGap(min(ideal[1], Self.least))
        let leastStatus = Self.withGap(min(ideal[2], Self.least))
        let start = before + Self.withGap(leading)
        let rest = ProposedViewSize(
            width: max(0, bounds.width - start - least - leastStatus), height: bounds.height)
        let trailing = subviews[subviews.startIndex + 3].sizeThatFits(rest).width
        let end = bounds.width - Self.withGap(trailing)
        func place(_ index: Int, at x: CGFloat, width: CGFloat) {
            subviews[subviews.startIndex + index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
        func middle(_ width: CGFloat, from start: CGFloat) -> CGFloat {
            max(start, min(((bounds.width - width) / 2).rounded(), end - width))
        }
        place(0, at: before, width: leading)
        let status = max(0, min(ideal[2], end - start - least))
        if hasLeadingTitle {
            let x = middle(status, from: start + least)
            let title = max(0, min(ideal[1], (status > 0 ? x - Self.gap : end) - start))
            place(1, at: start, width: title)
            place(2, at: x, width: status)
        } else {
            let after = status > 0 ? Self.gap + status : 0
            let title = max(0, min(ideal[1], end - start - after))
            let x = middle(title + after, from: start)
            place(1, at: x, width: title)
            place(2, at: x + title + after - status, width: status)
        }
        place(3, at: bounds.width - trailing, width: rest.width ?? trailing)
    }
}
