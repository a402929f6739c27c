import Foundation

/// The reasons for hiding a view's content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder for content that is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Private content is hidden: that of views with `privacySensitive()`.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The redaction of an environment.
private struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false
}

private struct RedactionKey: EnvironmentKey { static let defaultValue = Redaction() }

extension EnvironmentValues {
    /// The reasons to hide the content of views. Texts and images apply them automatically; views with
    /// custom drawing can read them.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self].reasons }
        set { self[RedactionKey.self].reasons = newValue }
    }

    /// Whether the content is private.
    var isPrivacySensitive: Bool {
        get { self[RedactionKey.self].isSensitive }
        set { self[RedactionKey.self].isSensitive = newValue }
    }

    /// Whether texts and images hide their content.
    var isRedacted: Bool {
        let redaction = self[RedactionKey.self]
        return redaction.reasons.contains(.placeholder)
            || redaction.isSensitive && redaction.reasons.contains(.privacy)
    }
}
