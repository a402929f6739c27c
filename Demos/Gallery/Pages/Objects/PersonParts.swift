import Casement

/// A name picker, and a button that counts.
struct PersonControls: View {
    @Binding var name: String
    let visit: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Segments(["Ada", "Grace"].map { Segment($0, $0) }, selection: $name)
            Button("Visit", action: visit)
                .accessibilityIdentifier("visit")
        }
    }
}

/// The value that a view reads, and how often its body ran for it.
struct ReaderRow: View {
    let subject: LogSubject
    let value: String
    let runs: Int

    var body: some View {
        HStack(spacing: 8) {
            Dot(color: subject.color)
            Text(subject.name).font(.callout).foregroundStyle(.secondary)
            Text(value).font(.callout).fontWeight(.semibold)
            Spacer(minLength: 0)
            Caption(runs == 1 ? "1 run" : "\(runs) runs")
        }
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(height: 36)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
