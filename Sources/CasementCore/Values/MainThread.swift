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
}
