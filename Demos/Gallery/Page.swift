import Casement

/// The pages, in the order of the sidebar.
enum Page: Int, CaseIterable, Identifiable {
    case counter, diff, list, layout, clock

    var id: Self { self }

    var title: String {
        switch self {
        case .counter: "Counter"
        case .diff: "Diff"
        case .list: "List"
        case .layout: "Layout"
        case .clock: "Clock"
        }
    }

    var icon: Icon.Drawing {
        switch self {
        case .counter: .counter
        case .diff: .diff
        case .list: .list
        case .layout: .layout
        case .clock: .clock
        }
    }

    /// Together with Control it selects the page: 1 for the first.
    var key: Character { Character("\(rawValue + 1)") }
}
