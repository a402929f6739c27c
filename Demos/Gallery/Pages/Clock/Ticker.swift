import Casement

/// Three ways in which work reaches the main actor without input. Each changes visible state, and so wakes the loop.
@MainActor @Observable final class Ticker {
    enum Source: String, CaseIterable {
        case timer = "Timer"
        case task = "Task.sleep"
        case dispatch = "Dispatch"
    }

    struct Wake: Identifiable {
        let id: Int
        let source: Source?
    }

    private(set) var now = Date()
    private(set) var counts: [Source: Int] = [:]
    /// The latest wake-ups, oldest first; before there are enough, the rest are placeholders without a source.
    private(set) var wakes = (1...32).map { Wake(id: -$0, source: nil) }
    private(set) var timer: Timer?
    private(set) var task: Task<Void, Never>?

    @ObservationIgnored private var total = 0

    func startTimer() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            // Timers of the main run loop fire on the main thread.
            MainActor.assumeIsolated { self?.wake(by: .timer) }
        }
    }

    func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    func startTask() {
        guard task == nil else { return }
        task = Task { [weak self] in
            while (try? await Task.sleep(for: .milliseconds(250))) != nil { self?.wake(by: .task) }
        }
    }

    func stopTask() {
        task?.cancel()
        task = nil
    }

    /// Wakes at once, and again after a second.
    func dispatch() {
        DispatchQueue.main.async { self.wake(by: .dispatch) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.wake(by: .dispatch) }
    }

    func stop() {
        stopTimer()
        stopTask()
    }

    private func wake(by source: Source) {
        now = Date()
        counts[source, default: 0] += 1
        total += 1
        wakes.append(Wake(id: total, source: source))
        wakes.removeFirst()
    }
}

extension Ticker.Source {
    var color: Color {
        switch self {
        case .timer: .blue
        case .task: .orange
        case .dispatch: .green
        }
    }
}
