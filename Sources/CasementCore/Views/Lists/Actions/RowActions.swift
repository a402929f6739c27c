import Foundation

extension View {
    /// Sets the action of a double click on rows of the lists in this view, or of Return, and the menu
    /// of the secondary button.
    ///
    /// - Parameters:
    ///   - primaryAction: receives the selected rows.
    ///   - open: opens the menu. It receives the values that the menu is for (the selected ones if the press was on
    ///     one of them, the row's own if it was on another, otherwise none), the position in the window, and further
    ///     items for the row. Returns false if it has no menu for them.
    ///   - menu: returns the menu for some values, whose shortcuts work while it is closed.
    package func rowActions(
        primaryAction: ((SelectedRows) -> Void)?, open: @escaping ([AnyHashable], CGPoint, AnyView?) -> Bool,
        menu: @escaping ([AnyHashable]) -> AnyView
    ) -> some View {
        transformEnvironment(\.listSettings) {
            ($0.primaryAction, $0.openMenu, $0.menuOfSelection) = (primaryAction, open, menu)
        }
    }

    /// Shows a number at the trailing end of a list row, or beside the title of a tab; 0 shows none.
    public func badge(_ count: Int) -> some View { modifier(BadgeModifier(text: count == 0 ? nil : Text("\(count)"))) }

    /// Shows a text at the trailing end of a list row, or beside the title of a tab; nil shows none.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// Shows a localised text at the trailing end of a list row, or beside the title of a tab; nil shows none.
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(text: key.map { Text($0) })) }

    /// Shows an unlocalised text at the trailing end of a list row, or beside the title of a tab; nil shows none.
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}

/// Rule: rows of lists show badges, and so do the items of tab views, which read them from the value of the view.
private struct BadgeModifier: ViewModifier {
    let text: Text?
    /// The width of the badge, which is free beside the content.
    @State private var width: CGFloat = 0
    @Environment(\.isLabelOfRow) private var isLabel

    @ViewBuilder func body(content: Content) -> some View {
        if isLabel {
            badged(content).environment(\.isLabelOfRow, false)
        } else {
            RowsInList(holdsInside: true) {
                badged(content)
            } otherwise: {
                content
            }
        }
    }

    private func badged(_ content: Content) -> some View {
        // Not a stack: a link that is the content is still the whole row.
        content
            .padding(.trailing, text == nil ? 0 : width + 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .trailing) {
                if let text {
                    BadgeLabel(text: text)
                        .fixedSize()
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                }
            }
    }
}

extension BadgeModifier: ChoiceModifier {
    /// The innermost counts.
    package func describe(_ choice: inout ViewChoice) { choice.badge = choice.badge ?? text.map { AnyView($0) } }
}
