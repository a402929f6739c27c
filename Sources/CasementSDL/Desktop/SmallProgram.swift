import Foundation

/// Runs small programs of the desktop.
package enum SmallProgram {
    /// How long a program may take; one that runs longer does what it should.
    private static let patience = 3.0

    /// Waits for the first of some commands that succeeds; false if none does. The arguments are never part of a shell
    /// command.
    package static func runFirst(of commands: [[String]], _ environment: [String: String]) -> Bool {
        commands.contains { run($0, environment) }
    }

    private static func run(_ command: [String], _ environment: [String: String]) -> Bool {
        let process = Process(), end = DispatchSemaphore(value: 0)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { _ in end.signal() }
        guard (try? process.run()) != nil else { return false }
        guard end.wait(timeout: .now() + patience) == .success else { return true }
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
