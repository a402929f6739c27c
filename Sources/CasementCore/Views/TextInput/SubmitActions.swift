import Foundation

/// What a text field submits to when Return is pressed in it: one action for each `onSubmit` around, up to a `submitScope`.
@MainActor package final class SubmitActions {
    fileprivate let triggers: SubmitTriggers
    fileprivate let action: () -> Void
    fileprivate let outer: SubmitActions?

    fileprivate init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void, outer: SubmitActions?) {
        (self.triggers, self.action, self.outer) = (triggers, action, outer)
    }

    /// Runs those that are for these triggers, innermost first; false where there is none.
    package func run(_ trigger: SubmitTriggers) -> Bool {
        var hasRun = false
        var next: SubmitActions? = self
        while let current = next {
            if !current.triggers.isDisjoint(with: trigger) {
                current.action()
                hasRun = true
            }
            next = current.outer
        }
        return hasRun
    }
}

/// The kinds of fields whose text can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields for searching.
    public static let search = SubmitTriggers(rawValue: 2)
}

private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions? { nil }
}

extension EnvironmentValues {
    package var submitActions: SubmitActions? {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when a person presses Return in a text field in this view. Of several around a field, all run, the innermost first.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { actions in
            // Environments change on the main actor alone.
            actions = MainActor.assumeIsolated { [outer = actions] in SubmitActions(triggers, action, outer: outer) }
        }
    }

    /// Keeps what is submitted in this view from the actions around it, while `isBlocking`.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { actions in if isBlocking { actions = nil } }
    }
}
