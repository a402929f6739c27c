import CasementCore
import Foundation

extension View {
    /// Sets the context menu of the rows of the lists and tables in this view, and the action for
    /// a double click or Return.
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
    ///   - menu: gets the values that the menu applies to: all selected values if the pointer is on one of their rows,
    ///     otherwise the value of the row under the pointer; none beside the rows. A menu without items does not open.
    ///   - primaryAction: gets the selected values.
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
        /// The swipe actions of the row.
        let further: AnyView?
    }

    func body(content: Content) -> some View {
        content
            .rowActions(primaryAction: primary, open: open) { values in
                AnyView(MenuSurface(session: MenuSession {}) { own(values).map { menu($0) } })
            }
            .modifier(
                _PresentationModifier(
                    isPresented: shown != nil, place: .inWindow(shown?.place ?? .zero), dismiss: { shown = nil }
                ) {
                    MenuSurface(session: MenuSession { shown = nil }) {
                        MenuWithSwipeActions(items: menu(shown?.values ?? []), further: shown?.further)
                    }
                })
    }

    private var primary: ((SelectedRows) -> Void)? {
        guard let primaryAction else { return nil }
        return { selected in
            let values = selected.values(as: Value.self)
            if !values.isEmpty { primaryAction(values) }
        }
    }

    /// The values, if all of them are of the menu's type: those of another type belong to another menu.
    private func own(_ values: [AnyHashable]) -> Set<Value>? {
        var own: Set<Value> = []
        for value in values { if let value = value.base as? Value { own.insert(value) } }
        return own.count == values.count ? own : nil
    }

    private func open(_ values: [AnyHashable], at place: CGPoint, with further: AnyView?) -> Bool {
        guard let own = own(values), !ViewChoice.all(in: menu(own)).isEmpty else { return false }
        shown = Shown(values: own, place: place, further: further)
        return true
    }
}
