import Casement

/// A log: the count for each subject, and the latest lines with the newest on top.
struct LogCard: View {
    let title: String
    let log: EventLog
    var tallies: [LogSubject] = []

    var body: some View {
        GroupBox {
            if !tallies.isEmpty {
                VStack(spacing: 8) {
                    ForEach(tallies, id: \.self) { subject in
                        Tally(name: subject.name, count: log.counts[subject] ?? 0, color: subject.color)
                    }
                }
            }
            VStack(spacing: 0) {
                ForEach(log.latest) { entry in
                    LogRow(
                        number: entry.id, name: entry.subject.name, detail: entry.detail, color: entry.subject.color)
                }
            }
            // Reserves room for all lines, so that nothing moves when they are added.
            .frame(
                minHeight: CGFloat(log.capacity) * LogRow.height, maxHeight: .infinity, alignment: .top)
        } label: {
            CardTitle(title) {
                Button("Clear") { log.clear() }
                    .buttonStyle(.borderless)
                    .disabled(log.latest.isEmpty)
            }
        }
    }
}
