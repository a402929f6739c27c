import Casement

/// The latest wake-ups from left to right, each as a dot in the lane of its source.
struct WakeTimeline: View {
    let ticker: Ticker

    var body: some View {
        GroupBox("Latest wake-ups") {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Ticker.Source.allCases, id: \.self) { source in
                        Text(source.rawValue)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .frame(height: 20)
                    }
                }
                .frame(width: 80, alignment: .leading)
                ForEach(ticker.wakes) { wake in
                    VStack(spacing: 0) {
                        ForEach(Ticker.Source.allCases, id: \.self) { lane in
                            let isHere = lane == wake.source
                            Dot(color: isHere ? lane.color : Color.line, size: isHere ? 8 : 4)
                                .frame(maxWidth: .infinity)
                                .frame(height: 20)
                        }
                    }
                }
            }
        }
    }
}
