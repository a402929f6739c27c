import Foundation

/// What the kernel knows of this process.
enum ProcessFigures {
    /// Nanoseconds on a clock that never jumps, the same for all processes of the machine.
    static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// Nanoseconds of processor time that all threads have used, in the program and in the kernel for it.
    static var cpu: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The largest amount of memory that was resident at one time, MiB.
    static var peakMemory: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
