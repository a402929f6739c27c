import Casement

/// How often each body ran, and the latest runs with the newest on top.
struct BodyLogCard: View {
    let log: BodyLog

    var body: some View {
        Card {
            CardTitle("Bodies that ran") {
                Button("Clear") { log.clear() }
                    .buttonStyle(.gallery(.quiet))
                    .disabled(log.latest.isEmpty)
            }
            VStack(spacing: 8) {
                ForEach(BodyLog.Subject.allCases, id: \.self) { subject in
                    Tally(name: subject.rawValue, count: log.counts[subject] ?? 0, color: subject.color)
                }
            }
            VStack(spacing: 0) {
                ForEach(log.latest) { run in
                    LogRow(number: run.id, name: run.subject.rawValue, color: run.subject.color)
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

extension BodyLog.Subject {
    fileprivate var color: Color {
        switch self {
        case .contentView: .purple
        case .labelView: .teal
        }
    }
}
