import Foundation
import Synchronization

/// The process-wide setup of a program with windows.
@MainActor enum ProcessSetup {
    private static var actions: [Int32: @MainActor () -> Void] = [:]

    /// Calls `action` on the main thread for Ctrl-C, for a polite request to terminate, and when the terminal is
    /// closed.
    static func onTermination(_ action: @escaping @MainActor () -> Void) {
        for number in [SIGINT, SIGTERM] { on(number, action) }
        if !ignores(SIGHUP) { on(SIGHUP, action) }
    }

    /// Whether the process was started so that it ignores a signal, as nohup does.
    private static func ignores(_ number: Int32) -> Bool {
        var now = sigaction()
        sigaction(number, nil, &now)
        return unsafeBitCast(now.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Calls `action` on the main thread for the signal that asks a program for its status.
    static func onInquiry(_ action: @escaping @MainActor () -> Void) { on(SIGUSR1, action) }

    private static func on(_ number: Int32, _ action: @escaping @MainActor () -> Void) {
        if SignalPipe.begin(number) { actions[number] = action }
    }

    /// Does what is to be done for a signal.
    static func received(_ number: Int32) { actions[number]?() }
}

/// The numbers of signals that have arrived. Their handler may do little more than write them here; sources of Dispatch
/// come with a thread that manages them, and with the code of its queues.
enum SignalPipe {
    /// The two ends; -1 where the process has no more descriptors. Programs that are started get neither.
    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()
    /// Where the handler writes: it may wait for nobody who makes `ends` at that moment.
    private static let writing = Atomic<Int32>(-1)

    /// Readable when a signal has arrived.
    static var descriptor: Int32 { ends.reading }

    /// Notes a signal from now on, instead of what it does by default. False where nobody would learn of it.
    ///
    /// Programs that are started have the default: a handler ends with the program that has it.
    static func begin(_ number: Int32) -> Bool {
        guard ends.writing >= 0 else { return false }
        writing.store(ends.writing, ordering: .relaxed)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            // A full pipe has signals enough.
            _ = write(SignalPipe.writing.load(ordering: .relaxed), &byte, 1)
            errno = error
        }
        // What waits in the kernel when it arrives goes on, as far as the kernel can.
        action.sa_flags = SA_RESTART
        guard sigaction(number, &action, nil) == 0 else { return false }
        // A program starts with the signals blocked that were blocked in the thread that started it.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return true
    }

    /// The next signal that has arrived; nil if there is none.
    static func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }
}
