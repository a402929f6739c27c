import CasementCore
import SwiftUI

// Views and helpers of the tests of windows.

/// A button that counts its taps.
struct TapCounter: View {
    @State private var taps = 0
    var body: some View { Button("taps \(taps)") { taps += 1 } }
}

/// A button that opens windows by the actions of the environment.
struct Opener: View {
    let title: String
    let open: @MainActor (OpenWindowAction) -> Void
    @Environment(\.openWindow) private var openWindow

    init(_ title: String, open: @escaping @MainActor (OpenWindowAction) -> Void) {
        (self.title, self.open) = (title, open)
    }

    var body: some View { Button(title) { open(openWindow) } }
}

/// A button that closes by `dismiss`.
struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

/// What a test changes from outside.
@MainActor @Observable final class SceneModel {
    var on = false
    var text = "one"
    var number = 0
}

/// The warnings that code causes.
@MainActor func warnings(of code: () -> Void) -> [String] {
    var warnings: [String] = []
    RuntimeWarning.onIssue = { warnings.append($0) }
    defer { RuntimeWarning.onIssue = nil }
    code()
    return warnings
}
