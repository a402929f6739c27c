import Foundation

/// How long, in seconds, tests wait for what crosses a bus. The main actor is shared by all tests of a process: what it
/// has to do may come after all of them, which takes many minutes on a slow machine.
public let busPatience = 3600.0

/// A session bus of a test's own: the process of a bus daemon.
struct BusDaemon: Sendable {
    let address: String
    private let process: Process

    /// All is allowed, and none of the machine's services is started: a portal that is installed would answer, or ask,
    /// in the place of a test's.
    private static func configuration(in folder: URL) -> String {
        """
        <busconfig><type>session</type><listen>unix:tmpdir=\(folder.path)</listen>
        <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
        <allow own="*"/></policy></busconfig>
        """
    }

    /// Nil if no bus can be started.
    init?() {
        let output = Pipe()
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("casement-bus-\(UUID().uuidString).conf")
        // It has read the file when it prints its address.
        defer { try? FileManager.default.removeItem(at: file) }
        let text = Self.configuration(in: folder)
        guard (try? text.write(to: file, atomically: false, encoding: .utf8)) != nil else { return nil }
        process.arguments = ["--config-file=\(file.path)", "--nofork", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Ends it, as when a session ends.
    func end() { kill(process.processIdentifier, SIGKILL) }
}
