import CasementCore
import Foundation

/// A row of a table that shows and hides the rows below it.
///
///     Table(of: File.self) {
///         TableColumn("Name", value: \.name)
///     } rows: {
///         DisclosureTableRow(folder) {
///             ForEach(folder.files) { TableRow($0) }
///         }
///     }
///
/// The rows are made when they are shown for the first time. Without a binding the row stores its state itself, and is
/// closed initially.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates the row of a value, above the rows that `content` makes.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.init(isExpanded: isExpanded, content: content) { TableRow(value) }
    }

    /// Creates a row, which may have modifiers, above the rows that `content` makes.
    public init<Value: Identifiable>(
        isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content,
        @TableRowBuilder<Value> label: () -> Label
    ) where Value == Label.TableRowValue {
        (self.label, self.isExpanded, self.content) = (label(), isExpanded, content)
    }

    public var _rows: _TableDisclosure<Label._Rows, Content._Rows> {
        _TableDisclosure(label: label._rows, isExpanded: isExpanded) { content()._rows }
    }

    public static var _isOutline: Bool { true }
}

/// The rows of a row that expands: its own, and those below it while it is open.
public struct _TableDisclosure<Label: View, Content: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    @State private var isOpen = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        (self.label, self.isExpanded, self.content) = (label, isExpanded, content)
    }

    public static var _isBuiltIn: Bool { true }

    public var body: some View {
        let isExpanded = (isExpanded ?? $isOpen).disclosing(reducesMotion: reducesMotion)
        label
            .transformEnvironment(\.tableLine) { $0?.expansion = isExpanded }
            .rowTrait(\.expansion, RowExpansion(isExpanded: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 })
        if isExpanded.wrappedValue {
            content()
                .transformEnvironment(\.tableLine) { line in
                    line?.depth += 1
                    line?.expansion = nil
                }
                .rowTrait(\.isDeeper, 1)
        }
    }
}
