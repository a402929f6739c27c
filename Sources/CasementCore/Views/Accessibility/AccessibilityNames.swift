import Foundation

// What a person may call a view when speaking to it, and what more is to be known of it.

extension View {
    /// Names by which a person may call the view, the best first.
    public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.inputLabels(inputLabels)) }

    /// Names by which a person may call the view, the best first.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Names by which a person may call the view, the best first.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Names by which a person may call the view, where `isEnabled` says so.
    public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? .inputLabels(inputLabels) : .none)
    }

    /// Names by which a person may call the view, where `isEnabled` says so.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Names by which a person may call the view, where `isEnabled` says so.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}

/// By what something that is told on demand is known, and how it is called.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let label: String
    let isKey: Bool
    private let id: String

    /// A key with a label that is translated.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        (label, isKey, self.id) = (labelKey.text, true, id)
    }

    /// A key with a label that is translated and tells it from others.
    public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.text) }

    /// A key with a label as it is; translated texts are known by `id`.
    @MainActor public init(_ label: Text, id: String) { (self.label, isKey, self.id) = (label.plainText, false, id) }

    var text: Text { isKey ? Text(LocalizedStringKey(label)) : Text(label) }
}

extension View {
    /// A further description of the view, told on request; nil removes it. The importance has no effect.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: key.text, value: value))
    }

    /// A further description of the view, told on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// A further description of the view, told on request. The importance has no effect.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// A further description of the view, told on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: label, value: value))
    }

    /// A further description of the view, told on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: value))
    }

    /// A further description of the view, told on request. The importance has no effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: Text(valueKey)))
    }

    /// A further description of the view, told on request. The importance has no effect.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.content(label: Text(labelKey), value: Text(value)))
    }
}
