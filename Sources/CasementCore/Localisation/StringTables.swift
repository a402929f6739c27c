import Foundation
import Synchronization

/// The cached string tables of bundles.
enum StringTables {
    private struct Key: Hashable {
        var folder: URL
        var table: String
        var locale: String
    }

    private static let known = Mutex<[Key: [StringTable]]>([:])

    /// A table of the main bundle.
    private struct MainKey: Hashable {
        var table: String
        var locale: String
    }

    /// The tables that the main bundle does not have: looking for one asks the system for fifteen files.
    private static let missing = Mutex<Set<MainKey>>([])

    /// The entry of `key` in a bundle: in the languages of the identifier of a locale, then in the bundle's own.
    static func entry(_ key: String, table: String?, bundle: Bundle?, locale: String) -> StringTable.Entry? {
        for table in tables(table, bundle: bundle, locale: locale) {
            if let entry = table[key] { return entry }
        }
        return nil
    }

    /// The tables to search, in order. Empty if the bundle has none, as with most programs' main bundle.
    static func tables(_ table: String?, bundle: Bundle?, locale: String) -> [StringTable] {
        if bundle == nil, isMissing(table ?? "Localizable", locale: locale) { return [] }
        let bundle = bundle ?? .main
        guard let folder = bundle.resourceURL ?? Optional(bundle.bundleURL) else { return [] }
        let key = Key(folder: folder, table: table ?? "Localizable", locale: locale)
        if let tables = known.withLock({ $0[key] }) { return tables }
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        var tables = (languages(of: locale) + ["Base", own]).compactMap {
            load(folder.appendingPathComponent("\($0).lproj"), key.table, catalogue: folder, language: $0)
        }
        if let root = load(folder, key.table, catalogue: nil, language: own) { tables.append(root) }
        known.withLock { $0[key] = tables }
        return tables
    }

    /// Whether the main bundle has no such table, as far as can be determined.
    private static func isMissing(_ table: String, locale: String) -> Bool {
        let key = MainKey(table: table, locale: locale)
        if missing.withLock({ $0.contains(key) }) { return true }
        if MainFolder.mayHaveTables(table, in: languages(of: locale)) { return false }
        missing.withLock { _ = $0.insert(key) }
        return true
    }

    /// The possible names of a locale's folder: "pt-BR", "pt_BR", "pt".
    private static func languages(of locale: String) -> [String] {
        let name = locale.utf8.prefix { $0 != UInt8(ascii: "@") }
        let parts = name.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.map { String(Substring($0)) }
        var names: [String] = []
        for count in stride(from: parts.count, through: 1, by: -1) {
            for separator in count > 1 ? ["-", "_"] : ["-"] {
                names.append(parts[1..<count].reduce(parts[0]) { $0 + separator + $1 })
            }
        }
        if parts.count == 3 { names.insert(parts[0] + "-" + parts[2], at: 2) }
        return names
    }

    private static func load(_ folder: URL, _ name: String, catalogue: URL?, language: String) -> StringTable? {
        var found: StringTable?
        func add(_ table: StringTable) {
            guard !table.entries.isEmpty else { return }
            if found == nil { found = table } else { found?.merge(table) }
        }
        if let data = data(catalogue, name, "xcstrings") { add(StringTable(catalogue: data, language: language)) }
        if let data = data(folder, name, "strings"), let text = text(data) { add(StringTable(strings: text)) }
        if let data = data(folder, name, "stringsdict") { add(StringTable(plurals: data)) }
        return found
    }

    private static func data(_ folder: URL?, _ name: String, _ type: String) -> Data? {
        guard let file = folder?.appendingPathComponent("\(name).\(type)"),
            FileManager.default.isReadableFile(atPath: file.path)
        else { return nil }
        return try? Data(contentsOf: file)
    }

    /// Decodes a table: UTF-8, or UTF-16 with a byte order mark, as formerly written by Apple's tools.
    private static func text(_ data: Data) -> String? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return String(data: data, encoding: isWide ? .utf16 : .utf8)
    }
}
