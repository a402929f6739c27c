import Foundation

/// The kinds of fields that run an action of `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields: TextField and SecureField.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the submit key on on-screen keyboards. Has no effect on desktops.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// Completes an input.
    public static let done = SubmitLabel(name: "done")
    /// Opens an address or a selection.
    public static let go = SubmitLabel(name: "go")
    /// Sends a message.
    public static let send = SubmitLabel(name: "send")
    /// Joins a network or a conversation.
    public static let join = SubmitLabel(name: "join")
    /// Starts a route.
    public static let route = SubmitLabel(name: "route")
    /// Starts a search.
    public static let search = SubmitLabel(name: "search")
    /// The default.
    public static let `return` = SubmitLabel(name: "return")
    /// Moves to the next field.
    public static let next = SubmitLabel(name: "next")
    /// Continues with the next step.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// The actions that submitting a field runs, from the innermost outwards. A field calls `submission.run(.text)`.
package struct Submission {
    fileprivate var innermost: SubmitHandler?

    /// Whether there is an action for a kind of field.
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

/// The newest action of one `onSubmit`. Fields refer to the same object, so that a new action does not
/// change their environment.
@MainActor private final class SubmitHandler {
    var triggers = SubmitTriggers()
    var action: () -> Void = {}
    var outer: SubmitHandler?
}

private struct SubmissionKey: EnvironmentKey {
    // Empty and immutable.
    static let defaultValue = Submission()
}
private struct SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

extension EnvironmentValues {
    /// The actions that submitting a field in this view runs.
    package internal(set) var submission: Submission {
        get { self[SubmissionKey.self] }
        set { self[SubmissionKey.self] = newValue }
    }

    /// The label of the submit key for fields in this view.
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
    /// Runs an action when the user submits a field in this view with Return. The actions of all ancestors of the field
    /// run, the innermost first.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents fields in this view from running submit actions of its ancestors.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submission) { if isBlocking { $0 = Submission() } }
    }

    /// Has no visible effect: desktop keyboards do not show a label for the submit key.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
