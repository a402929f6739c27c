import Foundation

/// The undo history: edits that are undone step by step. Text typed or deleted word by word is undone word by word.
package struct EditHistory {
    /// Edits of different kinds are never merged into one step.
    package enum Kind: Sendable {
        case typing, deletingBackward, deletingForward
        /// Always a separate step: pasting, cutting, dropping.
        case other
    }

    private struct Step {
        var edits: [TextEdit]
        var kind: Kind
        var before: SelectedText
        var after: SelectedText
        /// The number of the action of the window's undo manager that has it; nil if none has.
        var action: Int?

        var size: Int {
            var size = 0
            for edit in edits { size += edit.removed.utf8.count + edit.inserted.utf8.count }
            return size
        }
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    /// Whether the next edit may be merged into the last step.
    private var isOpen = false
    private var size = 0

    /// Beyond this number of bytes, or of steps, the oldest steps are dropped.
    private static let largestSize = 128 << 20
    private static let mostSteps = 10_000

    package init() {}

    package var canUndo: Bool { !done.isEmpty }
    package var canRedo: Bool { !undone.isEmpty }

    /// The number of the undo manager's action that has the step which is undone next; nil if none has.
    package var doneAction: Int? { done.last?.action }
    /// The same of the step that is made again next.
    package var undoneAction: Int? { undone.last?.action }
    /// Notes which action of the undo manager has the last step.
    package mutating func setAction(_ number: Int?) { if !done.isEmpty { done[done.count - 1].action = number } }

    /// Records an edit that was made.
    package mutating func note(_ edit: TextEdit, _ kind: Kind, before: SelectedText, after: SelectedText) {
        undone.removeAll()
        size += edit.removed.utf8.count + edit.inserted.utf8.count
        if isOpen, let last = done.last, last.kind == kind,
            let joined = last.edits.last.flatMap({ Self.join($0, edit, kind) })
        {
            done[done.count - 1].edits[last.edits.count - 1] = joined
            done[done.count - 1].after = after
        } else {
            done.append(Step(edits: [edit], kind: kind, before: before, after: after))
        }
        isOpen = kind != .other
        while size > Self.largestSize || done.count > Self.mostSteps, done.count > 1 {
            size -= done.removeFirst().size
        }
    }

    /// Ends the last step: the next edit begins a new one.
    package mutating func close() { isOpen = false }

    package mutating func removeAll() { self = EditHistory() }

    /// Returns the edits that undo the last step, in order, and the selection to restore.
    package mutating func undo() -> (edits: [TextEdit], selection: SelectedText)? {
        guard let step = done.popLast() else { return nil }
        isOpen = false
        undone.append(step)
        return (step.edits.reversed().map(\.inverse), step.before)
    }

    package mutating func redo() -> (edits: [TextEdit], selection: SelectedText)? {
        guard let step = undone.popLast() else { return nil }
        isOpen = false
        done.append(step)
        return (step.edits, step.after)
    }

    /// Merges two edits, if the second continues where the first ended and does not begin a new word.
    private static func join(_ first: TextEdit, _ second: TextEdit, _ kind: Kind) -> TextEdit? {
        switch kind {
        case .other: return nil
        case .typing:
            guard second.removed.isEmpty, second.start == first.newRange.upperBound,
                !isWordStart(first.inserted, second.inserted)
            else { return nil }
            var joined = first
            joined.inserted += second.inserted
            if let styles = second.styles { joined.styles?.inserted += styles.inserted }
            return joined
        case .deletingBackward:
            guard second.inserted.isEmpty, first.inserted.isEmpty, second.oldRange.upperBound == first.start,
                !isWordStart(second.removed, first.removed)
            else { return nil }
            var joined = TextEdit(start: second.start, removed: second.removed + first.removed, inserted: "")
            joined.styles = second.styles
            if let styles = first.styles { joined.styles?.removed += styles.removed }
            return joined
        case .deletingForward:
            guard second.inserted.isEmpty, first.inserted.isEmpty, second.start == first.start,
                !isWordStart(first.removed, second.removed)
            else { return nil }
            var joined = TextEdit(start: first.start, removed: first.removed + second.removed, inserted: "")
            joined.styles = first.styles
            if let styles = second.styles { joined.styles?.removed += styles.removed }
            return joined
        }
    }

    /// Whether a word begins between the two texts; a word includes the spaces after it.
    private static func isWordStart(_ before: String, _ next: String) -> Bool {
        guard let last = before.utf8.last, let first = next.utf8.first else { return false }
        // ASCII needs no splitting into characters.
        if last < 0x80, first < 0x80 { return isBreak(last) || (isSpace(last) && !isSpace(first)) }
        guard let last = before.last, let first = next.first else { return false }
        return last.isNewline || (last.isWhitespace && !first.isWhitespace)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { 0x0A...0x0D ~= byte }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
