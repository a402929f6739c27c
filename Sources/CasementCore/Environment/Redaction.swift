import Foundation

/// Why parts of a view are not shown as they are.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// What is shown only stands for what is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// What is private is not to be seen: views with `privacySensitive()`.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// What is shown is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What an environment says of redaction.
private struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false
}

private struct RedactionKey: EnvironmentKey { static let defaultValue = Redaction() }

extension EnvironmentValues {
    /// Why views here are not to show what they say. Texts and images follow by themselves; views that draw something else can ask.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self].reasons }
        set { self[RedactionKey.self].reasons = newValue }
    }

    /// Whether what is here is private.
    var isPrivacySensitive: Bool {
        get { self[RedactionKey.self].isSensitive }
        set { self[RedactionKey.self].isSensitive = newValue }
    }

    /// Whether texts and images show that they are there, and not what they say.
    var isRedacted: Bool {
        let redaction = self[RedactionKey.self]
        return redaction.reasons.contains(.placeholder)
            || redaction.isSensitive && redaction.reasons.contains(.privacy)
    }
}
