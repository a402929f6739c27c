/// Collects what the views around the focus tell, and what holds for the whole window, for those who ask.
@MainActor package final class FocusedValueBoard: DependencySource {
    /// Adds one value.
    package typealias Write = (inout FocusedValues) -> Void

    private var values = FocusedValues()
    private unowned let focus: FocusManager
    /// What holds wherever the focus is, in the order in which it came.
    private var ofWindow: [(owner: ObjectIdentifier, write: Write)] = []
    private var isDue = false

    init(of focus: FocusManager) { self.focus = focus }

    /// A value, for what runs now: it runs again when another is told.
    package func read<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
        let part = FocusedPart(keyPath)
        noteRead(of: part) { FocusedRead(part, self[keyPath], on: self) }
        return self[keyPath]
    }

    fileprivate subscript<Value>(keyPath: KeyPath<FocusedValues, Value?>) -> Value? { values[keyPath: keyPath] }

    /// Tells a value for the window; nil takes it back.
    func tell(_ write: Write?, by owner: AnyObject, in graph: ViewGraph) {
        let id = ObjectIdentifier(owner)
        let index = ofWindow.firstIndex { $0.owner == id }
        switch (index, write) {
        case (let index?, let write?): ofWindow[index].write = write
        case (let index?, nil): ofWindow.remove(at: index)
        case (nil, let write?): ofWindow.append((id, write))
        case (nil, nil): return
        }
        changed(in: graph)
    }

    /// Something is told by other views, or the focus is elsewhere: worked out when the tree stands.
    func changed(in graph: ViewGraph) {
        guard !isDue else { return }
        isDue = true
        graph.enqueueAction { [weak self] in self?.collect() }
        graph.requestFrame()
    }

    private func collect() {
        isDue = false
        var new = FocusedValues()
        for entry in ofWindow { entry.write(&new) }
        // The innermost has the last word.
        for mark in focus.marks.reversed() { (mark as? FocusedValueMark)?.write(&new) }
        values = new
        noteChange("a focused value")
    }
}

/// Tells a value while the focus is in the view that it hangs on.
@MainActor final class FocusedValueMark: FocusMark {
    /// Whose value it tells; it may go before the focus does.
    weak var owner: AnyObject?
    var write: FocusedValueBoard.Write
    private let board: FocusedValueBoard
    private weak var graph: ViewGraph?

    init(_ write: @escaping FocusedValueBoard.Write, of owner: _Node, on board: FocusedValueBoard) {
        (self.owner, self.write, self.board, graph) = (owner, write, board, owner.graph)
    }

    private func changed() { if let graph { board.changed(in: graph) } }

    override func focusCame() { changed() }
    override func focusLeft() { changed() }
}

/// Stands for one of the values.
@MainActor private final class FocusedPart {
    let keyPath: AnyKeyPath
    init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

/// What a body read of the board.
@MainActor private final class FocusedRead<Value>: PartialRead {
    private let own: FocusedPart
    private let value: Value?
    private unowned let board: FocusedValueBoard

    init(_ part: FocusedPart, _ value: Value?, on board: FocusedValueBoard) {
        (own, self.value, self.board) = (part, value, board)
    }

    override var part: AnyObject { own }

    override var differs: Bool {
        guard let keyPath = own.keyPath as? KeyPath<FocusedValues, Value?> else { return true }
        switch (value, board[keyPath]) {
        case (nil, nil): return false
        case (let old?, let new?): return !StructuralComparison.areEqual(old, new)
        default: return true
        }
    }
}
