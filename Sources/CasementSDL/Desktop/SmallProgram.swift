import Foundation
import Glibc

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
        guard let (process, end) = start(command, environment, nil, nil) else { return false }
        guard end.wait(timeout: .now() + patience) == .success else { return true }
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// What a program that has ended has said: the first 64 KiB.
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs a program and waits for its end; one that takes longer than `patience`, in seconds, is ended. Nil for
    /// that, and for one that does not start.
    static func run(_ command: [String], _ environment: [String: String], patience: Double) -> Result? {
        let output = Pipe(), errors = Pipe()
        guard let (process, end) = start(command, environment, output, errors) else { return nil }
        guard end.wait(timeout: .now() + patience) == .success else {
            process.terminate()
            return nil
        }
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Result(status: status, output: text(in: output), errors: text(in: errors))
    }

    /// Whether a program of this name is in the folders of `PATH`.
    static func exists(_ name: String, _ environment: [String: String]) -> Bool {
        (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    private static func start(
        _ command: [String], _ environment: [String: String], _ output: Pipe?, _ errors: Pipe?
    ) -> (Process, DispatchSemaphore)? {
        let process = Process(), end = DispatchSemaphore(value: 0)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = errors ?? FileHandle.nullDevice
        process.terminationHandler = { _ in end.signal() }
        guard (try? process.run()) != nil else { return nil }
        return (process, end)
    }

    /// What is in a pipe now: a program that it has started may keep it open.
    private static func text(in pipe: Pipe) -> String {
        let file = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
        let most = 64 << 10
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            while count < most {
                let part = read(file, buffer.baseAddress! + count, most - count)
                guard part > 0 else { return }
                count += part
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
