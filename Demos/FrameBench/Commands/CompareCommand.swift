import ArgumentParser
import Foundation

/// `FrameBench compare A.json B.json`
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Prints the ratio B/A of every figure that two result files have.")

    @Argument(help: "The JSON file of the run to compare with.") var first: String
    @Argument(help: "The JSON file of the run to be judged.") var second: String

    func run() throws {
        let comparison = Comparison(try Measurement(contentsOf: first), try Measurement(contentsOf: second))
        for warning in comparison.warnings { FileHandle.standardError.write(Data("FrameBench: \(warning)\n".utf8)) }
        print(comparison.table)
    }
}
