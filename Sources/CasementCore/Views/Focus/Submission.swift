import Foundation

/// What kind of field runs an action of `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fields for text: TextField and SecureField.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields for searching.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key is called that submits a field, on keyboards that say so.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// The actions that submitting a field runs, innermost first. A field calls it: `submission.run(.text)`.
package struct Submission {
    fileprivate var innermost: SubmitHandler?

    /// Whether a field of a kind has anything to run.
    @MainActor package func has(_ trigger: SubmitTriggers) -> Bool {
        var next = innermost
        while let handler = next {
            if !handler.triggers.isDisjoint(with: trigger) { return true }
            next = handler.outer
        }
        return false
    }

    /// Runs the actions for a kind of field.
    @MainActor package func run(_ trigger: SubmitTriggers) {
        var next = innermost
        while let handler = next {
            next = handler.outer
            if !handler.triggers.isDisjoint(with: trigger) { handler.action() }
        }
    }
}

/// The newest action of one `onSubmit`. It stays the same for fields, so that a new action is no change for them.
@MainActor private final class SubmitHandler {
    var triggers = SubmitTriggers()
    var action: () -> Void = {}
    var outer: SubmitHandler?
}

private struct SubmissionKey: EnvironmentKey {
    // Empty, and never changed.
    static let defaultValue = Submission()
}
private struct SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

extension EnvironmentValues {
    /// What submitting a field here runs.
    package internal(set) var submission: Submission {
        get { self[SubmissionKey.self] }
        set { self[SubmissionKey.self] = newValue }
    }

    /// What the key is called that submits a field here.
    package internal(set) var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

private struct SubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    @State private var handler = SubmitHandler()
    @Environment(\.submission) private var outer

    func body(content: Content) -> some View {
        let _ = update()
        content.environment(\.submission, Submission(innermost: handler))
    }

    private func update() {
        (handler.triggers, handler.action, handler.outer) = (triggers, action, outer.innermost)
    }
}

extension View {
    /// Runs an action when a person submits a field in this view with Return. The actions of all views around a field run, the
    /// innermost first.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submitting a field in this view from running actions of the views around.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submission) { if isBlocking { $0 = Submission() } }
    }

    /// What the key is called that submits fields in this view. Keyboards of desktops do not say it.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
