import Foundation

/// Connects the parts of a list: each part has its own state and gets the rest from the others.
@MainActor final class ListController {
    unowned let node: _Node
    let rows: LazyLayoutNode
    /// The scroll view around the rows.
    let scroll: ScrollLayoutNode?
    let responder = ListResponder()
    /// The node whose displayables are the rows' content.
    private let contentOf: () -> _Node?

    private(set) var context = ListContext()
    var primaryAction: ((SelectedRows) -> Void)?
    var openMenu: (([AnyHashable], CGPoint, AnyView?) -> Bool)?
    /// The menu that `openMenu` opens, for its shortcuts.
    var menuOfSelection: (([AnyHashable]) -> AnyView)?
    /// Nil in lists that drive no other column.
    var selectionChoice: ListSelectionChoice?
    /// Whether every row must be configured again.
    private var isStale = false

    // Created on first use: few lists use all of them.
    private(set) lazy var store = ListRowStore(of: self)
    private(set) lazy var selection = ListSelectionModel(of: self)
    private(set) lazy var focus = ListFocus(of: self)
    private(set) lazy var pointer = ListPointer(of: self)
    private(set) lazy var keys = ListKeys(of: self)
    private(set) lazy var typing = ListTyping(of: self)
    private(set) lazy var selectionMenu = SelectionMenu(of: self)
    private(set) lazy var editing = ListEditing(of: self)
    private(set) lazy var mover = ListMover(of: self)
    private(set) lazy var drops = ListDrops(of: self)
    private(set) lazy var accessibility = ListAccessibility(of: self)

    init(_ node: _Node, _ rows: LazyLayoutNode, content: @escaping () -> _Node?) {
        (self.node, self.rows, contentOf) = (node, rows, content)
        var above = node.parent
        while let current = above, !(current is any ScrollSurface) { above = current.parent }
        scroll = (above as? any ScrollSurface)?.scroll
        responder.list = self
        // The scroll view and the list are one accessibility element.
        scroll?.isElement = false
        scroll?.attach().responders.append(responder)
    }

    var content: _Node? { contentOf() }
    func description(of index: Int) -> RowDescription { RowDescription(at: index, of: content) }

    func row(at index: Int) -> ListRowLayoutNode? {
        let place = rows.place(of: index)
        guard place < rows.rows.count, rows.rows[place].index == index else { return nil }
        return rows.rows[place].node as? ListRowLayoutNode
    }

    func index(of row: ListRowLayoutNode) -> Int? { rows.rows.first { $0.node === row }?.index }

    /// The row at a point of the scroll view.
    func rowIndex(at point: CGPoint) -> Int? {
        let place = point.y - rowsOrigin
        if let pinned = rows.pinnedRow(at: place) { return pinned }
        let count = rows.lengths.count
        guard count > 0, place >= 0, place < rows.lengths.total else { return nil }
        let line = rows.lengths.line(at: place)
        return place < rows.lengths.start(of: line) + rows.lengths.length(of: line) ? line : nil
    }

    /// The y offset of the rows in the scroll view.
    var rowsOrigin: CGFloat {
        var origin: CGFloat = 0
        var next: LayoutNode? = rows
        while let current = next, current !== scroll {
            origin += current.origin.y
            next = current.parent
        }
        return origin
    }

    func runPrimaryAction() {
        guard let selected = selection.selected, let primaryAction else { return }
        selected.read()
        if !selected.isEmpty { primaryAction(selected) }
    }

    // MARK: Updates

    func rowsChanged() {
        isStale = true
        node.invalidate("what is said of rows")
    }

    /// Updates the rows after a change of the environment, the selection or the row traits.
    func update(_ new: ListContext) {
        if let selectionChoice, let selected = selection.selected {
            selectionChoice.follow(selected, in: node.graph) { [weak selection] in selection?.followProgram() }
        }
        let isChanged = new != context || isStale
        context = new
        isStale = false
        responder.isEnabled = new.isEnabled
        if menuOfSelection != nil { selectionMenu.forget() }
        focus.updateRing()
        // After edits, layout requests every row again.
        guard !rows.isStale else { return }
        for row in rows.rows {
            guard let node = row.node as? ListRowLayoutNode else { continue }
            if isChanged { store.configure(node, at: row.index) } else { store.showSelection(of: node, nil) }
        }
        store.updateNeighbours()
    }
}
