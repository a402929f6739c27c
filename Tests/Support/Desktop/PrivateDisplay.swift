import Foundation

/// A virtual display that no other program draws on or sends events to. It ends with the test process, however that
/// ends.
public final class PrivateDisplay: Sendable {
    /// The value of `DISPLAY` for programs.
    public let name: String
    private let server: Process
    /// Closed when this process ends; the shell that waits for that then ends the display.
    private let lifeline = Pipe()

    /// Nil if Xvfb is not installed.
    public init?(width: Int = 1280, height: Int = 800) {
        let output = Pipe()
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        let command = "Xvfb -displayfd 3 -screen 0 \(width)x\(height)x24 -nolisten tcp -noreset 3>&1 >/dev/null 2>&1"
        // Not by SIGTERM: threads that serve queues block signals, and their children inherit that.
        server.arguments = ["-c", "\(command) & display=$!; read -r end; kill -9 $display"]
        server.standardInput = lifeline
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        guard (try? server.run()) != nil else { return nil }
        var number = Data()
        while !number.contains(UInt8(ascii: "\n")) {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            number += data
        }
        name = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Ends the display now, as when an X server crashes.
    public func end() { try? lifeline.fileHandleForWriting.close() }

    deinit { try? lifeline.fileHandleForWriting.close() }
}
