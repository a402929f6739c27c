import ArgumentParser
import CasementSDL

/// `FrameBench graph SCENARIO`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Times the view graph and layout alone, without graphics.")

    @Argument(help: "One of: \(GraphScenarioName.allCases.map(\.rawValue).joined(separator: ", ")).")
    var scenario: String

    @Option(help: "Rows in the list.")
    var count = GraphScenarioName.defaultCount

    @Option(help: "Timed iterations; fewer are made where they would take more than ten seconds.")
    var iterations = 300

    @Option(help: "Write the figures to a file as JSON.")
    var json: String?

    func validate() throws {
        guard (3...1_000_000).contains(count) else { throw ValidationError("--count takes 3 to 1,000,000 rows.") }
        guard iterations > 0 else { throw ValidationError("--iterations takes a positive number.") }
    }

    func run() throws {
        guard let name = GraphScenarioName(rawValue: scenario) else {
            throw refuse("there is no graph scenario \"\(scenario)\". FrameBench list names them.")
        }
        let (count, iterations) = (count, iterations)
        let result = MainActor.assumeIsolated {
            // Deep hierarchies need the stack of a program with windows.
            DeepTrees.prepare()
            return GraphRun(name, count: count, iterations: iterations).measure()
        }
        print(result.table)
        if let json { try result.write(to: json) }
    }
}
