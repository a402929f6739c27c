import Foundation

/// The folder of the program's executable, found without `Bundle.main`: that reads the whole folder several times,
/// which takes 2 ms of a program's start, and most programs have no string tables.
package enum MainFolder {
    /// The path of the executable; nil if the system does not report it.
    package static let program: String? = {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { path in
            let length = path.withMemoryRebound(to: CChar.self) {
                readlink("/proc/self/exe", $0.baseAddress!, $0.count)
            }
            guard length > 0 else { return nil }
            return String(decoding: UnsafeBufferPointer(rebasing: path[..<length]), as: UTF8.self)
        }
    }()

    /// The identifier of the program's bundle, or else the name of its executable.
    package static var programName: String {
        if hasInfo(), let identifier = Bundle.main.bundleIdentifier { return identifier }
        guard let program, let slash = lastSlash(of: program) else { return ProcessInfo.processInfo.processName }
        return String(program[program.utf8.index(after: slash)...])
    }

    /// Found among the bytes of a path: characters would bring the tables of Unicode into each start.
    private static func lastSlash(of path: String) -> String.Index? { path.utf8.lastIndex(of: UInt8(ascii: "/")) }

    /// Whether the main bundle of `program` may contain a string table; true if that cannot be determined.
    static func mayHaveTables(_ table: String, in languages: [String], of program: String? = program) -> Bool {
        let tables = ["strings", "stringsdict", "xcstrings"].map { "\(table).\($0)" }
        let folders = (languages + ["en", "Base"]).map { $0 + ".lproj" }
        // A bundle's development language is in its Info.plist.
        return hasInfo(program, or: tables + folders)
    }

    /// Whether the main bundle of `program` may have an Info.plist; true if that cannot be determined.
    package static func hasInfo(_ program: String? = program, or files: [String] = []) -> Bool {
        guard let program, let slash = lastSlash(of: program) else { return true }
        let folder = String(program[...slash]), name = String(program[program.utf8.index(after: slash)...])
        // A bundle's files may be in one of these folders.
        let bundles = ["Info.plist", "Resources", "Contents", "Support Files", "\(name).resources"]
        let shared = ["../share/\(name).resources", "../\(name).resources"]
        return (files + bundles + shared).contains { access(folder + $0, F_OK) == 0 }
    }
}
