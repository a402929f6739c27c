import Foundation

// Which elements there are, in which order, and what they are.

extension View {
    /// Makes one element of the view.
    ///
    /// - Parameter children: what becomes of the elements in it. Ignored, they are gone, and the element says what modifiers
    ///   around this one say of
    ///   it; combined, it says and does what they do; contained, they are in it.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.element(children)) }

    /// Hides the view, with all that is in it, from assistive programs. It is seen all the same.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hidden(hidden))
    }

    /// Hides the view from assistive programs, where `isEnabled` says so.
    public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .hidden(hidden) : .none) }

    /// Adds traits to those of the view. What is nothing by itself becomes what they say: with `isButton` a button, with
    /// `isHeader` a heading.
    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.adding(traits)) }

    /// Takes traits from those of the view.
    public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.removing(traits)) }

    /// When a person comes to the view among its siblings: higher priorities come first, and all of one priority, 0 where not
    /// said, as they stand.
    public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.priority(sortPriority.isNaN ? 0 : sortPriority))
    }

    /// Makes a heading of the view, of a level among others.
    public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.heading(level)) }

    /// Where in the view a press of the pointer reaches what it does, in its own coordinates, points.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.place(activationPoint)) }

    /// Where in the view a press of the pointer reaches what it does, as a share of its size; the centre where not said.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.point(activationPoint)) }

    /// Where in the view a press of the pointer reaches what it does, where `isEnabled` says so.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .place(activationPoint) : .none)
    }

    /// Where in the view a press of the pointer reaches what it does, where `isEnabled` says so.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .point(activationPoint) : .none)
    }
}
