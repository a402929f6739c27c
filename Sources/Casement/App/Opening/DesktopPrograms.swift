import CasementCore
import CasementSDL
import Foundation

// The programs of the desktop: their files end in ".desktop", and are named by what a Mac calls the bundle identifier.

extension NSWorkspace {
    /// How a program is opened: with which words and variables. The rest has no effect.
    @MainActor @preconcurrency public final class OpenConfiguration {
        /// Whether the program comes to the front.
        public var activates = true
        /// Whether it opens again while it runs.
        public var createsNewApplicationInstance = false
        /// Whether it is not in the list of programs that were used.
        public var addsToRecentItems = true
        /// Whether the user may be asked.
        public var promptsUserIfNeeded = true
        /// Words for the command that starts it, before files and addresses. A program that its desktop file starts in
        /// a terminal does not get them.
        public var arguments: [String] = []
        /// Variables of its environment, beside those of this program.
        public var environment: [String: String] = [:]
        /// Whether it is hidden. It has no effect: desktops show what is opened.
        public var hides = false
        /// Whether other programs are hidden. It has no effect: their windows are theirs.
        public var hidesOthers = false
        /// Whether it is opened for printing. It has no effect.
        public var isForPrinting = false

        /// The usual way.
        public init() {}
    }

    /// The desktop file of a program, by its name: "org.gnome.TextEditor", with or without ".desktop". Nil if none is
    /// installed; Mac's programs have other names.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        DesktopPrograms.file(named: bundleIdentifier, ProcessInfo.processInfo.environment)
    }

    /// Starts a program by its desktop file, or by the file of its command. The completion is called with an error
    /// where that fails; the program is never given, since desktops do not tell of others.
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { start([], applicationURL, configuration, completionHandler) }

    /// Opens files and addresses in a program, by its desktop file or the file of its command.
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { start(urls, applicationURL, configuration, completionHandler) }

    /// Opens an address or a file in the desktop's program for it. The configuration has no effect, and the completion
    /// is called without a program: with an error where the desktop has none for it.
    public func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        let opener = RunningApp.current?.system.environment.urlOpener ?? EnvironmentValues.desktop.urlOpener
        opener.open(url) { isOpened in
            completionHandler?(nil, isOpened ? nil : CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url]))
        }
    }

    private func start(
        _ urls: [URL], _ program: URL, _ configuration: OpenConfiguration,
        _ completion: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)?
    ) {
        let environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
        let commands = DesktopPrograms.commands(
            program, urls.map { $0.isFileURL ? $0.path : $0.absoluteString }, configuration.arguments)
        DispatchQueue.global(qos: .userInitiated).async {
            let isStarted = SmallProgram.runFirst(of: commands, environment)
            completion?(nil, isStarted ? nil : CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: program]))
        }
    }
}

/// Where programs of the desktop are, and how they are started.
package enum DesktopPrograms {
    package static func file(named name: String, _ environment: [String: String]) -> URL? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let file = name.hasSuffix(".desktop") ? name : name + ".desktop"
        for folder in DataFolders.all(environment) {
            let path = folder + "/applications/" + file
            if FileManager.default.isReadableFile(atPath: path) { return URL(fileURLWithPath: path) }
        }
        return nil
    }

    /// The commands of which the first that works starts a program.
    package static func commands(_ program: URL, _ items: [String], _ arguments: [String]) -> [[String]] {
        guard program.pathExtension == "desktop" else { return [[program.path] + arguments + items] }
        // Both commands below pass files and addresses alone.
        if !arguments.isEmpty, let command = DesktopCommand(file: program)?.words(items, arguments) {
            return [command]
        }
        let name = program.deletingPathExtension().lastPathComponent
        return [["gio", "launch", program.path] + items, ["gtk-launch", name] + items]
    }
}
