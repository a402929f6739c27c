import Casement

/// The pages, in the order of the sidebar.
enum Page: Int, CaseIterable, Identifiable {
    case counter, diff, list, layout, clock, identity, preferences, environment, lifetime, objects

    var id: Self { self }

    var title: String { "\(self)".capitalized }

    var icon: Icon.Drawing {
        switch self {
        case .counter: .counter
        case .diff: .diff
        case .list: .list
        case .layout: .layout
        case .clock: .clock
        case .identity: .identity
        case .preferences: .preferences
        case .environment: .environment
        case .lifetime: .lifetime
        case .objects: .objects
        }
    }

    /// Together with Control it selects the page: 1 for the first, 0 for the tenth.
    var key: Character { Character("\((rawValue + 1) % 10)") }
}
