import Foundation

// Modifiers for assistive programs of other systems. They exist so that programs compile, and have no effect here.

extension View {
    /// Sets whether the view is interactive, where its actions do not show it. No effect.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets whether the view is interactive, if `isEnabled` is true. No effect.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the kind of text that the view shows. No effect: there is no speech output yet.
    public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets whether the view keeps its colours when the desktop inverts colours. No effect: no supported desktop does
    /// this for single views.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Sets whether the view receives touches while it is read. No effect.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the content shown enlarged during a long press, for controls that cannot grow with the text size. No
    /// effect: on a desktop they grow.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    /// Shows the view enlarged during a long press. No effect.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Links views that are apart. No effect.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Makes the view the label, or the content, of a pair of views that are apart. No effect: use `LabeledContent`
    /// for pairs.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    // MARK: Dragging

    /// Sets the point from which the view is dragged, relative to its size. No effect.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the point from which the view is dragged, relative to its size. No effect.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the point from which the view is dragged, relative to its size. No effect.
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the point at which drops on the view occur, relative to its size. No effect.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the point at which drops on the view occur, relative to its size. No effect.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Sets the point at which drops on the view occur, relative to its size. No effect.
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }
}
