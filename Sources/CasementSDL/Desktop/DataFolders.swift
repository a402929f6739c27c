/// Where the desktop and its programs have their data, by the XDG Base Directory Specification.
package enum DataFolders {
    /// `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`, the folder with the highest precedence first. What is not absolute is
    /// ignored.
    package static func all(_ environment: [String: String]) -> [String] {
        func value(_ name: String, _ otherwise: String) -> String {
            environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? otherwise
        }
        let home = value("XDG_DATA_HOME", value("HOME", "/nonexistent") + "/.local/share")
        let shared = value("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        return ([home] + shared).filter { $0.hasPrefix("/") }
    }
}
