import Foundation

/// Starts programs with a window, one after the other, and measures the time from outside.
@MainActor struct StartupRun {
    private static let starts = 10

    private let isOffscreen: Bool
    private let window: WindowOptions

    init(_ options: RunOptions) { (isOffscreen, window) = (options.isOffscreen, options.window) }

    func measure() throws -> RunResult {
        let progress = Progress()
        defer { progress.clear() }
        var times: [UInt64] = []
        var memory: [Double] = []
        var renderer = ""
        // The first window loads the program's files from the disk and is not counted. It belongs to this process, so
        // that an external observer, who watches this process from its exec to its first window, sees an ordinary
        // start, if it was opened before the command line was read.
        if !StartupWindow.isOpened { _ = isOffscreen ? StartupWindow.openInMemory() : try StartupWindow.open() }
        for number in 1...Self.starts {
            progress.show("run startup: start \(number) of \(Self.starts)")
            let start = try start()
            times.append(start.time)
            memory.append(start.memory)
            renderer = start.renderer
        }
        var result = Measurement(scenario: RunScenarioName.startup.rawValue, mode: .run, count: 1)
        result.frames = times.count
        result.renderer = renderer
        result.startup = Percentiles(times)(50) / 1e6
        result.peakMemory = memory.sorted()[memory.count / 2]
        return RunResult(measurement: result)
    }

    /// Nanoseconds from exec to the first push, the peak memory in MiB, and the renderer.
    private func start() throws -> (time: UInt64, memory: Double, renderer: String) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw refuse("no pipe could be made.") }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])

        let words =
            ["FrameBench", StartupWindow.argument] + (isOffscreen ? [StartupWindow.offscreen] : [])
            + (window == WindowOptions() ? [] : window.arguments)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let begin = ProcessFigures.now
        let status = posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, environ)
        close(ends[1])
        guard status == 0 else {
            throw refuse("FrameBench could not start itself: \(String(cString: strerror(status))).")
        }

        let answer = String(decoding: FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile(), as: UTF8.self)
        var ignored: Int32 = 0
        waitpid(process, &ignored, 0)
        let parts = answer.split(whereSeparator: \.isWhitespace)
        guard parts.count == 3, let shown = UInt64(parts[0]), let memory = Double(parts[1]), shown > begin else {
            throw refuse("the started window gave no answer.")
        }
        return (shown - begin, memory, String(parts[2]))
    }
}
