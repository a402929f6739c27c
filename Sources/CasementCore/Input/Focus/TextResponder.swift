import Foundation

/// What a field does with text, keys and the pointer. Everything but text has a default that does nothing.
///
/// While the field has the focus and its window is active, keys come to `keyPressed` first; a printable key that it does not use
/// comes as text. Places are in the coordinates of the layout node that the responder hangs on.
@MainActor package protocol TextInputClient: AnyObject {
    /// Text that was typed, or that an input method has made; what was shown of it before is to go.
    func textInput(_ text: String)
    /// What an input method shows at the caret while it makes text, empty when that has ended; `selection` is the part that is worked
    /// on, in Unicode scalars of it.
    func textEditing(_ preedit: String, selection: Range<Int>)
    /// Where the caret stands.
    var caretRect: CGRect { get }

    /// The focus came, went, or shows in another way.
    func focusChanged(_ focus: FocusAppearance)
    /// While it has the focus: its window came to have the desktop's keyboard, or lost it.
    func windowChanged(isActive: Bool)
    /// A key went down or repeats; false where it has no use for it.
    func keyPressed(_ press: KeyPress) -> Bool

    /// The primary button went down, the `clicks`th time in quick succession, with modifier keys held.
    func pressBegan(at point: CGPoint, clicks: Int, _ modifiers: EventModifiers)
    /// It moved with the button down, also outside of the node.
    func pressMoved(to point: CGPoint)
    func pressEnded(at point: CGPoint)
    /// The middle button went down.
    func middlePressed(at point: CGPoint)
    /// The secondary button went down; false leaves it to those around.
    func secondaryPressed(at point: CGPoint) -> Bool
    /// A text was dropped.
    func dropped(_ text: String, at point: CGPoint)
}

extension TextInputClient {
    package func focusChanged(_ focus: FocusAppearance) {}
    package func windowChanged(isActive: Bool) {}
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    package func pressBegan(at point: CGPoint, clicks: Int, _ modifiers: EventModifiers) {}
    package func pressMoved(to point: CGPoint) {}
    package func pressEnded(at point: CGPoint) {}
    package func middlePressed(at point: CGPoint) {}
    package func secondaryPressed(at point: CGPoint) -> Bool { false }
    package func dropped(_ text: String, at point: CGPoint) {}
}

/// Makes a field for text out of the node that it hangs on.
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

    package func pressBegan(at point: CGPoint) { client?.pressBegan(at: point, clicks: clicks, modifiers) }
    package override func secondaryPressed(at point: CGPoint) -> Bool { client?.secondaryPressed(at: point) ?? false }
    package func pressMoved(to point: CGPoint, isOver: Bool) { client?.pressMoved(to: point) }
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) { client?.pressEnded(at: point) }

    /// Texts, and what a text stands for; files and pictures are for others.
    private func text(of drag: DragSession) -> String? {
        var lines: [String] = []
        for item in drag.items { if let text = item.value(as: String.self) { lines.append(text) } }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    package func takes(_ drag: DragSession) -> Bool { client != nil && text(of: drag) != nil }

    package func dropped(_ drag: DragSession) -> Bool {
        guard let client, let node, let text = text(of: drag) else { return false }
        focus?.pressed([self])
        client.dropped(text, at: node.local(drag.place))
        return true
    }
}
