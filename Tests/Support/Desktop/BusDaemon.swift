import Foundation

/// A session bus of a test's own: the process of a bus daemon.
struct BusDaemon: Sendable {
    let address: String
    private let process: Process

    /// Nil if no bus can be started.
    init?() {
        let output = Pipe()
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Ends it, as when a session ends.
    func end() { kill(process.processIdentifier, SIGKILL) }
}
