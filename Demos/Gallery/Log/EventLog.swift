import Casement

/// The subject of log lines, with the colour that they share.
struct LogSubject: Hashable {
    let name: String
    let color: Color

    init(_ name: String, _ color: Color) { (self.name, self.color) = (name, color) }
}

/// Collects events, such as bodies that run, and shows them a moment later.
///
/// A body that wrote to the state that the log's view reads would change it in the middle of an update, and by reading
/// it first would come to depend on it. So notes are only added to `waiting`, which is not observed, and a task
/// publishes it.
@MainActor @Observable final class EventLog {
    struct Entry: Identifiable {
        let id: Int
        let subject: LogSubject
        let detail: String
    }

    /// At most `capacity`, newest first.
    private(set) var latest: [Entry] = []
    private(set) var counts: [LogSubject: Int] = [:]
    /// The number of lines that fit in a card.
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
