import Foundation

/// The folder that the program's file is in, seen without `Bundle.main`: that reads the whole folder several times and takes 2 ms of a
/// program's start, and most programs have no tables of their own.
enum MainFolder {
    /// Nil where the system does not tell.
    static let program: String? = {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        return length > 0 ? String(decoding: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }()

    /// Whether there is something from which the main bundle of `program` may have a table of texts; where that cannot be told,
    /// it may.
    static func mayHaveTables(_ table: String, in languages: [String], of program: String? = program) -> Bool {
        guard let program, let slash = program.lastIndex(of: "/") else { return true }
        let folder = program[...slash], name = program[program.index(after: slash)...]
        let tables = ["strings", "stringsdict", "xcstrings"].map { "\(table).\($0)" }
        let folders = (languages + ["en", "Base"]).map { $0 + ".lproj" }
        // A bundle's own language is in its Info.plist, and its files may be in one of these folders.
        let bundles = ["Info.plist", "Resources", "Contents", "Support Files", "\(name).resources"]
        let shared = ["../share/\(name).resources", "../\(name).resources"]
        return (tables + folders + bundles + shared).contains { access(folder + $0, F_OK) == 0 }
    }
}
