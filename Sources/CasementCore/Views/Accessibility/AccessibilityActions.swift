import Foundation

// What a person can do with a view by an assistive program.

extension View {
    /// Does something when an assistive program asks for it; by default when it presses the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.action(actionKind, handler)) }

    /// Adds an action with a name to those that an assistive program offers for the view.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name to those that an assistive program offers for the view.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameKey), handler) }

    /// Adds an action with a name to those that an assistive program offers for the view.
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }

    /// Adds an action that is called what the texts in its label say.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        var title = AccessibilityTitle()
        title.append(label())
        return accessibility(.titledAction(title, action))
    }

    /// Adds the buttons that `content` makes as actions. They are found in its value: views with a state of their own in it
    /// are not looked into.
    ///
    ///     MessageRow(message).accessibilityActions {
    ///         Button("Reply") { reply() }
    ///         if message.isUnread { Button("Mark as read") { read() } }
    ///     }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibility(.buttons(AccessibilityButton.all(in: content())))
    }

    /// Adds the buttons that `content` makes as actions; see `accessibilityActions(_:)`. The category has no effect.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Makes the view's value go up and down: the actions "increment" and "decrement".
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.adjusting(handler)) }

    /// Scrolls the view when an assistive program asks for it; the closure is told towards which edge.
    public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.scrolling(handler)) }

    /// Makes what the view shows larger and smaller when an assistive program asks for it.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.zooming(handler)) }
}
