/// Collects the focused values set by the focused view's ancestors and by the window, for views that read them.
@MainActor package final class FocusedValueBoard: DependencySource {
    /// Writes one value.
    package typealias Write = (inout FocusedValues) -> Void

    private var values = FocusedValues()
    private unowned let focus: FocusManager
    /// Values for the whole window, wherever the focus is, in the order of insertion.
    private var ofWindow: [(owner: ObjectIdentifier, write: Write)] = []
    private var isDue = false

    init(of focus: FocusManager) { self.focus = focus }

    /// Reads a value and makes the current body depend on it.
    package func read<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
        let part = FocusedPart(keyPath)
        noteRead(of: part) { FocusedRead(part, self[keyPath], on: self) }
        return self[keyPath]
    }

    fileprivate subscript<Value>(keyPath: KeyPath<FocusedValues, Value?>) -> Value? { values[keyPath: keyPath] }

    /// Sets a value for the window; nil removes it.
    func set(_ write: Write?, by owner: AnyObject, in graph: ViewGraph) {
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

    /// Called when a value or the focus changed: the values are collected after the update.
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
        // The innermost value wins.
        for mark in focus.marks.reversed() { (mark as? FocusedValueMark)?.write(&new) }
        values = new
        noteChange("a focused value")
        onChange?()
    }

    // MARK: Following another board

    /// The board whose values this one shows: that of the key window, for what belongs to the program as a whole.
    private weak var followed: FocusedValueBoard?
    private var onChange: (() -> Void)?

    /// Shows the values of another board, now and when they change; nil shows none.
    package func follow(_ other: FocusedValueBoard?) {
        guard other !== followed else { return }
        followed?.onChange = nil
        followed = other
        other?.onChange = { [weak self] in self?.takeValues() }
        takeValues()
    }

    private func takeValues() {
        values = followed?.values ?? FocusedValues()
        noteChange("a focused value of the key window")
    }
}

/// Provides a value while the focus is within the view that it is attached to.
@MainActor final class FocusedValueMark: FocusMark {
    /// The view that provides the value; it may be removed before the focus moves.
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

/// Identifies one of the values.
@MainActor private final class FocusedPart {
    let keyPath: AnyKeyPath
    init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

/// A body's read of one of the values.
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
