import ArgumentParser
import Foundation

/// The program's command line.
struct FrameBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "FrameBench",
        abstract: "Measures what a frame costs and where.",
        discussion:
            "Absolute times depend on the machine and on its load: compare runs on one machine, made right after each other.",
        subcommands: [
            ListCommand.self, RunCommand.self, GraphCommand.self, CompareCommand.self, TablesCommand.self,
        ])
}

extension ExitCode {
    /// The exit code if a command is impossible here: an unknown scenario, no display, an unreadable file.
    static let cannotDo = ExitCode(2)
}

/// Prints the reason on standard error, and ends the command with exit code 2.
func refuse(_ message: String) -> ExitCode {
    FileHandle.standardError.write(Data("FrameBench: \(message)\n".utf8))
    return .cannotDo
}
