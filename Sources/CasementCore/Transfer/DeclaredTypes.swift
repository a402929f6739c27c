import Foundation
import Synchronization

/// The types that the program declares in its Info.plist: those that it exports, and those of other programs that it
/// imports.
enum DeclaredTypes {
    private static let ofProgram = MainFolder.hasInfo() ? entries(in: Bundle.main.infoDictionary ?? [:]) : [:]
    private static let replaced = Mutex<[String: UTTypeTable.Entry]?>(nil)

    /// By their identifiers.
    static var entries: [String: UTTypeTable.Entry] { replaced.withLock { $0 } ?? ofProgram }

    /// Takes other declarations than those of the program; nil for those. For tests.
    static func replace(by info: [String: Any]?) {
        let new = info.map { entries(in: $0) }
        replaced.withLock { $0 = new }
    }

    /// The declarations of an Info.plist. What has another form than it should is left out, and what would
    /// change a built-in type. A type that is exported and imported is as its owner says.
    static func entries(in info: [String: Any]) -> [String: UTTypeTable.Entry] {
        var entries: [String: UTTypeTable.Entry] = [:]
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for case let declaration as [String: Any] in info[key] as? [Any] ?? [] {
                guard let identifier = declaration["UTTypeIdentifier"] as? String, !identifier.isEmpty,
                    entries[identifier] == nil, UTTypeTable.entries[identifier] == nil
                else { continue }
                entries[identifier] = entry(declaration)
            }
        }
        return entries
    }

    private static func entry(_ declaration: [String: Any]) -> UTTypeTable.Entry {
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let parents = texts(declaration["UTTypeConformsTo"])
        return UTTypeTable.Entry(
            parents: parents.isEmpty ? ["public.data"] : parents,
            extensions: texts(tags["public.filename-extension"]).map { $0.lowercased() },
            mimes: texts(tags["public.mime-type"]).map { $0.lowercased() },
            name: declaration["UTTypeDescription"] as? String)
    }

    /// One text, or several.
    private static func texts(_ value: Any?) -> [String] {
        if let text = value as? String { return text.isEmpty ? [] : [text] }
        return (value as? [Any] ?? []).compactMap { $0 as? String }.filter { !$0.isEmpty }
    }
}
