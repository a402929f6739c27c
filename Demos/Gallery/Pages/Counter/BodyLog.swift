import Casement

/// Collects which bodies ran, and shows it a moment later.
///
/// A body that wrote to what the log's view reads would change it in the middle of an update, and by reading it first
/// would come to depend on it. So bodies only add to `waiting`, which nothing observes, and a task publishes it.
@MainActor @Observable final class BodyLog {
    enum Subject: String, CaseIterable {
        case contentView = "ContentView"
        case labelView = "LabelView"
    }

    struct Run: Identifiable {
        let id: Int
        let subject: Subject
    }

    /// As many as the card has room for, newest first.
    private(set) var latest: [Run] = []
    private(set) var counts: [Subject: Int] = [:]

    @ObservationIgnored private var waiting: [Subject] = []
    @ObservationIgnored private var total = 0
    private let capacity = 12

    /// Called by bodies.
    func note(_ subject: Subject) {
        waiting.append(subject)
        guard waiting.count == 1 else { return }
        Task { publish() }
    }

    func clear() {
        latest = []
        counts = [:]
    }

    private func publish() {
        for subject in waiting {
            total += 1
            latest.insert(Run(id: total, subject: subject), at: 0)
            counts[subject, default: 0] += 1
        }
        waiting = []
        latest = Array(latest.prefix(capacity))
    }
}
