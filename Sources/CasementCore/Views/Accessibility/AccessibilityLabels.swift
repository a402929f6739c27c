import Foundation

// What a view says to assistive programs: its label, its value and a hint.

extension View {
    /// What the view is called. Where several elements are in the view, each is called so; see `accessibilityElement(children:)`.
    public func accessibilityLabel(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(text))
    }

    /// What the view is called. Where several elements are in the view, each is called so; see `accessibilityElement(children:)`.
    public func accessibilityLabel(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(textKey))) }

    /// What the view is called. Where several elements are in the view, each is called so; see `accessibilityElement(children:)`.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(text))) }

    /// What the view is called, where `isEnabled` says so; otherwise what it is called without that.
    public func accessibilityLabel(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .label(text) : .none) }

    /// What the view is called, where `isEnabled` says so; otherwise what it is called without that.
    public func accessibilityLabel(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(textKey), isEnabled: isEnabled)
    }

    /// What the view is called, where `isEnabled` says so; otherwise what it is called without that.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(text), isEnabled: isEnabled) }

    /// What the view is called: the texts of what `content` makes, which may contain the label that is there.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        var title = AccessibilityTitle()
        title.append(content(PlaceholderContentView(standingFor: self)))
        return accessibility(.title(title))
    }
}

extension View {
    /// What the view is set to, such as "50%".
    public func accessibilityValue(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(text))
    }

    /// What the view is set to, such as "50%".
    public func accessibilityValue(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(textKey))) }

    /// What the view is set to, such as "50%".
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(text))) }

    /// What the view is set to, where `isEnabled` says so.
    public func accessibilityValue(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .value(text) : .none) }

    /// What the view is set to, where `isEnabled` says so.
    public func accessibilityValue(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(textKey), isEnabled: isEnabled)
    }

    /// What the view is set to, where `isEnabled` says so.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(text), isEnabled: isEnabled) }
}

extension View {
    /// What happens when the view is pressed: a word or two for those who cannot guess it.
    public func accessibilityHint(_ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(text))
    }

    /// What happens when the view is pressed: a word or two for those who cannot guess it.
    public func accessibilityHint(
        _ textKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(textKey))) }

    /// What happens when the view is pressed: a word or two for those who cannot guess it.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
        _ text: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(text))) }

    /// What happens when the view is pressed, where `isEnabled` says so.
    public func accessibilityHint(
        _ text: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(isEnabled ? .hint(text) : .none) }

    /// What happens when the view is pressed, where `isEnabled` says so.
    public func accessibilityHint(
        _ textKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(textKey), isEnabled: isEnabled)
    }

    /// What happens when the view is pressed, where `isEnabled` says so.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
        _ text: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(text), isEnabled: isEnabled) }
}
