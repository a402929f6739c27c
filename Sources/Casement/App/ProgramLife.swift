import CasementCore
import Foundation

/// The moments of a program's life, as delegates and observers of notifications learn of them.
@MainActor final class ProgramLife {
    var desktopDelegate: (any NSApplicationDelegate)?
    var phoneDelegate: (any UIApplicationDelegate)?
    /// The delegate of a program that does not run yet.
    static var delegateOfNext: (any NSApplicationDelegate)?
    /// Takes the answer to `terminateLater`.
    var answer: ((Bool) -> Void)?
    private var phase = ScenePhase.inactive

    /// Takes the delegates from the properties of an app.
    func take<A: App>(from app: A) -> DelegateProvider {
        if let delegate = Self.delegateOfNext { (desktopDelegate, Self.delegateOfNext) = (delegate, nil) }
        // Most have none, and the first question to the mirror takes 1 % of a start.
        guard MemoryLayout<A>.size > 0 else { return DelegateProvider(delegates: []) }
        let delegates = Mirror(reflecting: app).children.compactMap { ($0.value as? any DelegateProperty)?.delegate }
        for delegate in delegates {
            if let delegate = delegate as? any NSApplicationDelegate { desktopDelegate = delegate }
            if let delegate = delegate as? any UIApplicationDelegate { phoneDelegate = delegate }
        }
        return DelegateProvider(delegates: delegates)
    }

    private func post(_ name: Notification.Name, to tell: ((Notification) -> Void)?) {
        let notification = Notification(name: name, object: NSApplication.shared)
        tell?(notification)
        NotificationCenter.default.post(notification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }

    func willLaunch() {
        post(NSApplication.willFinishLaunchingNotification, to: desktopDelegate?.applicationWillFinishLaunching)
        _ = phoneDelegate?.application(.shared, willFinishLaunchingWithOptions: nil)
    }

    func didLaunch() {
        post(NSApplication.didFinishLaunchingNotification, to: desktopDelegate?.applicationDidFinishLaunching)
        _ = phoneDelegate?.application(.shared, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
    }

    /// The program is as visible as its most active window.
    func follow(_ new: ScenePhase) {
        let old = phase
        guard new != old else { return }
        phase = new
        if old == .background {
            phoneDelegate?.applicationWillEnterForeground(.shared)
            post(UIApplication.willEnterForegroundNotification)
        }
        if new == .active {
            post(NSApplication.didBecomeActiveNotification, to: desktopDelegate?.applicationDidBecomeActive)
            phoneDelegate?.applicationDidBecomeActive(.shared)
            post(UIApplication.didBecomeActiveNotification)
        } else if old == .active {
            post(NSApplication.willResignActiveNotification, to: desktopDelegate?.applicationWillResignActive)
            post(NSApplication.didResignActiveNotification, to: desktopDelegate?.applicationDidResignActive)
            phoneDelegate?.applicationWillResignActive(.shared)
            post(UIApplication.willResignActiveNotification)
        }
        if new == .background {
            phoneDelegate?.applicationDidEnterBackground(.shared)
            post(UIApplication.didEnterBackgroundNotification)
        }
    }

    var hasDelegates: Bool { desktopDelegate != nil || phoneDelegate != nil }

    func open(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        desktopDelegate?.application(.shared, open: urls)
        for url in urls { _ = phoneDelegate?.application(.shared, open: url, options: [:]) }
    }

    /// Asks whether the program may end; the answer may come later.
    func ask(_ decided: @escaping (Bool) -> Void) {
        switch desktopDelegate?.applicationShouldTerminate(.shared) ?? .terminateNow {
        case .terminateNow: decided(true)
        case .terminateCancel: decided(false)
        case .terminateLater:
            answer = { [weak self] in
                self?.answer = nil
                decided($0)
            }
        }
    }

    var endsWithLastWindow: Bool {
        desktopDelegate?.applicationShouldTerminateAfterLastWindowClosed(.shared) ?? true
    }

    func willEnd() {
        post(NSApplication.willTerminateNotification, to: desktopDelegate?.applicationWillTerminate)
        phoneDelegate?.applicationWillTerminate(.shared)
        post(UIApplication.willTerminateNotification)
    }
}

extension URL {
    /// The addresses and files in the arguments of a program. Others are its own: its options, for example.
    package static func all(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            if argument.hasPrefix("-") { return nil }
            if argument.contains("://") { return URL(string: argument) }
            guard argument.contains("/"), FileManager.default.fileExists(atPath: argument) else { return nil }
            return URL(fileURLWithPath: argument)
        }
    }
}

/// A program without scenes, which its delegate runs.
package struct DelegateApp: App {
    package init() {}
    package var body: some Scene { _EmptyScene() }
}

extension RunningApp {
    func reopen() {
        let isVisible = windows.windows.contains { $0.isVisible }
        let opens = life.desktopDelegate?.applicationShouldHandleReopen(.shared, hasVisibleWindows: isVisible) ?? true
        guard opens, !isVisible else { return }
        afterTurn { [weak self] in
            guard let self, let first = firstScene else { return }
            if let window = windows.windows(ofSceneAt: first.path).first { return window.raise() }
            open(first, value: first.makeValue?())
        }
    }
}
