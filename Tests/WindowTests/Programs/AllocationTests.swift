import Expectations
import Foundation
import Testing

/// Memory in steady state, counted in a process of its own. `make test` runs that program optimised too, where
/// a frame allocates little.
@Suite struct AllocationTests {
    @Test("a frame in steady state allocates little memory and keeps none")
    func steadyState() throws {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent("AllocationProbe")
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        expect(process.terminationStatus, equals: 0, "\(String(decoding: text, as: UTF8.self))")
    }
}
