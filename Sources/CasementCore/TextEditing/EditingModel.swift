import Foundation

/// The model of a text editor: the text, the selection and the undo history. It knows nothing of views; `places`
/// provides line breaks and visual directions.
@MainActor package final class EditingModel {
    package private(set) var text: EditedText
    /// The same text with its attributes; nil if it has none.
    @exclusivity(unchecked) package private(set) var styled: AttributedString?
    /// The attributes of what is typed next; nil for those of the text before it. Forgotten when the selection moves.
    @exclusivity(unchecked) package var typing: AttributeContainer?
    /// What the attributes of inserted text may be.
    package var rules: AttributedTextRules?
    package private(set) var selection = SelectedText(0)
    package private(set) var history = EditHistory()
    /// The input method's text that is shown at the caret before it is committed.
    package private(set) var composition: TextComposition?

    /// Whether the text may have several paragraphs.
    package var allowsBreaks = true
    /// The maximum length in bytes that edits can produce.
    package var limit = EditingModel.largestText
    /// Splits a text into words.
    package var segments: (String) -> [WordSegment] = { [WordSegment(0..<$0.utf8.count, isWord: true)] }
    package weak var places: (any CaretPlaces)?
    /// Whether an action of the window's undo manager is its last: another step of the text may belong to it.
    package var isLastAction: ((Int) -> Bool)?

    /// Called after every edit; `onChange` at the end of each step.
    package var onEdit: ((EditedPlace) -> Void)?
    package var onChange: (() -> Void)?
    package var onSelect: (() -> Void)?
    /// Called when a text was cut to fit: with its length, and the number of bytes that were available.
    package var onCut: ((_ wanted: Int, _ room: Int) -> Void)?

    /// A text on a single line is laid out as a whole at each key press, so edits can extend it only to this number of
    /// bytes.
    package static let longestLine = 64 << 10
    /// The maximum number of bytes that edits can produce; a longer text set by the program is shown.
    package static let largestText = 256 << 20
    /// The maximum number of bytes pasted at once.
    package static let largestPaste = 64 << 20

    /// The horizontal position that a caret keeps while it moves up and down, from the left.
    private var goalX: CGFloat?

    package init(_ text: String = "") { self.text = EditedText(text) }

    private var words: WordSearch { WordSearch(text, segments: segments) }

    // MARK: From the program

    /// Sets the text from the program, with its attributes if it has any. The selection is kept where the surrounding
    /// text stays.
    package func setText(_ new: String, styled: AttributedString? = nil) {
        self.styled = styled
        guard !text.isSame(as: new) else { return }
        let edit = difference(to: new)
        composition = nil
        history.removeAll()
        isChanging = true
        // The string is the program's own.
        text = EditedText(new)
        onEdit?(edit)
        isChanging = false
        func moved(_ offset: Int) -> Int {
            if offset <= edit.start { return offset }
            return offset >= edit.old.upperBound ? offset + edit.shift : edit.new.upperBound
        }
        set(SelectedText(anchor: moved(selection.anchor), head: moved(selection.head), affinity: selection.affinity))
    }

    private func difference(to new: String) -> EditedPlace {
        var new = new
        let (prefix, suffix) = new.withUTF8 { new in
            text.withBytes { old in
                let shorter = min(old.count, new.count)
                var prefix = 0
                while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
                // Not inside a scalar.
                while prefix > 0, prefix < max(old.count, new.count),
                    isInside(old, prefix) || isInside(new, prefix)
                { prefix -= 1 }
                var suffix = 0
                while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
                    suffix += 1
                }
                while suffix > 0, isInside(new, new.count - suffix) || isInside(old, old.count - suffix) { suffix -= 1 }
                return (prefix, suffix)
            }
        }
        return EditedPlace(
            start: prefix, removed: text.count - prefix - suffix, inserted: new.utf8.count - prefix - suffix)
    }

    private func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index < bytes.count && bytes[index] & 0xC0 == 0x80
    }

    /// Sets the selection from the program, limited to the text.
    package func select(_ new: SelectedText) {
        goalX = nil
        history.close()
        set(new)
    }

    private func set(_ new: SelectedText) {
        let new = SelectedText(
            anchor: text.characterAligned(min(max(0, new.anchor), text.count)),
            head: text.characterAligned(min(max(0, new.head), text.count)), affinity: new.affinity)
        guard new != selection else { return }
        selection = new
        typing = nil
        onSelect?()
    }

    // MARK: Editing

    /// Whether the text has changed since the last call of `onChange`.
    package private(set) var isChanging = false

    /// What is being done to the text.
    package enum Change: Sendable { case edit, undo, redo }
    package private(set) var change = Change.edit

    /// Notes which action of the window's undo manager has the last step of the history.
    package func setAction(_ number: Int?) { history.setAction(number) }

    private func apply(_ edit: TextEdit) {
        isChanging = true
        // The rows that `onEdit` fills read the attributes.
        styled?.replace(edit)
        text.replace(edit.oldRange, with: edit.inserted)
        onEdit?(edit.place)
    }

    /// Replaces the selection by text, as far as it fits; false if nothing of it remains.
    @discardableResult package func insert(_ string: String, _ kind: EditHistory.Kind = .typing) -> Bool {
        var room = max(0, limit - (text.count - selection.range.count))
        if kind == .other { room = min(room, Self.largestPaste) }
        let clean = PastedText.clean(string, allowsBreaks: allowsBreaks, limit: room)
        if string.utf8.count > room { onCut?(string.utf8.count, room) }
        // If nothing can be inserted, nothing is removed.
        guard !clean.isEmpty || string.isEmpty else { return false }
        composition = nil
        replace(selection.range, with: clean, kind)
        return true
    }

    /// Replaces several parts of the text, in order and without overlap, by the same text, as one step. False if the
    /// result would be too long.
    @discardableResult package func replace(_ parts: [Range<Int>], with string: String) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        let new = PastedText.clean(string, allowsBreaks: allowsBreaks)
        var count = text.count
        for part in parts { count += new.utf8.count - part.count }
        guard count <= limit else { return false }
        // One edit from the first part to the last: the display is updated once, and undo needs one text.
        var result = ""
        result.reserveCapacity(max(0, count - text.count + last.upperBound - first.lowerBound))
        var end = first.lowerBound
        for part in parts {
            result += text[end..<part.lowerBound]
            result += new
            end = part.upperBound
        }
        composition = nil
        replace(first.lowerBound..<last.upperBound, with: result, .other, styles(of: parts, with: new))
        return true
    }

    private func changed() {
        isChanging = false
        onChange?()
    }

    private func replace(
        _ range: Range<Int>, with new: String, _ kind: EditHistory.Kind, _ styles: EditedStyles? = nil
    ) {
        guard !range.isEmpty || !new.isEmpty else { return }
        var edit = TextEdit(start: range.lowerBound, removed: text[range], inserted: new)
        edit.styles = styles ?? self.styles(of: range, with: new)
        typing = nil
        let before = selection
        apply(edit)
        goalX = nil
        let end = edit.newRange.upperBound
        // A combining mark joins the preceding character, so the caret may have to move further.
        let caret = text.characterAligned(end) == end ? end : text.characterEnd(after: end)
        let after = SelectedText(anchor: caret, head: caret, affinity: new.isEmpty ? .downstream : .upstream)
        let isMoved = after != selection
        selection = after
        if let action = history.doneAction, isLastAction?(action) == false { history.close() }
        history.note(edit, kind, before: before, after: after)
        if isMoved { onSelect?() }
        changed()
    }

    /// Deletes the selection, or, if it is empty, the text up to the target of a movement.
    package func delete(_ movement: TextMovement) {
        composition = nil
        if !selection.isEmpty { return replace(selection.range, with: "", .other) }
        guard let target = target(of: movement, from: selection.caret) else { return }
        let head = selection.head
        guard target.offset != head else { return }
        let kind: EditHistory.Kind =
            switch movement {
            case .backward: .deletingBackward
            case .forward: .deletingForward
            default: .other
            }
        replace(min(head, target.offset)..<max(head, target.offset), with: "", kind)
    }

    package func undo() { if let step = history.undo() { take(step, .undo) } }
    package func redo() { if let step = history.redo() { take(step, .redo) } }

    private func take(_ step: (edits: [TextEdit], selection: SelectedText), _ change: Change) {
        self.change = change
        defer { self.change = .edit }
        composition = nil
        goalX = nil
        for edit in step.edits { apply(edit) }
        set(step.selection)
        changed()
    }

    /// The selected text.
    package var selectedText: String { text[selection.range] }

    // MARK: Moving

    /// Moves the caret; with `isExtending` the anchor stays in place.
    package func move(_ movement: TextMovement, extending isExtending: Bool = false) {
        composition = nil
        history.close()
        var target: TextPosition?
        if !isExtending, !selection.isEmpty, movement == .left || movement == .right {
            // The caret moves to that end of the selection.
            let isLater = (movement == .right) != isRightToLeft(at: selection.head)
            target = TextPosition(isLater ? selection.range.upperBound : selection.range.lowerBound)
            goalX = nil
        } else {
            let isVertical = [.up, .down, .pageUp, .pageDown].contains(movement)
            if isVertical, goalX == nil { goalX = places?.x(of: selection.caret) }
            target = self.target(of: movement, from: selection.caret)
            if !isVertical { goalX = nil }
        }
        guard let target else { return }
        set(
            SelectedText(
                anchor: isExtending ? selection.anchor : target.offset, head: target.offset, affinity: target.affinity))
    }

    private func isRightToLeft(at offset: Int) -> Bool { places?.isRightToLeft(at: offset) ?? false }

    private func target(of movement: TextMovement, from caret: TextPosition) -> TextPosition? {
        let offset = caret.offset
        switch movement {
        case .left, .right:
            guard let places else { return target(of: movement == .left ? .backward : .forward, from: caret) }
            return places.step(from: caret, toRight: movement == .right)
        case .backward: return TextPosition(text.characterStart(before: offset))
        case .forward: return TextPosition(text.characterEnd(after: offset))
        case .wordLeft, .wordRight:
            let isForward = (movement == .wordRight) != isRightToLeft(at: offset)
            return target(of: isForward ? .wordForward : .wordBackward, from: caret)
        case .wordBackward: return TextPosition(words.start(before: offset))
        case .wordForward: return TextPosition(words.end(after: offset), .upstream)
        case .lineStart:
            return places?.lineEnds(around: caret).start
                ?? TextPosition(text.paragraph(around: offset).lowerBound)
        case .lineEnd:
            return places?.lineEnds(around: caret).end
                ?? TextPosition(text.paragraph(around: offset).upperBound, .upstream)
        case .up, .down: return vertical(movement == .up ? -1 : 1, from: caret)
        case .pageUp, .pageDown:
            let page = max(1, (places?.linesOfPage ?? 20) - 1)
            return vertical(movement == .pageUp ? -page : page, from: caret)
        case .paragraphBackward:
            let start = text.paragraph(around: offset).lowerBound
            guard start == offset, offset > 0 else { return TextPosition(start) }
            return TextPosition(text.paragraph(around: text.characterStart(before: offset)).lowerBound)
        case .paragraphForward:
            let end = text.paragraph(around: offset).upperBound
            guard end == offset, offset < text.count else { return TextPosition(end, .upstream) }
            return TextPosition(text.paragraph(around: text.characterEnd(after: offset)).upperBound, .upstream)
        case .documentStart: return TextPosition(0)
        case .documentEnd: return TextPosition(text.count, .upstream)
        }
    }

    /// Beyond the first or last line the caret moves to the start or end of the text.
    private func vertical(_ lines: Int, from caret: TextPosition) -> TextPosition {
        let end = lines < 0 ? TextPosition(0) : TextPosition(text.count, .upstream)
        guard let places else { return end }
        return places.position(from: caret, lines: lines, x: goalX ?? places.x(of: caret)) ?? end
    }

    package func selectAll() { select(SelectedText(anchor: 0, head: text.count, affinity: .upstream)) }

    /// Returns the word that contains an offset, or the spaces between two words.
    package func word(around offset: Int) -> Range<Int> { words.segment(around: offset) }

    /// Returns the paragraph that contains an offset, including its line break.
    package func paragraph(around offset: Int) -> Range<Int> {
        let range = text.paragraph(around: offset)
        return range.lowerBound..<text.characterEnd(after: range.upperBound)
    }

    // MARK: Input methods

    /// Shows the current text of an input method; it is committed by inserting it. An empty text ends the composition.
    package func compose(_ string: String, cursor: Int) {
        let clean = PastedText.clean(string, allowsBreaks: false, limit: 10_000)
        if clean.isEmpty {
            guard composition != nil else { return }
            composition = nil
        } else {
            if composition == nil, !selection.isEmpty { replace(selection.range, with: "", .other) }
            let end = clean.unicodeScalars.index(
                clean.startIndex, offsetBy: max(0, cursor), limitedBy: clean.endIndex)
            composition = TextComposition(
                text: clean, cursor: clean.utf8.distance(from: clean.startIndex, to: end ?? clean.endIndex))
        }
        onSelect?()
    }
}

/// The input method's text that is shown at the caret before it is committed.
package struct TextComposition: Equatable, Sendable {
    package var text: String
    /// The position of its own caret, in bytes.
    package var cursor: Int

    package init(text: String, cursor: Int) { (self.text, self.cursor) = (text, cursor) }
}
