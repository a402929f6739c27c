import Foundation

/// The order in which a key is handled: shortcuts with modifiers, interceptors around the focus, the focused responder,
/// commands, shortcuts without modifiers, going back, and last focus movement.
extension FocusManager {
    /// Handles a pressed key; false where it was not used.
    func keyDown(_ key: KeyEquivalent, _ modifiers: EventModifiers, isRepeat: Bool) -> Bool {
        usedKey = nil
        isLedByKeys = true
        defer { if !otherReadings.isEmpty { otherReadings = [] } }
        // Control with a letter that is not Latin is also reported as text, whether it was used or not.
        defer {
            if key.isPrintable, modifiers.contains(.control), !modifiers.contains(.option) { usedKey = key }
        }
        // A presentation gets keys first, and unused keys are not passed to the content below.
        let press = KeyPress(isRepeat ? .repeat : .down, key, modifiers)
        if let completions = tree.topmost, completions.kind.isCompletion, completions.completes(press) {
            completions.keyDown(key, modifiers)
            return true
        }
        if let cover = tree.topmostCover {
            keyDown(press, in: cover)
            return true
        }
        guard route(press) else {
            // A key that types text is no command, even if it is otherwise unused.
            return types(key, modifiers)
        }
        if mayType(key, modifiers) { usedKey = key }
        return true
    }

    private func keyDown(_ press: KeyPress, in cover: PresentationResponder) {
        guard cover.kind.takesFocus else { return cover.keyDown(press.key, press.modifiers) }
        if cover.holdsFocus(self) {
            if route(press) {
                if mayType(press.key, press.modifiers) { usedKey = press.key }
                return
            }
        } else if press.key == .tab {
            _ = advance(backwards: press.modifiers.contains(.shift))
        } else if trigger(press.key, press.modifiers) || goesBack(press) {
            return
        }
        if press.key == .return, press.modifiers.held.isEmpty { cover.kind.confirm?() }
        if press.key == .escape { cover.dismiss?() }
    }

    func keyUp(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        let press = KeyPress(.up, key, modifiers)
        // Its own text has arrived by now; any other text is from an input method.
        usedKey = nil
        if intercept(press) { return }
        focused?.focusTarget?.keyReleased(press)
    }

    /// Whether the key may produce text, also with Alt, although such text is not intended.
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
        if opensMenu(press) || goesBack(press) || menuBarKeys?(press) ?? false { return true }
        if case .move(let direction) = KeyCommand(press) { return move(direction) }
        return usedByWindow?(press) ?? false
    }

    /// Asks the responders around the focus, innermost first, until one uses the key.
    func offer(_ isUsed: (Responder) -> Bool) -> Bool {
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

    /// Asks what intercepts keys and commands around the focus.
    func ask(_ isUsed: (any KeyInterceptor) -> Bool) -> Bool {
        guard hasKeyInterceptors else { return false }
        return offer { responder in
            guard let interceptor = responder.keyInterceptor else { return false }
            return isUsed(interceptor)
        }
    }

    private func intercept(_ press: KeyPress) -> Bool { ask { $0.keyIntercepted(press) } }

    /// Sends a command to the views around the focus; false where none performs it.
    func perform(_ command: KeyCommand) -> Bool { ask { $0.performed(command) } }

    /// Control-Z undoes; Control-Shift-Z and Control-Y redo.
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

    /// The control whose shortcut is the first matching meaning of a key, within what is presented above the content.
    func control(for key: KeyEquivalent, _ modifiers: EventModifiers) -> ControlResponder? {
        let cover = tree.topmostCover?.node
        if let control = shortcuts.control(for: key, modifiers, in: cover) { return control }
        for reading in otherReadings where !reading.modifiers.letType {
            if let control = shortcuts.control(for: reading.key, reading.modifiers, in: cover) { return control }
        }
        return nil
    }

    /// The shortcuts of closed menus work too. Their items are made for that, so other keys are not looked up.
    private func triggerInClosedMenu(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        (tree.topmostCover == nil && triggerInOwnMenu(key, modifiers)) || triggerInMenuBar(key, modifiers)
    }

    /// The menu bar is of the program: a dialog in the window, too, leaves its shortcuts as they are.
    private func triggerInMenuBar(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard let menus = shortcuts.menus else { return false }
        if shortcuts.trigger(key, modifiers, in: menus) { return true }
        for reading in otherReadings where !reading.modifiers.letType {
            if shortcuts.trigger(reading.key, reading.modifiers, in: menus) { return true }
        }
        return false
    }

    private func triggerInOwnMenu(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let isCommand = !modifiers.letType || key.isFunctionKey
        if isCommand || key == .delete || key == .return, triggerInContextMenu(key, modifiers) { return true }
        guard isCommand else { return false }
        if shortcuts.triggerInClosed(key, modifiers) { return true }
        for reading in otherReadings where !reading.modifiers.letType {
            if shortcuts.triggerInClosed(reading.key, reading.modifiers) { return true }
        }
        return false
    }

    /// The shortcuts of the context menus around the focus, innermost first.
    private func triggerInContextMenu(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        offer { responder in
            for source in responder.shortcutSources {
                if shortcuts.trigger(key, modifiers, in: source) { return true }
                for reading in otherReadings where !reading.modifiers.letType {
                    if shortcuts.trigger(reading.key, reading.modifiers, in: source) { return true }
                }
            }
            return false
        }
    }

    private func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard let control = control(for: key, modifiers) else { return triggerInClosedMenu(key, modifiers) }
        if control.yieldsToFind, offer({ $0.opensFind }) { return false }
        control.trigger()
        return true
    }
}

extension KeyEquivalent {
    /// Whether it is F1 to F35 or the Delete key, which are shortcuts without modifiers.
    fileprivate var isFunctionKey: Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return 0xF704...0xF726 ~= scalar || self == .deleteForward
    }
}
