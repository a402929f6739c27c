import Foundation

/// Nodes that run again at a given time, such as a text that counts seconds. A window without any sleeps.
@MainActor package final class Timetable {
    private var entries: [ObjectIdentifier: (node: _Node, date: Date)] = [:]
    /// The earliest time at which a node is due.
    @exclusivity(unchecked) package private(set) var next: Date?
    /// The time of day: real time, or a test's.
    package let clock: () -> Date
    @exclusivity(unchecked) private var frameDate: Date?

    init(clock: @escaping () -> Date) { self.clock = clock }

    /// The time of the current frame, the same for everything updated in it.
    package var now: Date {
        if let frameDate { return frameDate }
        let date = clock()
        frameDate = date
        return date
    }

    /// Schedules `node` to run at `date`, replacing its previous time; nil removes it.
    func schedule(_ node: _Node, at date: Date?) {
        let id = ObjectIdentifier(node)
        if let date {
            // A caret schedules at each key press, mostly for the time it already has.
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

    /// Whether a node is due.
    var isDue: Bool {
        guard let next else { return false }
        return next <= clock()
    }

    /// Begins a frame, at the current time unless a date is specified, and marks the nodes that are due.
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

    /// Removes all nodes.
    func removeAll() {
        entries.removeAll()
        next = nil
    }
}
