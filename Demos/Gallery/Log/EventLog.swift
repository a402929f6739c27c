import Casement

/// What lines of a log are about, with the colour that they share.
struct LogSubject: Hashable {
    let name: String
    let color: Color

    init(_ name: String, _ color: Color) { (self.name, self.color) = (name, color) }
}

/// Collects what happens, such as bodies that run, and shows it a moment later.
///
/// A body that wrote to what the log's view reads would change it in the middle of an update, and by reading it first
/// would come to depend on it. So notes only add to `waiting`, which nothing observes, and a task publishes it.
@MainActor @Observable final class EventLog {
    struct Entry: Identifiable {
        let id: Int
        let subject: LogSubject
        let detail: String
    }

    /// At most `capacity`, newest first.
    private(set) var latest: [Entry] = []
    private(set) var counts: [LogSubject: Int] = [:]
    /// As many lines as a card has room for.
    let capacity: Int

    @ObservationIgnored private var waiting: [Entry] = []
    @ObservationIgnored private var total = 0

    init(capacity: Int = 12) { self.capacity = capacity }

    /// Adds a line; bodies may call it.
    func note(_ subject: LogSubject, _ detail: String = "") {
        total += 1
        waiting.append(Entry(id: total, subject: subject, detail: detail))
        guard waiting.count == 1 else { return }
        Task { publish() }
    }

    func clear() {
        latest = []
        counts = [:]
    }

    private func publish() {
        for entry in waiting { counts[entry.subject, default: 0] += 1 }
        latest = Array((waiting.reversed() + latest).prefix(capacity))
        waiting = []
    }
}
