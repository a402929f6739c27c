import Foundation

// Older names, from before each property had a separate modifier.

extension View {
    /// The older name of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// The older name of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// The older name of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// The older name of `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// The older name of `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> ModifiedContent<Self, _AccessibilityIdentifierModifier> {
        accessibilityIdentifier(identifier)
    }

    /// The older name of `accessibilityAddTraits(_:)`.
    public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

    /// The older name of `accessibilityRemoveTraits(_:)`.
    public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

    /// The older name of `accessibilitySortPriority(_:)`.
    public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }

    /// The older name of `accessibilityActivationPoint(_:)`.
    public func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }

    /// The older name of `accessibilityActivationPoint(_:)`.
    public func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }

    /// The older name of `accessibilityInputLabels(_:)`.
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels)
    }

    /// Sets the identifier of the view in a picker. No effect: here it is the tag.
    public func accessibility(
        selectionIdentifier: AnyHashable
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.none) }
}
