import Dispatch
import Foundation

/// What a program with windows needs of its process.
@MainActor enum ProcessSetup {
    /// Calls `action` on the main queue for Ctrl-C and for a polite request to end. Keep the result as long as that shall hold.
    static func onTermination(_ action: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
        on([SIGINT, SIGTERM], action)
    }

    /// Calls `action` on the main queue for the signal that asks a program to tell what it is at.
    static func onInquiry(_ action: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
        on([SIGUSR1], action)
    }

    private static func on(
        _ numbers: [Int32], _ action: @escaping @MainActor () -> Void
    ) -> [any DispatchSourceSignal] {
        numbers.map { number in
            // The source only watches: the signal's own effect must be off.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { action() } }
            source.resume()
            return source
        }
    }
}
