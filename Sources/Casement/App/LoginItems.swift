import CasementCore
import Foundation

/// Whether the program starts with the user's session, by the name of ServiceManagement.
///
///     Toggle("Start at login", isOn: $startsAtLogin)
///         .onChange(of: startsAtLogin) { _, starts in
///             try? starts ? SMAppService.mainApp.register() : SMAppService.mainApp.unregister()
///         }
///
/// Desktops start what has a file in `$XDG_CONFIG_HOME/autostart`: that is written and removed here. The user may
/// remove it too.
public final class SMAppService: Sendable {
    /// Whether the desktop starts the program.
    public enum Status: Int, Sendable {
        /// It does not.
        case notRegistered
        /// It does.
        case enabled
        /// The user has to allow it: no desktop asks for that. It is so where another program has turned the file off.
        case requiresApproval
        /// There is no such service.
        case notFound
    }

    /// The program itself.
    public static let mainApp = SMAppService(
        folder: StorageFolders.configuration.appendingPathComponent("autostart", isDirectory: true),
        name: ProcessInfo.processInfo.processName, program: "/proc/self/exe")

    private let file: URL
    private let name: String
    private let program: String

    package init(folder: URL, name: String, program: String) {
        file = folder.appendingPathComponent("\(name).desktop")
        (self.name, self.program) = (name, program)
    }

    /// Whether the desktop starts the program.
    public var status: Status {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return .notRegistered }
        let isOff = text.split(separator: "\n").contains {
            $0 == "Hidden=true" || $0 == "X-GNOME-Autostart-enabled=false"
        }
        return isOff ? .requiresApproval : .enabled
    }

    /// Has the desktop start the program with the user's session, from the place where it is now.
    public func register() throws {
        let path = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
        // As the specification of desktop entries wants it: quoted, with its own characters escaped twice.
        var quoted = ""
        for character in path {
            if "\"`$\\".contains(character) { quoted += "\\" }
            quoted += character == "%" ? "%%" : String(character)
        }
        let lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(escaped(name))", "Exec=\"\(escaped(quoted))\"", "",
        ]
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
    }

    /// A value of a desktop entry: one line.
    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\r", with: "\\r")
    }

    /// Has the desktop start the program no more.
    public func unregister() throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }

    /// Has the desktop start the program no more.
    public func unregister() async throws {
        func remove() throws { try unregister() }
        try remove()
    }

    /// Has no effect: desktops have no common place in their settings for programs that start with the session.
    @MainActor public static func openSystemSettingsLoginItems() {
        WithoutEffect.note("openSystemSettingsLoginItems()", "desktops have no common place for it in their settings")
    }
}
