import Foundation

/// Nodes that are to run again at a moment, such as a text that counts seconds. A window with none sleeps.
@MainActor package final class Timetable {
    private var entries: [ObjectIdentifier: (node: _Node, date: Date)] = [:]
    /// The earliest moment at which something is to run.
    package private(set) var next: Date?
    /// The time of day: real time, or a test's.
    package let clock: () -> Date
    private var frameDate: Date?

    init(clock: @escaping () -> Date) { self.clock = clock }

    /// The moment that holds for all that is updated in one frame.
    package var now: Date {
        if let frameDate { return frameDate }
        let date = clock()
        frameDate = date
        return date
    }

    /// Runs `node` again at `date` instead of when it was to run; nil is never.
    func schedule(_ node: _Node, at date: Date?) {
        let id = ObjectIdentifier(node)
        if let date {
            // A caret asks at each key, mostly for what it asked for before.
            if let known = entries[id], known.date == date { return }
            entries[id] = (node, date)
        } else if entries.isEmpty || entries.removeValue(forKey: id) == nil {
            return
        }
        findNext()
    }

    private func findNext() {
        var earliest: Date?
        for entry in entries.values { earliest = earliest.map { min($0, entry.date) } ?? entry.date }
        next = earliest
    }

    /// Whether the time of something has come.
    var isDue: Bool {
        guard let next else { return false }
        return next <= clock()
    }

    /// A frame begins, of the present moment unless it is said of which: what is due then is marked.
    func beginFrame(at date: Date? = nil) {
        frameDate = date
        guard let next, next <= now else { return }
        var due: [_Node] = []
        for (id, entry) in entries where entry.date <= now {
            due.append(entry.node)
            entries[id] = nil
        }
        findNext()
        for node in due { node.invalidate("the time") }
    }

    /// Forgets everything.
    func removeAll() {
        entries.removeAll()
        next = nil
    }
}
