import Foundation

/// The virtual time of a window, or of all windows of a program, which their pipelines read too.
@MainActor package final class TestClock {
    /// In seconds.
    package var now = 0.0
    private var firstDate = Date()

    package init() {}

    /// The date at the current virtual time; it starts at the machine's date and can be set.
    package var date: Date {
        get { firstDate.addingTimeInterval(now) }
        set { firstDate = newValue.addingTimeInterval(-now) }
    }

    /// Advances the time, with an update at every multiple of 1/60 s, and one at the end.
    package func advance(by seconds: Double, _ update: () -> Void) {
        guard seconds > 0, seconds.isFinite else { return update() }
        let end = now + seconds
        var slot = (now * 60).rounded(.down) + 1
        while slot / 60 < end - 1e-9 {
            now = slot / 60
            update()
            slot += 1
        }
        now = end
        update()
    }

    /// Updates until nothing is dirty; returns false if that takes more than `timeout` seconds.
    package func settle(timeout: Double, while needsFrame: () -> Bool, _ update: () -> Void) -> Bool {
        // As the loop of a program does after each event, task and timer.
        ValueStore.checkForChanges()
        let end = now + timeout
        while needsFrame() {
            update()
            guard needsFrame() else { return true }
            now += 1.0 / 60
            if now > end { return false }
        }
        return true
    }
}
