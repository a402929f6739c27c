import Foundation

// The label, value and hint of a view for assistive programs.

extension View {
    /// Sets the accessibility label of each element in the view; see `accessibilityElement(children:)`.
    public func accessibilityLabel(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(text))
    }

    /// Sets the accessibility label of each element in the view; see `accessibilityElement(children:)`.
    public func accessibilityLabel(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(textKey))) }

    /// Sets the accessibility label of each element in the view; see `accessibilityElement(children:)`.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(text))) }

    /// Sets the accessibility label if `isEnabled` is true; otherwise keeps the existing one.
    public func accessibilityLabel(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .label(text) : .none) }

    /// Sets the accessibility label if `isEnabled` is true; otherwise keeps the existing one.
    public func accessibilityLabel(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(textKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility label if `isEnabled` is true; otherwise keeps the existing one.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(text), isEnabled: isEnabled) }

    /// Sets the accessibility label to the texts in `content`, which may include the existing label.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        var title = AccessibilityTitle()
        title.append(content(PlaceholderContentView(standingFor: self)))
        return accessibility(.title(title))
    }
}

extension View {
    /// Sets the accessibility value, such as "50%".
    public func accessibilityValue(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(text))
    }

    /// Sets the accessibility value, such as "50%".
    public func accessibilityValue(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(textKey))) }

    /// Sets the accessibility value, such as "50%".
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(text))) }

    /// Sets the accessibility value if `isEnabled` is true.
    public func accessibilityValue(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .value(text) : .none) }

    /// Sets the accessibility value if `isEnabled` is true.
    public func accessibilityValue(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(textKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility value if `isEnabled` is true.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(text), isEnabled: isEnabled) }
}

extension View {
    /// Sets the accessibility hint: a brief description of the effect of a press, where it is not obvious.
    public func accessibilityHint(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(text))
    }

    /// Sets the accessibility hint: a brief description of the effect of a press, where it is not obvious.
    public func accessibilityHint(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(textKey))) }

    /// Sets the accessibility hint: a brief description of the effect of a press, where it is not obvious.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(text))) }

    /// Sets the accessibility hint if `isEnabled` is true.
    public func accessibilityHint(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .hint(text) : .none) }

    /// Sets the accessibility hint if `isEnabled` is true.
    public func accessibilityHint(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(textKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint if `isEnabled` is true.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(text), isEnabled: isEnabled) }
}
