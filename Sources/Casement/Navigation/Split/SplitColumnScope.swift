import CasementCore

/// A column of a split view, as links in the columns before it see it.
@MainActor final class SplitColumnScope {
    /// The pages above the content of the column.
    let model = NavigationModel()
    /// The navigation stack that the content of the column is, if it is one.
    weak var stack: NavigationModel?
    /// Shows the column where there is room for one only.
    var reveal: () -> Void = {}
    /// The last choice in a list of the column.
    var choice: ListChoice?

    /// Shows the destination of a value.
    func show(_ value: AnyHashable) {
        if let stack, stack.hasDestination(for: value) {
            stack.replaceAll(with: value)
        } else {
            model.replaceRoot(value)
        }
        reveal()
    }

    /// Shows a view.
    func show(_ view: PushedView) {
        if let stack { stack.push(view, above: nil) } else { model.replaceRoot(view) }
        reveal()
    }

    func leave(_ view: PushedView) {
        stack?.pop(view)
        model.pop(view)
    }

    /// Whether a view of a link is shown.
    func shows(_ view: PushedView) -> Bool { model.shows(view) || stack?.shows(view) ?? false }

    /// Whether the page of a value of a link is shown, or one above it.
    func shows(_ value: AnyHashable) -> Bool { model.shows(value) || stack?.shows(value) ?? false }

    /// Leaves what a link in an earlier column has shown, and deselects the row there.
    func leave(after column: SplitColumnScope) {
        model.removeRoot()
        column.choice?.clear()
    }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumnScope? { nil } }

extension EnvironmentValues {
    /// The column of a split view whose content is, or may be, a navigation stack.
    var splitColumn: SplitColumnScope? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}
