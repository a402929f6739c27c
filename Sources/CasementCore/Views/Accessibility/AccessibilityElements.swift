import Foundation

// The existence, order and roles of accessibility elements.

extension View {
    /// Makes the view a single element.
    ///
    /// - Parameter children: the treatment of descendant elements. `ignore` removes them, and modifiers outside this
    /// one describe the element; `combine` merges their texts and actions into it; `contain` makes them its children.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.element(children)) }

    /// Hides the view and its descendants from assistive programs. It remains visible on screen.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hidden(hidden))
    }

    /// Hides the view from assistive programs if `isEnabled` is true.
    public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .hidden(hidden) : .none) }

    /// Adds traits to the view. A view without a role takes that of the trait: a button for `isButton`, a heading
    /// for `isHeader`.
    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.adding(traits)) }

    /// Removes traits from the view.
    public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.removing(traits)) }

    /// Sets the view's order among its siblings: higher priorities come first; equal ones, 0 by default, in view order.
    public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.priority(sortPriority.isNaN ? 0 : sortPriority))
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.heading(level)) }

    /// Sets the point that activates the view by a press, in its own coordinates, in points.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.place(activationPoint)) }

    /// Sets the point that activates the view by a press, relative to its size; the centre by default.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.point(activationPoint)) }

    /// Sets the point that activates the view by a press, if `isEnabled` is true.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .place(activationPoint) : .none)
    }

    /// Sets the point that activates the view by a press, if `isEnabled` is true.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .point(activationPoint) : .none)
    }
}
