import CasementCore
import Foundation

extension TableRowContent {
    /// Adds a menu that opens where the secondary button is pressed over a row.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: whole.contextMenu(menuItems: menuItems)) }

    /// Adds a menu that the secondary button opens over a row. The preview has no effect: phones show it above the
    /// menu, desktops do not.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: whole.contextMenu(menuItems: menuItems)) }

    /// Makes a row draggable. A selected row is dragged with all selected rows.
    ///
    /// - Parameter payload: the value, evaluated when the drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: whole.draggable(payload())) }

    /// Makes a row draggable with an item provider (older API), if there is one.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: ProvidedRow(rows: whole, action: action)) }

    /// Accepts values of a type that are dropped on a row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedRows<Self, _>(
            rows: whole.dropDestination(for: payloadType) { values, _ in
                action(values)
                return true
            })
    }

    /// Runs an action when the pointer enters a row, with true, or leaves it, with false.
    public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: whole.onHover(perform: action)) }

    /// Sets whether a row cannot be selected.
    public func selectionDisabled(
        _ isDisabled: Bool = true
    ) -> some TableRowContent<TableRowValue> { ChangedRows<Self, _>(rows: _rows.selectionDisabled(isDisabled)) }

    /// The rows, with the spaces between their cells.
    private var whole: some View { _rows.contentShape(Rectangle()) }
}

/// Rows with modifiers.
private struct ChangedRows<Base: TableRowContent, Rows: View>: TableRowContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = Never
    let rows: Rows
    var _rows: Rows { rows }
    static var _isOutline: Bool { Base._isOutline }
}

/// A row that can be dragged if there is an action that provides its data.
private struct ProvidedRow<Rows: View>: View {
    let rows: Rows
    let action: (() -> NSItemProvider?)?

    static var _isBuiltIn: Bool { true }
    static var _viewCount: Int? { Rows._viewCount }

    var body: some View {
        if let action {
            rows.onDrag { action() ?? NSItemProvider() }
        } else {
            rows
        }
    }
}
