import Foundation

/// Lets the user select and copy parts of a text that is not editable.
@MainActor final class SelectableText: Responder, PressReceiver, FocusTarget {
    private unowned let text: TextLayoutNode
    /// Byte offsets in the displayed text.
    private var anchor = 0
    private var head = 0
    private var pressed = 0..<0
    private var unit = Unit.character
    private enum Unit { case character, word, all }

    /// The background of selected text, with and without focus.
    var color = ResolvedColor.white
    var clipboard: any ClipboardBackend = MemoryClipboard()
    private var isFocused = false

    init(_ text: TextLayoutNode) {
        self.text = text
        super.init()
    }

    override var pressReceiver: (any PressReceiver)? { self }
    override var focusTarget: (any FocusTarget)? { self }
    var canFocus: Bool { true }
    var takesFocusOnPress: Bool { true }
    var takesFocusOfDialog: Bool { false }

    func focusChanged(_ focus: FocusAppearance) {
        guard focus.isFocused != isFocused else { return }
        isFocused = focus.isFocused
        // Only one text at a time has a selection.
        if !isFocused { select(0, 0) }
    }

    private var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    private func select(_ anchor: Int, _ head: Int) {
        (self.anchor, self.head) = (anchor, head)
        text.highlight(range.isEmpty ? [] : text.geometry.selection(of: range), color)
    }

    /// Clears the selection, for example when the text changes.
    func clear() { if !range.isEmpty { select(0, 0) } }

    // MARK: The pointer

    private func whole(around index: Int) -> Range<Int> {
        switch unit {
        case .character: return index..<index
        case .all: return 0..<text.shownBytes
        case .word:
            let segments = text.tree.textEngine.segments(of: text.shownString, language: nil)
            return segments.first { $0.range.upperBound > index }?.range ?? segments.last?.range ?? index..<index
        }
    }

    func pressBegan(at point: CGPoint) {
        let index = text.geometry.hit(point).index
        unit = [.character, .word, .all][(clicks - 1) % 3]
        if modifiers.contains(.shift), unit == .character { return select(anchor, index) }
        pressed = whole(around: index)
        select(pressed.lowerBound, pressed.upperBound)
    }

    func pressMoved(to point: CGPoint, isOver: Bool) {
        let part = whole(around: text.geometry.hit(point).index)
        if part.lowerBound < pressed.lowerBound {
            select(pressed.upperBound, part.lowerBound)
        } else {
            select(pressed.lowerBound, max(part.upperBound, pressed.upperBound))
        }
    }

    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {
        if let selected { clipboard.selectedText = selected }
    }

    // MARK: Keys

    private var selected: String? { range.isEmpty ? nil : text.source(of: range) }

    func can(_ command: EditCommand) -> Bool? {
        switch command {
        case .copy: range.isEmpty ? nil : true
        case .selectAll: text.shownBytes > 0
        default: nil
        }
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        switch TextInputKey(press.key, press.modifiers, isMultiline: false, breaksOnReturn: false) {
        case .copy:
            guard let selected else { return false }
            clipboard.text = selected
        case .selectAll: select(0, text.shownBytes)
        default: return false
        }
        return true
    }
}
