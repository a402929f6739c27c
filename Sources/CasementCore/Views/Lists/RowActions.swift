import Foundation

extension View {
    /// Actions that a telephone shows when a row is swiped aside. Desktops have no such gesture: it has no effect.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// What a double click on rows of a list in this view does, or Return, with the values of the rows that are selected. The menu is
    /// not shown yet.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        transformEnvironment(\.listSettings) { settings in
            settings.primaryAction = primaryAction.map { action in
                { selected in
                    let values = selected.values(as: I.self)
                    if !values.isEmpty { action(values) }
                }
            }
        }
    }

    /// A number at the end of a row of a list; 0 is none.
    public func badge(_ count: Int) -> some View { modifier(BadgeModifier(text: count == 0 ? nil : Text("\(count)"))) }

    /// A text at the end of a row of a list.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// A text at the end of a row of a list, which is translated.
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(text: key.map { Text($0) })) }

    /// A text at the end of a row of a list, as it is.
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}

/// Rule: rows of lists alone have badges.
private struct BadgeModifier: ViewModifier {
    let text: Text?

    func body(content: Content) -> some View {
        RowsInList(holdsInside: true) {
            HStack {
                content
                Spacer(minLength: 0)
                if let text { text.foregroundStyle(.secondary) }
            }
        } otherwise: {
            content
        }
    }
}
