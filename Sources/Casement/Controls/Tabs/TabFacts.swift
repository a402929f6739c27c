import CasementCore
import Foundation

/// What a tab says of itself to its tab view, apart from its item.
struct TabFacts {
    var role: TabRole?
    var isHidden = false
    var customizationID: String?
    /// Whether what is said next is said of its section.
    var isInSection = false
    var sectionID: String?
    var behavior: TabCustomizationBehavior?
    /// Where it is shown, as the program sets it.
    var barVisibility = Visibility.automatic
    var sidebarVisibility = Visibility.automatic

    /// Whether it is shown in the bar, or in the sidebar.
    @MainActor func isShown(inSidebar: Bool, _ customization: TabCustomizing?) -> Bool {
        if isHidden { return false }
        let chosen = customizationID.flatMap { customization?.value.chosen($0, inSidebar: inSidebar) } ?? .automatic
        let visibility = chosen == .automatic ? (inSidebar ? sidebarVisibility : barVisibility) : chosen
        return visibility != .hidden
    }

    /// Whether the user may change its place in the sidebar.
    var canMove: Bool { customizationID != nil && behavior != .disabled }
    /// Whether the user may hide it in the sidebar.
    var canHide: Bool { customizationID != nil && (behavior ?? .automatic) == .automatic }
}

private struct TabFactsKey: ContainerValueKey { static var defaultValue: TabFacts { TabFacts() } }

extension ViewChoice {
    var tabFacts: TabFacts { values[TabFactsKey.self] }
}

/// Says something of a tab to its tab view, which reads it from the value of the view.
struct TabFactsModifier: ViewModifier, ChoiceModifier {
    let change: (inout TabFacts) -> Void

    func body(content: Content) -> some View { content }
    package func describe(_ choice: inout ViewChoice) { change(&choice.values[TabFactsKey.self]) }
}

/// The tabs of one section, or those between two sections.
struct TabGroup: Identifiable {
    let id: Int
    let header: AnyView?
    var tabs: [Place] = []

    /// A tab with its index among all.
    typealias Place = (index: Int, tab: ViewChoice)

    /// The width from which an adaptable tab view has a sidebar, in points.
    static var sidebarWidth: CGFloat { 560 }

    /// The groups among the choices of a tab view, in order.
    static func groups(of choices: [ViewChoice]) -> [TabGroup] {
        var groups = [TabGroup(id: 0, header: nil)]
        var index = 0
        for choice in choices {
            switch choice.kind {
            case .divider: groups.append(TabGroup(id: groups.count, header: nil))
            case .header:
                // A divider comes before each but the first.
                let last = groups.count - 1
                let isEmpty = groups[last].tabs.isEmpty
                let group = TabGroup(id: isEmpty ? last : groups.count, header: choice.view)
                if isEmpty { groups[last] = group } else { groups.append(group) }
            case .option:
                groups[groups.count - 1].tabs.append((index, choice))
                index += 1
            }
        }
        return groups.filter { !$0.tabs.isEmpty }
    }

    /// The name of the section for a customization; an empty one for tabs that are in none, and nil for a section
    /// without a name.
    var customizationID: String? {
        guard let facts = tabs.first?.tab.tabFacts, facts.isInSection else { return "" }
        return facts.sectionID
    }

    /// With the tabs in the user's order.
    @MainActor func arranged(_ customization: TabCustomizing?) -> TabGroup {
        guard let id = customizationID, let order = customization?.value[section: id].tabOrder else { return self }
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        var group = self
        group.tabs = tabs.arranged { place in
            let facts = place.tab.tabFacts
            return facts.canMove ? facts.customizationID.flatMap { ranks[$0] } : nil
        }
        return group
    }
}
