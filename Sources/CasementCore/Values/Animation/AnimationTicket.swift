import Foundation

/// When the completion of `withAnimation` runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isRemoved: Bool

    /// When the animations look finished, although a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When the last animation has ended. One that a later change started on the same value counts too.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Counts the values that one change animates and runs the change's completions when all have finished.
///
/// The creator of the change holds it initially; `release` means that the change is applied and no further values will
/// begin. So a change that animates nothing is complete at its release.
@MainActor package final class AnimationTicket {
    private var logical = 1
    private var present = 1
    private var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
    private let run: (@escaping () -> Void) -> Void

    /// Creates a ticket whose completions are passed to `run`. By default they are queued for `runWaiting`, because an
    /// animated value must not be modified while it detects its end.
    package init(run: @escaping (@escaping () -> Void) -> Void = { AnimationTicket.waiting.append($0) }) {
        self.run = run
    }

    @exclusivity(unchecked) private static var waiting: [() -> Void] = []

    /// Runs the queued completions.
    package static func runWaiting() {
        while !waiting.isEmpty {
            let due = waiting
            waiting.removeAll()
            for action in due { action() }
        }
    }

    /// Adds an action to run when the animations are complete.
    package func onComplete(
        _ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void
    ) {
        completions.append((criteria, action))
        runDue()
    }

    /// Adds a holder; each call is matched by a `release`.
    package func hold() { begin() }

    /// Removes a holder.
    package func release() {
        endLogically()
        endPresence()
    }

    /// Counts one more animated value; matched by one `endLogically` and one `endPresence`.
    package func begin() {
        logical += 1
        present += 1
    }

    /// Notes that the animation of a value is logically complete.
    package func endLogically() {
        logical -= 1
        if logical == 0 { runDue() }
    }

    /// Notes that a value rests.
    package func endPresence() {
        present -= 1
        if present == 0 { runDue() }
    }

    private func runDue() {
        guard logical == 0, !completions.isEmpty else { return }
        var waiting: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
        let all = completions
        for completion in all where completion.criteria.isRemoved && present > 0 { waiting.append(completion) }
        completions = waiting
        for completion in all where !completion.criteria.isRemoved || present == 0 { run(completion.action) }
    }
}
