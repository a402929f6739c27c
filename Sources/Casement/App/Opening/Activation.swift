import CasementCore
import CasementSDL
import Foundation

/// What later starts of the program and the desktop ask of the one that runs.
extension RunningApp {
    /// Makes the process the only one of its program, or hands its arguments to the one that runs.
    static func announce() -> ApplicationService.Start {
        let identifier = ApplicationService.identifier(
            ProcessInfo.processInfo.environment, Bundle.main.infoDictionary ?? [:])
        return ApplicationService.start(
            identifier, opening: addresses(in: ProgramArguments.all))
    }

    /// The addresses and files in arguments, which another process can open: its folder may be a different one.
    package static func addresses(in arguments: some Sequence<String>) -> [String] {
        arguments.compactMap { argument in
            if argument.hasPrefix("-") { return nil }
            if argument.contains("://") { return argument }
            guard FileManager.default.fileExists(atPath: argument) else { return nil }
            return URL(fileURLWithPath: argument).absoluteString
        }
    }

    /// Does what is asked at the end of the turn, and comes to the front; false for an action that is not known.
    package func perform(_ request: ApplicationService.Request) -> Bool {
        switch request {
        case .activate: reopen()
        case .open(let addresses): open(arguments: addresses)
        case .action("new-window"):
            guard let firstScene else { return false }
            openNew(firstScene)
        case .action("settings"), .action("preferences"):
            openSettings()
        case .action("quit"):
            quit()
            return true
        case .action: return false
        }
        afterTurn { [weak self] in self?.windows.windows.first { !$0.isCovered }?.raise() }
        return true
    }
}
