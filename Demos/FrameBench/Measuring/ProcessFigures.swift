import Foundation

/// The kernel's figures for this process.
enum ProcessFigures {
    /// The time in nanoseconds on a monotonic clock, the same for all processes of the machine.
    static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// The CPU time of all threads in nanoseconds, in user and kernel mode.
    static var cpu: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The peak of resident memory in MiB.
    static var peakMemory: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
