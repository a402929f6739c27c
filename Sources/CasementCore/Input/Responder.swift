import Foundation

/// Receives input on a node of the layout tree.
///
/// Its capabilities are protocols that the few responders with the capability conform to, reached by properties
/// that are nil in all others.
@MainActor package class Responder: NodeAttachment {
    /// Whether it receives input; a disabled responder lets the pointer through to its ancestors.
    @exclusivity(unchecked) package var isEnabled = true
    /// Whether it has the keyboard focus.
    @exclusivity(unchecked) package internal(set) final var hasFocus = false
    /// Its node, as of the last event.
    @exclusivity(unchecked) package weak var node: LayoutNode?

    /// The modifier keys held when it was pressed.
    package var modifiers: EventModifiers = []
    /// The number of presses in quick succession, including the current one.
    package var clicks = 1

    /// Internal, because the compiler mistakes the initializer inherited from a `package` one for endless recursion.
    override init() { super.init() }

    // MARK: Capabilities

    /// Receives presses of the primary button.
    package var pressReceiver: (any PressReceiver)? { nil }
    /// Notified of the pointer over its node.
    package var hoverReceiver: (any HoverReceiver)? { nil }
    /// What fingers move sideways; nil for what they do not.
    package var swipeReceiver: (any SwipeReceiver)? { nil }
    /// Provides help for its node, shown where the pointer rests on it.
    package var helpProvider: (any HelpProvider)? { nil }
    /// Receives drops on its node.
    package var dropReceiver: (any DropReceiver)? { nil }
    /// Can have the focus.
    package var focusTarget: (any FocusTarget)? { nil }
    /// Intercepts keys and commands while the focus is on its node or a descendant.
    package var keyInterceptor: (any KeyInterceptor)? { nil }
    /// Receives text while it has the focus. Then unused printable keys are reported as text, and input methods work.
    package var textInputClient: (any TextInputClient)? { nil }

    /// Whether Control-F finds something in it, while the focus is on its node or a descendant.
    package var opensFind: Bool { false }

    package final var takesText: Bool { textInputClient != nil }

    /// The closed menus whose shortcuts work while the focus is on its node or a descendant: context menus.
    package var shortcutSources: [any ShortcutSource] { [] }

    // MARK: Pointer

    /// Whether a press of the primary button on its node moves the window.
    package var movesWindow: Bool { false }

    /// Whether it is hit at a point of the window over its node: parts of a text, such as links, are only hit there.
    package func isReached(at point: CGPoint, on node: LayoutNode) -> Bool { true }
    /// The pointer style over the node; nil leaves it to the ancestors.
    package var pointerStyle: PointerStyle? { nil }
    /// Whether the pointer is hidden over the view; nil where an ancestor decides.
    package var hidesPointer: Bool? { nil }
    /// Called when the secondary button was pressed over the node, at a point in its coordinates; false
    /// passes it to the ancestors.
    package func secondaryPressed(at point: CGPoint) -> Bool { false }

    // MARK: Accessibility

    /// Changes the accessibility elements of the node; by default marks the first as focused.
    package override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        guard hasFocus, !elements.isEmpty, focusTarget?.canFocus ?? false else { return }
        elements[0].traits.insert(.isFocused)
    }
}
