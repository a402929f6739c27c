/// The scenarios of `graph`.
enum GraphScenarioName: String, CaseIterable {
    case build, noop, leaf
    case insertFront = "insert-front"
    case removeMiddle = "remove-middle"
    case move, shuffle, toggle, environment, preference, relayout
    case lazy
    case lazyLast = "lazy-last"
    case list
    case listItems = "list-items"
    case listLast = "list-last"
    case listScroll = "list-scroll"
    case listSelect = "list-select"

    static let defaultCount = 1000

    /// Whether an iteration creates a new pipeline.
    var isBuild: Bool { self == .build || self == .lazy || self == .list || self == .listItems }

    /// Whether it shows the model's rows instead of those of a range.
    var hasModel: Bool {
        switch self {
        case .lazy, .lazyLast, .list, .listLast, .listScroll, .listSelect: false
        default: true
        }
    }

    var summary: String {
        switch self {
        case .build: "first evaluation, node building and layout of COUNT rows"
        case .noop: "the root's body runs again; all rows are unchanged"
        case .leaf: "one row's state changes"
        case .insertFront: "a row comes at the front"
        case .removeMiddle: "the row in the middle goes"
        case .move: "a row moves from the first to the last quarter"
        case .shuffle: "all rows change places"
        case .toggle: "one row's `if` switches"
        case .environment: "a value of the environment that all rows read changes"
        case .preference: "one row sets another value of a preference that the root reads"
        case .relayout: "the root of rows whose texts wrap is proposed another width"
        case .lazy: "the first frame of COUNT lazy rows in a scroll view"
        case .lazyLast: "the last of COUNT lazy rows is scrolled to, or the first"
        case .list: "the first frame of a List of COUNT rows from a range"
        case .listItems: "the first frame of a List of COUNT identifiable elements"
        case .listLast: "the last of COUNT rows of a List is scrolled to, or the first"
        case .listScroll: "a List of COUNT rows scrolls by 20 points"
        case .listSelect: "an arrow key selects the next of COUNT rows of a List"
        }
    }
}
