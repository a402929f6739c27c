import Expectations
import Foundation
import Testing

/// Code that SwiftUI's rules forbid must not compile: checked by the compiler, with the modules built beside the tests.
@Suite(.enabled(if: TypeChecker.isPresent)) struct MustNotCompile {
    @Test("statements that are allowed in bodies, and those that are not")
    func bodies() throws {
        let source = """
            import CasementCore
            struct TwoTypes: View {
                var flag = true
                var body: some View { // error
                    if flag { return Text("a") } else { return Color.red }
                }
            }
            struct Loop: View {
                var body: some View {
                    for index in 0..<3 { Text("\\(index)") } // error
                }
            }
            struct NoView: View {
                var body: some View { 1 } // error
            }
            struct Builder: View {
                var flag = true
                @ViewBuilder var body: some View {
                    if flag { Text("a") } else { Color.red }
                }
            }
            struct Return: View {
                var body: some View {
                    print("Return")
                    return Text("a")
                }
            }
            """
        let expected = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $1.hasSuffix("// error") }.map { $0.offset + 1 }
        expect(try Set(TypeChecker.lines(withErrorsIn: source)).sorted(), equals: expected)
    }
}

enum TypeChecker {
    /// Whether there is a compiler that can read the modules beside the tests.
    static let isPresent =
        (try? lines(withErrorsIn: "import CasementCore\nstruct Fine: View { var body: some View { Text(\"a\") } }"))
        == []

    /// The lines in which the compiler reports errors.
    static func lines(withErrorsIn source: String) throws -> [Int] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Modules")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "5", "-I", modules.path, file.path]
        let output = Pipe()
        (compiler.standardError, compiler.standardOutput) = (output, FileHandle.nullDevice)
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        let lines = text.split(separator: "\n").filter { $0.contains(": error: ") }.compactMap { line in
            line.hasPrefix(file.path) ? Int(line.dropFirst(file.path.count + 1).prefix { $0 != ":" }) : 0
        }
        // A compiler that did not run reports nothing.
        return compiler.terminationStatus != 0 && lines.isEmpty ? [0] : lines
    }
}
