import Foundation

/// Delivers pointer, keyboard and text input to an edited text.
@MainActor final class TextInteraction: TextInputClient {
    weak var owner: TextInputNode?
    /// The unit of a selection by press: characters, words or paragraphs, and the pressed part.
    private var unit = Unit.character
    private var pressed = 0..<0
    private var isSelecting = false
    private var lastPoint = CGPoint.zero

    private enum Unit { case character, word, paragraph }

    private var model: EditingModel? { owner?.model }
    private var isMultiline: Bool { owner?.model.allowsBreaks ?? false }

    func focusChanged(_ focus: FocusAppearance) {
        // Focus by keyboard selects the text of a field, as on other desktops; a press sets another selection.
        if focus.isFocused, !focus.isReturned, owner?.isFocused == false, !isMultiline { model?.selectAll() }
        owner?.focusChanged(focus)
    }

    /// Ends the current press, which is released elsewhere.
    func endPress() {
        isSelecting = false
        owner?.dragTime = nil
    }

    func windowChanged(isActive: Bool) { owner?.windowChanged() }
    var caretRect: CGRect { owner?.input.caretRect ?? .zero }

    // MARK: Keys

    var opensFind: Bool { owner?.canFind ?? false }

    func keyPressed(_ press: KeyPress) -> Bool {
        if let owner, owner.canFind, let key = FindKey(press), owner.find(key) { return true }
        guard let owner, let model,
            let key = TextInputKey(
                press.key, press.modifiers, isMultiline: isMultiline, breaksOnReturn: owner.breaksOnReturn)
        else { return false }
        switch key {
        case .move(let movement, let isExtending):
            let before = model.selection
            model.move(movement, extending: isExtending)
            if isExtending { owner.offerSelection() }
            // At the ends, Up and Down are left to ancestors, as in a list of fields.
            if before == model.selection, !isMultiline, movement == .up || movement == .down { return false }
        case .delete(let movement):
            model.delete(owner.hidesWords && movement == .wordBackward ? .documentStart : movement)
        case .selectAll:
            model.selectAll()
            owner.offerSelection()
        case .copy: copy()
        case .cut:
            guard copy() else { return true }
            model.insert("", .other)
        case .paste: if let text = owner.clipboard.text { model.insert(text, .other) }
        // What the field has not done is undone by the window.
        case .undo:
            guard owner.canUndo else { return false }
            model.undo()
        case .redo:
            guard owner.canRedo else { return false }
            model.redo()
        case .lineBreak: model.insert("\n")
        case .tab: model.insert("\t")
        case .submit: return owner.submit()
        }
        return true
    }

    /// Returns false if copying is not allowed.
    @discardableResult private func copy() -> Bool {
        guard let owner, let model, !owner.hidesWords, !model.selection.isEmpty else { return false }
        owner.clipboard.text = model.selectedText
        return true
    }

    func textInput(_ text: String) { model?.insert(text) }

    func textEditing(_ preedit: String, selection: Range<Int>) {
        model?.compose(preedit, cursor: selection.upperBound)
    }

    // MARK: The pointer

    func pressBegan(at point: CGPoint, clicks: Int, _ modifiers: EventModifiers) {
        guard let owner, let model, !owner.input.isInBar(point) else { return }
        let place = owner.area.position(at: owner.input.inText(point))
        isSelecting = true
        lastPoint = point
        switch (clicks - 1) % 3 {
        case 1: unit = .word
        case 2: unit = .paragraph
        default: unit = .character
        }
        if modifiers.contains(.shift), unit == .character {
            pressed = model.selection.anchor..<model.selection.anchor
            extend(to: place)
        } else {
            pressed = whole(around: place.offset)
            model.select(
                SelectedText(
                    anchor: pressed.lowerBound, head: pressed.upperBound,
                    affinity: unit == .character ? place.affinity : .upstream))
        }
    }

    private func whole(around offset: Int) -> Range<Int> {
        guard let model else { return offset..<offset }
        switch unit {
        case .character: return offset..<offset
        case .word: return owner?.hidesWords ?? false ? 0..<model.text.count : model.word(around: offset)
        case .paragraph: return model.paragraph(around: offset)
        }
    }

