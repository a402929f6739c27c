import Casement

/// The pages, in the order of the sidebar.
enum Page: Int, CaseIterable, Identifiable {
    case counter, diff, list, stacks, clock, identity, preferences, environment, lifetime, objects
    case shapes, text, effects, canvas, pictures, feed, geometry, layouts, grid, outline, lists
    case form, table
    case springs, transitions, matched, keyframes, shuffle
    case gestures, focus, controls, textInput, theme

    var id: Self { self }

    var title: String { self == .textInput ? "Text input" : "\(self)".capitalized }

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
        case .form: .form
        case .table: .table
        case .springs: .springs
        case .transitions: .transitions
        case .matched: .matched
        case .keyframes: .keyframes
        case .shuffle: .shuffle
        case .gestures: .gestures
        case .focus: .focus
        case .controls: .controls
        case .textInput: .text
        case .theme: .environment
        }
    }

    /// Together with Control it selects the page: the upper row of the keyboard from 1 on, then the signs at its right end and the
    /// backquote, then I, O, P, U, J, K, M, G, H, R, L and T.
    var key: Character { Array("1234567890-=[];',./\\`iopujkmghrlt")[rawValue] }
}
