import CasementCore

/// Which leading columns of a split view are shown beside the last.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Value: Int, Codable { case automatic, all, doubleColumn, detailOnly }
    private let value: Value

    /// All columns; with the style `prominentDetail` the last one.
    public static let automatic = NavigationSplitViewVisibility(value: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(value: .all)
    /// The last two of three columns; both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(value: .doubleColumn)
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(value: .detailOnly)

    /// The number of leading columns that are hidden, of two or three.
    func hidden(of columns: Int, isDetailProminent: Bool) -> Int {
        switch value {
        case .automatic: isDetailProminent ? columns - 1 : 0
        case .all: 0
        case .doubleColumn: columns - 2
        case .detailOnly: columns - 1
        }
    }
}

extension NavigationSplitViewVisibility: _StorableValue {
    public static func _decode(_ stored: Any) -> NavigationSplitViewVisibility? {
        Int._decode(stored).flatMap(Value.init(rawValue:)).map { NavigationSplitViewVisibility(value: $0) }
    }

    public var _encoded: Any? { value.rawValue }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let place: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    /// The middle one of three columns; the last one of two.
    public static let content = NavigationSplitViewColumn(place: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(place: 2)

    /// Its index among two or three columns.
    func index(among columns: Int) -> Int { min(place, columns - 1) }

    /// The column at an index among two or three.
    static func at(_ index: Int, of columns: Int) -> NavigationSplitViewColumn {
        index == 0 ? .sidebar : index == columns - 1 ? .detail : .content
    }
}

/// The columns that are shown.
struct SplitArrangement: Equatable {
    /// The number of leading columns that are hidden, where there is room for several.
    var hidden: Int
    /// The only column that is shown; nil where there is room for several.
    var top: Int?

    func shows(_ column: Int) -> Bool { top.map { $0 == column } ?? (column >= hidden) }
}