    private func extend(to place: TextPosition) {
        guard let model else { return }
        let part = whole(around: place.offset)
        if part.lowerBound < pressed.lowerBound {
            model.select(SelectedText(anchor: pressed.upperBound, head: part.lowerBound, affinity: place.affinity))
        } else {
            model.select(
                SelectedText(
                    anchor: pressed.lowerBound, head: max(part.upperBound, pressed.upperBound), affinity: place.affinity
                ))
        }
    }

    func pressMoved(to point: CGPoint) {
        guard isSelecting, let owner else { return }
        guard point != lastPoint else { return }
        lastPoint = point
        extend(to: owner.area.position(at: owner.input.inText(point)))
        let frame = CGRect(origin: .zero, size: owner.input.size)
        owner.dragTime = frame.contains(point) ? nil : owner.graph.timetable.clock().addingTimeInterval(Self.dragStep)
    }

    /// The interval of scrolling while the pointer is held beyond the edge, in seconds.
    private static let dragStep = 0.04

    /// Continues scrolling while the pointer is held beyond the edge, extending the selection.
    func dragOn() {
        guard isSelecting, let owner else { return }
        let size = owner.input.size
        func beyond(_ value: CGFloat, _ length: CGFloat) -> CGFloat { value < 0 ? value : max(0, value - length) }
        _ = owner.input.scroll.scroll(
            by: CGSize(width: beyond(lastPoint.x, size.width) / 4, height: beyond(lastPoint.y, size.height) / 4))
        extend(to: owner.area.position(at: owner.input.inText(lastPoint)))
        owner.dragTime = owner.graph.timetable.clock().addingTimeInterval(Self.dragStep)
    }

    func pressEnded(at point: CGPoint) {
        endPress()
        owner?.offerSelection()
    }

    func pressedElsewhere() { owner?.commitTyped() }

    func middlePressed(at point: CGPoint) {
        if let text = owner?.clipboard.selectedText { dropped(text, at: point) }
    }

    /// Keeps the selection if it is pressed; otherwise moves the caret there.
    func secondaryPressed(at point: CGPoint) -> Bool {
        guard let owner, let model, !owner.input.isInBar(point) else { return false }
        let place = owner.area.position(at: owner.input.inText(point))
        let isFirst = !owner.isFocused
        guard owner.openMenu(at: point) else { return false }
        let isInSelection = model.selection.range.contains(place.offset) && !isFirst
        if !isInSelection { model.select(SelectedText(place.offset)) }
        return true
    }

    // MARK: The menu

    func can(_ command: TextCommands.Command) -> Bool {
        guard let owner, let model else { return false }
        switch command {
        case .undo: return owner.canUndo
        case .redo: return owner.canRedo
        case .cut, .copy: return !model.selection.isEmpty && !owner.hidesWords
        case .delete: return !model.selection.isEmpty
        case .paste: return !(owner.clipboard.text ?? "").isEmpty
        case .selectAll: return model.text.count > 0
        }
    }

    func can(_ command: EditCommand) -> Bool? {
        switch command {
        case .undo: can(TextCommands.Command.undo)
        case .redo: can(TextCommands.Command.redo)
        case .cut: can(TextCommands.Command.cut)
        case .copy: can(TextCommands.Command.copy)
        case .paste: can(TextCommands.Command.paste)
        case .delete: can(TextCommands.Command.delete)
        case .selectAll: can(TextCommands.Command.selectAll)
        case .find: opensFind ? true : nil
        case .findNext, .findPrevious: opensFind
        // A field has plain text: what is around it may know a way to write a format.
        case .format: nil
        }
    }

    func perform(_ command: TextCommands.Command) {
        guard let model else { return }
        switch command {
        case .undo: model.undo()
        case .redo: model.redo()
        case .cut: if copy() { model.insert("", .other) }
        case .copy: copy()
        case .paste: if let text = owner?.clipboard.text { model.insert(text, .other) }
        case .delete: model.insert("", .other)
        case .selectAll: model.selectAll()
        }
    }

    func dropped(_ text: String, at point: CGPoint) {
        guard let owner, let model else { return }
        model.select(SelectedText(owner.area.position(at: owner.input.inText(point)).offset))
        model.insert(text, .other)
    }
}
