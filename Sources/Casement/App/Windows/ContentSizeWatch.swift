import Dispatch

/// Measures what the content of a window asks of its size, in pauses between changes.
@MainActor final class ContentSizeWatch {
    private weak var window: AppWindow?
    private var lastChange = DispatchTime.now()
    private var isWaiting = false

    init(_ window: AppWindow) { self.window = window }

    private static let pause = 0.5

    /// The content was placed again.
    func contentChanged() {
        lastChange = .now()
        guard !isWaiting else { return }
        isWaiting = true
        waitForPause()
    }

    private func waitForPause() {
        DispatchQueue.main.asyncAfter(deadline: lastChange + Self.pause) { [weak self] in
            guard let self else { return }
            guard lastChange + Self.pause <= .now() else { return waitForPause() }
            isWaiting = false
            if let window, window.isOpen { window.measureLimits() }
        }
    }
}
