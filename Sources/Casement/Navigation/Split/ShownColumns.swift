import CasementCore

/// Which columns of a split view are shown, and what changes that.
@MainActor struct ShownColumns {
    let count: Int
    let isDetailProminent: Bool
    /// Nil until the width is known.
    let isCompact: Binding<Bool?>
    let visibility: Binding<NavigationSplitViewVisibility>
    let compactColumn: Binding<NavigationSplitViewColumn>
    /// Whether the program prefers a column where there is room for one only.
    let isColumnOfProgram: Bool

    /// The number of leading columns that are hidden, where there is room for several.
    private var hidden: Int { visibility.wrappedValue.hidden(of: count, isDetailProminent: isDetailProminent) }

    /// What the program and the user want to see.
    var target: SplitArrangement {
        SplitArrangement(
            hidden: hidden,
            top: isCompact.wrappedValue ?? false ? compactColumn.wrappedValue.index(among: count) : nil)
    }

    func set(_ new: NavigationSplitViewVisibility) { visibility.wrappedValue = new }

    /// Hides the first column, or shows all.
    func toggle() { set(hidden > 0 ? .all : count == 3 ? .doubleColumn : .detailOnly) }

    /// Shows a column where there is room for one only.
    func show(_ column: Int) {
        let new = NavigationSplitViewColumn.at(column, of: count)
        guard isColumnOfProgram else {
            compactColumn.wrappedValue = new
            return
        }
        // With more room, the program's preference stays.
        if isCompact.wrappedValue ?? false, compactColumn.wrappedValue.index(among: count) != column {
            compactColumn.wrappedValue = new
        }
    }

    func goBack() {
        guard let top = target.top, top > 0 else { return }
        show(top - 1)
    }

    /// A choice in a column shows the next, and an empty selection navigates back.
    func receive(_ choice: ListChoice, in column: Int) {
        guard column + 1 < count else { return }
        if !choice.isEmpty {
            // At the start, the program's preference counts.
            if choice.cause != .initial || !isColumnOfProgram { show(column + 1) }
        } else if choice.cause == .program, compactColumn.wrappedValue.index(among: count) > column {
            show(column)
        }
    }
}
