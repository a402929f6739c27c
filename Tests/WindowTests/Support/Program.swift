import DesktopSupport
import Foundation
import Synchronization
import Testing

/// A program of this package that runs beside the test.
final class Program {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var received = ""
    /// Windows have the frames of the last start of the same program: each starts as if it were the first.
    private let state = NSTemporaryDirectory() + "casement-state-\(UUID().uuidString)"

    /// Starts a product that was built beside the tests.
    /// - Parameter command: what starts it in another way, with its path and arguments at the end.
    init(
        _ name: String, _ arguments: [String] = [], by command: [String] = [], environment: [String: String] = [:],
        without removed: [String] = []
    ) throws {
        let whole = command + [Self.url(of: name).path] + arguments
        process.executableURL = URL(fileURLWithPath: command.isEmpty ? whole[0] : "/usr/bin/env")
        process.arguments = command.isEmpty ? arguments : whole
        var variables = ProcessInfo.processInfo.environment
        variables["XDG_STATE_HOME"] = state
        variables["XDG_DATA_HOME"] = state + "/data"
        variables.merge(environment) { $1 }
        for name in removed { variables[name] = nil }
        process.environment = variables
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit { try? FileManager.default.removeItem(atPath: state) }

    /// The path of a product that was built beside the tests.
    static func url(of name: String) -> URL {
        (products ?? Bundle.main.bundleURL.deletingLastPathComponent()).appendingPathComponent(name)
    }

    /// The folder of the build's products: beside the test bundle.
    private static var products: URL? {
        let path = CommandLine.arguments[0]
        return path.contains(".xctest") ? URL(fileURLWithPath: path).deletingLastPathComponent() : nil
    }

    var isRunning: Bool { process.isRunning }
    var processID: Int32 { process.processIdentifier }

    /// Waits until standard output contains a text; false if it does not in time.
    func waits(for text: String, seconds: Double = patience) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while !received.contains(text), Date() < end, waitForOutput() {}
        return received.contains(text)
    }

    /// Waits a moment for standard output to contain more; false if it ends.
    @discardableResult func waitForOutput() -> Bool { takeOutput(waiting: 50) }

    /// Takes what it has printed, and waits some milliseconds for that; false at the end of the output.
    @discardableResult func takeOutput(waiting milliseconds: Int32 = 0) -> Bool {
        var request = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return true }
        let data = output.fileHandleForReading.availableData
        received += String(decoding: data, as: UTF8.self)
        return !data.isEmpty
    }

    /// The text that standard output gets within a time.
    func says(for seconds: Double) -> String {
        let before = received.count
        _ = waits(for: "\u{0}", seconds: seconds)
        return String(received.dropFirst(before))
    }

    /// The complete lines on standard output since the last call.
    func takeLines() -> [String] {
        guard let end = received.lastIndex(of: "\n") else { return [] }
        let lines = received[..<end].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        received.removeSubrange(...end)
        return lines
    }

    /// The numbers after a name, of the lines that begin with it.
    static func numbers(_ name: String, in text: String) -> [Double] {
        text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }
            .compactMap { Double($0.dropFirst(name.count + 1)) }
    }

    /// Its processor time so far, in hundredths of a second.
    var processorTime: Int {
        let text = (try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12 else { return 0 }
        return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
    }

    /// Waits for the end; the exit status, or nil if it did not end in time (then it is killed).
    func ends(seconds: Double = patience) -> Int32? {
        let end = Date().addingTimeInterval(seconds)
        while process.isRunning, Date() < end { usleep(20_000) }
        guard process.isRunning else { return process.terminationReason == .exit ? process.terminationStatus : -1 }
        kill(process.processIdentifier, SIGKILL)
        return nil
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// The text on standard error; waits for the end of the program.
    var errorText: String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

    /// Reads standard error from now on, so that the program can print more than a pipe holds. The result waits for the
    /// end of the program.
    func readErrors() -> () -> String {
        let file = errors.fileHandleForReading, hasEnded = DispatchSemaphore(value: 0)
        let box = ErrorText()
        DispatchQueue.global().async {
            let data = file.readDataToEndOfFile()
            box.text.withLock { $0 = String(decoding: data, as: UTF8.self) }
            hasEnded.signal()
        }
        return {
            hasEnded.wait()
            return box.text.withLock { $0 }
        }
    }

    private final class ErrorText: Sendable { let text = Mutex("") }

    /// Runs a command and returns its output.
    @discardableResult static func run(_ command: String) -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// The requirements of tests with real windows: a display on which no window covers them, and the tools.
enum Desktop {
    private static let display = PrivateDisplay()

    /// The value of `DISPLAY` for programs.
    static var displayName: String { display?.name ?? "" }

    static let isPresent =
        Program.run("command -v Xvfb").isEmpty == false && Program.run("command -v xdotool").isEmpty == false
        && Program.run("command -v scrot").isEmpty == false
        && Program.run("command -v xprop").isEmpty == false

    /// Runs a command there and returns its output.
    @discardableResult static func run(_ command: String) -> String {
        Program.run("DISPLAY=\(displayName); export DISPLAY; \(command)")
    }
}

/// Suites whose windows are on one display, on which only one can have the pointer at a time.
@Suite(.serialized) enum OneDesktop {}
