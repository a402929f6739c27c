import CasementCore
import Foundation

/// Changes the columns of a table as the user asks, if the table has a customization.
@MainActor struct TableCustomizing {
    let state: Binding<TableColumnState>?
    let columns: [TableColumnFacts]
    let arrangement: TableArrangement
    let model: TableModel

    private var shown: [TableColumnFacts] { arrangement.shown.map { columns[$0] } }

    // MARK: Which columns are shown

    /// The columns that can be hidden, in their order.
    var optional: [TableColumnFacts] {
        arrangement.order.map { columns[$0] }.filter { $0.customizationID != nil && !$0.fixed.contains(.visibility) }
    }

    func isShown(_ column: TableColumnFacts) -> Bool { state.map { column.isShown(in: $0.wrappedValue) } ?? true }

    /// Whether a column can be shown or hidden: the last one that is shown stays.
    func canToggle(_ column: TableColumnFacts) -> Bool {
        state != nil && column.customizationID != nil && !column.fixed.contains(.visibility)
            && (arrangement.shown.count > 1 || !isShown(column))
    }

    func show(_ isShown: Bool, _ column: TableColumnFacts) {
        guard canToggle(column), let name = column.customizationID, isShown != self.isShown(column) else { return }
        let isDefault = isShown == (column.defaultVisibility != .hidden)
        state?.wrappedValue.visibility[name] = isDefault ? nil : isShown
    }

    // MARK: Their order

    /// Whether a column can be moved: with another one.
    func canMove(_ column: TableColumnFacts) -> Bool {
        state != nil && column.customizationID.map { movable.contains($0) } ?? false && movable.count > 1
    }

    /// The names of the shown columns that can be moved.
    private var movable: [String] {
        shown.compactMap { $0.fixed.contains(.reorder) ? nil : $0.customizationID }
    }

    /// Moves a column by one place towards the start or the end; false if there is none.
    @discardableResult func move(_ column: TableColumnFacts, by step: Int) -> Bool {
        let names = movable
        guard state != nil, let name = column.customizationID, let place = names.firstIndex(of: name),
            names.indices.contains(place + step)
        else { return false }
        let next = step < 0 ? place - 1 : place + 2
        move(name, before: next < names.count ? names[next] : nil)
        return true
    }

    private func move(_ name: String, before other: String?) {
        var changed = state?.wrappedValue ?? TableColumnState()
        changed.move(name, before: other, among: arrangement.movable)
        if changed != state?.wrappedValue { state?.wrappedValue = changed }
    }

    // MARK: A dragged title

    /// Follows the title of the column at a place.
    func drag(_ place: Int, by distance: CGFloat, _ keys: [Int], _ tracks: TableTracks) {
        guard shown.indices.contains(place), canMove(shown[place]), distance.isFinite else { return }
        model.dragged = keys[place]
        model.distance = min(max(distance, -tracks.starts[place]), tracks.total - tracks.starts[place])
        model.dropLine = target(of: place, tracks)?.line
    }

    /// Puts the column where its title was dragged.
    func drop(_ place: Int, _ tracks: TableTracks) {
        let target = model.dragged == nil ? nil : target(of: place, tracks)
        cancel()
        if let target, let name = shown[place].customizationID { move(name, before: target.name) }
    }

    func cancel() { (model.dragged, model.distance, model.dropLine) = (nil, 0, nil) }

    /// The column before which a dragged one would be inserted, nil at the end, and where that
    /// is; nil if it would stay.
    private func target(of place: Int, _ tracks: TableTracks) -> (name: String?, line: CGFloat)? {
        guard shown.indices.contains(place), shown.count == tracks.widths.count else { return nil }
        // A column is passed when an edge of the dragged one reaches its middle.
        let start = tracks.starts[place] + model.distance, end = start + tracks.widths[place]
        let others = shown.indices.filter { $0 != place && canMove(shown[$0]) }
        let next = others.first { ($0 < place ? start : end) < tracks.starts[$0] + tracks.widths[$0] / 2 }
        guard next != others.first(where: { $0 > place }), let last = others.last else { return nil }
        return (
            next.flatMap { shown[$0].customizationID },
            next.map { tracks.starts[$0] } ?? tracks.starts[last] + tracks.widths[last] + TableTracks.gap
        )
    }
}

/// The menu of a table's header: the names of the columns, with marks at those that are shown.
struct TableColumnMenu: View {
    let editing: TableCustomizing

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ForEach(editing.optional, id: \.id) { column in
            Toggle(
                isOn: Binding {
                    editing.isShown(column)
                } set: {
                    editing.show($0, column)
                }
            ) { column.label }
            .disabled(!editing.canToggle(column))
        }
        if editing.state?.wrappedValue.order.isEmpty == false {
            Divider()
            Button("Restore Order") { editing.state?.wrappedValue.order = [] }
        }
    }
}

/// The line where a dragged column would be inserted.
struct TableDropLine: View {
    let model: TableModel
    let side: CGFloat

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ZStack(alignment: .leading) {
            if let place = model.dropLine {
                Capsule().fill(Color.accentColor)
                    .frame(width: 2)
                    .frame(maxHeight: .infinity)
                    .offset(x: side + place - TableTracks.gap / 2 - 1 - model.scrolled)
                    .transition(.opacity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .clipped()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
