import CasementCore
import Foundation

extension View {
    /// Calls an action with true when the user begins to resize the window, and with false at the end.
    ///
    ///     MapView(isDetailed: isDetailed)
    ///         .onInteractiveResizeChange { isDetailed = !$0 }
    ///
    /// Desktops do not tell of the beginning and the end. The user resizes a window from the first size that neither
    /// the program nor a full screen has given it until none has come for a third of a second and, on X11, no button
    /// of the pointer is pressed.
    public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
        modifier(InteractiveResizeModifier(action: action))
    }
}

private struct InteractiveResizeModifier: ViewModifier {
    @Environment(\.windowResizing) private var resizing
    let action: (Bool) -> Void

    func body(content: Content) -> some View {
        content
            .onAppear { resizing?.followers += 1 }
            .onDisappear { resizing?.followers -= 1 }
            .onChange(of: resizing?.observed ?? false) { _, isResizing in action(isResizing) }
    }
}

/// Whether the user resizes a window.
@MainActor package final class WindowResizing {
    /// How long no size comes before the end, in seconds.
    private static let pause = 0.35
    /// How long after a change by the program sizes may still come for it.
    private static let answer = 0.5

    private let changes = DependencySource.make()
    /// How many views want to know: without any, nothing is followed.
    var followers = 0
    private var isActive = false
    private var last = 0.0
    private var programEnd = 0.0

    package init() {}

    /// On a monotonic clock, in seconds.
    private var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// For a body, which runs again when it changes.
    var observed: Bool {
        changes.noteRead()
        return isActive
    }

    /// The program changes the window: the next sizes are not the user's.
    package func programResizes() { programEnd = now + Self.answer }

    /// The window has another size. `isHeld` tells whether a button of the pointer is pressed.
    package func resized(isHeld: @escaping @MainActor () -> Bool) {
        guard followers > 0, isActive || now > programEnd else { return }
        last = now
        guard !isActive else { return }
        set(true)
        Task { [weak self] in
            while let rest = self?.rest(isHeld), rest > 0 { try? await Task.sleep(for: .seconds(rest)) }
            self?.set(false)
        }
    }

    /// How long it waits at least before it has ended, in seconds; nil at the end.
    private func rest(_ isHeld: () -> Bool) -> Double? {
        let rest = last + Self.pause - now
        return rest > 0 ? rest : isHeld() ? Self.pause : nil
    }

    private func set(_ isActive: Bool) {
        self.isActive = isActive
        changes.noteChange("the user's resizing of the window")
    }
}

private struct WindowResizingKey: EnvironmentKey { static var defaultValue: WindowResizing? { nil } }

extension EnvironmentValues {
    package var windowResizing: WindowResizing? {
        get { self[WindowResizingKey.self] }
        set { self[WindowResizingKey.self] = newValue }
    }
}
