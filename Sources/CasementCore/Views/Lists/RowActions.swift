import Foundation

extension View {
    /// Actions that a telephone shows when a row is swiped aside. Desktops have no such gesture: it has no effect.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// What a double click on rows of the lists in this view does, or Return, and what the secondary button opens.
    ///
    /// - Parameters:
    ///   - primaryAction: gets the rows that are selected.
    ///   - menu: gets the values that a menu is for: those selected where the press was on one of them, that of the row where it was on
    ///     another, or none; and the place in the window. False where such values are not its affair.
    package func rowActions(
        primaryAction: ((SelectedRows) -> Void)?, menu: @escaping ([AnyHashable], CGPoint) -> Bool
    ) -> some View {
        transformEnvironment(\.listSettings) { ($0.primaryAction, $0.openMenu) = (primaryAction, menu) }
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
