import Foundation

/// Selects the next row whose text begins with what is typed.
///
/// The text of a row is the first text that it shows. Rows that do not exist are made for it, one after the other, from
/// the selected row on, and released again; their number is bounded. Where the rows that exist show their ids, as those
/// of `List(names, id: \.self)`, ids are compared instead, and no row is made.
@MainActor final class ListTyping {
    private unowned let list: ListController
    private var typed = TypedText()

    /// The most rows that are made for one key.
    static let mostMade = 2000
    /// The most rows whose ids are compared for one key.
    static let mostCompared = 200_000

    init(of list: ListController) { self.list = list }

    private var now: Date { list.node.graph.timetable.clock() }

    /// Whether a space belongs to a text that is being typed.
    var isTyping: Bool { typed.isBegun(at: now) }

    /// Handles a key that types a character; false where it finds no row and continues nothing.
    func type(_ character: Character) -> Bool {
        let continues = isTyping
        typed.type(character, at: now)
        let comparison = BeginningComparison(list.node.scope.values.locale)
        let lead = list.selection.leadRow
        // A longer text may still fit the row that is selected.
        var found = find(typed.text, from: continues ? lead ?? 0 : (lead ?? -1) + 1, comparison)
        if found == nil, continues, typed.isOneLetter {
            found = find(String(character), from: (lead ?? -1) + 1, comparison)
        }
        guard let found else { return continues }
        list.selection.go(to: found, [])
        list.keys.show(found)
        return true
    }

    /// The first row from `start` on, after the last the first, that can be selected and whose text begins with this.
    private func find(_ beginning: String, from start: Int, _ comparison: BeginningComparison) -> Int? {
        guard let count = list.content?.count, count > 0 else { return nil }
        let showsIDs = showsIDs
        var made = 0
        defer { if made > 0 { list.rows.dropUnseenRows() } }
        for offset in 0..<min(count, Self.mostCompared) {
            let index = (start + offset) % count
            var text: String?
            var isNew = false
            let description = list.description(of: index)
            if let typed = description.traits.typedText as? Text {
                text = typed.accessibilityText(in: list.node.scope.values, at: now)
                if text?.isEmpty ?? true { continue }
            } else if let row = list.row(at: index) {
                text = row.inner.firstText
            } else if showsIDs, let id = description.value?.base as? String {
                text = id
            } else {
                guard made < Self.mostMade else { return nil }
                list.rows.makeRows(in: index..<index + 1)
                text = list.row(at: index)?.inner.firstText
                (made, isNew) = (made + 1, true)
            }
            let fits = text.map { comparison.text($0, beginsWith: beginning) } ?? false
            let isFound = fits && list.selection.isSelectable(index)
            if isNew, made % 256 == 0 { list.rows.dropUnseenRows() }
            if isFound { return index }
        }
        return nil
    }

    /// Whether the rows that exist show their ids.
    private var showsIDs: Bool {
        var isKnown = false
        for row in list.rows.rows {
            guard let node = row.node as? ListRowLayoutNode, node.role == .row else { continue }
            guard let id = list.description(of: row.index).value?.base as? String, id == node.inner.firstText else {
                return false
            }
            isKnown = true
        }
        return isKnown
    }
}
