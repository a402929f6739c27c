import Foundation

/// Handles keys, and presses outside, of a presentation above the content. What the arrow keys and the pointer do in a
/// menu is in `MenuHighlight` and `SubmenuPointer`, where the focus goes in `PresentationFocus`.
@MainActor package final class PresentationResponder: Responder, PressReceiver, HoverReceiver {
    package override var pressReceiver: (any PressReceiver)? { self }
    package override var hoverReceiver: (any HoverReceiver)? { self }

    package var dismiss: (() -> Void)?
    package var kind = PresentationKind.menu
    let focus = PresentationFocus()
    private let highlight = MenuHighlight()
    private let pointer = SubmenuPointer()

    package override init() {}

    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard let dismiss else { return }
        for index in elements.indices where elements[index].role.isContainer { elements[index].set("escape", dismiss) }
    }

    var layout: PresentedLayoutNode? { node as? PresentedLayoutNode }
    /// Whether the highlight is moved by keys, and not by the pointer, until that moves.
    var isLedByKeys: Bool { highlight.isLedByKeys }

    // MARK: Opening and closing

    /// Called when it is opened; `clock` returns the current time.
    package func opened(by manager: FocusManager, clock: @escaping () -> Date) {
        focus.opened(from: kind.takesFocus ? manager.focused : nil, takesFocus: kind.takesFocus)
        highlight.opened(clock: clock)
        pointer.opened()
        isNewByKeys = manager.isLedByKeys && kind.isMenu
    }

    /// Whether it was opened by a key, and has not been laid out since.
    private var isNewByKeys = false

    /// It is laid out: it takes the focus, or a menu highlights where its keys begin.
    func arrived(in manager: FocusManager) {
        focus.take(for: self, from: manager)
        guard isNewByKeys else { return }
        isNewByKeys = false
        highlight.begin(in: self)
    }

    package func closed(in manager: FocusManager) { focus.closed(self, in: manager) }

    // MARK: Pointer

    package var followsPress: Bool { false }

    package func pressBegan(at point: CGPoint) {
        guard let layout else { return }
        let frame = CGRect(origin: layout.inner.origin, size: layout.inner.size)
        if frame.contains(point) || isOnOpener(point) || bar?.open(at: point) ?? false { return }
        dismiss?()
    }

    /// Whether a point is on the item that opened this submenu, or the field that is completed: a press there leaves it
    /// open.
    func isOnOpener(_ point: CGPoint) -> Bool {
        guard let layout, layout.place == .beside || kind.isCompletion,
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
        pointer.moved(to: point)
        highlight.pointerMoved(to: point, in: self)
        if pointer.hasPointed, bar?.open(at: point) ?? false { return }
        pointer.follow(to: point, in: self)
    }

    // MARK: Keys

    /// Whether it uses a key before the field that it completes.
    func completes(_ press: KeyPress) -> Bool {
        guard press.modifiers.held.isEmpty else { return false }
        switch press.key {
        case .escape, .upArrow, .downArrow: return !controls.isEmpty
        case .return: return current != nil
        default: return false
        }
    }

    /// Handles a pressed key while it is the topmost presentation.
    func keyDown(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        switch key {
        case .escape: dismiss?()
        case .leftArrow, .rightArrow: if (key == .rightArrow) != isMirrored { goDeeper() } else { goBack() }
        case .return, .space: press()
        default: highlight.keyDown(key, modifiers, in: self)
        }
    }

    /// Whether menus open to the left.
    private var isMirrored: Bool { layout?.inner.isMirrored ?? false }

    /// Opens the submenu of the current item, or else the next menu of the menu bar.
    private func goDeeper() { if current?.opensSubmenu ?? false { press() } else { bar?.open(next: 1) } }

    /// Closes a submenu, or opens the menu of the menu bar before this one.
    private func goBack() { if layout?.place == .beside { dismiss?() } else { kind.bar?.open(next: -1) } }

    private func press() { if let current, current.isEnabled { current.trigger() } }

    // MARK: Controls

    /// The control that Return presses, and from which the arrow keys move on.
    var current: ControlResponder? {
        highlight.highlighted ?? (pointer.hasPointed ? controls.first(where: \.isHovered) : nil)
    }

    /// The controls that can be pressed, from top to bottom.
    var controls: [ControlResponder] {
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

    /// The control that is marked as the one chosen among others; nil where none is.
    var chosen: ControlResponder? {
        func selected(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements {
                if element.traits.contains(.isSelected) { return element }
                if let found = selected(element.children) { return found }
            }
            return nil
        }
        guard let node = layout.flatMap({ selected($0.inner.accessibleElements()) })?.node else { return nil }
        return controls.first { $0.node === node }
    }

    /// The menu bar that led to this menu.
    private var bar: (any MenuBarSwitch)? {
        var menu = self
        while menu.kind.bar == nil, menu.layout?.place == .beside,
            let outer = menu.layout?.anchor?.presentation?.responder
        { menu = outer }
        return menu.kind.bar
    }
}

extension PresentedLayoutNode {
    /// What handles its keys, and presses outside of it; nil where it receives neither.
    var responder: PresentationResponder? { attachments?.responders.first as? PresentationResponder }
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
