import Foundation

/// A thread of the system. One of Foundation's has a dictionary of its own, which is 0.1 MiB of a start.
package enum PlainThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `work` on a thread of its own. Nothing waits for its end; where the system has no more threads, nothing
    /// runs.
    package static func start(_ work: @escaping @Sendable () -> Void) {
        let argument = Unmanaged.passRetained(Work(work))
        var thread = pthread_t()
        let error = pthread_create(
            &thread, nil,
            { argument in
                argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, argument.toOpaque())
        guard error == 0 else { return argument.release() }
        pthread_detach(thread)
    }
}
