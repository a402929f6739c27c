import Dispatch
import Foundation

/// Detects whether code already runs where the main actor does, so that it can continue without a hop.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, if that asked first, as in most programs; else 0, which no thread has.
    private static let asker = Thread.isMainThread ? pthread_self() : 0

    /// Whether this is the main thread or another one that serves the main queue: once a program has
    /// called `dispatchMain()`, as test runners do, any thread may. The queue is checked before Foundation's function,
    /// which takes two system calls, and the thread before the queue, whose functions lie on pages of their own.
    package static var isCurrent: Bool {
        asker == pthread_self() || DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    /// Runs `body` on the main thread: directly if this is it, otherwise synchronously while the caller waits.
    package static func sync<Result>(_ body: @MainActor () -> Result) -> Result {
        typealias Plain = () -> Result
        guard isCurrent else {
            // The caller is blocked until the closure has run, so nothing is used from two threads at a time.
            nonisolated(unsafe) var result: Result?
            withoutActuallyEscaping(body) { body in
                DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
            }
            return result!
        }
        // This is the main thread: the type's promise holds, and checking it at run time would cost 100 ns.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
    }
}
