import CasementCore
import Foundation

/// The widths that a column of a split view may have, in points.
struct SplitColumnWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    /// The widths of a column that sets none.
    static func standard(_ column: Int, of columns: Int) -> SplitColumnWidth {
        if column == columns - 1 { return SplitColumnWidth(least: 120, ideal: 400, most: .infinity) }
        return column == 0
            ? SplitColumnWidth(least: 120, ideal: 200, most: 420)
            : SplitColumnWidth(least: 140, ideal: 240, most: 640)
    }

    func clamped(_ width: CGFloat) -> CGFloat { min(max(width, least), most) }
}

/// The widths that the content of a column sets.
struct SplitColumnWidthKey: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }
    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Sets the width of the split view's column that contains the view, in points; the user cannot change it.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the widths that the split view's column that contains the view may have, in points, and the one it has
    /// until the user drags its divider. The last column gets what the others leave.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        @MainActor func checked(_ length: CGFloat) -> CGFloat {
            if length.isFinite, length >= 0 { return length }
            RuntimeWarning.issue("navigationSplitViewColumnWidth: a length of \(length) counts as 0.")
            return 0
        }
        let ideal = checked(ideal)
        let least = Swift.min(min.map(checked) ?? Swift.min(100, ideal), ideal)
        // Without a limit, the column may become as wide as the window allows.
        let most = max.map { $0 == .infinity ? .infinity : checked($0) } ?? .infinity
        return preference(
            key: SplitColumnWidthKey.self,
            value: SplitColumnWidth(least: least, ideal: ideal, most: Swift.max(most, ideal)))
    }
}

/// The distribution of a split view's width.
struct SplitWidths {
    var limits: [SplitColumnWidth]
    /// The widths of the leading columns that the user has chosen; nil is the ideal one.
    var wished: [CGFloat?]
    /// The number of leading columns that are hidden. They keep their width.
    var hidden: Int

    /// The width of a divider's line.
    static var line: CGFloat { 1 }
    /// The width of the area around it that is dragged.
    static var grip: CGFloat { 9 }
    /// The width of a split view below which one column is shown at a time.
    static var compact: CGFloat { 400 }

    /// The widths of all columns. Where there is not room for all, the leading ones shrink to their least width.
    func resolved(in total: CGFloat) -> [CGFloat] {
        let last = limits.count - 1
        var widths = (0..<last).map { limits[$0].clamped(wished[$0] ?? limits[$0].ideal) }
        let lines = CGFloat(last - hidden) * Self.line
        let shown = hidden..<last
        let missing = shown.reduce(limits[last].least + lines - total) { $0 + widths[$1] }
        let slack = shown.reduce(0) { $0 + widths[$1] - min(limits[$1].least, widths[$1]) }
        if missing > 0, slack > 0 {
            let share = min(1, missing / slack)
            for column in shown { widths[column] -= (widths[column] - limits[column].least) * share }
        }
        return widths + [max(0, total - lines - shown.reduce(0) { $0 + widths[$1] })]
    }

    /// The widths after the divider behind a column is moved from where it was, as far as all columns allow.
    func moving(_ column: Int, by way: CGFloat, from widths: [CGFloat]) -> [CGFloat?] {
        let last = limits.count - 1
        let room = max(0, widths[last] - limits[last].least)
        var new = wished
        new[column] = limits[column].clamped(widths[column] + min(way, room))
        return new
    }
}
