import Foundation

/// Handles keys, and presses outside, of a presentation above the content, such as a menu.
///
/// The arrow keys move the highlight between controls as hovering would; Return and the space bar
/// press the highlighted one.
@MainActor package final class PresentationResponder: Responder, PressReceiver, HoverReceiver {
    package override var pressReceiver: (any PressReceiver)? { self }
    package override var hoverReceiver: (any HoverReceiver)? { self }

    package var dismiss: (() -> Void)?
    /// The action of Return where nothing else uses the key.
    package var confirm: (() -> Void)?
    /// Whether its content can have the focus, as in a window.
    package var takesFocus = false
    /// Whether it completes what is typed in the focused field, which gets most keys.
    package var isCompletion = false
    /// The responder that had the focus before, and gets it back.
    private weak var opener: Responder?
    /// Whether its content is to get the focus once it is laid out.
    private var isNew = false
    private var attempts = 0
    /// The number of frames in which a new presentation looks for a view that can have the focus.
    private static let maximumAttempts = 30
    /// The control highlighted by the arrow keys.
    private weak var highlighted: ControlResponder?
    /// The control under the resting pointer that is not highlighted, because the keys have moved on.
    private weak var suppressedHover: ControlResponder?
    /// Whether the highlight is moved by keys, and not by the pointer, until that moves.
    var isLedByKeys: Bool { highlighted != nil }
    /// The control that Return presses, and from which the arrow keys move on.
    private var current: ControlResponder? { highlighted ?? (hasPointed ? controls.first(where: \.isHovered) : nil) }
    /// The place of the pointer when it opened, and whether it has moved since: a control that opens under
    /// the pointer is not hovered.
    private var firstPoint: CGPoint?
    private var hasPointed = false
    /// The last place of the pointer.
    private var lastPoint: CGPoint?

    package override init() {}

    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard let dismiss else { return }
        for index in elements.indices where elements[index].role.isContainer { elements[index].set("escape", dismiss) }
    }

    private var layout: PresentedLayoutNode? { node as? PresentedLayoutNode }

    // MARK: Focus

    /// Called when it is opened; `clock` returns the current time.
    package func opened(by focus: FocusManager, clock: @escaping () -> Date) {
        opener = takesFocus ? focus.focused : nil
        isNew = takesFocus
        attempts = 0
        highlighted = nil
        suppressedHover = nil
        typed = ""
        self.clock = clock
        firstPoint = nil
        lastPoint = nil
        hasPointed = false
    }

    package func closed(in focus: FocusManager) {
        defer { opener = nil }
        guard takesFocus else { return }
        if let above = presentationAbove {
            // When that closes, the focus returns to where this one would have returned it.
            if above.opener.map({ contains($0) }) ?? true { above.opener = opener }
        } else if holdsFocus(focus) || focus.focused == nil {
            focus.returning = opener
        }
    }

    /// The next presentation above this one that takes the focus.
    private var presentationAbove: PresentationResponder? {
        guard let layout, let window = layout.tree.root as? RootLayoutNode,
            let index = window.presentations.firstIndex(where: { $0 === layout })
        else { return nil }
        for node in window.presentations[(index + 1)...] where node.isBlocking {
            if let above = node.responder, above.takesFocus { return above }
        }
        return nil
    }

    func contains(_ responder: Responder) -> Bool {
        guard let layout, let node = responder.node else { return false }
        return node.isInside(layout)
    }

    /// Whether the focused responder is in it.
    func holdsFocus(_ focus: FocusManager) -> Bool {
        focus.focused.map { contains($0) } ?? false
    }

    /// The responders in it that can have the focus, in view order.
    var focusables: [Responder] {
        var found: [Responder] = []
        layout?.inner.appendFocusables(to: &found)
        return found
    }

    /// When it is first laid out, focuses its first text field or other view with key input, rather than a control.
    func takeFocus(_ focus: FocusManager) {
        guard takesFocus, isNew else { return }
        let all = focusables
        // At the start of its transition nothing in it may be visible yet.
        attempts += 1
        if all.isEmpty, attempts < Self.maximumAttempts { return }
        isNew = false
        if holdsFocus(focus) { return }
        let field = all.first { $0.focusTarget?.takesFocusOfDialog ?? true }
        // In a dialog, Return is its default button, and not the first one; the content below has no focus either.
        let isDialog = layout?.isDialog ?? false
        let new = field ?? (isDialog ? nil : all.first)
        if new != nil || isDialog { focus.focus(new, by: .program) }
    }

    // MARK: Pointer and keys

    package func pressBegan(at point: CGPoint) {
        guard let layout else { return }
        let frame = CGRect(origin: layout.inner.origin, size: layout.inner.size)
        if !frame.contains(point), !isOnOpener(point) { dismiss?() }
    }

    /// Whether a point is on the item that opened this submenu, or the field that is completed: a press there leaves it
    /// open.
    private func isOnOpener(_ point: CGPoint) -> Bool {
        guard let layout, layout.place == .beside || isCompletion,
            let anchor = layout.anchor, !anchor.isReleased
        else { return false }
        return anchor.windowFrame.contains(point)
    }

    package override func secondaryPressed(at point: CGPoint) -> Bool {
        pressBegan(at: point)
        return true
    }

    /// The pointer takes over from the keys.
    package func hoverMoved(to point: CGPoint) {
        if firstPoint == nil { firstPoint = point } else if point != firstPoint { hasPointed = true }
        if let node = highlighted?.node, node.windowFrame.contains(point) { highlighted = nil } else { highlight(nil) }
        if let suppressedHover, let node = suppressedHover.node, node.windowFrame.contains(point) {
            suppressedHover.hoverChanged(true)
        }
        suppressedHover = nil
        followPointer(to: point)
    }

    /// Opens the submenu of the item under the pointer, and closes this submenu when the pointer moves to another item
    /// of the menus that lead to it; not on its way to this one, which may cross other items.
    private func followPointer(to point: CGPoint) {
        let last = lastPoint
        lastPoint = point
        guard let layout, hasPointed, let last, last != point else { return }
        var node = layout.hit(point)
        while let current = node, current !== layout {
            for case let item as ControlResponder in current.attachments?.responders ?? [] where item.opensSubmenu {
                if item.isEnabled { item.trigger() }
                return
            }
            node = current.parent
        }
        let frame = layout.inner.windowFrame
        guard layout.place == .beside, !frame.contains(point), !isOnOpener(point) else { return }
        let way = abs(last.x - frame.midX) - abs(point.x - frame.midX)
        if way > 0, way > abs(point.y - last.y) / 4 { return }
        var menu = layout.anchor?.presentation
        while let current = menu {
            if current.inner.windowFrame.contains(point) {
                dismiss?()
                return
            }
            menu = current.place == .beside ? current.anchor?.presentation : nil
        }
    }

    /// Whether it uses a key before the field that it completes.
    func completes(_ press: KeyPress) -> Bool {
        guard press.modifiers.held.isEmpty else { return false }
        switch press.key {
        case .escape: return !controls.isEmpty
        case .upArrow, .downArrow: return !controls.isEmpty
        case .return: return current != nil
        default: return false
        }
    }

    /// Handles a pressed key while it is the topmost presentation.
    func keyDown(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        switch key {
        case .escape: dismiss?()
        case .downArrow: step(1)
        case .upArrow: step(-1)
        case .home: highlight(controls.first)
        case .end: highlight(controls.last)
        case .tab: step(modifiers.contains(.shift) ? -1 : 1)
        case .leftArrow: if layout?.place == .beside { dismiss?() }
        case .rightArrow, .return, .space: press(opens: key == .rightArrow)
        default: if key.isPrintable, modifiers.letType { type(key.character) }
        }
    }

    /// The characters typed to find an item, and the time of the last.
    private var typed = ""
    private var typedAt = Date.distantPast
    private var clock: () -> Date = { .distantPast }
    /// Characters typed later than this start a new search, in seconds.
    private static let pause = 1.0

    /// Highlights the next item that begins with the typed characters, or else with this character.
    private func type(_ character: Character) {
        let time = clock()
        if time.timeIntervalSince(typedAt) > Self.pause { typed = "" }
        typedAt = time
        let all = controls
        let start = current
        let now = all.firstIndex { $0 === start } ?? -1
        for (text, first) in [(typed + character.lowercased(), max(0, now)), (character.lowercased(), now + 1)] {
            for offset in 0..<all.count {
                let item = all[(first + offset) % all.count]
                guard item.node?.firstText?.lowercased().hasPrefix(text) ?? false else { continue }
                typed = text
                return highlight(item)
            }
        }
        typed = ""
    }

    private func press(opens: Bool) {
        guard let current, current.isEnabled else { return }
        if !opens || current.opensSubmenu { current.trigger() }
    }

    private func step(_ direction: Int) {
        typed = ""
        let all = controls
        guard !all.isEmpty else { return }
        guard let current, let now = all.firstIndex(where: { $0 === current }) else {
            return highlight(direction > 0 ? all.first : all.last)
        }
        highlight(all[(now + direction + all.count) % all.count])
    }

    private func highlight(_ new: ControlResponder?) {
        guard new !== highlighted else { return }
        highlighted?.hoverChanged(false)
        if new != nil, let hovered = controls.first(where: { $0 !== new && $0.isHovered }) {
            hovered.hoverChanged(false)
            suppressedHover = hovered
        }
        highlighted = new
        new?.hoverChanged(true)
        new?.node?.bringIntoView(nil)
    }

    /// The controls that can be pressed, from top to bottom.
    private var controls: [ControlResponder] {
        var found: [ControlResponder] = []
        func visit(_ node: LayoutNode) {
            for case let control as ControlResponder in node.attachments?.responders ?? [] where control.isEnabled {
                control.node = node
                found.append(control)
            }
            node.forEachChild(visit)
        }
        if let layout { visit(layout.inner) }
        return found
    }
}

extension PresentedLayoutNode {
    /// What handles its keys, and presses outside of it; nil where it receives neither.
    fileprivate var responder: PresentationResponder? {
        attachments?.responders.first as? PresentationResponder
    }
}

extension LayoutTree {
    /// The topmost presentation that gets keys and presses.
    var topmost: PresentationResponder? { topmost(where: \.isBlocking) }

    /// The topmost presentation that keeps the pointer and the keyboard from all content below, as completions do not.
    var topmostCover: PresentationResponder? { topmost(where: \.coversWindow) }

    private func topmost(where condition: (PresentedLayoutNode) -> Bool) -> PresentationResponder? {
        guard let window = root as? RootLayoutNode else { return nil }
        return window.presentations.last(where: condition)?.responder
    }
}
