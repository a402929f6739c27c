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

    /// The peak of resident memory in MiB, 0 if it is not known.
    static var peakMemory: Double {
        // What getrusage tells is never less than what the program had that started this one.
        guard let status = fopen("/proc/self/status", "re") else { return 0 }
        defer { fclose(status) }
        var line = [CChar](repeating: 0, count: 128)
        while fgets(&line, CInt(line.count), status) != nil {
            if strncmp(line, "VmHWM:", 6) == 0 { return Double(strtol(Array(line[6...]), nil, 10)) / 1024 }
        }
        return 0
    }
}
