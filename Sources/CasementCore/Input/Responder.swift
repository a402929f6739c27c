import Foundation

/// Takes part in input where it hangs on a node of the layout tree. What it can do is told by its capabilities: each is a protocol
/// that the few responders conform to that have it, reached by a property that is nil in all others.
@MainActor package class Responder: NodeAttachment {
    /// Whether it takes part now; one that does not lets the pointer through to those around it.
    package var isEnabled = true
    /// Whether it has the keyboard focus.
    package internal(set) final var hasFocus = false
    /// Where it hangs, as of the last event.
    package weak var node: LayoutNode?

    /// The modifier keys that were held when it was pressed.
    package var modifiers: EventModifiers = []
    /// How often it was pressed in quick succession, this press with them.
    package var clicks = 1

    /// Internal, because the compiler takes the initializer that a subclass has from a `package` one for endless recursion.
    override init() { super.init() }

    // MARK: Capabilities

    /// Takes presses of the primary button.
    package var pressReceiver: (any PressReceiver)? { nil }
    /// Told where the pointer is over the node.
    package var hoverReceiver: (any HoverReceiver)? { nil }
    /// Says something about the node where the pointer rests on it.
    package var helpProvider: (any HelpProvider)? { nil }
    /// Takes what is dragged over the node.
    package var dropReceiver: (any DropReceiver)? { nil }
    /// May have the focus.
    package var focusTarget: (any FocusTarget)? { nil }
    /// Takes keys and commands while the focus is on the node or below.
    package var keyInterceptor: (any KeyInterceptor)? { nil }
    /// Takes text while it has the focus. Then printable keys that are not used come as text, and input methods work.
    package var textInputClient: (any TextInputClient)? { nil }

    package final var takesText: Bool { textInputClient != nil }

    // MARK: The pointer

    /// Whether the pointer reaches it at a point of the window, where it is over the node: parts of a text, such as links, are only
    /// reached there.
    package func isReached(at point: CGPoint, on node: LayoutNode) -> Bool { true }
    /// The shape of the pointer over the node; nil leaves it to those around.
    package var pointerStyle: PointerStyle? { nil }
    /// The secondary button went down over the node, at a point in its coordinates; false leaves it to those around.
    package func secondaryPressed(at point: CGPoint) -> Bool { false }

    // MARK: Accessibility

    /// Adds what it makes of the node; by itself that one of the elements has the keyboard.
    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard hasFocus, !elements.isEmpty, focusTarget?.canFocus ?? false else { return }
        elements[0].traits.insert(.isFocused)
    }
}
