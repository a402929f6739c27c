import ArgumentParser

/// `FrameBench tables FILE.json...`
struct TablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables", abstract: "Prints the figures of result files as the tables of docs/performance.md.")

    @Argument(help: "JSON files of runs.") var files: [String]

    func run() throws { print(PerformancePage(try files.map(Measurement.init(contentsOf:))).markdown) }
}
