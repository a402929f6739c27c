import Casement

/// A source of wake-ups: its count, its latest time, and a control for it.
struct WakeCard<Control: View>: View {
    let ticker: Ticker
    let source: Ticker.Source
    let rhythm: String
    @ViewBuilder let control: Control

    var body: some View {
        GroupBox {
            VStack(spacing: 0) {
                HStack(spacing: 8) {
                    Dot(color: source.color)
                    Text(source.rawValue).font(.headline).lineLimit(1)
                    Spacer(minLength: 0)
                    control
                }
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("\(ticker.counts[source] ?? 0)").font(.title2)
                    Text(rhythm).font(.caption).foregroundStyle(.secondary)
                    Spacer(minLength: 0)
                }
                .lineLimit(1)
            }
            .frame(maxHeight: .infinity)
        }
    }
}
