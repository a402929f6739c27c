import Expectations
import Foundation
import Testing

/// A program built on one release of a system starts on another: no dependency has a release in its name.
@Suite struct PortableBinary {
    /// The output of `readelf` for a product that was built beside the tests.
    private func listing(_ options: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["readelf", "--wide"] + options + [Program.url(of: "WindowProbe").path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try require(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("neither a library nor a symbol of the system's ICU is needed at start")
    func needsNoVersionOfICU() throws {
        let libraries = try listing("--dynamic").split(separator: "\n").filter { $0.contains("(NEEDED)") }
        expect(libraries.contains { $0.contains("libcairo.so.2") }, "the list of libraries is read")
        expect(!libraries.contains { $0.contains("[libicu") }, "\(libraries)")
        let symbols = try listing("--dyn-syms").split(separator: "\n").filter { $0.contains(" UND ") }
        expect(symbols.contains { $0.contains("cairo_create") }, "the list of symbols is read")
        let versioned = symbols.filter { $0.contains(/\bu[a-z]+_\w+_\d\d\b/) }
        expect(versioned.isEmpty, "\(versioned)")
    }
}
