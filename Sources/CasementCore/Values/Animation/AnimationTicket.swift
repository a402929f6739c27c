import Foundation

/// When the completion of `withAnimation` runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isRemoved: Bool

    /// When the animations look finished, though a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When the last of the animations is gone. One that a later change started on the same value counts too.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Counts the values that one change animates, and runs the change's completions once none of them is left.
///
/// It starts held once, by whoever makes the change; `release` says that the change is applied and no further values will
/// begin. So a change that animates nothing is complete with its release.
@MainActor package final class AnimationTicket {
    private var logical = 1
    private var present = 1
    private var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
    private let run: (@escaping () -> Void) -> Void

    /// A ticket whose completions are given to `run`; by default they wait for `runWaiting`, because a value that is on its way
    /// may not be touched while it finds that it has arrived.
    package init(run: @escaping (@escaping () -> Void) -> Void = { AnimationTicket.waiting.append($0) }) {
        self.run = run
    }

    private static var waiting: [() -> Void] = []

    /// Runs the completions that wait.
    package static func runWaiting() {
        while !waiting.isEmpty {
            let due = waiting
            waiting.removeAll()
            for action in due { action() }
        }
    }

    /// Adds what is done once the animations are complete.
    package func onComplete(
        _ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void
    ) {
        completions.append((criteria, action))
        runDue()
    }

    /// One more holder; each is matched by a `release`.
    package func hold() { begin() }

    /// A holder is done.
    package func release() {
        endLogically()
        endPresence()
    }

    /// One more value is animated; matched by one `endLogically` and one `endPresence`.
    package func begin() {
        logical += 1
        present += 1
    }

    /// The animation of a value looks finished.
    package func endLogically() {
        logical -= 1
        if logical == 0 { runDue() }
    }

    /// A value rests.
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
