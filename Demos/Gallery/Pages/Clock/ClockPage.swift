import Casement

/// Work on the main actor that changes the window without input. When all of it is stopped, the window sleeps.
struct ClockPage: View {
    @State private var ticker = Ticker()

    var body: some View {
        PageFrame("Work on the main actor wakes the window; in between it sleeps.") {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    GroupBox {
                        ClockFace(ticker: ticker)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    VStack(spacing: 16) {
                        WakeCard(ticker: ticker, source: .timer, rhythm: "every second") {
                            StartStop(isRunning: ticker.timer != nil, start: ticker.startTimer, stop: ticker.stopTimer)
                        }
                        WakeCard(ticker: ticker, source: .task, rhythm: "every 250 ms") {
                            StartStop(isRunning: ticker.task != nil, start: ticker.startTask, stop: ticker.stopTask)
                        }
                        WakeCard(ticker: ticker, source: .dispatch, rhythm: "now, and in a second") {
                            Button("Send") { ticker.dispatch() }
                                .buttonStyle(.borderedProminent)
                                .accessibilityIdentifier("send")
                        }
                    }
                }
                .frame(height: 312)
                WakeTimeline(ticker: ticker)
            }
        }
        .onAppear {
            ticker.startTimer()
            ticker.startTask()
        }
        .onDisappear { ticker.stop() }
    }
}

private struct StartStop: View {
    let isRunning: Bool
    let start: () -> Void
    let stop: () -> Void

    var body: some View {
        Button(action: isRunning ? stop : start) {
            Label(isRunning ? "Stop" : "Start", systemImage: isRunning ? "pause.fill" : "play.fill")
        }
        .accessibilityIdentifier(isRunning ? "stop" : "start")
    }
}
