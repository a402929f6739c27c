import Casement

/// How often each body ran, and the latest runs with the newest on top.
struct BodyLogCard: View {
    let log: BodyLog
    @Environment(\.palette) private var palette

    var body: some View {
        Card {
            HStack(spacing: 8) {
                Text("Bodies that ran").font(.headline)
                Spacer(minLength: 0)
                Button("Clear") { log.clear() }
                    .buttonStyle(.gallery(.quiet))
                    .disabled(log.latest.isEmpty)
            }
            .frame(height: 28)
            HStack(spacing: 8) {
                ForEach(BodyLog.Subject.allCases, id: \.self) { subject in
                    Chip(name: subject.rawValue, value: "\(log.counts[subject] ?? 0)", color: subject.color)
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
