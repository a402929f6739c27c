import CasementCore
import Foundation

/// What the user has changed of a table's columns: which are shown, their order and their widths. The columns are known
/// by the names that `customizationID(_:)` sets. It can be kept in `SceneStorage` and `AppStorage`.
///
///     @SceneStorage("columns") private var columns = TableColumnCustomization<File>()
///
///     Table(files, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///         TableColumn("Owner", value: \.owner).customizationID("owner").defaultVisibility(.hidden)
///     }
///
/// The secondary button on the header opens a menu of the columns; titles are dragged to another place.
public struct TableColumnCustomization<RowValue: Identifiable> {
    var state = TableColumnState()

    /// Creates a customization without changes.
    public init() {}

    /// Whether the column of a name is shown; `automatic` is the column's default.
    public subscript(visibility id: String) -> Visibility {
        get { state.visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { state.visibility[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Gives the columns the order in which the program lists them.
    public mutating func resetOrder() { state.order = [] }
}

extension TableColumnCustomization: Equatable, Sendable, Codable {
    /// Creates the customization that was encoded.
    public init(from decoder: any Decoder) throws {
        state = try decoder.singleValueContainer().decode(TableColumnState.self)
    }

    /// Encodes what was changed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(state)
    }
}

extension TableColumnCustomization: _StorableValue {
    public static func _decode(_ stored: Any) -> TableColumnCustomization? {
        (stored as? String).flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    }

    public var _encoded: Any? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}

extension AppStorage {
    /// Creates a setting for the columns of a table, which are not changed at first.
    public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
    where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue: TableColumnCustomization(), key, store: store)
    }
}

extension SceneStorage {
    /// Creates a value of the window for the columns of a table, which are not changed at first.
    public init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue: TableColumnCustomization(), key)
    }
}

/// The parts of a column that a user can change.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The place among the other columns.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// The width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Whether the column is shown.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of them.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn {
    /// Sets the name of the column in a `TableColumnCustomization`. A column without one cannot be hidden or moved.
    public func customizationID(_ id: String) -> TableColumn {
        var column = self
        column.customizationID = id
        return column
    }

    /// Sets whether the column is shown, unless the table's customization says otherwise.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var column = self
        column.defaultVisibility = visibility
        return column
    }

    /// Sets what of the column the user cannot change.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        var column = self
        column.fixed = behavior
        return column
    }
}

extension TableColumnContent {
    /// Sets the alignment of the columns that have the default one.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { if $0.alignment == .automatic { $0.alignment = alignment } }
    }

    /// Sets the name in a `TableColumnCustomization` of a column that has none.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { $0.customizationID = $0.customizationID ?? id }
    }

    /// Sets whether the columns are shown, unless the table's customization says otherwise.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) {
            if $0.defaultVisibility == .automatic { $0.defaultVisibility = visibility }
        }
    }

    /// Sets what of the columns the user cannot change.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { $0.fixed.formUnion(behavior) }
    }
}

/// Columns with other properties.
private struct ChangedColumns<Columns: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Columns.TableRowValue
    typealias TableColumnSortComparator = Columns.TableColumnSortComparator
    typealias TableColumnBody = Never
    let columns: Columns
    let change: (inout TableColumnFacts) -> Void

    func _addColumns(to list: inout _TableColumnList) { list.add(columns, changing: change) }
}
