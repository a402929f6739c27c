import Foundation

/// The reactions of a text field to text, keys and the pointer. Everything but text has a default that does nothing.
///
/// While the field has the focus and its window is active, keys are passed to `keyPressed` first; a printable key that
/// it does not use is reported as text. Points are in the coordinates of the layout node of the responder.
@MainActor package protocol TextInputClient: AnyObject {
    /// Inserts text that was typed, or composed by an input method; any preedit text is removed.
    func textInput(_ text: String)
    /// Shows the preedit text of an input method at the caret, empty when composition has ended; `selection` is the
    /// part being edited, in Unicode scalars of the text.
    func textEditing(_ preedit: String, selection: Range<Int>)
    /// The frame of the caret.
    var caretRect: CGRect { get }

    /// Called when it got or lost the focus, or the focus changed its appearance.
    func focusChanged(_ focus: FocusAppearance)
    /// Called while it has the focus, when its window got or lost the desktop's keyboard focus.
    func windowChanged(isActive: Bool)
    /// Called when a key was pressed or repeats; false where it does not use the key.
    func keyPressed(_ press: KeyPress) -> Bool
    /// Whether it finds a text on Control-F.
    var opensFind: Bool { get }
    /// Whether it can perform a command now; nil where it leaves that to the views around it.
    func can(_ command: EditCommand) -> Bool?

    /// Called when the primary button was pressed, the `clicks`th time in quick succession, with modifier keys held.
    func pressBegan(at point: CGPoint, clicks: Int, _ modifiers: EventModifiers)
    /// Called when the pointer moved with the button down, also outside of the node.
    func pressMoved(to point: CGPoint)
    func pressEnded(at point: CGPoint)
    /// Called while it has the focus, when something was pressed that does not take it, as a button.
    func pressedElsewhere()
    /// Called when the middle button was pressed.
    func middlePressed(at point: CGPoint)
    /// Called when the secondary button was pressed; false passes it to the ancestors.
    func secondaryPressed(at point: CGPoint) -> Bool
    /// Called when a text was dropped.
    func dropped(_ text: String, at point: CGPoint)
}

extension TextInputClient {
    package func focusChanged(_ focus: FocusAppearance) {}
    package func windowChanged(isActive: Bool) {}
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    package var opensFind: Bool { false }
    package func can(_ command: EditCommand) -> Bool? { nil }
    package func pressBegan(at point: CGPoint, clicks: Int, _ modifiers: EventModifiers) {}
    package func pressMoved(to point: CGPoint) {}
    package func pressEnded(at point: CGPoint) {}
    package func pressedElsewhere() {}
    package func middlePressed(at point: CGPoint) {}
    package func secondaryPressed(at point: CGPoint) -> Bool { false }
    package func dropped(_ text: String, at point: CGPoint) {}
}

/// Makes its node a text field.
@MainActor package final class TextResponder: Responder, PressReceiver, FocusTarget, DropReceiver {
    package weak var client: (any TextInputClient)?
    private weak var focus: FocusManager?

    package init(_ client: any TextInputClient, focus: FocusManager) {
        (self.client, self.focus) = (client, focus)
        super.init()
    }

    package override var pressReceiver: (any PressReceiver)? { self }
    package override var dropReceiver: (any DropReceiver)? { self }
    package override var focusTarget: (any FocusTarget)? { self }
    package override var textInputClient: (any TextInputClient)? { client }
    package override var opensFind: Bool { client?.opensFind ?? false }

    package func can(_ command: EditCommand) -> Bool? { client?.can(command) }
    package var canFocus: Bool { client != nil }
    package var takesFocusOnPress: Bool { canFocus }

    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        super.describe(&elements, on: node)
        for index in elements.indices {
            if !isEnabled { elements[index].traits.insert(.isDisabled) }
            guard isEnabled else { continue }
            elements[index].set("press") { [weak self, weak node] in
                guard let self, let node else { return }
                self.node = node
                focus?.focus(self, by: .program)
            }
        }
    }

    package override var pointerStyle: PointerStyle? { .horizontalText }

    package func focusChanged(_ focus: FocusAppearance) { client?.focusChanged(focus) }
    package func keyPressed(_ press: KeyPress) -> Bool { client?.keyPressed(press) ?? false }
    package var menuPlace: CGPoint? {
        guard let client, let node else { return nil }
        let caret = node.converted(client.caretRect, toAncestor: nil)
        return CGPoint(x: caret.midX, y: caret.midY)
    }

    package func pressBegan(at point: CGPoint) { client?.pressBegan(at: point, clicks: clicks, modifiers) }
    package override func secondaryPressed(at point: CGPoint) -> Bool { client?.secondaryPressed(at: point) ?? false }
    package func pressMoved(to point: CGPoint, isOver: Bool) { client?.pressMoved(to: point) }
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) { client?.pressEnded(at: point) }

    /// The text of a drag; files and pictures are not accepted.
    private func text(of drag: ItemDrag) -> String? {
        var lines: [String] = []
        for item in drag.items { if let text = item.value(as: String.self) { lines.append(text) } }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    package func takes(_ drag: ItemDrag) -> Bool { client != nil && text(of: drag) != nil }

    package func dropped(_ drag: ItemDrag) -> Bool {
        guard let client, let node, let text = text(of: drag) else { return false }
        focus?.pressed([self])
        client.dropped(text, at: node.local(drag.place))
        return true
    }
}
