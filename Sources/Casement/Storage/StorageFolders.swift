import Foundation

/// Where a user's programs keep their files: the XDG Base Directory Specification. A path that is not absolute does not count.
enum StorageFolders {
    static var configuration: URL { folder("XDG_CONFIG_HOME", otherwise: ".config") }
    static var state: URL { folder("XDG_STATE_HOME", otherwise: ".local/state") }

    private static func folder(_ variable: String, otherwise path: String) -> URL {
        if let folder = ProcessInfo.processInfo.environment[variable], folder.hasPrefix("/") {
            return URL(fileURLWithPath: folder, isDirectory: true)
        }
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(path, isDirectory: true)
    }
}
