import Casement

/// The pages, in the order of the sidebar.
enum Page: Int, CaseIterable, Identifiable {
    case counter, diff, list, stacks, clock, identity, preferences, environment, lifetime, objects
    case shapes, text, effects, canvas, pictures, feed, geometry, layouts, grid, outline, lists
    case splitView
    case form, table, navigation, dialogs
    case springs, transitions, matched, keyframes, shuffle
    case gestures, focus, controls, menus, textInput, dragAndDrop, theme
    case toolbar

    var id: Self { self }

    var title: String {
        switch self {
        case .textInput: "Text input"
        case .splitView: "Split view"
        case .dragAndDrop: "Drag & drop"
        default: "\(self)".capitalized
        }
    }

    var icon: Icon.Drawing {
        switch self {
        case .counter: .counter
        case .diff: .diff
        case .list: .list
        case .stacks: .layout
        case .clock: .clock
        case .identity: .identity
        case .preferences: .preferences
        case .environment: .environment
        case .lifetime: .lifetime
        case .objects: .objects
        case .shapes: .shapes
        case .text: .text
        case .effects: .effects
        case .canvas: .canvas
        case .pictures: .pictures
        case .feed: .feed
        case .geometry: .geometry
        case .layouts: .layouts
        case .grid: .grid
        case .outline: .outline
        case .lists: .lists
        case .splitView: .layout
        case .form: .form
        case .table: .table
        case .navigation: .layout
        case .dialogs: .identity
        case .springs: .springs
        case .transitions: .transitions
        case .matched: .matched
        case .keyframes: .keyframes
        case .shuffle: .shuffle
        case .gestures: .gestures
        case .focus: .focus
        case .controls: .controls
        case .menus: .list
        case .textInput: .text
        case .dragAndDrop: .gestures
        case .theme: .environment
        case .toolbar: .list
        }
    }

    /// The key that, with Control, selects one of the first ten pages: 1 to 9 and 0. Page Down and Page Up with Control
    /// select the next and the previous page.
    var key: Character? { rawValue < 10 ? Array("1234567890")[rawValue] : nil }

    /// The page `count` places further in the sidebar; the first follows the last.
    func following(_ count: Int) -> Page {
        let all = Self.allCases
        return all[((rawValue + count) % all.count + all.count) % all.count]
    }

    /// The page named on the command line: `Gallery menus`.
    static func named(in arguments: some Sequence<String>) -> Page? {
        for argument in arguments {
            if let page = allCases.first(where: { "\($0)".lowercased() == argument.lowercased() }) { return page }
        }
        return nil
    }
}
