import ArgumentParser

/// `FrameBench list`
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Names the scenarios.")

    func run() {
        print("run: in a window of 1024x768, or in memory with --renderer offscreen")
        for name in RunScenarioName.allCases { line(name.rawValue, name.summary, name.defaultCount) }
        print("\ngraph: the view graph and layout alone, without graphics")
        for name in GraphScenarioName.allCases { line(name.rawValue, name.summary, GraphScenarioName.defaultCount) }
    }

    private func line(_ name: String, _ summary: String, _ count: Int?) {
        let note = count.map { " (COUNT: \($0))" } ?? ""
        print("  \(name.padded(to: 14)) \(summary)\(note)")
    }
}
