import Foundation

/// The Glibc module omits it.
@_silgen_name("pthread_setname_np")
private func setName(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> Int32

/// A thread of the system. One of Foundation's has a dictionary of its own, which is 0.1 MiB of a start; a queue's
/// comes with those that manage queues, and with what they have.
package enum PlainThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// The most bytes of a name that Linux keeps.
    private static let longestName = 15

    /// Runs `work` on a thread of its own. Nothing waits for its end; where the system has no more threads, nothing
    /// runs.
    ///
    /// `name` is what the tools of the system show, of which they keep 15 bytes. The stack is that of any thread where
    /// no size is given, in bytes.
    package static func start(
        _ name: StaticString? = nil, stackSize: Int? = nil, _ work: @escaping @Sendable () -> Void
    ) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        // Less than a thread needs is refused: the usual size stays.
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        let argument = Unmanaged.passRetained(
            Work {
                if let name { Self.name(name) }
                work()
            })
        var thread = pthread_t()
        let error = pthread_create(
            &thread, &attributes,
            { argument in
                argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, argument.toOpaque())
        if error != 0 { argument.release() }
    }

    /// Names the thread that calls it. A longer name would be refused.
    private static func name(_ name: StaticString) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestName + 1) { text in
            let count = min(name.utf8CodeUnitCount, longestName)
            for index in 0..<count { text[index] = CChar(bitPattern: name.utf8Start[index]) }
            text[count] = 0
            if let start = text.baseAddress { _ = setName(pthread_self(), start) }
        }
    }
}
