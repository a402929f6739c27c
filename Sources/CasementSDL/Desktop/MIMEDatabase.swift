import CasementCore
import Foundation
import Synchronization

/// The file types of the shared MIME database of freedesktop.org. `globs2`, `aliases`, `subclasses` and `types` of each
/// folder are read once, on the first query; the file of a single type, which has its description, is read when that is
/// requested.
package final class MIMEDatabase: DesktopTypeSource {
    /// The desktop's database, in `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`.
    package static let desktop = MIMEDatabase(folders: folders(ProcessInfo.processInfo.environment))

    /// The folders, the one with the highest precedence first.
    private let folders: [String]
    private let index = Mutex<MIMEIndex?>(nil)

    /// Creates a database from folders that have a file `globs2`, the one with the highest precedence first. Missing
    /// folders are ignored.
    package init(folders: [String]) { self.folders = folders }

    /// The database's folders according to the environment variables.
    package static func folders(_ environment: [String: String]) -> [String] {
        DataFolders.all(environment).map { $0 + "/mime" }
    }

    private func read<Answer: Sendable>(_ question: (MIMEIndex) -> Answer) -> Answer {
        index.withLock { index in
            let known = index ?? MIMEIndex(folders: folders)
            index = known
            return question(known)
        }
    }

    // MARK: Queries

    package func mimeType(filenameExtension: String) -> String? { read { $0.byExtension[filenameExtension]?.name } }

    package func canonicalName(of mimeType: String) -> String? {
        read { index in
            let name = index.aliases[mimeType] ?? mimeType
            return index.types.contains(name) ? name : nil
        }
    }

    package func parents(of mimeType: String) -> [String] { read { $0.parents[mimeType] ?? [] } }

    package func filenameExtensions(of mimeType: String) -> [String] {
        let patterns = file(of: mimeType).map { Self.values(of: "glob pattern=", in: $0) } ?? []
        let listed = patterns.compactMap { MIMEIndex.filenameExtension($0[...]) }
        return listed.isEmpty ? read { $0.extensions[mimeType] ?? [] } : listed
    }

    package func description(of mimeType: String) -> String? {
        guard let file = file(of: mimeType), let start = file.range(of: "<comment>"),
            let end = file.range(of: "</comment>", range: start.upperBound..<file.endIndex)
        else { return nil }
        return Self.withoutEntities(String(file[start.upperBound..<end.lowerBound]))
    }

    /// The file of a single type, which update-mime-database writes in one form.
    private func file(of mimeType: String) -> String? {
        guard !mimeType.contains("..") else { return nil }
        return folders.lazy.compactMap { MIMEIndex.text("\($0)/\(mimeType).xml") }.first
    }

    /// The quoted values of all occurrences of an attribute.
    private static func values(of attribute: String, in text: String) -> [String] {
        text.components(separatedBy: "<" + attribute + "\"").dropFirst().map {
            withoutEntities(String($0.prefix { $0 != "\"" }))
        }
    }

    private static func withoutEntities(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

/// The contents of the index files of a MIME database.
struct MIMEIndex {
    /// Types by filename extension, in lower case and without the dot, with the weight of the pattern.
    private(set) var byExtension: [String: (name: String, weight: Int)] = [:]
    private(set) var extensions: [String: [String]] = [:]
    private(set) var aliases: [String: String] = [:]
    private(set) var parents: [String: [String]] = [:]
    private(set) var types: Set<String> = []

    init(folders: [String]) {
        // Types for which a folder of higher precedence discards the patterns of the others.
        var withoutPatterns: Set<Substring> = []
        for folder in folders {
            let lines = Self.lines("\(folder)/globs2").map {
                $0.split(separator: ":", omittingEmptySubsequences: false)
            }
            for fields in lines where fields.count >= 3 && !withoutPatterns.contains(fields[1]) {
                // Case-sensitive patterns are ignored.
                if fields.count > 3, fields[3].split(separator: ",").contains("cs") { continue }
                if let end = Self.filenameExtension(fields[2]) { add(end, String(fields[1]), Int(fields[0]) ?? 50) }
            }
            for fields in lines where fields.count >= 3 && fields[2] == "__NOGLOBS__" {
                withoutPatterns.insert(fields[1])
            }
            for (alias, name) in Self.pairs("\(folder)/aliases") where aliases[alias] == nil { aliases[alias] = name }
            for (name, parent) in Self.pairs("\(folder)/subclasses") { parents[name, default: []].append(parent) }
            types.formUnion(Self.lines("\(folder)/types").map(String.init))
        }
    }

    private mutating func add(_ end: String, _ name: String, _ weight: Int) {
        extensions[name, default: []].append(end)
        if byExtension[end].map({ $0.weight < weight }) ?? true { byExtension[end] = (name, weight) }
    }

    /// The extension of a pattern such as `*.tar.gz`; nil for other patterns.
    static func filenameExtension(_ pattern: Substring) -> String? {
        guard pattern.hasPrefix("*."), pattern.count > 2 else { return nil }
        let end = pattern.dropFirst(2)
        return end.contains { "*?[]".contains($0) } ? nil : end.lowercased()
    }

    private static func pairs(_ path: String) -> [(String, String)] {
        lines(path).compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
    }

    private static func lines(_ path: String) -> [Substring] {
        (text(path) ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// A file's text; nil if it does not exist or is too large (many megabytes) to belong to a database.
    static func text(_ path: String) -> String? {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size < 16 << 20,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
