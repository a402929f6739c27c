import Dispatch
import Foundation

/// The process-wide setup of a program with windows.
@MainActor enum ProcessSetup {
    /// Calls `action` on the main queue for Ctrl-C, for a polite request to terminate, and when the terminal is closed.
    /// Keep the result as long as this should be active.
    static func onTermination(_ action: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
        on([SIGINT, SIGTERM] + (ignores(SIGHUP) ? [] : [SIGHUP]), action)
    }

    /// Whether the process was started so that it ignores a signal, as nohup does.
    private static func ignores(_ number: Int32) -> Bool {
        var now = sigaction()
        sigaction(number, nil, &now)
        return unsafeBitCast(now.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Calls `action` on the main queue for the signal that asks a program for its status.
    static func onInquiry(_ action: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
        on([SIGUSR1], action)
    }

    private static func on(
        _ numbers: [Int32], _ action: @escaping @MainActor () -> Void
    ) -> [any DispatchSourceSignal] {
        numbers.map { number in
            // The source only observes: the signal's default effect must be disabled.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { action() } }
            source.resume()
            return source
        }
    }
}
