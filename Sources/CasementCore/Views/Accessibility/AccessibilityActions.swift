import Foundation

// Actions on a view that assistive programs offer.

extension View {
    /// Adds an action for assistive programs; by default the press action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.action(actionKind, handler)) }

    /// Adds a named action for assistive programs.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds a named action for assistive programs.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameKey), handler) }

    /// Adds a named action for assistive programs.
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }

    /// Adds an action named by the texts in its label.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        var title = AccessibilityTitle()
        title.append(label())
        return accessibility(.titledAction(title, action))
    }

    /// Adds the buttons in `content` as actions. They are found in the view value: custom views with state are
    /// not evaluated.
    ///
    ///     MessageRow(message).accessibilityActions {
    ///         Button("Reply") { reply() }
    ///         if message.isUnread { Button("Mark as read") { read() } }
    ///     }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibility(.buttons(AccessibilityButton.all(in: content())))
    }

    /// Adds the buttons in `content` as actions; see `accessibilityActions(_:)`. The category has no effect.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Makes the view's value adjustable: adds the actions "increment" and "decrement".
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.adjusting(handler)) }

    /// Adds an action that scrolls the view; the closure receives the edge to scroll towards.
    public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.scrolling(handler)) }

    /// Adds an action that zooms the view's content.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.zooming(handler)) }
}
