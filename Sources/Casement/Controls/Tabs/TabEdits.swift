import CasementCore
import Foundation

/// The changes that a user can make to the tabs of a section in a sidebar.
@MainActor struct TabEdits {
    /// In the user's order.
    let group: TabGroup
    let customization: TabCustomizing?

    /// The tabs that the sidebar shows.
    var shown: [TabGroup.Place] { group.tabs.filter { $0.tab.tabFacts.isShown(inSidebar: true, customization) } }

    func canMove(_ place: TabGroup.Place) -> Bool {
        customization != nil && group.customizationID != nil && place.tab.tabFacts.canMove
    }

    func canHide(_ place: TabGroup.Place) -> Bool { customization != nil && place.tab.tabFacts.canHide }

    func setShown(_ place: TabGroup.Place, _ isShown: Bool) {
        guard canHide(place), let id = place.tab.tabFacts.customizationID else { return }
        // A tab that the program shows by default needs no mention.
        let visibility = place.tab.tabFacts.sidebarVisibility
        customization?.change {
            $0[tab: id].sidebarVisibility =
                isShown ? (visibility == .hidden ? .visible : .automatic) : .hidden
        }
    }

    /// Moves a shown tab before the one at `target`.
    func move(_ index: Int, to target: Int) {
        let shown = shown
        guard let section = group.customizationID, shown.indices.contains(index), index != target, index + 1 != target,
            canMove(shown[index])
        else { return }
        let moved = shown[index]
        var order = group.tabs.filter { $0.index != moved.index }
        let next = target < shown.count ? order.firstIndex { $0.index == shown[target].index } : nil
        order.insert(moved, at: next ?? order.count)
        let ids = order.compactMap(\.tab.tabFacts.customizationID)
        // Tabs in no section are between sections, and have one order.
        customization?.change { $0.setOrder(ids, of: section) }
    }

    /// Moves a shown tab by a step; false where it cannot go further.
    @discardableResult func move(_ place: TabGroup.Place, by step: Int) -> Bool {
        let shown = shown
        guard canMove(place), let index = shown.firstIndex(where: { $0.index == place.index }),
            shown.indices.contains(index + step), canMove(shown[index + step])
        else { return false }
        move(index, to: step < 0 ? index + step : index + step + 1)
        return true
    }
}

extension TabViewCustomization {
    /// Sets the order of tabs in a section. Others that are not there now follow.
    fileprivate mutating func setOrder(_ ids: [String], of section: String) {
        let present = Set(ids)
        self[section: section].tabOrder = ids + (self[section: section].tabOrder ?? []).filter { !present.contains($0) }
    }
}

/// The context menu of a tab in the sidebar, and the same for assistive programs.
struct CustomizableTabRow: ViewModifier {
    let place: TabGroup.Place
    let edits: TabEdits
    let all: [TabGroup]
    let hide: () -> Void

    func body(content: Content) -> some View {
        if edits.customization == nil {
            content
        } else {
            content
                .accessibilityActions {
                    if edits.canMove(place) {
                        Button("Move Up") { edits.move(place, by: -1) }
                        Button("Move Down") { edits.move(place, by: 1) }
                    }
                    if edits.canHide(place) { Button("Hide") { hide() } }
                }
                .contextMenu {
                    if edits.canHide(place) { Button("Hide from Sidebar") { hide() } }
                    let hidden = hidden
                    if !hidden.isEmpty {
                        Menu("Show") {
                            ForEach(hidden, id: \.place.index) { tab in
                                Button {
                                    tab.edits.setShown(tab.place, true)
                                } label: {
                                    tab.place.tab.tabItem ?? AnyView(Text("\(tab.place.index + 1)"))
                                }
                            }
                        }
                    }
                    if let customization = edits.customization, customization.value != TabViewCustomization() {
                        Button("Restore Defaults") {
                            customization.change {
                                $0.resetVisibility()
                                $0.resetTabOrder()
                            }
                        }
                    }
                }
        }
    }

    /// The tabs that the sidebar does not show, but could.
    private var hidden: [(edits: TabEdits, place: TabGroup.Place)] {
        all.flatMap { group in
            let edits = TabEdits(group: group, customization: edits.customization)
            return group.tabs
                .filter {
                    edits.canHide($0) && !$0.tab.tabFacts.isHidden
                        && !$0.tab.tabFacts.isShown(inSidebar: true, edits.customization)
                }
                .map { (edits, $0) }
        }
    }
}
