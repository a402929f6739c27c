import Casement

/// Work on the main actor that changes the window by itself. With everything stopped, the window sleeps.
struct ClockPage: View {
    @State private var ticker = Ticker()

    var body: some View {
        PageFrame("Clock", lead: "Work on the main actor wakes the window; in between it sleeps.") {
            HStack(alignment: .top, spacing: 16) {
                Card {
                    ClockFace(ticker: ticker)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .frame(minHeight: 304, maxHeight: 304)
                VStack(spacing: 16) {
                    WakeCard(ticker: ticker, source: .timer, explanation: "Every second, on the main run loop") {
                        StartStop(isRunning: ticker.timer != nil, start: ticker.startTimer, stop: ticker.stopTimer)
                    }
                    WakeCard(ticker: ticker, source: .task, explanation: "Every quarter of a second, in a loop") {
                        StartStop(isRunning: ticker.task != nil, start: ticker.startTask, stop: ticker.stopTask)
                    }
                    WakeCard(ticker: ticker, source: .dispatch, explanation: "At once, and again after a second") {
                        Button("Send") { ticker.dispatch() }
                            .buttonStyle(.gallery(.prominent))
                            .accessibilityIdentifier("send")
                    }
                }
            }
            WakeStrip(ticker: ticker)
        }
        .onAppear {
            ticker.startTimer()
            ticker.startTask()
        }
        .onDisappear { ticker.stop() }
    }
}

/// A source of wake-ups: what it is, how often it came, and a control for it.
private struct WakeCard<Control: View>: View {
    let ticker: Ticker
    let source: Ticker.Source
    let explanation: String
    @ViewBuilder let control: Control
    @Environment(\.palette) private var palette

    var body: some View {
        Card {
            HStack(spacing: 12) {
                Text("\(ticker.counts[source] ?? 0)")
                    .font(.title2)
                    .lineLimit(1)
                    .frame(width: 48, alignment: .leading)
                VStack(alignment: .leading, spacing: 4) {
                    HStack(spacing: 8) {
                        Dot(color: source.color)
                        Text(source.rawValue).font(.headline)
                    }
                    Text(explanation).font(.caption).foregroundStyle(palette.quiet)
                }
                Spacer(minLength: 0)
                control
            }
            .frame(height: 56)
        }
    }
}

private struct StartStop: View {
    let isRunning: Bool
    let start: () -> Void
    let stop: () -> Void

    var body: some View {
        Button(action: isRunning ? stop : start) {
            Icon(isRunning ? .pause : .play).fill().frame(width: 12, height: 12)
            Text(isRunning ? "Stop" : "Start")
        }
        .buttonStyle(.gallery())
    }
}

/// The latest wake-ups as dots, the newest at the end.
private struct WakeStrip: View {
    let ticker: Ticker

    var body: some View {
        Card("Latest wake-ups") {
            HStack(spacing: 8) {
                ForEach(ticker.wakes) { wake in Dot(color: wake.source.color) }
            }
            .frame(height: 16)
        }
    }
}
