import Foundation

/// The way of a key: shortcuts with modifiers, what asks for keys around the focus, the focused one itself, commands, shortcuts
/// without modifiers, and last what moves the focus.
extension FocusManager {
    /// A key went down; false where nobody had a use for it.
    func keyDown(_ key: KeyEquivalent, _ modifiers: EventModifiers, isRepeat: Bool) -> Bool {
        usedKey = nil
        defer { if !otherReadings.isEmpty { otherReadings = [] } }
        // Control and a letter that is not Latin come as text too, whoever used them.
        defer {
            if key.isPrintable, modifiers.contains(.control), !modifiers.contains(.option) { usedKey = key }
        }
        // What is shown above the content hears first, and what it does not use is for nobody below.
        if let topmost = tree.topmost {
            keyDown(KeyPress(isRepeat ? .repeat : .down, key, modifiers), in: topmost)
            return true
        }
        guard route(KeyPress(isRepeat ? .repeat : .down, key, modifiers)) else {
            // What types is no command, though nobody else wants it either.
            return types(key, modifiers)
        }
        if mayType(key, modifiers) { usedKey = key }
        return true
    }

    private func keyDown(_ press: KeyPress, in topmost: PresentationResponder) {
        guard topmost.takesFocus else { return topmost.keyDown(press.key, press.modifiers) }
        if topmost.holdsFocus(self) {
            if route(press) {
                if mayType(press.key, press.modifiers) { usedKey = press.key }
                return
            }
        } else if press.key == .tab {
            _ = advance(backwards: press.modifiers.contains(.shift))
        }
        if press.key == .escape { topmost.dismiss?() }
    }

    func keyUp(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        let press = KeyPress(.up, key, modifiers)
        // What it types has come by now; other text is an input method's.
        usedKey = nil
        if intercept(press) { return }
        focused?.focusTarget?.keyReleased(press)
    }

    /// Whether text may come of it, also of one with Alt, which is no text that anybody means.
    private func mayType(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        key.isPrintable && modifiers.isDisjoint(with: [.control, .command])
    }

    private func types(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        key.isPrintable && modifiers.letType && focused?.takesText ?? false
    }

    private func route(_ press: KeyPress) -> Bool {
        let (key, modifiers) = (press.key, press.modifiers)
        if !modifiers.letType, trigger(key, modifiers) { return true }
        if intercept(press) { return true }
        if let focused, focused.isEnabled, focused.focusTarget?.keyPressed(press) ?? false { return true }
        if types(key, modifiers) { return false }
        if let command = KeyCommand(press), perform(command) { return true }
        if undo(press) { return true }
        if modifiers.letType, trigger(key, modifiers) { return true }
        if key == .tab, modifiers.held.subtracting(.shift).isEmpty {
            return advance(backwards: modifiers.contains(.shift))
        }
        if case .move(let direction) = KeyCommand(press) { return move(direction) }
        return false
    }

    /// Those around the focus, innermost first.
    private func ask(_ isUsed: (Responder) -> Bool) -> Bool {
        var node = focused?.node
        while let current = node {
            if let responders = current.attachments?.responders {
                for case let responder as Responder in responders where responder.isEnabled && isUsed(responder) {
                    return true
                }
            }
            node = current.parent
        }
        return false
    }

    private func intercept(_ press: KeyPress) -> Bool { ask { $0.keyInterceptor?.keyIntercepted(press) ?? false } }

    private func perform(_ command: KeyCommand) -> Bool { ask { $0.keyInterceptor?.performed(command) ?? false } }

    /// Control and Z, and with Shift or Control and Y the other way.
    private func undo(_ press: KeyPress) -> Bool {
        guard let undoManager, !press.modifiers.isDisjoint(with: [.control, .command]),
            !press.modifiers.contains(.option)
        else { return false }
        switch (press.key.character, press.modifiers.contains(.shift)) {
        case ("z", false) where undoManager.canUndo: undoManager.undo()
        case ("z", true) where undoManager.canRedo, ("y", false) where undoManager.canRedo: undoManager.redo()
        default: return false
        }
        return true
    }

    /// The first meaning of a key that a control has as its shortcut.
    private func control(for key: KeyEquivalent, _ modifiers: EventModifiers) -> ControlResponder? {
        if let control = shortcuts.control(for: key, modifiers) { return control }
        for reading in otherReadings where !reading.modifiers.letType {
            if let control = shortcuts.control(for: reading.key, reading.modifiers) { return control }
        }
        return nil
    }

    private func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard let control = control(for: key, modifiers) else { return false }
        // What is shown above the content hides the rest from the keyboard.
        if let topmost = tree.topmost?.node, control.node.map({ !$0.stands(in: topmost) }) ?? true { return false }
        control.trigger()
        return true
    }
}
