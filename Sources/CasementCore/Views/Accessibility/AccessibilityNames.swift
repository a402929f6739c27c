import Foundation

// Spoken names of a view for voice control, and further descriptions.

extension View {
    /// Sets the names by which voice control finds the view, in order of preference.
    public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.inputLabels(inputLabels)) }

    /// Sets the names by which voice control finds the view, in order of preference.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names by which voice control finds the view, in order of preference.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the names by which voice control finds the view, if `isEnabled` is true.
    public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .inputLabels(inputLabels) : .none)
    }

    /// Sets the names by which voice control finds the view, if `isEnabled` is true.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the names by which voice control finds the view, if `isEnabled` is true.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}

/// The identifier and label of a description provided on request.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let label: String
    let isKey: Bool
    private let id: String

    /// Creates a key with a translated label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        (label, isKey, self.id) = (labelKey.text, true, id)
    }

    /// Creates a key identified by its label, which is translated.
    public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.text) }

    /// Creates a key whose label is used unchanged; `id` identifies translated texts.
    @MainActor public init(_ label: Text, id: String) { (self.label, isKey, self.id) = (label.plainText, false, id) }

    var text: Text { isKey ? Text(LocalizedStringKey(label)) : Text(label) }
}

extension View {
    /// Adds a description of the view, provided on request; nil removes it. The importance has no effect.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: key.text, value: value))
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: label, value: value))
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: value))
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: Text(valueKey)))
    }

    /// Adds a description of the view, provided on request. The importance has no effect.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: Text(value)))
    }
}
