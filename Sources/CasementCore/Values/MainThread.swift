import Dispatch
import Foundation

/// Tells whether code runs where the main actor does, so that it may go on at once instead of hopping there.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On the main thread, or on another one that serves the main queue: once a program has called `dispatchMain()`, as test
    /// runners do, any thread may.
    /// The queue is asked first: Foundation's answer takes two system calls.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }

    /// Runs `body` on the main thread: at once where this is it, otherwise while the caller waits.
    static func sync<Result>(_ body: @MainActor () -> Result) -> Result {
        typealias Plain = () -> Result
        guard isCurrent else {
            // The caller stands still until the closure has run, so nothing is used from two threads at a time.
            nonisolated(unsafe) var result: Result?
            withoutActuallyEscaping(body) { body in
                DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
            }
            return result!
        }
        // This is the main thread: what the type says is true, and asking the runtime again would cost 100 ns.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
    }
}
