import Foundation

// What programs say to assistive programs of other systems. It is taken, so that they compile, and without effect here.

extension View {
    /// Whether a person can do something with the view, where that cannot be seen from its actions. Without effect.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Whether a person can do something with the view, where `isEnabled` says so. Without effect.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// What kind of text the view shows. Without effect: nothing speaks yet.
    public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Whether the view keeps its colours where the desktop inverts all. Without effect: no desktop here does so for one view.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Whether touches go to the view while it is read. Without effect.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// What is shown large while a finger is held on the view, for controls that cannot grow with the text. Without effect: on a
    /// desktop they grow.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    /// Shows the view large while a finger is held on it. Without effect.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Says that views belong together though they stand apart. Without effect.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Says that the view is the label, or the content, of a pair whose views stand apart. Without effect: `LabeledContent`
    /// pairs views here.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    // MARK: Dragging

    /// From where the view is dragged, as a share of its size. Without effect.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// From where the view is dragged, as a share of its size. Without effect.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// From where the view is dragged, as a share of its size. Without effect.
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Where something is dropped on the view, as a share of its size. Without effect.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Where something is dropped on the view, as a share of its size. Without effect.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }

    /// Where something is dropped on the view, as a share of its size. Without effect.
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }
}
