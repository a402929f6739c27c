import Casement

/// The pages, in the order of the sidebar.
enum Page: Int, CaseIterable, Identifiable {
    case counter, diff, list, identity, lifetime, clock, environment, preferences, objects
    case stacks, layouts, grid, geometry
    case shapes, canvas, pixels, text, pictures, effects
    case feed, lists, outline, table
    case controls, textInput, menus, form, theme
    case navigation, splitView, toolbar, search, inspector, sheets, popovers, files, windows
    case springs, transitions, matched, keyframes, shuffle
    case gestures, focus, dragAndDrop

    var id: Self { self }

    var title: String {
        switch self {
        case .textInput: "Text input"
        case .splitView: "Split view"
        case .sheets: "Sheets and alerts"
        case .files: "File dialogs"
        case .dragAndDrop: "Drag & drop"
        default: "\(self)".capitalized
        }
    }

    var symbol: String {
        switch self {
        case .counter: "plus.circle"
        case .diff: "plusminus"
        case .list: "list.bullet"
        case .identity: "person.crop.circle"
        case .lifetime: "waveform"
        case .clock: "clock"
        case .environment: "leaf"
        case .preferences: "arrow.up"
        case .objects: "cube"
        case .stacks: "square.stack"
        case .layouts: "circle.grid.2x2"
        case .grid: "square.grid.3x3"
        case .geometry: "arrow.up.left.and.arrow.down.right"
        case .shapes: "triangle"
        case .canvas: "paintbrush"
        case .pixels: "tv"
        case .text: "textformat"
        case .pictures: "photo"
        case .effects: "sparkles"
        case .feed: "newspaper"
        case .lists: "tray"
        case .outline: "folder"
        case .table: "memorychip"
        case .controls: "slider.horizontal.3"
        case .textInput: "keyboard"
        case .menus: "line.3.horizontal"
        case .form: "checkmark.square"
        case .theme: "paintpalette"
        case .navigation: "location"
        case .splitView: "rectangle.split.3x1"
        case .toolbar: "macwindow"
        case .search: "magnifyingglass"
        case .inspector: "sidebar.trailing"
        case .sheets: "exclamationmark.triangle"
        case .popovers: "bubble.left"
        case .files: "doc"
        case .windows: "rectangle.on.rectangle"
        case .springs: "chart.line.uptrend.xyaxis"
        case .transitions: "rectangle.portrait.and.arrow.right"
        case .matched: "square.on.square"
        case .keyframes: "diamond"
        case .shuffle: "arrow.left.arrow.right"
        case .gestures: "hand.thumbsup"
        case .focus: "circle.inset.filled"
        case .dragAndDrop: "cursorarrow"
        }
    }

    /// The folder of its source.
    var folder: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

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

/// The sections of the sidebar.
enum PageGroup: String, CaseIterable, Identifiable {
    case state = "State and identity"
    case layout = "Layout"
    case drawing = "Drawing"
    case lists = "Lists and tables"
    case controls = "Controls"
    case windows = "Navigation and dialogs"
    case animation = "Animation"
    case input = "Input"

    var id: Self { self }

    private var first: Page {
        switch self {
        case .state: .counter
        case .layout: .stacks
        case .drawing: .shapes
        case .lists: .feed
        case .controls: .controls
        case .windows: .navigation
        case .animation: .springs
        case .input: .gestures
        }
    }

    /// The pages of the section whose titles contain a text; all of a section whose own title does.
    func pages(matching text: String) -> [Page] {
        let next = Self.allCases.drop { $0 != self }.dropFirst().first?.first.rawValue ?? Page.allCases.count
        let pages = Page.allCases[first.rawValue..<next]
        guard !text.isEmpty, !rawValue.localizedCaseInsensitiveContains(text) else { return Array(pages) }
        return pages.filter { $0.title.localizedCaseInsensitiveContains(text) }
    }
}
