import CasementCore

/// The items of a bar, by the part that they are in.
@MainActor struct ToolbarParts {
    private(set) var leading: [BarEntry] = []
    private(set) var principal: [BarEntry] = []
    private(set) var trailing: [BarEntry] = []
    private(set) var search: [BarEntry] = []
    private(set) var drawers: [BarEntry] = []
    private(set) var titleMenu: [BarEntry] = []
    private(set) var bottom: [BarEntry] = []
    private(set) var status: [BarEntry] = []
    private(set) var inspectors: [BarEntry] = []
    // The buttons of a sheet.
    private(set) var cancellation: [BarEntry] = []
    private(set) var destructive: [BarEntry] = []
    private(set) var confirmation: [BarEntry] = []
    /// Items that the user has removed from the bar, but which stay in its menu.
    private(set) var menuOnly: [BarEntry] = []
    /// Items that the user can customise, in the order of the bar, shown or not.
    private(set) var customizable: [BarEntry] = []

    /// - Parameter isInSheet: whether the sheet shows the items that close it.
    init(_ entries: [BarEntry], isInSheet: Bool) {
        var secondary: [BarEntry] = []
        for entry in Self.withPlacedSearch(entries) {
            if let customization = entry.info.customization {
                let isInRow = entry.info.placement.section != nil
                if isInRow { customizable.append(entry) }
                if !customization.isShown {
                    if isInRow, customization.staysInMenu { menuOnly.append(entry) }
                    continue
                }
            }
            switch entry.info.placement {
            case .automatic, .primaryAction: trailing.append(entry)
            case .secondaryAction: secondary.append(entry)
            case .principal: principal.append(entry)
            case .navigation: leading.append(entry)
            case .status: status.append(entry)
            case .inspector: inspectors.append(entry)
            case .bottomBar: bottom.append(entry)
            case .search: search.append(entry)
            case .searchDrawer, .sidebarSearch: drawers.append(entry)
            case .titleMenu: titleMenu.append(entry)
            case .cancellation: cancellation.append(entry)
            case .destructive: destructive.append(entry)
            case .confirmation: confirmation.append(entry)
            }
        }
        // What does not fit is taken from the end.
        trailing += secondary
        if !customizable.isEmpty { arrange() }
        guard !isInSheet else { return }
        leading = cancellation + leading
        trailing = trailing + destructive + confirmation
        (cancellation, destructive, confirmation) = ([], [], [])
    }

    /// With the search fields where an item of the program stands for them.
    private static func withPlacedSearch(_ entries: [BarEntry]) -> [BarEntry] {
        guard let place = entries.last(where: \.info.placesSearch) else { return entries }
        return entries.flatMap { entry -> [BarEntry] in
            if entry.info.placement == .search, !entry.info.placesSearch { return [] }
            guard entry.info.placesSearch else { return [entry] }
            guard entry == place else { return [] }
            return entries.filter { $0.info.placement == .search && !$0.info.placesSearch }
                .map { $0.placed(in: place.info.placement) }
        }
    }

    /// Brings items into the order of the user.
    private mutating func arrange() {
        (leading, principal, trailing) = (Self.arranged(leading), Self.arranged(principal), Self.arranged(trailing))
        status = Self.arranged(status)
        let sections = (0...2).map { section in customizable.filter { $0.info.placement.section == section } }
        customizable = sections.flatMap { section in
            let isSecondary = { (entry: BarEntry) in entry.info.placement == .secondaryAction }
            return Self.arranged(section.filter { !isSecondary($0) } + section.filter(isSecondary))
        }
    }

    /// The items of each toolbar have an order of their own.
    private static func arranged(_ entries: [BarEntry]) -> [BarEntry] {
        Set(entries.compactMap(\.info.customization?.toolbar)).reduce(entries) { entries, toolbar in
            entries.arranged { entry in
                guard let customization = entry.info.customization, customization.toolbar == toolbar else { return nil }
                return customization.rank
            }
        }
    }

    /// Whether the row above the content has anything to show. A bar from which the user has removed everything stays,
    /// so that items can be added.
    var hasRow: Bool {
        !(leading.isEmpty && principal.isEmpty && status.isEmpty && trailing.isEmpty && search.isEmpty
            && titleMenu.isEmpty && customizable.isEmpty)
    }
    var hasTop: Bool { hasRow || !drawers.isEmpty }
    var hasBottom: Bool { !bottom.isEmpty }
    var isEmpty: Bool { !hasTop && !hasBottom }
    /// Whether a sheet has buttons.
    var hasButtons: Bool { !(cancellation.isEmpty && destructive.isEmpty && confirmation.isEmpty) }
}
