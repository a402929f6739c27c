import Casement

/// Records the edits of the two lists, separately from each other and from all others.
///
/// An edit follows the body that caused it, so a body attributes the edits that follow. That ends with the update:
/// showing the edits causes edits too, and those are not to be recorded.
@MainActor @Observable final class EditRecorder {
    enum Program { case testList, otherTestList }

    struct Entry: Identifiable {
        let id: Int
        let edit: DisplayableEdit
    }

    /// The number of edits that fit in a card.
    static let capacity = 6

    /// Newest first.
    private(set) var latest: [Program: [Entry]] = [:]

    @ObservationIgnored private var subject: Program?
    @ObservationIgnored private var waiting: [(subject: Program, edit: DisplayableEdit)] = []
    @ObservationIgnored private var total = 0

    func start() {
        EditLog.onEdit = { [weak self] edit in self?.record(edit) }
    }

    func stop() {
        EditLog.onEdit = nil
    }

    func clear() { latest = [:] }

    /// The edits that follow in this update belong to `subject`.
    func attribute(to subject: Program) {
        if self.subject == nil { Task { publish() } }
        self.subject = subject
    }

    private func record(_ edit: DisplayableEdit) {
        guard let subject, edit.container == "VStack" else { return }
        waiting.append((subject, edit))
    }

    private func publish() {
        subject = nil
        for (subject, edit) in waiting {
            total += 1
            latest[subject, default: []].insert(Entry(id: total, edit: edit), at: 0)
        }
        waiting = []
        for subject in latest.keys { latest[subject] = Array(latest[subject, default: []].prefix(Self.capacity)) }
    }
}
