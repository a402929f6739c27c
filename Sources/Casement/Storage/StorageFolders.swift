import CasementCore
import Foundation

/// The folders for a user's files, as in the XDG Base Directory Specification. Relative paths are ignored.
enum StorageFolders {
    static var configuration: URL { folder("XDG_CONFIG_HOME", otherwise: ".config") }
    static var state: URL { folder("XDG_STATE_HOME", otherwise: ".local/state") }

    private static func folder(_ variable: String, otherwise path: String) -> URL {
        if let folder = environmentVariable(variable), folder.hasPrefix("/") {
            return URL(fileURLWithPath: folder, isDirectory: true)
        }
        let home = environmentVariable("HOME") ?? NSHomeDirectory()
        return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(path, isDirectory: true)
    }
}
