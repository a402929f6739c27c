import CasementCore
import Foundation

extension View {
    /// A menu for the rows of the lists and tables in this view, and what a double click on them does, or Return.
    ///
    ///     List(files, selection: $selection) { Text($0.name) }
    ///         .contextMenu(forSelectionType: File.ID.self) { ids in
    ///             Button("Delete", role: .destructive) { delete(ids) }
    ///         } primaryAction: { ids in
    ///             open(ids)
    ///         }
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection.
    ///   - menu: gets the values that the menu is for: all that are selected where the pointer is on one of their rows, otherwise that of
    ///     the row where it is; none beside the rows. A menu without items does not open.
    ///   - primaryAction: gets the values that are selected.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction)) }
}

private struct RowMenuModifier<Value: Hashable, Items: View>: ViewModifier {
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var shown: Shown?

    private struct Shown {
        let values: Set<Value>
        let place: CGPoint
    }

    func body(content: Content) -> some View {
        content
            .rowActions(primaryAction: primary, menu: open)
            .modifier(
                _PresentationModifier(
                    isPresented: shown != nil, place: .inWindow(shown?.place ?? .zero), dismiss: { shown = nil }
                ) {
                    MenuSurface(session: MenuSession { shown = nil }) { menu(shown?.values ?? []) }
                })
    }

    private var primary: ((SelectedRows) -> Void)? {
        guard let primaryAction else { return nil }
        return { selected in
            let values = selected.values(as: Value.self)
            if !values.isEmpty { primaryAction(values) }
        }
    }

    private func open(_ values: [AnyHashable], at place: CGPoint) -> Bool {
        var own: Set<Value> = []
        for value in values { if let value = value.base as? Value { own.insert(value) } }
        // Values of another type are another menu's.
        guard own.count == values.count, !ViewChoice.all(in: menu(own)).isEmpty else { return false }
        shown = Shown(values: own, place: place)
        return true
    }
}
