/// The actions of keys in an edited text, as in GTK and Qt.
enum TextInputKey: Equatable {
    case move(TextMovement, isExtending: Bool)
    case delete(TextMovement)
    case selectAll, copy, cut, paste, undo, redo
    case submit, lineBreak, tab

    init?(_ key: KeyEquivalent, _ held: EventModifiers, isMultiline: Bool, breaksOnReturn: Bool) {
        let held = held.subtracting([.capsLock, .numericPad])
        let isShift = held.contains(.shift)
        let isControl = !held.isDisjoint(with: [.control, .command])
        // As on the Mac; Shift-Return is the desktop's.
        if key == .return, held == .option, isMultiline {
            self = .lineBreak
            return
        }
        // Most keys type a letter and are sorted out first; the others are compared one by one.
        guard !held.contains(.option), isControl || !key.isPrintable else { return nil }
        switch key {
        case .leftArrow: self = .move(isControl ? .wordLeft : .left, isExtending: isShift)
        case .rightArrow: self = .move(isControl ? .wordRight : .right, isExtending: isShift)
        case .home: self = .move(isControl ? .documentStart : .lineStart, isExtending: isShift)
        case .end: self = .move(isControl ? .documentEnd : .lineEnd, isExtending: isShift)
        case .upArrow where isMultiline: self = .move(isControl ? .paragraphBackward : .up, isExtending: isShift)
        case .downArrow where isMultiline: self = .move(isControl ? .paragraphForward : .down, isExtending: isShift)
        case .pageUp where isMultiline && !isControl: self = .move(.pageUp, isExtending: isShift)
        case .pageDown where isMultiline && !isControl: self = .move(.pageDown, isExtending: isShift)
        case .delete where isControl: self = .delete(isShift ? .paragraphBackward : .wordBackward)
        case .delete: self = .delete(.backward)
        case .deleteForward where isControl: self = .delete(isShift ? .paragraphForward : .wordForward)
        case .deleteForward where isShift: self = .cut
        case .deleteForward: self = .delete(.forward)
        case .insert where isShift && !isControl: self = .paste
        case .insert where isControl && !isShift: self = .copy
        case .return where !isControl: self = isMultiline && (breaksOnReturn || isShift) ? .lineBreak : .submit
        case .tab where breaksOnReturn && held.isEmpty: self = .tab
        default:
            guard isControl else { return nil }
            switch (key.character.lowercased(), isShift) {
            case ("a", false): self = .selectAll
            case ("c", false): self = .copy
            case ("x", false): self = .cut
            case ("v", _): self = .paste
            case ("z", false): self = .undo
            case ("z", true), ("y", false): self = .redo
            default: return nil
            }
        }
    }
}

extension KeyEquivalent {
    /// The Insert key, for which there is no public name.
    package static let insert = KeyEquivalent("\u{F727}")
}
