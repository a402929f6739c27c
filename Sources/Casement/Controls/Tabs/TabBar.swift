import CasementCore

/// The items of tabs side by side, of which the selected one is raised.
struct TabBar: View {
    let tabs: [ViewChoice]
    @Binding var current: Int
    let customization: TabCustomizing?

    static var _isBuiltIn: Bool { true }

    var body: some View {
        _StyledContainer("TabBar", accessibility: Self.accessibility) {
            SegmentedPicker(choices: PickerChoices(shown.map(item), $current), role: .tab)
                .fixedSize()
                .padding(8)
        }
    }

    /// The indices of the tabs in the bar; a search comes last.
    private var shown: [Int] {
        let shown = tabs.indices.filter { tabs[$0].tabFacts.isShown(inSidebar: false, customization) }
        return shown.filter { tabs[$0].tabFacts.role != .search } + shown.filter { tabs[$0].tabFacts.role == .search }
    }

    private func item(_ index: Int) -> ViewChoice {
        let tab = tabs[index]
        let item = tab.tabItem ?? AnyView(Text("\(index + 1)"))
        guard let badge = tab.badge else { return ViewChoice(view: item, tag: AnyHashable(index)) }
        let both = HStack(spacing: 6) {
            item
            TabBadge(badge: badge)
        }
        return ViewChoice(view: AnyView(both), tag: AnyHashable(index))
    }

    private static func accessibility(
        _ below: [AccessibilityElement], _ context: AccessibilityContext
    ) -> [AccessibilityElement] { [AccessibilityElement(.tablist, on: context.node, children: below)] }
}

/// A short text beside the title of a tab.
private struct TabBadge: View {
    let badge: AnyView

    static var _isBuiltIn: Bool { true }

    var body: some View {
        badge
            .font(.caption.weight(.semibold))
            .padding(.horizontal, 6)
            .background(Color(theme: .controlHovered), in: Capsule())
    }
}
