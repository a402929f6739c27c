import CasementCore

/// One column of a split view: its content, and the pages that links show in its place or push above it.
struct SplitColumn<Content: View>: View {
    let index: Int
    let count: Int
    let scopes: SplitScopes
    let bar: ColumnBar
    /// Receives the choices in the lists of the column.
    let choices: SplitChoices
    let content: Content

    static var _isBuiltIn: Bool { true }

    private var scope: SplitColumnScope { scopes.all[index] }

    /// Where links lead: to the next column, or to a page above the last.
    private var links: NavigationContext {
        guard index + 1 < count else { return NavigationContext(model: scope.model, page: nil) }
        return NavigationContext(model: scopes.all[index + 1].model, page: nil, column: scopes.all[index + 1])
    }

    var body: some View {
        if index == 0 {
            _StyledContainer("SidebarColumn", accessibility: NavigationAccessibility.container) {
                PageWithBar(back: nil) { content }
                    .environment(\.navigation, links)
                    .modifier(ColumnEnvironment(scope: scope, bar: bar))
                    .listsOfColumn(isSidebar: true) { [choices] in choices.receive($0, 0) }
            }
            .background(Color(theme: .sidebarBackground))
        } else {
            SplitColumnPages(model: scope.model, links: index + 1 < count ? links : nil, content: content)
                .modifier(ColumnEnvironment(scope: scope, bar: bar))
                .listsOfColumn(isSidebar: false) { [choices, index] in choices.receive($0, index) }
                .background(Color(theme: .windowBackground))
        }
    }
}

/// The columns of a split view, two or three of which are used. Compared by identity: what a column shows need not be
/// updated when a divider moves.
@MainActor final class SplitScopes {
    let all = [SplitColumnScope(), SplitColumnScope(), SplitColumnScope()]
}

/// The receiver of choices in the lists of all columns, always the newest.
@MainActor final class SplitChoices {
    var receive: (ListChoice, _ column: Int) -> Void = { _, _ in }
}

/// What the content of a column sees of it.
private struct ColumnEnvironment: ViewModifier {
    let scope: SplitColumnScope
    let bar: ColumnBar

    func body(content: Content) -> some View {
        content.environment(\.splitColumn, scope).environment(\.columnBar, bar)
    }
}

/// The content of a column, and the pages above it.
private struct SplitColumnPages<Content: View>: View {
    let model: NavigationModel
    let links: NavigationContext?
    let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let entries = model.entries
        NavigationPages(root: content, entries: entries, model: model, links: links)
            .onChange(of: entries.map(\.id)) { model.notifyRemoved() }
    }
}
